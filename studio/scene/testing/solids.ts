import type { Feature } from '#domain/design/features.ts';
import { camerasFor } from '../cameras.ts';
import { partsOf } from '../feature-parts.ts';
import { drawHouse } from '../houses/house.ts';
import type { Footprint, Layout } from '../layout-types.ts';
import { drawEquipment } from '../parts/equipment.ts';
import { drawFurniture } from '../parts/furniture.ts';
import { drawFurnishing, furnishingOf } from '../parts/terrace-life.ts';
import type { SceneMesh } from '../scene.ts';
import { type SceneBuilder, startScene } from '../scene-builder.ts';
import { type Cells, cellsOf } from './cells.ts';

// Everything a scene holds that one can walk into, each thing by itself.

export interface Solid {
  name: string;
  /** Absent for the house and the fence. */
  item?: Footprint;
  cells: Cells;
  meshes: readonly SceneMesh[];
  /** Its still water. */
  water: Cells;
}

/** Flat on the ground or in the walls of the water. */
const UNDERFOOT: ReadonlySet<string> = new Set([
  'steps',
  'bench',
  'house',
  'planting',
  'Beach Entry',
  'Automatic Cover',
  'Infinity Edge',
]);
/** Seen through, or light. */
const NOT_SOLID: ReadonlySet<string> = new Set(['water', 'sheet', 'glass']);
/** A fence's panes hold its rail. */
const NOT_SOLID_IN_A_FENCE: ReadonlySet<string> = new Set(['water', 'sheet']);
/** What a thing looks at when it is drawn. */
const NEIGHBORS: readonly string[] = ['Bubblers', 'Deck Jets'];

export function solidsOf(layout: Layout): Solid[] {
  const things = layout.items.filter(({ kind }) => !UNDERFOOT.has(kind) && kind !== 'LED Lighting');
  const solids = things.map((item): Solid => {
    // The stones of a pond's rim lie between all that stands there.
    const isNeighbor = (kind: string) => item.kind === 'Regeneration Zone' || NEIGHBORS.includes(kind);
    const neighbors = layout.items.filter(({ kind }) => kind !== item.kind && isNeighbor(kind));
    const builder = startScene({ ...layout, items: [item, ...neighbors] }, 7);
    return solid(item.id, builder, () => drawThing(builder, item), item);
  });
  const furnishing = furnishingOf(layout, camerasFor(layout).views).map((one, i) => {
    const builder = startScene(layout, 7);
    return solid(`${one.kind} ${i + 1}`, builder, () => drawFurnishing(builder, one));
  });
  return [...solids, ...furnishing, ...alone(layout)];
}

function alone(layout: Layout): Solid[] {
  const draw = (name: string, feature: Feature) => {
    const builder = startScene(layout, 7);
    return partsOf(layout.design)
      .filter((one) => one.feature === feature)
      .map(({ part }) => solid(name, builder, () => part.draw(builder)));
  };
  const house = startScene(layout, 7);
  return [
    ...(layout.house ? [solid('house', house, () => drawHouse(house), undefined, frontOf(layout))] : []),
    ...draw('fence', 'Safety Fence'),
    ...draw('lights', 'LED Lighting'),
  ];
}

// Nothing of the garden stands behind the wall that faces it; collectors lie on the roof behind.
const frontOf = ({ house, design }: Layout): number | undefined =>
  design.features.includes('Solar Heating') ? undefined : house?.anchor.z;

function drawThing(builder: SceneBuilder, { kind }: Footprint): void {
  if (kind === 'equipment') drawEquipment(builder, false);
  else if (kind === 'loungers') drawFurniture(builder);
  else
    for (const { feature, part } of partsOf(builder.layout.design)) if (feature === kind) part.draw(builder);
}

function solid(
  name: string,
  builder: SceneBuilder,
  draw: () => void,
  item?: Footprint,
  fromZ?: number,
): Solid {
  draw();
  const meshes = builder.mesh.meshes();
  const apart = name === 'fence' ? NOT_SOLID_IN_A_FENCE : NOT_SOLID;
  const cells = cellsOf(meshes, (_, material) => !apart.has(material), fromZ);
  const water = cellsOf(meshes, (_, material) => material === 'water');
  return { name, cells, meshes, water, ...(item ? { item } : {}) };
}
