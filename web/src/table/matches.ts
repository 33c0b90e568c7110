// Where your wishes and those of another player match, and what you could offer.

import type { Session } from "./session.svelte";

export interface Meeting {
  partner: number;
  give: number;
  want: number;
  card: number;
}

export function matchesOf(session: Session): Meeting[] {
  const you = session.you;
  const offering = session.legal.offering;
  if (you === null || !offering) return [];
  const own = Object.values(session.places).flat();
  return session.matches
    .filter((match) => match.seats.includes(you))
    .flatMap((match) => {
      const first = match.seats[0] === you;
      const partner = first ? match.seats[1] : match.seats[0];
      const [iGive, theyGive] = first ? match.gives : [match.gives[1], match.gives[0]];
      const give = iGive[0];
      const want = theyGive[0];
      const card = offering.give.find((id) => own.find((one) => one.id === id)?.bean === give);
      if (give === undefined || want === undefined || card === undefined || !offering.to.includes(partner)) return [];
      return [{ partner, give, want, card }];
    });
}
