// A list whose newest lines are below stays at its end, unless somebody has scrolled up to read.

const NEAR = 60; // pixels from the end that still count as being there

/** Attach this to an element that scrolls. */
export function staysAtEnd(list: HTMLElement): () => void {
  let atEnd = true;
  let top = 0;
  let due = 0;
  // Once for each picture that is drawn: to measure right after every change would lay out the page every time.
  const scroll = (): void => {
    due = 0;
    if (atEnd) list.scrollTo(0, list.scrollHeight);
  };
  const changed = (): void => {
    due ||= requestAnimationFrame(scroll);
  };
  const scrolled = (): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) atEnd = true;
    else if (list.scrollTop < top) atEnd = false; // lines that were added do not move what is read: somebody did
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
