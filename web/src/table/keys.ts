// Keyboard shortcuts: digits plant on a field, with Shift they harvest it; letters press the button with that key.

import type { Hands } from "./hands.svelte";

export function shortcut(event: KeyboardEvent, hands: Hands, root: HTMLElement): void {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest("input, textarea, select, dialog")) return;
  const { session } = hands;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined && session.you !== null) {
    const field = session.state?.seats[session.you]?.fields[Number(digit) - 1];
    if (!field) return;
    event.preventDefault();
    if (event.shiftKey) hands.harvest(field.number);
    else hands.tapField(field.number);
    return;
  }
  if (event.shiftKey) return;
  const button = root.querySelector<HTMLButtonElement>(`[data-key="${CSS.escape(event.key.toLowerCase())}"]:not(:disabled)`);
  if (!button) return;
  event.preventDefault();
  // Ending the trading cannot be undone, and its key is also a letter on cards. The first press of the key only focuses
  // the button, the second one presses it.
  const isFinal = button.dataset.key === "e" && session.actions("end_trading").length > 0;
  if (isFinal && document.activeElement !== button) button.focus();
  else button.click();
}
