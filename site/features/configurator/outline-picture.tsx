import type { ReactNode } from 'react';
import type { Design } from '#domain/design/design.ts';
import { outlineOf, type Shaped } from '#domain/design/outline.ts';

// Of a pool that is usual for its outline: the visitor's own may be too long to tell one outline from another.
const USUAL: Pick<Design, 'lengthFt' | 'widthFt'> = { lengthFt: 35, widthFt: 20 };
const LONG: typeof USUAL = { lengthFt: 36, widthFt: 9 };
const ROUND: typeof USUAL = { lengthFt: 24, widthFt: 24 };

const usualOf = ({ style, shape }: Shaped) =>
  shape === 'Round' ? ROUND : style === 'Lap' && !shape ? LONG : USUAL;

/** The water from above, as every drawing has it. */
export function OutlinePicture(shaped: Shaped) {
  const path = outlineOf({ ...shaped, ...usualOf(shaped) })
    .map(([x, z]) => `${x.toFixed(1)},${z.toFixed(1)}`)
    .join(' ');
  const Mark = shaped.shape ? undefined : MARKS[shaped.style];
  return (
    <svg viewBox="-20.8 -15.6 41.6 31.2" aria-hidden="true" className="size-full">
      <polygon points={path} className="fill-water-300 stroke-[3.4] stroke-sand" strokeLinejoin="round" />
      <polygon points={path} className="fill-water-300 stroke-[0.7] stroke-lagoon" />
      {Mark}
    </svg>
  );
}

// What tells a rectangle of one style from another's: full-width steps, a lane, an edge that the water runs over.
const MARKS: Partial<Record<Shaped['style'], ReactNode>> = {
  Modern: (
    <path d="M-17.5-10h8v20h-8zM-14.8-10v20M-12.2-10v20" className="fill-foam stroke-[0.6] stroke-lagoon" />
  ),
  Lap: <path d="M-15 0h30" className="stroke-[0.7] stroke-white" strokeDasharray="2.4 1.6" />,
  Infinity: (
    <>
      <path d="M-17.5 10h35v4h-35z" className="fill-water stroke-[0.6] stroke-lagoon" />
      <path
        d="M-14 10v4M-10 10v4M-6 10v4M-2 10v4M2 10v4M6 10v4M10 10v4M14 10v4"
        className="stroke-[0.7] stroke-white"
      />
    </>
  ),
};
