import type { House } from '#domain/design/design.ts';
import type { Point } from '#domain/geometry/plane.ts';
import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';

// Pots that stand near whoever looks, 1 prototype = 1 pot at the origin, metres.

interface PotLook {
  material: MaterialId;
  height: number;
  // How high it is filled, and how far from its middle it reaches: along it and across.
  soil: number;
  reach: Point;
}

export const POTS_M = {
  planter: { material: 'trim', height: 0.6, soil: 0.54, reach: [0.29, 0.29] },
  urn: { material: 'clay', height: 0.56, soil: 0.48, reach: [0.3, 0.3] },
  trough: { material: 'frame', height: 0.48, soil: 0.43, reach: [0.55, 0.22] },
  basin: { material: 'clay', height: 0.3, soil: 0.25, reach: [0.36, 0.36] },
} as const satisfies Record<string, PotLook>;

export type Planter = keyof typeof POTS_M;

/** Radius and height of its outside as shares of both, from the foot up. */
const TURNED: Record<Exclude<Planter, 'trough'>, readonly Point[]> = {
  planter: [
    [0.72, 0],
    [0.86, 0.5],
    [1, 0.95],
  ],
  urn: [
    [0.6, 0],
    [0.86, 0.22],
    [1, 0.52],
    [0.95, 0.78],
    [0.82, 0.9],
    [0.92, 0.97],
  ],
  basin: [
    [0.55, 0],
    [0.9, 0.45],
    [1, 0.92],
  ],
};

export function drawPlanter(mesh: MeshBuilder, kind: Planter): void {
  const { material, height, soil, reach } = POTS_M[kind];
  const [long, wide] = reach;
  if (kind === 'trough') {
    const wall = 0.03;
    for (const side of [-1, 1]) {
      const [x, z] = [side * (long - wall / 2), side * (wide - wall / 2)];
      mesh.box(material, x - wall / 2, 0.02, -wide, x + wall / 2, height, wide);
      mesh.box(material, wall - long, 0.02, z - wall / 2, long - wall, height, z + wall / 2);
    }
    mesh.box('soil', wall - long, 0.03, wall - wide, long - wall, soil, wide - wall);
    return;
  }
  const outside = TURNED[kind].map(([r, h]): [number, number] => [r * long, h * height]);
  const rim = (outside.at(-1)?.[0] ?? long) + 0.006;
  mesh.lathe(
    material,
    [0, 0, 0],
    36,
    ...outside,
    [rim, height - 0.012],
    [rim - 0.006, height],
    [rim - 0.02, height],
    [rim - 0.028, soil],
  );
  mesh.lathe('soil', [0, 0, 0], 20, [rim - 0.028, soil], [0, soil + 0.015]);
}

const BY_HOUSE: Record<House, Planter> = {
  modern: 'trough',
  'mid-century': 'trough',
  'desert-modern': 'planter',
  mediterranean: 'urn',
  ranch: 'urn',
  farmhouse: 'planter',
  coastal: 'planter',
  villa: 'urn',
  lodge: 'trough',
  none: 'planter',
};

/** The large pot that suits a house. */
export const planterFor = (house: House): Planter => BY_HOUSE[house];
