import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { SecondEstimate } from '#site/second-estimate.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { whenTouched } from '#site/ui/when-touched.tsx';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { FeaturesSection } from './features-section.tsx';
import { HistoryTools } from './history-tools.tsx';
import { MovedAlong } from './moved-along.tsx';
import { NoWebGlStage } from './no-webgl-stage.tsx';
import { SizeSection } from './panel-sections.tsx';
import { ShapeSection, SurfacesSection } from './picture-sections.tsx';
import { PLACE_PARTS, PlaceTab } from './place-tab.tsx';
import { Stage } from './stage.tsx';
import type { Drawing } from './use-design.ts';
import { useMoving } from './use-moving.ts';
import { usePoolView } from './use-pool-view.ts';
import { useWords } from './words.ts';

// It needs the layout, which comes with the view.
const FindingsList = whenTouched(lazyPart(async () => (await import('./findings-list.tsx')).FindingsList));

// The stage stays over what is chosen below it, on a desk the price under it: what the keyboard comes to stands clear of both.
const UNDER_STAGE =
  'max-lg:[@media(min-height:36rem)]:[&_:is(a,button:not([role=tab]),input,select,summary)]:scroll-mt-[calc(var(--kept)+var(--header-height)+4.5rem)] lg:[&_:is(a,button:not([role=tab]),input,select,summary,textarea)]:scroll-mb-44 lg:[&_:is(a,button:not([role=tab]),input,select,summary,textarea)]:scroll-mt-16';

// In one row from edge to edge, each as wide as its word.
const TABS =
  '[&>[role=tablist]]:justify-between [&>[role=tablist]]:gap-x-0 [&>[role=tabpanel]]:pt-5 [&_[role=tab]]:min-w-11 [&_[role=tab]]:flex-none [&_[role=tab]]:px-1 [&_[role=tab]]:text-[clamp(0.875rem,4.1vw,1rem)] sm:max-lg:[&_[role=tab]]:px-3 [&_[aria-selected=false]]:font-medium';

// They stay in sight, under the stage or at the head of the panel.
const STAYING =
  '[&>[role=tablist]]:z-5 [&>[role=tablist]]:bg-white [@media(min-height:36rem)]:[&>[role=tablist]]:sticky [&>[role=tablist]]:top-[calc(var(--header-height)+var(--kept))] lg:[&>[role=tablist]]:top-0 scroll-mt-[calc(var(--header-height)+var(--kept))] lg:scroll-mt-0';

// Never taller than it is worth: in a high window the choices come up beside it. On a phone its upper part, the sky, goes under the
// header as soon as something is chosen further down; narrower, it would show the house cut.
const STAGE_HEIGHT =
  '[--kept:var(--stage)] [--stage:clamp(16rem,44svh,34rem)] max-sm:[--kept:min(var(--stage),clamp(15rem,36svh,25rem))] max-sm:[--stage:clamp(17rem,50svh,87vw)]';

// Head, choices and foot of the panel begin and end on the same lines.
const SIDES = 'px-[var(--gutter)] sm:[@media(max-height:36rem)]:px-5 lg:px-8';

export const ADVICE_ID = 'advice';

// Whoever has read on begins another tab at its beginning; on a phone its word is pushed into sight.
function showStart(panel: HTMLElement | null) {
  const list = panel?.querySelector('[role=tablist]');
  const choices = list?.parentElement;
  if (!list || !choices) return;
  if (list.getBoundingClientRect().top > choices.getBoundingClientRect().top + 1)
    choices.scrollIntoView({ block: 'start', behavior: 'instant' });
  const chosen = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (chosen) list.scrollTo({ left: chosen.offsetLeft - list.clientWidth / 2 + chosen.offsetWidth / 2 });
}

type WorkbenchProps = {
  drawing: Drawing;
  /** What "Start over" goes back to. */
  start: Design;
  /** It was delivered: what is moved is measured from there, else from its usual place. */
  delivered?: boolean;
  /** Of this very design from above, where the page brought it along. */
  plan?: ReactNode;
  /** And how it looks. */
  picture?: ReactNode;
  head: ReactNode;
  lead?: string;
  /** Above the choices. */
  first?: ReactNode;
  /** Beside undo and redo. */
  tools?: (view: PoolViewer | null) => ReactNode;
  /** Below the choices. */
  more?: (view: PoolViewer | null) => ReactNode;
  /** Stays in sight at the foot of the panel. */
  foot: ReactNode;
};

// A design in 3D and everything that can be done to it. Where it comes from and where it goes is its user's.
export function Workbench({
  drawing,
  start,
  delivered = false,
  plan,
  picture,
  head,
  lead,
  first,
  tools,
  more,
  foot,
}: WorkbenchProps) {
  const { CONFIGURATOR: words, prices, secondEstimate } = useWords();
  const { design, canUndo, canRedo, change, commit, replace, undo, redo } = drawing;
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('shape');
  const { onDrag, choose, chosen, dropped } = useMoving(drawing);
  const { state, step, view } = usePoolView(canvas, labels, design, onDrag);
  const moving = tab === 'move';
  useEffect(() => view?.setMoveMode(moving ? { chosen } : null), [view, moving, chosen]);
  const show = (chosenTab: string) => {
    setTab(chosenTab);
    requestAnimationFrame(() => showStart(panel.current));
  };
  const section = { design, onChange: change, onCommit: commit };

  return (
    <div
      data-beside-panel
      className={`${STAGE_HEIGHT} sm:[@media(max-height:36rem)]:grid sm:[@media(max-height:36rem)]:grid-cols-[minmax(0,1fr)_22rem] lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] xl:grid-cols-[minmax(0,1fr)_30rem]`}
    >
      <div className="sticky top-[calc(var(--header-height)+var(--kept)-var(--stage))] z-10 h-[var(--stage)] max-sm:[@media(max-height:36rem)]:relative max-sm:[@media(max-height:36rem)]:top-0 sm:[@media(max-height:36rem)]:h-[calc(100svh-var(--header-height))] lg:top-[var(--header-height)] lg:h-[calc(100svh-var(--header-height)-var(--below-stage,2.25rem)-var(--announced,0px))]">
        {state === 'no-webgl' ? (
          <NoWebGlStage design={design} />
        ) : (
          <Stage
            canvas={canvas}
            labels={labels}
            state={state}
            step={step}
            view={view}
            design={design}
            plan={plan}
            picture={picture}
            onHour={(hour) => {
              // Its light is chosen: the sun of a certain hour makes way.
              if (tab === 'sun') setTab('place');
              change({ hour }, 'hour');
            }}
            hour={tab === 'sun' ? null : design.hour}
            moving={moving}
          />
        )}
        <MovedAlong drawing={drawing} />
      </div>
      <div
        ref={panel}
        data-tool="form"
        className={`relative bg-white ${UNDER_STAGE} lg:flex lg:h-[calc(100svh-var(--header-height)-var(--below-stage,2.25rem)-var(--announced,0px))] lg:flex-col lg:overflow-y-auto lg:border-sand lg:border-s`}
      >
        <div className={`bg-travertine py-3 sm:py-4 lg:pt-6 lg:pb-5 ${SIDES}`}>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
            <div className="min-w-40 flex-1 lg:basis-full">{head}</div>
            <HistoryTools
              canUndo={canUndo}
              canRedo={canRedo}
              onUndo={undo}
              onRedo={redo}
              onReset={() => replace(start)}
            />
            <div className="ms-auto empty:hidden max-sm:hidden">{tools?.(view)}</div>
          </div>
          {lead ? <p className="mt-3 hidden text-ink-600 text-small lg:block">{lead}</p> : null}
          {first ? <div className="mt-2 sm:mt-3">{first}</div> : null}
        </div>
        <div className={`space-y-6 pt-1 lg:flex-1 lg:pb-8 ${SIDES}`}>
          <Tabs
            label={words.tabsLabel}
            className={`${TABS} ${STAYING}`}
            value={PLACE_PARTS.includes(tab) ? 'place' : tab}
            onChange={show}
            items={[
              { id: 'shape', label: words.tabs.shape, content: <ShapeSection {...section} /> },
              { id: 'size', label: words.tabs.size, content: <SizeSection {...section} /> },
              {
                id: 'surfaces',
                label: words.tabs.surfaces,
                content: <SurfacesSection {...section} isShown={tab === 'surfaces'} />,
              },
              { id: 'features', label: words.tabs.features, content: <FeaturesSection {...section} /> },
              {
                id: 'place',
                label: words.tabs.place,
                content: (
                  <PlaceTab
                    {...section}
                    part={tab}
                    onPart={show}
                    view={view}
                    delivered={delivered ? start : null}
                    chosen={chosen}
                    onChoose={choose}
                    dropped={dropped}
                  />
                ),
              },
            ]}
          />
          <div id={ADVICE_ID} className="scroll-mt-6">
            <FindingsList design={design} />
          </div>
          <SecondEstimate design={design} prices={prices} words={secondEstimate} />
          {more?.(view)}
        </div>
        <div
          data-foot-bar="wide"
          className={`tone-ink sticky bottom-0 z-10 bg-ink py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-white max-sm:[@media(max-height:36rem)]:static lg:py-4 ${SIDES}`}
        >
          {foot}
        </div>
      </div>
    </div>
  );
}
