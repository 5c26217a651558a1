import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

// Opens after 700 ms; within 300 ms of the last one the next opens at once.
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

export function tooltipDelay(now: number, closedAt: number): number {
  return now - closedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS;
}

const GAP = 8;

// Above its child when there is room, else below; never past the sides.
function place(tip: HTMLElement, anchor: DOMRect) {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(
    Math.max(GAP, anchor.left + anchor.width / 2 - width / 2),
    window.innerWidth - width - GAP,
  );
  const above = anchor.top - height - GAP;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= GAP ? above : anchor.bottom + GAP}px`;
}

type TooltipProps = { content: ReactNode; children: ReactElement<{ 'aria-describedby'?: string }> };

// The child must be focusable: otherwise the tooltip cannot be reached by keyboard.
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  // Told at once and not when the page is drawn again: by then the pointer is on the neighbor.
  const close = useCallback(() => {
    clearTimeout(timer.current);
    if (tip.current?.matches(':popover-open')) lastClosedAt = performance.now();
    setOpen(false);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const shown = tip.current;
    const child = anchor.current?.firstElementChild;
    if (!open || !shown || !child) return;
    shown.showPopover();
    place(shown, child.getBoundingClientRect());
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close);
      shown.hidePopover();
    };
  }, [open, close]);

  function enter() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), tooltipDelay(performance.now(), lastClosedAt));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for its focusable child, acts on nothing itself
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="tooltip before:-inset-2 before:-z-10 fixed inset-auto overflow-visible before:absolute before:content-[''] max-w-72 rounded-control bg-ink px-3 py-2 text-fine text-foam shadow-lift"
      >
        {content}
      </span>
    </span>
  );
}
