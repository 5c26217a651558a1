import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PlanSetContents } from '#domain/plan-set/desk.ts';
import { classes } from '#site/ui/classes.ts';
import { useWords } from '../words.ts';
import { usePlanDesk, useSheet } from './plan-desk.ts';

type Sheets = PlanSetContents['sheets'];
type RailProps = { sheets: Sheets; current: string; onChoose: (number: string) => void };

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The sheets small: a column beside the large one, a row above it where there is no room. */
export function SheetRail({ sheets, current, onChoose }: RailProps) {
  const words = useWords().PLAN_SET_DESK.sheets;
  const list = useRef<HTMLUListElement>(null);
  const buttonOf = (number: string) =>
    list.current?.querySelector<HTMLElement>(`[data-sheet="${CSS.escape(number)}"]`);
  // The chosen one is never out of sight, and the page itself does not move for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the chosen sheet
  useEffect(() => {
    const [rail, button] = [list.current, buttonOf(current)];
    if (!rail || !button) return;
    rail.scrollTo({
      left: button.offsetLeft - (rail.clientWidth - button.clientWidth) / 2,
      top: button.offsetTop - (rail.clientHeight - button.clientHeight) / 2,
      behavior: 'instant',
    });
  }, [current]);
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const at = sheets.findIndex(({ number }) => number === current);
    const next = step ? sheets[at + step] : undefined;
    if (!step) return;
    event.preventDefault();
    if (!next) return;
    onChoose(next.number);
    buttonOf(next.number)?.focus({ preventScroll: true });
  }
  return (
    <nav aria-label={words.list} className="relative min-h-0 min-w-0">
      <ul
        ref={list}
        className="flex gap-2 overflow-x-auto p-1 lg:absolute lg:inset-0 lg:flex-col lg:overflow-y-auto lg:overflow-x-hidden"
      >
        {sheets.map((sheet) => (
          <li key={sheet.number} className="shrink-0">
            <button
              type="button"
              data-sheet={sheet.number}
              aria-current={sheet.number === current ? 'true' : undefined}
              tabIndex={sheet.number === current ? 0 : -1}
              onClick={() => onChoose(sheet.number)}
              onKeyDown={onKeyDown}
              className={classes(
                'grid w-32 gap-1 rounded-control border p-1.5 text-start lg:w-full',
                sheet.number === current ? 'border-lagoon bg-foam' : 'border-sand hover:border-ink-400',
              )}
            >
              <Thumbnail sheet={sheet} />
              <span className="block min-w-0 text-fine leading-snug">
                <span className="font-semibold tabular-nums">{sheet.number}</span>{' '}
                <span className="text-ink-600 max-lg:line-clamp-1">{sheet.title}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// Drawn once it is looked at, and stays.
function useSeen() {
  const box = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current || seen) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [seen]);
  return { box, seen };
}

function usePicture(svg: string | undefined) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!svg) return;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return address;
}

function Thumbnail({ sheet: { number, width, height } }: { sheet: Sheets[number] }) {
  const { projectId, keeping } = usePlanDesk();
  const { box, seen } = useSeen();
  const { data } = useSheet(projectId, { number, version: keeping.stored.version }, seen);
  const address = usePicture(data);
  return (
    <span ref={box} className="block w-full bg-white" style={{ aspectRatio: `${width} / ${height}` }}>
      {address ? <img src={address} alt="" className="block size-full border border-sand" /> : null}
    </span>
  );
}
