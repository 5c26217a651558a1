import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { SecondEstimate } from '#site/second-estimate.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { whenTouched } from '#site/ui/when-touched.tsx';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { FeaturesSection } from './features-section.tsx';
import { HistoryTools } from './history-tools.tsx';
import { MovedAlong } from './moved-along.tsx';
import { NoWebGlStage } from './no-webgl-stage.tsx';
import { PlaceSection, SizeSection } from './panel-sections.tsx';
import { ShapeSection, SurfacesSection } from './picture-sections.tsx';
import { Stage } from './stage.tsx';
import type { Drawing } from './use-design.ts';
import { useMoving } from './use-moving.ts';
import { usePoolView } from './use-pool-view.ts';
import { useWords } from './words.ts';

// It needs the layout, which comes with the view.
const FindingsList = whenTouched(lazyPart(async () => (await import('./findings-list.tsx')).FindingsList));
const MoveSection = lazyPart(async () => (await import('./move-section.tsx')).MoveSection, {
  waiting: <Spinner />,
});

const SunSection = lazyPart(async () => (await import('./sun-section.tsx')).SunSection, {
  waiting: <Spinner />,
});

// The stage stays over what is chosen below it, on a desk the price under it: what the keyboard comes to stands clear of both.
const UNDER_STAGE =
  'max-lg:[@media(min-height:36rem)]:[&_:is(a,button:not([role=tab]),input,select,summary)]:scroll-mt-[calc(var(--stage)+var(--header-height)+4.5rem)] lg:[&_:is(a,button:not([role=tab]),input,select,summary,textarea)]:scroll-mb-36 lg:[&_:is(a,button:not([role=tab]),input,select,summary,textarea)]:scroll-mt-16';

// Seven of them in one row, each as wide as its word; on a phone the row goes from edge to edge, and longer words of another language are pushed aside.
const TABS =
  '[&>[role=tablist]]:justify-between [&>[role=tablist]]:gap-x-0 [&>[role=tabpanel]]:pt-5 max-sm:[&>[role=tabpanel]]:pt-3 [&_[role=tab]]:min-w-9 [&_[role=tab]]:flex-none [&_[role=tab]]:px-0.5 [&_[role=tab]]:text-[0.875rem] max-sm:[&_[role=tab]]:grow max-sm:[&_[role=tab]]:px-1 max-sm:[&_[role=tab]]:text-[clamp(0.8125rem,3.85vw,1rem)] sm:max-lg:[&_[role=tab]]:px-3 sm:max-lg:[&_[role=tab]]:text-[1rem] [&_[aria-selected=false]]:font-medium max-sm:[&>[role=tablist]]:-mx-[var(--gutter)] max-sm:[&>[role=tablist]]:px-[calc(var(--gutter)-0.75rem)]';

// They stay in sight, under the stage or at the head of the panel.
const STAYING =
  '[&>[role=tablist]]:z-5 [&>[role=tablist]]:bg-white [@media(min-height:36rem)]:[&>[role=tablist]]:sticky [&>[role=tablist]]:top-[calc(var(--header-height)+var(--stage))] lg:[&>[role=tablist]]:top-0 scroll-mt-[calc(var(--header-height)+var(--stage))] lg:scroll-mt-0';

// Never taller than it is worth: in a high window the choices come up beside it.
const STAGE_HEIGHT = '[--stage:clamp(16rem,44svh,34rem)] max-sm:[--stage:clamp(16rem,40svh,27rem)]';

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
  const { CONFIGURATOR: words, SUN: sun, prices, secondEstimate } = useWords();
  const { design, canUndo, canRedo, change, commit, replace, undo, redo } = drawing;
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('shape');
  const { onDrag, choose, chosen, dropped } = useMoving(drawing);
  const { state, step, view } = usePoolView(canvas, labels, design, onDrag);
  const moving = tab === 'move';
  useEffect(() => view?.setMoveMode(moving ? { chosen } : null), [view, moving, chosen]);
  const section = { design, onChange: change, onCommit: commit };
  const move = (
    <MoveSection
      {...section}
      delivered={delivered ? start : null}
      chosen={chosen}
      onChoose={choose}
      dropped={dropped}
    />
  );

  return (
    <div
      data-beside-panel
      className={`${STAGE_HEIGHT} sm:[@media(max-height:36rem)]:grid sm:[@media(max-height:36rem)]:grid-cols-[minmax(0,1fr)_22rem] lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] xl:[--panel-end:min(var(--edge),7rem)] xl:grid-cols-[minmax(0,1fr)_calc(25rem+var(--panel-end))]`}
    >
      <div className="sticky top-[var(--header-height)] z-10 h-[var(--stage)] max-sm:[@media(max-height:36rem)]:relative max-sm:[@media(max-height:36rem)]:top-0 sm:[@media(max-height:36rem)]:h-[calc(100svh-var(--header-height))] lg:h-[calc(100svh-var(--header-height)-var(--below-stage,2.25rem)-var(--announced,0px))]">
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
        <div className="space-y-6 max-sm:space-y-2 px-[var(--gutter)] pt-5 max-sm:pt-2 lg:pb-8 sm:[@media(max-height:36rem)]:space-y-5 sm:[@media(max-height:36rem)]:px-5 sm:[@media(max-height:36rem)]:pt-4 lg:flex-1 lg:px-8 xl:pe-[var(--panel-end)]">
          {/* Three rows on a phone: the title with the steps back, what is taken along and the way in by words, pools to start from. */}
          <div className="space-y-6 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2 max-sm:gap-y-1 max-sm:space-y-0">
            <div className="space-y-3 max-sm:contents md:max-lg:flex md:max-lg:flex-wrap md:max-lg:items-center md:max-lg:justify-between md:max-lg:space-y-0">
              <div className="max-sm:min-w-40 max-sm:flex-1">{head}</div>
              <div className="flex flex-wrap items-center justify-between gap-2 max-sm:contents md:max-lg:gap-x-6">
                <HistoryTools
                  canUndo={canUndo}
                  canRedo={canRedo}
                  onUndo={undo}
                  onRedo={redo}
                  onReset={() => replace(start)}
                />
                {tools?.(view)}
              </div>
            </div>
            {lead ? <p className="hidden text-ink-600 text-small lg:block">{lead}</p> : null}
            <div className="empty:hidden max-sm:contents">{first}</div>
          </div>
          <Tabs
            label={words.tabsLabel}
            className={`${TABS} ${STAYING}`}
            value={tab}
            onChange={(chosenTab) => {
              setTab(chosenTab);
              requestAnimationFrame(() => showStart(panel.current));
            }}
            items={[
              { id: 'shape', label: words.tabs.shape, content: <ShapeSection {...section} /> },
              { id: 'size', label: words.tabs.size, content: <SizeSection {...section} /> },
              {
                id: 'surfaces',
                label: words.tabs.surfaces,
                content: <SurfacesSection {...section} isShown={tab === 'surfaces'} />,
              },
              { id: 'features', label: words.tabs.features, content: <FeaturesSection {...section} /> },
              { id: 'move', label: words.tabs.move, content: moving ? move : null },
              {
                id: 'sun',
                label: sun.tab,
                content: tab === 'sun' ? <SunSection design={design} onChange={change} view={view} /> : null,
              },
              { id: 'place', label: words.tabs.place, content: <PlaceSection {...section} /> },
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
          className="sticky bottom-0 z-10 max-sm:[@media(max-height:36rem)]:static border-sand border-t bg-white px-[var(--gutter)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:[@media(max-height:36rem)]:px-5 lg:px-8 lg:py-4 xl:pe-[var(--panel-end)]"
        >
          {foot}
        </div>
      </div>
    </div>
  );
}
