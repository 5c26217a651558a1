import { Fragment } from 'react';
import type { PackageId } from '#domain/package/catalogue.ts';
import { LEFT_OUT } from '#domain/package/left-out.ts';
import { classes } from '#site/ui/classes.ts';
import type { PackageProps } from './package-list.tsx';

type LeftOutProps = { id: PackageId; words: PackageProps['words']; className?: string };

/** What the price leaves out, and what each would add to it. */
export function LeftOut({ id, words, className }: LeftOutProps) {
  const { leftOut } = words.PACKAGES_SECTION;
  return (
    <p className={classes('text-small', className)} data-left-out>
      <span className="font-medium">{leftOut.label}:</span>{' '}
      {LEFT_OUT[id].map((addOn, index) => (
        <Fragment key={addOn}>
          {index > 0 ? ', ' : null}
          <span className="inline-block">{leftOut[addOn]}</span>
        </Fragment>
      ))}
    </p>
  );
}
