import { boundsOf, type Point, rectangle } from '#domain/geometry/plane.ts';
import { type Detail, PLANT_NAMES, type PlantName, prototypeOf } from '#studio/scene/plants/prototypes.ts';
import type { Instance } from '#studio/scene/scene.ts';
import type { Core } from './core.ts';
import { type Uploaded, uploadTriangles } from './upload.ts';

// Every plant's tree is built once per process, when a garden first has it; pictures only place them.
interface PreparedPlant extends Uploaded {
  root: number;
  low: [number, number, number];
  high: [number, number, number];
}

// From the pool's middle; single leaves are smaller than a pixel there.
const FAR_PLANTS_M = 27;
export const detailAt = ({ prototype, x, z }: Instance): Detail =>
  isGrass(prototype) || Math.hypot(x, z) < FAR_PLANTS_M ? 'full' : 'far';

// Drawn in one way only: its blades lie where the eye is.
const isGrass = (prototype: string): boolean => prototype === 'lawn' || prototype === 'verge';

type Wanted = readonly [name: PlantName, detail: Detail];

const EVERY_PLANT: readonly Wanted[] = PLANT_NAMES.flatMap((name) =>
  (['full', 'far', 'coarse'] as const).map((detail): Wanted => [name, detail]),
);

export class PreparedPlants {
  private readonly core: Core;
  private readonly memory: WebAssembly.Memory;
  private readonly known = new Map<string, PreparedPlant>();

  constructor(core: Core, memory: WebAssembly.Memory) {
    this.core = core;
    this.memory = memory;
  }

  get(name: string, detail: Detail): PreparedPlant | undefined {
    return this.known.get(`${name} ${detail}`);
  }

  /** What a garden needs that was not drawn before; of all plants, without one. */
  missing(instances?: readonly Instance[]): Wanted[] {
    const wanted = instances
      ? PLANT_NAMES.flatMap((name) => {
          const standing = instances.filter(({ prototype }) => prototype === name);
          const details = new Set<Detail>(standing.map(detailAt));
          if (details.size) details.add('coarse');
          if (isGrass(name)) details.add('full');
          return [...details].map((detail): Wanted => [name, detail]);
        })
      : EVERY_PLANT;
    return wanted.filter(([name, detail]) => !this.get(name, detail));
  }

  draw(wanted: readonly Wanted[]): void {
    for (const [name, detail] of wanted)
      this.known.set(`${name} ${detail}`, preparePlant(this.core, this.memory, name, detail));
  }
}

function preparePlant(
  core: Core,
  memory: WebAssembly.Memory,
  name: PlantName,
  detail: Detail,
): PreparedPlant {
  const { meshes } = prototypeOf(name, detail);
  const uploaded = uploadTriangles(core, memory, meshes);
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes) {
    for (let i = 0; i < positions.length; i += 3) {
      for (const c of [0, 1, 2] as const) {
        const value = positions[i + c] ?? 0;
        if (value < low[c]) low[c] = value;
        if (value > high[c]) high[c] = value;
      }
    }
  }
  return {
    ...uploaded,
    root: core.buildTriangles(uploaded.corners, uploaded.records, uploaded.count),
    low,
    high,
  };
}

// A table of 64-byte instance records and the tree over their boxes.
export function placePlants(
  core: Core,
  memory: WebAssembly.Memory,
  instances: readonly Instance[],
  plantOf: (instance: Instance) => PreparedPlant | undefined,
): number {
  // A record left empty would point anywhere.
  const drawn = instances.flatMap((instance) => {
    const plant = plantOf(instance);
    return plant ? [{ instance, plant }] : [];
  });
  if (!drawn.length) return 0;
  const table = core.reserve(drawn.length * 64);
  const boxes = core.reserve(drawn.length * 24);
  const records = new Float32Array(memory.buffer, table, drawn.length * 16);
  const roots = new Int32Array(memory.buffer, table, drawn.length * 16);
  const boxView = new Float32Array(memory.buffer, boxes, drawn.length * 6);
  drawn.forEach(({ instance, plant }, i) => {
    const { x, y, z, yaw, scale, rise } = instance;
    records.set([x, y, z, Math.sin(yaw), Math.cos(yaw), 1 / scale, 1 / rise], i * 16);
    roots[i * 16 + 7] = plant.root;
    boxView.set(boxOf(instance, plant), i * 6);
  });
  return core.buildInstances(boxes, table, drawn.length);
}

function boxOf(instance: Instance, { low, high }: PreparedPlant): number[] {
  const sin = Math.sin(instance.yaw);
  const cos = Math.cos(instance.yaw);
  const corners = rectangle(low[0], low[2], high[0], high[2]).map(
    ([x, z]): Point => [
      instance.x + (x * cos + z * sin) * instance.scale,
      instance.z + (z * cos - x * sin) * instance.scale,
    ],
  );
  const { x0, z0, x1, z1 } = boundsOf(corners);
  return [x0, instance.y + low[1] * instance.rise, z0, x1, instance.y + high[1] * instance.rise, z1];
}
