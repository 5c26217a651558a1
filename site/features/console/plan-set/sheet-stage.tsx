import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import type { PlanSetContents } from '#domain/plan-set/desk.ts';
import { fill } from '#domain/words/fill.ts';
import { Tool } from '#site/drawings/toolbar.tsx';
import { useGestures } from '#site/drawings/use-gestures.ts';
import { type Stage, useStage } from '#site/drawings/use-stage.ts';
import { useWords } from '../words.ts';

type StageProps = {
  sheet: PlanSetContents['sheets'][number];
  svg: string | undefined;
  clouds: boolean;
  label: string;
  place: { first: boolean; last: boolean };
  onTurn: (step: number) => void;
  onClouds?: (() => void) | undefined;
  /** Over the paper: that it is being drawn, or why not. */
  children: ReactNode;
};

const NO_TAPS = { onTap: () => false };
const KEY_ZOOM = 1.25;
const ZOOM_STEP = 1.4;

/** One sheet on a table: dragged, pinched and zoomed like a client's drawing. */
export function SheetStage(props: StageProps) {
  const { sheet, svg, label, onTurn, children } = props;
  const words = useWords().PLAN_SET_DESK.sheets;
  const ratio = sheet.height / sheet.width;
  const ratios = useMemo(() => [ratio], [ratio]);
  const stage = useStage(ratios);
  useGestures(stage, NO_TAPS);
  const hint = useId();
  const { layout, view } = stage;
  const [box] = layout.sheets;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyActs(stage, onTurn)[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <section
          ref={stage.scroller}
          aria-label={label}
          aria-describedby={hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling drawing is reached by keyboard
          tabIndex={0}
          onKeyDown={onKey}
          className="absolute inset-0 cursor-grab select-none overflow-auto bg-foam-200 [touch-action:pan-x_pan-y] focus-visible:-outline-offset-4 active:cursor-grabbing"
        >
          <p id={hint} hidden>
            {words.hint}
          </p>
          <div className="relative" style={{ width: layout.width, height: layout.height }}>
            {box && view.width > 0 ? (
              <div
                className="absolute bg-white shadow-lift [&_svg]:size-full"
                style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, every text in it escaped
                dangerouslySetInnerHTML={{ __html: svg ?? '' }}
              />
            ) : null}
          </div>
        </section>
        {children}
      </div>
      <StageTools {...props} stage={stage} />
    </>
  );
}

const keyActs = (stage: Stage, onTurn: (step: number) => void): Record<string, () => void> => ({
  '+': () => stage.zoomBy(KEY_ZOOM),
  '=': () => stage.zoomBy(KEY_ZOOM),
  '-': () => stage.zoomBy(1 / KEY_ZOOM),
  '0': () => stage.fitTo('page'),
  PageDown: () => onTurn(1),
  PageUp: () => onTurn(-1),
});

function StageTools({ stage, place, clouds, onTurn, onClouds }: StageProps & { stage: Stage }) {
  const words = useWords().PLAN_SET_DESK.sheets;
  const whole = stage.fit === 'page';
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      className="flex flex-wrap items-center justify-center gap-x-4 border-sand border-t bg-white px-2 py-1"
    >
      <div className="flex">
        <Tool
          icon="chevron-left"
          label={words.previous}
          aria-disabled={place.first || undefined}
          onPress={() => onTurn(-1)}
        />
        <Tool
          icon="chevron-right"
          label={words.next}
          aria-disabled={place.last || undefined}
          onPress={() => onTurn(1)}
        />
      </div>
      <div className="flex items-center">
        <Tool icon="minus" label={words.zoomOut} onPress={() => stage.zoomBy(1 / ZOOM_STEP)} />
        <output className="min-w-[3.2em] text-center text-ink-600 text-small tabular-nums max-sm:hidden">
          {fill(words.percent, { percent: Math.round(stage.zoom * 100) })}
        </output>
        <Tool icon="plus" label={words.zoomIn} onPress={() => stage.zoomBy(ZOOM_STEP)} />
        <Tool
          icon="fullscreen"
          label={whole ? words.width : words.whole}
          onPress={() => stage.fitTo(whole ? 'width' : 'page')}
        />
      </div>
      {onClouds ? (
        <button
          type="button"
          aria-pressed={clouds}
          onClick={onClouds}
          className="min-h-11 rounded-control px-3 text-small hover:bg-foam aria-pressed:bg-water-200"
        >
          {words.clouds}
        </button>
      ) : null}
    </div>
  );
}
