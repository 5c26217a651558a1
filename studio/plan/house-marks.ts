import { boundsOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { doorsOf } from '#studio/scene/houses/porch.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { type Mark, PAPER } from './marks.ts';
import type { Sheet } from './sheet.ts';

const WALL_FT = 0.6;

// Walls as thick as they are built, open where the glass doors are.
export function houseMarks(
  { design, house }: Layout,
  items: readonly Footprint[],
  { shown, shape }: Sheet,
): Mark[] {
  const outline = items.find(({ kind }) => kind === 'house')?.outline;
  if (!outline || !house) return [];
  const { x0, z0, x1, z1 } = boundsOf(outline);
  // What is cut off by the sheet has no wall there.
  const inside = rectangle(x0 + WALL_FT, z0 < shown.z0 ? z0 : z0 + WALL_FT, x1 - WALL_FT, z1 - WALL_FT);
  const doors = doorsOf(design, house);
  return [
    shape(outline, { fill: PAPER.quiet }),
    shape(inside, { fill: PAPER.house }),
    ...(doors
      ? [
          shape(rectangle(doors[0], z1 - WALL_FT, doors[1], z1), {
            fill: PAPER.shelf,
            stroke: PAPER.quiet,
            width: 1,
          }),
        ]
      : []),
  ];
}

const SHRUB_FT = 2.2;
const SIDES = 20;

// A bed as planted: one crown after the other.
export function shrubMarks({ outline }: Footprint, { shape }: Sheet): Mark[] {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  const [wide, deep] = [x1 - x0, z1 - z0];
  const radius = Math.min(SHRUB_FT, wide / 2, deep / 2);
  const crowns = (feet: number) => Math.max(1, Math.round(feet / (2 * radius)));
  const middles = (from: number, feet: number) =>
    Array.from({ length: crowns(feet) }, (_, at) => from + ((at + 0.5) / crowns(feet)) * feet);
  return middles(x0, wide).flatMap((x) =>
    middles(z0, deep).map((z) =>
      shape(crown(x, z, radius * 0.86), { fill: PAPER.planting, stroke: PAPER.leaf, width: 0.8 }),
    ),
  );
}

const crown = (x: number, z: number, radius: number): Polygon =>
  Array.from({ length: SIDES }, (_, side): Point => {
    const angle = (side / SIDES) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
  });
