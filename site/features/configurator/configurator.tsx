import { useRef, useState } from 'react';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { Heading } from '#site/ui/section.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { FindingsList } from './findings-list.tsx';
import { HistoryTools } from './history-tools.tsx';
import { NoWebGlStage } from './no-webgl-stage.tsx';
import {
  FeaturesSection,
  PlaceSection,
  ShapeSection,
  SizeSection,
  SurfacesSection,
} from './panel-sections.tsx';
import { PricePanel } from './price-panel.tsx';
import { SaveActions } from './save-actions.tsx';
import { Stage } from './stage.tsx';
import { useDesign } from './use-design.ts';
import { useDesignInUrl } from './use-design-in-url.ts';
import { usePoolView } from './use-pool-view.ts';
import { useWords, withWords } from './words.ts';
import { WordsStarter } from './words-starter.tsx';

export const Configurator = withWords(Workbench);

function Workbench({ heading, lead }: { heading: string; lead: string }) {
  const { CONFIGURATOR: words } = useWords();
  const { design, canUndo, canRedo, change, commit, replace, undo, redo } = useDesign();
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const { state, step, view } = usePoolView(canvas, labels, design);
  const [tab, setTab] = useState('shape');
  const { budget, setBudget } = useDesignInUrl(design, replace, canUndo || canRedo);
  const section = { design, onChange: change, onCommit: commit };

  return (
    <div className="sm:[@media(max-height:36rem)]:grid sm:[@media(max-height:36rem)]:grid-cols-[minmax(0,1fr)_22rem] lg:grid lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="sticky top-[var(--header-height)] z-10 h-[44svh] min-h-64 max-sm:[@media(max-height:36rem)]:relative max-sm:[@media(max-height:36rem)]:top-0 sm:[@media(max-height:36rem)]:h-[calc(100svh-var(--header-height))] lg:h-[calc(100svh-var(--header-height)-2.25rem)]">
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
            onHour={(hour) => change({ hour }, 'hour')}
          />
        )}
      </div>
      <div className="relative bg-white lg:flex lg:min-h-[calc(100svh-var(--header-height))] lg:flex-col lg:border-sand lg:border-s">
        <div className="space-y-8 px-[var(--gutter)] pt-6 pb-8 sm:[@media(max-height:36rem)]:space-y-5 sm:[@media(max-height:36rem)]:px-5 sm:[@media(max-height:36rem)]:pt-4 lg:flex-1 lg:px-8">
          <div className="flex items-start justify-between gap-3">
            <Heading level={1} size="subheading">
              {heading}
            </Heading>
            <HistoryTools
              canUndo={canUndo}
              canRedo={canRedo}
              onUndo={undo}
              onRedo={redo}
              onReset={() => replace(DEFAULT_DESIGN)}
            />
          </div>
          <p className="hidden text-ink-600 lg:block">{lead}</p>
          <Tabs
            label={words.tabsLabel}
            value={tab}
            onChange={setTab}
            items={[
              { id: 'shape', label: words.tabs.shape, content: <ShapeSection {...section} /> },
              { id: 'size', label: words.tabs.size, content: <SizeSection {...section} /> },
              { id: 'surfaces', label: words.tabs.surfaces, content: <SurfacesSection {...section} /> },
              { id: 'features', label: words.tabs.features, content: <FeaturesSection {...section} /> },
              { id: 'place', label: words.tabs.place, content: <PlaceSection {...section} /> },
            ]}
          />
          <FindingsList design={design} />
          <WordsStarter onDesign={replace} onBudget={setBudget} />
          <section aria-label={words.more} className="border-sand border-t pt-6">
            <SaveActions design={design} budget={budget} view={view} />
          </section>
        </div>
        <div
          data-foot-bar="wide"
          className="sticky bottom-0 z-10 max-sm:[@media(max-height:36rem)]:static border-sand border-t bg-white px-[var(--gutter)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:[@media(max-height:36rem)]:px-5 lg:px-8 lg:py-5"
        >
          <PricePanel design={design} budget={budget} />
        </div>
      </div>
    </div>
  );
}
