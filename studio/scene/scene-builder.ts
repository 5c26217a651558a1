import type { Feature } from '#domain/design/features.ts';
import type { Polygon } from '#domain/geometry/plane.ts';
import { depthAt } from './depth.ts';
import type { Footprint, FootprintKind, Layout } from './layout-types.ts';
import { MeshBuilder } from './mesh-builder.ts';
import { WATER_Y } from './pool-heights.ts';
import { type Random, seeded } from './random.ts';
import type { Flame, Foam, Glow, Instance, Part, SceneLight, Vec3, WaterBody } from './scene.ts';

// What the parts draw into. Heights in feet: deck at 0.
export const GROUND_Y = -0.16;

export interface SceneBuilder {
  layout: Layout;
  mesh: MeshBuilder;
  random: Random;
  lights: SceneLight[];
  flames: Flame[];
  foam: Foam[];
  glows: Glow[];
  waters: WaterBody[];
  instances: Instance[];
  furnished: Polygon[];
}

export function startScene(layout: Layout, seed: number): SceneBuilder {
  return {
    layout,
    mesh: new MeshBuilder('feet'),
    random: seeded(seed),
    lights: [],
    flames: [],
    foam: [],
    glows: [],
    waters: [],
    instances: [],
    furnished: [],
  };
}

export function has(builder: SceneBuilder, feature: Feature): boolean {
  return builder.layout.design.features.includes(feature);
}

export function itemsOf(builder: Pick<SceneBuilder, 'layout'>, kind: FootprintKind): Footprint[] {
  return builder.layout.items.filter((item) => item.kind === kind);
}

// Draws placed things as a part, each in its own frame: origin at its anchor, +z towards the water.
export function drawItems(
  builder: SceneBuilder,
  kind: FootprintKind,
  part: Part,
  draw: (item: Footprint) => void,
): void {
  for (const item of itemsOf(builder, kind))
    builder.mesh.as(part, () => builder.mesh.within(item.anchor, () => draw(item)));
}

export function drawEach(builder: SceneBuilder, feature: Feature, draw: (item: Footprint) => void): void {
  drawItems(builder, feature, feature, draw);
}

// A lamp at a point of the current frame.
export function addLight(
  builder: SceneBuilder,
  at: Vec3,
  colour: Vec3,
  look: Partial<SceneLight> = {},
): void {
  const position = builder.mesh.toMetres(at);
  builder.lights.push({
    position,
    colour,
    underwater: false,
    radius: 0.1,
    direction: null,
    cone: 0,
    ...look,
  });
}

// Still water in the current frame: what lies below it is seen through it.
export function addWater({ mesh, waters }: SceneBuilder, y: number, outline: Polygon): void {
  waters.push({
    y: mesh.toMetres([0, y, 0])[1],
    outline: outline.map(([x, z]) => {
      const [mx, , mz] = mesh.toMetres([x, 0, z]);
      return [mx, mz];
    }),
  });
}

export function floorAt({ layout }: SceneBuilder, x: number): number {
  return WATER_Y - depthAt(layout.pool.profile, x + layout.pool.lengthFt / 2);
}
