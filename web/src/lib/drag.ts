// Drags a card with mouse, pen or finger: a copy follows the pointer, and the element below it receives the card.

export interface Drag {
  /** Can this card be dragged now? */
  enabled: boolean;
  begin?: () => void;
  /** Receives the `data-drop` of the element below the pointer, or null. */
  drop: (target: string | null) => void;
}

const THRESHOLD = 7; // pixels: a shorter move is a tap

export function draggable(element: HTMLElement, initial: Drag) {
  let drag = initial;
  let start: { x: number; y: number; id: number } | null = null;
  let copy: HTMLElement | null = null;
  let over: Element | null = null;

  const down = (event: PointerEvent) => {
    if (!drag.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A fast pointer can leave the card before it has moved far enough, so the whole window listens from now on.
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const deafen = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!copy) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      copy = pick(element);
      drag.begin?.();
    }
    copy.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg) scale(1.06)`;
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const target = below.map((one) => one.closest("[data-drop]")).find((one) => one !== null) ?? null;
    if (target !== over) {
      over?.classList.remove("drop-over");
      target?.classList.add("drop-over");
      over = target;
    }
  };
  const end = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    start = null;
    deafen();
    if (!copy) return;
    const target = event.type === "pointerup" ? over : null;
    over?.classList.remove("drop-over");
    over = null;
    copy.remove();
    copy = null;
    element.classList.remove("dragged");
    // Ignore the click that the browser makes from this pointerup.
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
    drag.drop(target?.getAttribute("data-drop") ?? null);
  };

  element.addEventListener("pointerdown", down);
  return {
    update(next: Drag) {
      drag = next;
    },
    destroy() {
      copy?.remove();
      element.removeEventListener("pointerdown", down);
      deafen();
    },
  };
}

function pick(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("[data-card]").forEach((one) => one.removeAttribute("data-card"));
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "100",
    pointerEvents: "none",
  });
  document.body.append(copy);
  element.classList.add("dragged");
  return copy;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
