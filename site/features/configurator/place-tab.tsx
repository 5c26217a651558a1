import type { ComponentProps } from 'react';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import type { MoveSection as MoveSectionNow } from './move-section.tsx';
import { PlaceSection } from './panel-sections.tsx';
import { useWords } from './words.ts';

// They need the layout, which comes with the view.
const MoveSection = lazyPart(async () => (await import('./move-section.tsx')).MoveSection, {
  waiting: <Spinner />,
});
const SunSection = lazyPart(async () => (await import('./sun-section.tsx')).SunSection, {
  waiting: <Spinner />,
});

/** What the tab of the place is made of; the first is its beginning. */
export const PLACE_PARTS: readonly string[] = ['place', 'move', 'sun'];

type PlaceTabProps = ComponentProps<typeof MoveSectionNow> & {
  part: string;
  onPart: (part: string) => void;
  view: PoolViewer | null;
};

export function PlaceTab({ part, onPart, view, ...moving }: PlaceTabProps) {
  return (
    <>
      <Parts part={part} onPart={onPart} />
      {part === 'move' ? (
        <MoveSection {...moving} />
      ) : part === 'sun' ? (
        <SunSection design={moving.design} onChange={moving.onChange} view={view} />
      ) : (
        <PlaceSection {...moving} />
      )}
    </>
  );
}

function Parts({ part, onPart }: Pick<PlaceTabProps, 'part' | 'onPart'>) {
  const { CONFIGURATOR: words, SUN: sun } = useWords();
  const labels = [words.tabs.setting, words.tabs.move, sun.tab];
  return (
    <fieldset className="mb-6 flex rounded-control border border-sand p-0.5">
      <legend className="sr-only">{words.tabs.place}</legend>
      {PLACE_PARTS.map((one, index) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === part}
          onClick={() => onPart(one)}
          className="min-h-11 flex-1 cursor-pointer rounded-[3px] text-small hover:bg-foam aria-pressed:bg-ink aria-pressed:text-white"
        >
          {labels[index]}
        </button>
      ))}
    </fieldset>
  );
}
