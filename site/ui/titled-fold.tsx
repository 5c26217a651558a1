import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import { Heading } from './section.tsx';

type TitledFoldProps = { title: string; level?: 3 | 4; children: ReactNode };

/** A title with what it says under it: a phone shows the title until it is pressed, a wider window both. */
export function TitledFold({ title, level = 3, children }: TitledFoldProps) {
  return (
    <Fold
      className="fold-small"
      line={
        <Heading level={level} size="small" className="flex-1 py-3.5">
          {title}
        </Heading>
      }
    >
      <Heading level={level} size="small" className="max-md:hidden">
        {title}
      </Heading>
      <div className="max-md:pb-5">{children}</div>
    </Fold>
  );
}
