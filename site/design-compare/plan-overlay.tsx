import { useId, useMemo } from 'react';
import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { pageReader, tell } from '#site/language.ts';
import { useNarrow } from '#site/use-narrow.ts';
import type { ItemMoved } from '#studio/compare/moved-between.ts';
import { sayMoved } from '#studio/compare/say-changes.ts';
import { drawOverlay, type ItemChange } from '#studio/plan/draw-overlay.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import type { CompareWords } from './words.ts';

export type CompareNames = { before: string; after: string };

type PlanOverlayProps = {
  before: Design;
  after: Design;
  moved: readonly ItemMoved[];
  names: CompareNames;
  words: CompareWords;
};

// Both plans on one sheet, to scale. The numbers on it stand in the list below, which says the same in words.
export function PlanOverlay({ before, after, moved, names, words }: PlanOverlayProps) {
  const narrow = useNarrow();
  const keyLabel = useId();
  const { svg, key } = useMemo(() => {
    const drawing = drawOverlay(before, after, narrow ? 'narrow' : 'wide', words.plotDrawing);
    return { svg: drawingToSvg(drawing, tell), key: drawing.key };
  }, [before, after, narrow, words]);
  const said = (name: string, change: ItemChange) => {
    const move = moved.find(({ item }) => item === name);
    return change === 'moved' && move
      ? sayMoved(words, move, pageReader())
      : fill(words.overlayChanges[change], { item: tell(name) });
  };
  return (
    <figure className="max-w-[54rem]" data-overlay>
      <div
        className="overflow-hidden rounded-card border border-sand [&>svg]:h-auto [&>svg]:w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, every text in it escaped
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption className="mt-3 space-y-3 text-small">
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-600">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-8 border-clay-600 border-t-2 border-dashed" />
            {fill(words.overlayBefore, { name: names.before })}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-8 border-ink border-t-2" />
            {fill(words.overlayAfter, { name: names.after })}
          </span>
        </p>
        {key.length > 0 ? (
          <>
            <p id={keyLabel} className="sr-only">
              {words.overlayKey}
            </p>
            <ol aria-labelledby={keyLabel} className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
              {key.map(({ number, label, change }) => (
                <li key={number} className="flex items-baseline gap-2.5">
                  <span
                    aria-hidden="true"
                    className="flex size-6 shrink-0 items-center justify-center rounded-full bg-ink font-semibold text-fine text-white tabular-nums"
                  >
                    {number}
                  </span>
                  {said(label, change)}
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}
