import type { ReactNode } from 'react';
import type { PoolMaterial } from '#domain/estimate/options.ts';

/** A pool's wall cut open: what holds the water, and the earth behind it. */
export const MaterialPicture = ({ material }: { material: PoolMaterial }) => (
  <svg viewBox="0 0 64 48" aria-hidden="true" className="size-full" preserveAspectRatio="xMidYMid slice">
    <path d="M0 0h64v48H0z" className="fill-sand" />
    <path d="M26 7h38v27H36q-10 0-10-9z" className="fill-water-200" />
    <path d="M26 13V7h38v6z" className="fill-white" />
    {WALLS[material]}
  </svg>
);

const INNER = 'M26 7v18q0 9 10 9h28';
const STONES = 'M18 13h8M18 19h8M18 25h9M20 31l7-3M25 37l5-5M34 41v-7M43 42v-8M52 42v-8';
const DOTS = [
  [22, 12],
  [21, 20],
  [23, 28],
  [29, 37],
  [38, 38],
  [48, 38],
  [58, 38],
] as const;

const WALLS: Record<PoolMaterial, ReactNode> = {
  concrete: (
    <>
      <path d={`${INNER}v8H34q-16 0-16-16V7z`} className="fill-ink-400" />
      {DOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" className="fill-white" />
      ))}
    </>
  ),
  'natural-stone': (
    <>
      <path d={`${INNER}v8H34q-16 0-16-16V7z`} className="fill-clay-300" />
      <path d={STONES} className="fill-none stroke-white" />
    </>
  ),
  fiberglass: <path d={INNER} className="fill-none stroke-[3] stroke-lagoon" />,
  vinyl: (
    <>
      <path d="M22 7v25M18 7h4M18 19h4M18 31h4" className="fill-none stroke-2 stroke-ink-600" />
      <path d={INNER} className="fill-none stroke-2 stroke-lagoon" strokeDasharray="3 1.5" />
    </>
  ),
};
