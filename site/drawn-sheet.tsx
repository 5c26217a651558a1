import type { ReactNode } from 'react';
import { tell } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { Drawing } from '#studio/plan/marks.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type DrawnSheetProps = {
  drawing: Drawing;
  /** The line that a phone shows in place of the sheet until it is pressed. */
  folded?: string | undefined;
  caption?: ReactNode;
  className?: string;
  sheetClassName?: string;
};

const SHEET = 'p-3 sm:p-5 [&>svg]:h-auto [&>svg]:w-full';

/** A drawing of ours on white paper, its caption under a line at the foot. */
export function DrawnSheet({ drawing, folded, caption, className, sheetClassName }: DrawnSheetProps) {
  const sheet = (
    <div
      className={classes(SHEET, sheetClassName)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
      dangerouslySetInnerHTML={{ __html: drawingToSvg(drawing, tell) }}
    />
  );
  return (
    <figure className={classes('flex flex-col rounded-card border border-sand bg-white', className)}>
      {folded ? (
        <details className="fold-small flex-1">
          <summary className="flex min-h-14 items-center justify-between px-5 font-semibold">
            {folded}
            <Icon name="plus" className="size-5 text-lagoon" />
          </summary>
          {sheet}
        </details>
      ) : (
        sheet
      )}
      {caption ? (
        <figcaption className="mx-3 mt-auto border-sand border-t py-3 text-fine text-ink-600 max-md:[details:not([open])+&]:hidden sm:mx-5">
          {caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
