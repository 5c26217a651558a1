import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import { Heading } from './section.tsx';

/** A title with what it says under it: a phone shows the title until it is pressed, a wider window both. */
export function TitledFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold
      className="fold-small"
      line={
        <Heading level={3} size="small" className="flex-1 py-3.5">
          {title}
        </Heading>
      }
    >
      <Heading level={3} size="small" className="max-md:hidden">
        {title}
      </Heading>
      <div className="max-md:pb-5">{children}</div>
    </Fold>
  );
}
