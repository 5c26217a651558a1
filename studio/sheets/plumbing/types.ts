import type { Point, Polygon } from '#domain/geometry/plane.ts';
import type { PipeSide } from '#domain/plan-set/pipes.ts';
import type { Flows } from '#studio/figures/flows.ts';

// Where water is drawn and returned, and the pipes between the pool and its pad. Layout coordinates, feet.

/** What a pump moves; `none` is fed by the house's water or runs by itself. */
export type SystemId = 'filter' | 'features' | 'spa' | 'edge' | 'regeneration' | 'none';

export const CIRCUITS = {
  skimmers: { side: 'suction', system: 'filter' },
  drains: { side: 'suction', system: 'filter' },
  returns: { side: 'return', system: 'filter' },
  'spa-return': { side: 'return', system: 'filter' },
  'solar-supply': { side: 'return', system: 'filter' },
  'solar-return': { side: 'return', system: 'filter' },
  cleaner: { side: 'return', system: 'none' },
  'spa-suction': { side: 'suction', system: 'spa' },
  'spa-jets': { side: 'return', system: 'spa' },
  'feature-suction': { side: 'suction', system: 'features' },
  features: { side: 'return', system: 'features' },
  'edge-suction': { side: 'suction', system: 'edge' },
  'edge-return': { side: 'return', system: 'edge' },
  'regeneration-suction': { side: 'suction', system: 'regeneration' },
  regeneration: { side: 'return', system: 'regeneration' },
  fill: { side: 'return', system: 'none' },
  'cold-plunge': { side: 'return', system: 'none' },
  overflow: { side: 'return', system: 'none' },
} as const satisfies Record<string, { side: PipeSide; system: SystemId }>;
export type Circuit = keyof typeof CIRCUITS;

/** Symbols of engine/symbols.ts. */
export type FixtureKind =
  | 'skimmer'
  | 'drain'
  | 'channel-drain'
  | 'return'
  | 'suction'
  | 'spa-jet'
  | 'cleaner'
  | 'auto-fill'
  | 'overflow'
  | 'water-feature'
  | 'bubbler'
  | 'deck-jet'
  | 'riser';

export type Fixture = {
  id: string;
  kind: FixtureKind;
  circuit: Circuit;
  at: Point;
  turnDeg: number;
  /** Short, as on a plan: "SK-1". */
  tag: string;
  /** On the pool's wall at the water, on its floor, in the spa, or at what it feeds. */
  on: 'wall' | 'floor' | 'spa' | 'basin' | 'item';
  gpm: number;
  /** Under the water where it is in the pool; the rise above the water where it stands over it. */
  depthFt: number;
  riseFt: number;
  /** What it feeds, where that is a feature of the design. */
  feature?: string;
};

export type Run = {
  id: string;
  circuit: Circuit;
  /** A circuit's, or that of one feature: the pipe it belongs to, from the pad. */
  line: string;
  side: PipeSide;
  system: SystemId;
  /** From the pad to the fixture, whichever way the water flows. */
  path: readonly Point[];
  /** Along the path, and down to the fixture. */
  planFt: number;
  depthFt: number;
  lengthFt: number;
  /** Nominal, schedule 40. */
  pipeIn: number;
  /** As it works every day; what the pipe is sized for may be more: all of a pump's water, with the other valve shut. */
  gpm: number;
  sizedGpm: number;
  /** At what it is sized for. */
  feetPerSecond: number;
  /** Under the pool's floor or in the spa's walls, not in a trench. */
  under: boolean;
  elbows: number;
  tees: number;
  /** The run nearer to the pad, and the fixture at its end. */
  from: string | null;
  fixture: string | null;
};

export type Plumbing = {
  fixtures: readonly Fixture[];
  runs: readonly Run[];
  pad: Polygon;
  /** Where the pipes meet the pad. */
  manifold: Point;
  flows: Flows;
  /** False: the ground leaves no room for a trench clear of everything; the water alone is kept clear of. */
  clear: boolean;
};
