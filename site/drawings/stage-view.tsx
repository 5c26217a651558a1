import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { type Box, sheetsInView } from './geometry.ts';
import { NewPin, Pin } from './pin.tsx';
import type { Thread } from './threads.ts';
import type { Place } from './types.ts';
import { useGestures } from './use-gestures.ts';
import type { Placing } from './use-placing.ts';
import type { Stage } from './use-stage.ts';
import { useWords } from './words.ts';

type StageViewProps = {
  stage: Stage;
  placing: Placing;
  title: string;
  threads: readonly Thread[];
  chosenId: string | null;
  draft: Place | null;
  onChoose: (id: string) => void;
  drawSheet: (index: number, box: Box, label: string) => ReactNode;
};

const KEY_ZOOM = 1.25;

function onLookKey(event: KeyboardEvent, stage: Stage) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') stage.zoomBy(KEY_ZOOM);
  else if (event.key === '-') stage.zoomBy(1 / KEY_ZOOM);
  else if (event.key === '0') stage.fitTo('width');
  else if (event.key === 'PageDown') stage.goToPage(stage.page + 1);
  else if (event.key === 'PageUp') stage.goToPage(stage.page - 1);
  else return;
  event.preventDefault();
}

function Crosshair({ x, y }: { x: number; y: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute z-20 size-12 rounded-full border-2 border-white bg-[linear-gradient(var(--color-ink),var(--color-ink)),linear-gradient(var(--color-ink),var(--color-ink))] bg-[length:2px_100%,100%_2px] bg-center bg-no-repeat outline-2 outline-ink"
    />
  );
}

/** The paper: the pages that are near, their pins, and the crosshair. */
export function StageView(props: StageViewProps) {
  const { stage, placing, title, threads, chosenId, draft, onChoose, drawSheet } = props;
  const words = useWords();
  const hint = useId();
  useGestures(stage, { onTap: placing.onTap });
  const { layout, view } = stage;
  const pages = layout.sheets.length;
  const near = sheetsInView(layout, view, 1);
  const shown = layout.sheets.map((box, index) => ({ box, index })).slice(near.first, near.last + 1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, by what it is used for
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: likewise
    <div
      ref={stage.scroller}
      // While a place is chosen, screen readers hand the arrow keys on.
      role={placing.task ? 'application' : 'region'}
      aria-label={fill(words.drawing, { title })}
      aria-describedby={hint}
      tabIndex={0}
      onKeyDown={(event) => {
        if (!placing.onKey(event)) onLookKey(event, stage);
      }}
      className={classes(
        'relative min-h-0 flex-1 select-none overflow-auto bg-foam-200 focus-visible:-outline-offset-4 [touch-action:pan-x_pan-y]',
        placing.task ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
      )}
    >
      <p id={hint} hidden>
        {placing.task ? words.placeKeysHint : words.drawingHint}
      </p>
      <div className="relative" style={{ width: layout.width, height: layout.height }}>
        {view.width === 0
          ? null
          : shown.map(({ box, index }) => (
              <div
                key={index}
                data-page={index + 1}
                className="absolute bg-white shadow-lift"
                style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
              >
                {drawSheet(index, box, fill(words.pageLabel, { page: index + 1, pages }))}
                {threads
                  .filter(({ comment }) => comment.page === index + 1)
                  .map((thread) => (
                    <Pin
                      key={thread.comment.id}
                      thread={thread}
                      pages={pages}
                      chosen={thread.comment.id === chosenId}
                      onChoose={onChoose}
                    />
                  ))}
                {draft?.page === index + 1 ? <NewPin x={draft.x} y={draft.y} /> : null}
                {placing.crosshair?.index === index ? <Crosshair {...placing.crosshair} /> : null}
              </div>
            ))}
      </div>
    </div>
  );
}
