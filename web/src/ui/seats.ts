// How a seat is marked: by a colour, and in graphs also by dashes.

const DASHES = ["", "6 3", "2 3", "9 3 2 3", "4 2", "1 2", "10 4"];

export const colourOf = (seat: number): string => `var(--seat-${seat % DASHES.length})`;
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;
