// An offer in the making, while others act.

import { expect, test } from "vitest";
import { Draft } from "../src/table/draft.svelte";
import type { Offer, Offering } from "../src/wire";

const offering: Offering = { to: [1, 2, null], give: [7, 8], want: [0, 1], want_coins: [] };
const offer = (id: number, maker: number): Offer => ({ id, maker, give: [{ id: 20, bean: 1 }], want: [0] }) as unknown as Offer;

test("a counter to an offer that is gone is an offer to whoever made it, and loses nothing", () => {
  const draft = new Draft();
  draft.counter(offer(3, 1), [7]);
  draft.keepTo(offering, [offer(3, 1)]);
  expect(draft.action).toEqual({ verb: "counter", offer: 3, give: [7], want: [1], want_coins: [] });
  draft.keepTo(offering, []);
  expect(draft.action).toEqual({ verb: "offer", to: 1, give: [7], want: [1], want_coins: [] });
});

test("whoever is addressed gets what was begun for somebody else", () => {
  const draft = new Draft();
  draft.counter(offer(3, 1), [7]);
  draft.address(2);
  expect(draft.action).toEqual({ verb: "offer", to: 2, give: [7], want: [1], want_coins: [] });
  draft.clear();
  expect([draft.begun, draft.empty]).toEqual([false, true]);
});
