import type { Design } from '#domain/design/design.ts';
import { outlineOf, type Shaped } from '#domain/design/outline.ts';

// Of a pool that is usual for its outline: the visitor's own may be too long to tell one outline from another.
const USUAL: Pick<Design, 'lengthFt' | 'widthFt'> = { lengthFt: 34, widthFt: 19 };
const LONG: typeof USUAL = { lengthFt: 42, widthFt: 11 };
const ROUND: typeof USUAL = { lengthFt: 24, widthFt: 24 };

const usualOf = ({ style, shape }: Shaped) =>
  shape === 'Round' ? ROUND : style === 'Lap' && !shape ? LONG : USUAL;

/** The water from above, as every drawing has it. */
export function OutlinePicture(shaped: Shaped) {
  const path = outlineOf({ ...shaped, ...usualOf(shaped) })
    .map(([x, z]) => `${x.toFixed(1)},${z.toFixed(1)}`)
    .join(' ');
  return (
    <svg viewBox="-24 -18 48 36" aria-hidden="true" className="size-full">
      <polygon points={path} className="fill-water-300 stroke-[3.4] stroke-sand" strokeLinejoin="round" />
      <polygon points={path} className="fill-water-300 stroke-[0.7] stroke-lagoon" />
    </svg>
  );
}
