import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { type Design, HOURS, type Hour } from '#domain/design/design.ts';
import { classes } from '#site/ui/classes.ts';
import type { IconName } from '#site/ui/icon.tsx';
import { IconButton, type IconButtonProps } from '#site/ui/icon-button.tsx';
import type { Nudge } from '#studio/view/pool/camera-rig.ts';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import type { Viewpoint } from '#studio/view/pool/viewpoints.ts';
import { GestureHint } from './gesture-hint.tsx';
import { PlanPoster } from './plan-poster.tsx';
import type { LoadingStep, StageState } from './use-pool-view.ts';
import { useWords } from './words.ts';

type StageProps = {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  labels: React.RefObject<HTMLDivElement | null>;
  state: StageState;
  step: LoadingStep;
  view: PoolViewer | null;
  design: Design;
  /** Of this very design, where the page brought it along. */
  plan?: ReactNode;
  picture?: ReactNode;
  /** Whose light is shown; null where the sun of another hour is. */
  hour: Hour | null;
  onHour: (hour: Hour) => void;
  /** Things stand in frames and can be dragged. */
  moving: boolean;
};

const KEYS: Record<string, Nudge> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '=': 'closer',
  '-': 'further',
  _: 'further',
};
const VIEWPOINTS: readonly Viewpoint[] = ['hero', 'eye', 'aerial'];
const VIEW_KEYS: Record<string, Viewpoint> = { 1: 'hero', 2: 'eye', 3: 'aerial' };
const HOUR_ICONS: Record<Hour, IconName> = {
  day: 'sun',
  golden: 'sunset',
  sunset: 'sundown',
  dusk: 'moon',
};

export function Stage(props: StageProps) {
  const { canvas, labels, state, step, view, design, plan, picture, hour, onHour, moving } = props;
  const { CONFIGURATOR: words } = useWords();
  const hint = useId();
  const [from, setFrom] = useState<Viewpoint>('hero');
  const isLeaving = useLeaving(state);
  function goTo(viewpoint: Viewpoint) {
    setFrom(viewpoint);
    view?.goTo(viewpoint);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const nudge = KEYS[event.key];
    const viewpoint = VIEW_KEYS[event.key];
    if (nudge) view?.nudge(nudge);
    else if (viewpoint) goTo(viewpoint);
    else return;
    event.preventDefault();
  }
  return (
    <div
      className="relative h-full w-full overflow-clip bg-gradient-to-b from-water-300 to-foam"
      data-stage={state}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the 3D view takes its own keys */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={words.stage}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        className={classes(
          'block h-full w-full cursor-grab touch-none transition-opacity duration-700 active:cursor-grabbing focus-visible:outline-offset-[-4px]',
          state === 'shown' ? 'opacity-100' : 'opacity-0',
        )}
      />
      <p id={hint} className="sr-only">
        {words.stageHint}
      </p>
      <div
        ref={labels}
        aria-hidden="true"
        className={classes(
          'pointer-events-none absolute inset-0 overflow-hidden',
          state !== 'shown' && 'invisible',
        )}
      />
      {state === 'loading' || isLeaving ? (
        <div
          aria-hidden={isLeaving || undefined}
          className={classes('transition-opacity duration-700', isLeaving && 'pointer-events-none opacity-0')}
        >
          <PlanPoster {...{ design, plan, picture, step }} />
        </div>
      ) : null}
      {view && state === 'shown' ? (
        <StageTools view={view} from={from} onFrom={goTo} hour={hour} onHour={onHour} />
      ) : null}
      {state === 'shown' && !moving ? <GestureHint stage={canvas} /> : null}
      {moving && state === 'shown' ? (
        <p className="pointer-events-none absolute inset-x-0 top-18 mx-auto w-fit rounded-full bg-ink/80 px-3.5 py-1.5 text-fine text-white">
          {words.move.onStage}
        </p>
      ) : null}
    </div>
  );
}

const FADE_MS = 700;

// What stood in for the view gives way to it slowly.
function useLeaving(state: StageState): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (state !== 'shown') return;
    const timer = setTimeout(() => setGone(true), FADE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return state === 'shown' && !isGone;
}

type StageToolsProps = {
  view: PoolViewer;
  from: Viewpoint;
  onFrom: (viewpoint: Viewpoint) => void;
  hour: Hour | null;
  onHour: (hour: Hour) => void;
};

function StageTools({ view, from, onFrom, hour, onHour }: StageToolsProps) {
  const { CONFIGURATOR: words, HOUR_SHORT } = useWords();
  const [measured, setMeasured] = useState(false);
  // On a phone or a tablet fingers turn the view: the buttons that do it too wait behind one, and the pool stays clear.
  const [byButtons, setByButtons] = useState(false);
  useEffect(() => view.showMeasurements(measured), [view, measured]);
  const ruler = (
    <Tool
      icon="ruler"
      label={words.measures}
      text={<span className="max-lg:hidden">{words.measuresShort}</span>}
      pressed={measured}
      onPress={() => setMeasured(!measured)}
    />
  );
  const nudge = (to: Nudge) => () => view.nudge(to);
  return (
    <>
      <div className="pointer-events-none absolute inset-x-2 top-2 z-1 flex flex-wrap items-start justify-between gap-2 sm:inset-x-4 sm:top-4">
        <Group label={words.viewsLabel}>
          {VIEWPOINTS.map((viewpoint) => (
            <button
              key={viewpoint}
              type="button"
              aria-pressed={from === viewpoint}
              onClick={() => onFrom(viewpoint)}
              className={`${TOOL} px-1.5 font-medium text-small max-[22.4rem]:text-fine max-[23.4rem]:px-1 min-[24rem]:px-2 sm:px-3.5`}
            >
              {words.views[viewpoint]}
            </button>
          ))}
        </Group>
        <Group label={words.hour}>
          {HOURS.map((one) => (
            <IconButton
              key={one}
              icon={HOUR_ICONS[one]}
              label={HOUR_SHORT[one]}
              text={words.hours[one]}
              pressed={hour === one}
              onPress={() => onHour(one)}
              className={`${TOOL} min-w-9 font-medium text-[0.6875rem] leading-none max-sm:flex-col max-sm:gap-0.5 max-sm:rounded-[1.125rem] max-sm:px-1.5 max-sm:[&>svg]:size-4 max-[22.4rem]:text-[0px] max-[22.4rem]:[&>svg]:size-5 sm:gap-1.5 sm:px-3 sm:text-small`}
            />
          ))}
        </Group>
      </div>
      {/* On a tablet the pool's corners reach down to the edge: these stand above it. */}
      <div className="absolute right-2 bottom-2 sm:top-19 sm:right-4 sm:bottom-auto lg:hidden">
        <Group label={words.camera}>
          <div className="max-sm:hidden">{ruler}</div>
          <Tool
            icon="rotate"
            label={words.camera}
            text={words.camera}
            aria-expanded={byButtons}
            onPress={() => setByButtons(!byButtons)}
          />
        </Group>
      </div>
      {/* Sticky: where a line above the header pushes the stage down, these stay in the window. */}
      <div
        className={classes(
          'pointer-events-none absolute inset-x-2 inset-y-2 flex flex-col justify-end max-sm:bottom-17 sm:inset-x-4 sm:inset-y-4',
          !byButtons && 'max-lg:hidden',
        )}
      >
        <div className="sticky bottom-2 flex items-end justify-between gap-2 sm:bottom-4">
          <Group label={words.camera}>
            <Tool icon="arrow-left" label={words.left} onPress={nudge('left')} />
            <Tool icon="arrow-up" label={words.up} onPress={nudge('up')} />
            <Tool icon="arrow-down" label={words.down} onPress={nudge('down')} />
            <Tool icon="arrow-right" label={words.right} onPress={nudge('right')} />
          </Group>
          <Group label={words.measures}>
            <Tool icon="minus" label={words.further} onPress={nudge('further')} />
            <Tool icon="plus" label={words.closer} onPress={nudge('closer')} />
            <div className="sm:max-lg:hidden">{ruler}</div>
          </Group>
        </div>
      </div>
    </>
  );
}

const TOOL =
  'flex h-11 items-center justify-center rounded-full text-white [--focus:var(--color-water-300)] hover:bg-white/15 active:bg-white/25 aria-expanded:bg-white aria-expanded:text-ink aria-pressed:bg-white aria-pressed:text-ink';

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="pointer-events-auto flex rounded-full bg-ink/80 p-1 backdrop-blur-sm">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

function Tool(props: Omit<IconButtonProps, 'className'>) {
  const look = props.text ? 'min-w-11 gap-1.5 px-3 font-medium text-small' : 'w-9 min-[24rem]:w-11';
  return <IconButton {...props} className={`${TOOL} ${look}`} />;
}
