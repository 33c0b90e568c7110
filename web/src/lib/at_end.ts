// Keeps a list scrolled to its end, where new lines are added, unless the reader has scrolled up.

const NEAR = 60; // pixels from the end that still count as the end

/** An attachment for an element that scrolls. */
export function staysAtEnd(list: HTMLElement): () => void {
  let atEnd = true;
  let top = 0;
  let due = 0;
  // Scroll once per frame: measuring after every change would force a layout each time.
  const scroll = (): void => {
    due = 0;
    if (atEnd) list.scrollTo(0, list.scrollHeight);
  };
  const changed = (): void => {
    due ||= requestAnimationFrame(scroll);
  };
  const scrolled = (): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) atEnd = true;
    else if (list.scrollTop < top) atEnd = false; // new lines do not change scrollTop, so the reader scrolled
    top = list.scrollTop;
  };
  const lines = new MutationObserver(changed);
  lines.observe(list, { childList: true, subtree: true });
  list.addEventListener("scroll", scrolled, { passive: true });
  changed();
  return () => {
    lines.disconnect();
    list.removeEventListener("scroll", scrolled);
    cancelAnimationFrame(due);
  };
}
