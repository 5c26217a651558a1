import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';
import { drawPool } from '#studio/plan/draw-pool.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type PoolSheetProps = {
  words: { sheet: string };
  title: string;
  design: Design;
  className: string;
};

/** The plan of a pool beside its view, on a phone right under it: the words speak of it. */
export function PoolSheet({ words, title, design, className }: PoolSheetProps) {
  return (
    <figure
      className={classes('flex flex-col rounded-card border border-sand bg-white p-3 sm:p-5', className)}
    >
      <div
        className="mb-3 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
        dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPool(design), tell) }}
      />
      <figcaption className="mt-auto border-sand border-t pt-3 text-fine text-ink-600">
        {fill(words.sheet, { title })}
      </figcaption>
    </figure>
  );
}
