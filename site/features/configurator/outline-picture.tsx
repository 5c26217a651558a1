import type { ReactNode } from 'react';
import type { Design } from '#domain/design/design.ts';
import { outlineOf, type Shaped } from '#domain/design/outline.ts';
import { typicalOf } from '#domain/design/typical.ts';

// Of a pool that is usual for its outline: the visitor's own may be too long to tell one outline from another.
const USUAL: Pick<Design, 'lengthFt' | 'widthFt'> = { lengthFt: 35, widthFt: 20 };
const LONG: typeof USUAL = { lengthFt: 36, widthFt: 9 };
const ROUND: typeof USUAL = { lengthFt: 24, widthFt: 24 };

const usualOf = ({ style, shape }: Shaped) =>
  shape === 'Round' ? ROUND : style === 'Lap' && !shape ? LONG : USUAL;

const pointsOf = (shaped: Shaped) =>
  outlineOf({ ...shaped, ...usualOf(shaped) })
    .map(([x, z]) => `${x.toFixed(1)},${z.toFixed(1)}`)
    .join(' ');

/** The water from above, as every drawing has it. */
export function OutlinePicture(shaped: Shaped) {
  const points = pointsOf(shaped);
  return (
    <svg viewBox="-20.8 -15.6 41.6 31.2" aria-hidden="true" className="size-full">
      <polygon points={points} className="fill-water-300 stroke-[3.4] stroke-sand" strokeLinejoin="round" />
      <polygon points={points} className="fill-water-300 stroke-[0.7] stroke-lagoon" />
      {shaped.shape ? undefined : MARKS[shaped.style]}
    </svg>
  );
}

/** A style from above: its water with the finish, deck and planting that come with it when it is chosen. */
export function StylePicture({ style }: Pick<Design, 'style'>) {
  const points = pointsOf({ style });
  const { deck, finish, setting } = typicalOf(style);
  return (
    <svg viewBox="-22.4 -16.8 44.8 33.6" aria-hidden="true" className={`size-full ${GROUND[setting] ?? ''}`}>
      {PLANTS[setting]}
      <polygon points={points} className={`stroke-[5] ${DECK[deck]}`} strokeLinejoin="round" />
      <polygon points={points} className={`stroke-[0.7] stroke-lagoon ${WATER[finish]}`} />
      {MARKS[style]}
    </svg>
  );
}

const WATER: Record<Design['finish'], string> = {
  white: 'fill-water-200',
  aqua: 'fill-water-300',
  blue: 'fill-[color-mix(in_oklab,var(--color-water-300),var(--color-water))]',
  pebble: 'fill-[color-mix(in_oklab,var(--color-water),var(--color-leaf-300))]',
  dark: 'fill-water-700',
};

const DECK: Record<Design['deck'], string> = {
  travertine: 'stroke-sand',
  pavers: 'stroke-clay-300',
  flagstone: 'stroke-ink-400',
  wood: 'stroke-sand-600',
  concrete: 'stroke-white',
  tile: 'stroke-clay-100',
};

const GROUND: Partial<Record<Design['setting'], string>> = {
  palms: 'bg-leaf-100',
  forest: 'bg-leaf-300',
};

const CORNERS = [
  [-18.6, -12.6],
  [18.8, -13],
  [19.2, 12.4],
  [-18.4, 13.2],
] as const;

const Palm = ({ at: [x, z] }: { at: readonly [number, number] }) => (
  <path
    transform={`translate(${x} ${z})`}
    d="M0 0 4.6-1.2M0 0 2.6 3.8M0 0-1.8 4.2M0 0-4.6 1M0 0-3.2-3.4M0 0 1.2-4.6"
    strokeLinecap="round"
    className="stroke-[1.1] stroke-leaf"
  />
);

const Tree = ({ at: [x, z], of }: { at: readonly [number, number]; of: number }) => (
  <circle cx={x} cy={z} r={of} className="fill-leaf opacity-75" />
);

const PLANTS: Partial<Record<Design['setting'], ReactNode>> = {
  palms: CORNERS.map((at) => <Palm key={at.join()} at={at} />),
  forest: CORNERS.map((at) => (
    <g key={at.join()}>
      <Tree at={at} of={4.4} />
      <Tree at={[at[0] * 0.68, at[1] * 1.12]} of={2.6} />
      <Tree at={[at[0] * 1.08, at[1] * 0.46]} of={2.4} />
    </g>
  )),
};

// What tells a rectangle of one style from another's: full-width steps, a lane, an edge that the water runs over.
const MARKS: Partial<Record<Design['style'], ReactNode>> = {
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
