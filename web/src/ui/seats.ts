// The colour of each seat, and its dash pattern in graphs.

const DASHES = ["", "6 3", "2 3", "9 3 2 3", "4 2", "1 2", "10 4"];

export const colourOf = (seat: number): string => `var(--seat-${seat % DASHES.length})`;
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;
