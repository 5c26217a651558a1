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
        <StageTools {...{ view, from, hour, onHour, moving }} stage={canvas} onFrom={goTo} />
      ) : null}
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

type StageToolsProps = Pick<StageProps, 'moving'> & {
  stage: StageProps['canvas'];
  view: PoolViewer;
  from: Viewpoint;
  onFrom: (viewpoint: Viewpoint) => void;
  hour: Hour | null;
  onHour: (hour: Hour) => void;
};

function StageTools({ stage, view, from, onFrom, hour, onHour, moving }: StageToolsProps) {
  const { CONFIGURATOR: words, HOUR_SHORT } = useWords();
  const [measured, setMeasured] = useState(false);
  // Fingers and mice turn the view: the buttons that do it too wait behind one, and the pool stays clear.
  const [byButtons, setByButtons] = useState(false);
  useEffect(() => view.showMeasurements(measured), [view, measured]);
  const ruler = (
    <Tool
      icon="ruler"
      label={words.measures}
      text={<span className="max-sm:hidden">{words.measuresShort}</span>}
      pressed={measured}
      onPress={() => setMeasured(!measured)}
    />
  );
  const opener = (label: string) => (
    <Tool
      icon="sliders"
      label={label}
      text={label}
      aria-expanded={byButtons}
      onPress={() => setByButtons(!byButtons)}
    />
  );
  const nudge = (to: Nudge) => () => view.nudge(to);
  return (
    <>
      {/* All in one row on the sky; on a phone, where the house fills the sky, at the stage's foot, which stays in the window. */}
      <div className="pointer-events-none absolute inset-0 z-1 max-sm:flex max-sm:flex-col max-sm:justify-end">
        <div className="flex flex-wrap items-start gap-2 p-2 max-sm:flex-wrap-reverse sm:sticky sm:top-[var(--header-height)] sm:p-4">
          <Group label={words.viewsLabel} className="me-auto">
            {VIEWPOINTS.map((viewpoint) => (
              <button
                key={viewpoint}
                type="button"
                aria-pressed={from === viewpoint}
                onClick={() => onFrom(viewpoint)}
                className={`${TOOL} px-2 font-medium text-small max-[22.4rem]:text-fine sm:px-3.5`}
              >
                {words.views[viewpoint]}
              </button>
            ))}
          </Group>
          <div
            className={classes(
              'flex justify-end max-xl:order-last max-xl:basis-full',
              !byButtons && 'max-xl:hidden',
            )}
          >
            <Group label={words.hour}>
              {HOURS.map((one) => (
                <IconButton
                  key={one}
                  icon={HOUR_ICONS[one]}
                  label={HOUR_SHORT[one]}
                  text={words.hours[one]}
                  pressed={hour === one}
                  onPress={() => onHour(one)}
                  className={`${TOOL} gap-1.5 px-2.5 font-medium text-small max-sm:[&>svg]:hidden xl:px-3`}
                />
              ))}
            </Group>
          </div>
          <Group
            label={words.tools}
            className="max-[22.4rem]:[&_button]:px-2 max-[22.4rem]:[&_button]:text-fine max-[22.4rem]:[&_svg]:hidden"
          >
            <div className="max-[89.99rem]:hidden">{ruler}</div>
            <div className="xl:hidden">{opener(words.tools)}</div>
            <div className="max-xl:hidden">{opener(words.camera)}</div>
          </Group>
        </div>
      </div>
      {/* Sticky: where a line above the header pushes the stage down, these stay in the window. */}
      {byButtons ? (
        <div className="pointer-events-none absolute inset-x-2 inset-y-2 flex flex-col justify-end max-sm:bottom-29 sm:inset-x-4 sm:inset-y-4">
          <div className="sticky bottom-2 flex items-end justify-center gap-2 sm:bottom-4">
            <Group label={words.camera}>
              <Tool icon="arrow-left" label={words.left} onPress={nudge('left')} />
              <Tool icon="arrow-up" label={words.up} onPress={nudge('up')} />
              <Tool icon="arrow-down" label={words.down} onPress={nudge('down')} />
              <Tool icon="arrow-right" label={words.right} onPress={nudge('right')} />
              <Tool icon="minus" label={words.further} onPress={nudge('further')} />
              <Tool icon="plus" label={words.closer} onPress={nudge('closer')} />
            </Group>
            <Group label={words.measures} className="min-[90rem]:hidden">
              {ruler}
            </Group>
          </div>
        </div>
      ) : null}
      {byButtons || moving ? null : <GestureHint stage={stage} />}
    </>
  );
}

const TOOL =
  'flex h-11 items-center justify-center rounded-full text-white [--focus:var(--color-water-300)] hover:bg-white/15 active:bg-white/25 aria-expanded:bg-white aria-expanded:text-ink aria-pressed:bg-white aria-pressed:text-ink';

type GroupProps = { label: string; className?: string; children: ReactNode };

function Group({ label, className, children }: GroupProps) {
  return (
    <fieldset
      className={classes('pointer-events-auto flex rounded-full bg-ink/80 p-1 backdrop-blur-sm', className)}
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

function Tool(props: Omit<IconButtonProps, 'className'>) {
  const look = props.text ? 'min-w-11 gap-1.5 px-3 font-medium text-small' : 'w-9 min-[24rem]:w-11';
  return <IconButton {...props} className={`${TOOL} ${look}`} />;
}
