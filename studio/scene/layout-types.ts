import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import type { Point, Polygon } from '#domain/geometry/plane.ts';
import type { DepthPoint } from './depth.ts';
import type { InfinityEdge } from './infinity-edge.ts';
import type { PlotLayout } from './plot-layout.ts';

// A feature of the design, or what every pool has around it.
export type FootprintKind = Feature | 'steps' | 'bench' | 'equipment' | 'loungers' | 'house' | 'planting';

// What may not share ground: water with water and edge, edge with edge and ground, ground with ground and the pool.
export type Layer = 'water' | 'edge' | 'ground' | 'overlay';

// A local frame: local +z points at the water, +x along the edge; yaw turns it into the site.
export interface Anchor {
  x: number;
  z: number;
  yaw: number;
  // Above the deck, where the ground is not level.
  y?: number;
}

export interface Footprint {
  id: string;
  kind: FootprintKind;
  label: string;
  layer: Layer;
  outline: Polygon;
  anchor: Anchor;
  widthFt: number;
  depthFt: number;
  heightFt: number;
  // Streams of water that fall from it, where somebody said how many; read by spoutsOf.
  spouts?: number;
}

export interface PoolLayout {
  outline: Polygon;
  lengthFt: number;
  widthFt: number;
  profile: DepthPoint[];
  curved: boolean;
  // The stretch of the rim that the water falls over, when there is one.
  infinityEdge: InfinityEdge | null;
}

export interface FenceLayout {
  path: readonly Point[];
  gate: readonly [Point, Point];
  heightFt: number;
}

// Feet; origin at the pool's middle, -z towards the house, +z towards the viewer, y 0 at the deck.
export interface Layout {
  design: Design;
  pool: PoolLayout;
  copingFt: number;
  deck: Polygon;
  house: Footprint | null;
  items: Footprint[];
  fence: FenceLayout | null;
  yard: Polygon;
  // What stands elsewhere than its move asked for, because there was no room; absent where all is as asked.
  displaced?: readonly string[];
  // Labels of what was asked for and found no room, one for each thing; absent where all stands.
  missing?: readonly string[];
  // The land it stands on; absent: none in particular.
  plot?: PlotLayout;
  // Bearing, clockwise from north, of the direction -z (where the house stands).
  backBearingDeg: number;
}
