import { useRef, useState } from 'react';
import { configuratorWords as words } from '#content/configurator.ts';
import { Tabs } from '#site/ui/tabs.tsx';
import {
  FeaturesSection,
  PlaceSection,
  ShapeSection,
  SizeSection,
  SurfacesSection,
} from './panel-sections.tsx';
import { Stage } from './stage.tsx';
import { useDesign } from './use-design.ts';
import { usePoolView } from './use-pool-view.ts';

export function Configurator() {
  const { design, change, settle } = useDesign();
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const { state, view } = usePoolView(canvas, labels, design);
  const [tab, setTab] = useState('shape');
  const section = { design, onChange: change, onSettle: settle };
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="sticky top-[var(--header-height)] z-10 h-[46svh] lg:h-[calc(100svh-var(--header-height))]">
        <Stage
          canvas={canvas}
          labels={labels}
          state={state}
          view={view}
          design={design}
          onHour={(hour) => change({ hour }, 'hour')}
        />
      </div>
      <div className="px-[var(--gutter)] py-6 lg:px-8">
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
      </div>
    </div>
  );
}
