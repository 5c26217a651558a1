import { type ComponentProps, createElement } from 'react';
import { classes } from './classes.ts';
import { TONES, type Tone } from './section.tsx';

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'li' | 'section' | 'aside'; tone?: Tone };

// A surface. White ones carry a hairline, toned ones their colour; neither needs a shadow.
export function Card({ as = 'div', tone = 'plain', className, ...rest }: CardProps) {
  const outline = tone === 'plain' && 'border border-sand';
  return createElement(as, {
    className: classes('rounded-card p-6 sm:p-8', TONES[tone], outline, className),
    ...rest,
  });
}
