import type { Feature } from '#domain/design/features.ts';
import type { Footprint, FootprintKind, Layout } from './layout-types.ts';
import { MeshBuilder } from './mesh-builder.ts';
import { type Random, seeded } from './random.ts';
import type { Flame, Foam, Instance, SceneLight, WaterBody } from './scene.ts';

// What the parts draw into. Heights in feet: deck at 0.
export const WATER_Y = -0.36;
export const GROUND_Y = -0.16;

export interface Draft {
  layout: Layout;
  mesh: MeshBuilder;
  random: Random;
  lights: SceneLight[];
  flames: Flame[];
  foam: Foam[];
  waters: WaterBody[];
  instances: Instance[];
}

export function startDraft(layout: Layout, seed: number): Draft {
  return {
    layout,
    mesh: new MeshBuilder('feet'),
    random: seeded(seed),
    lights: [],
    flames: [],
    foam: [],
    waters: [],
    instances: [],
  };
}

export function has(draft: Draft, feature: Feature): boolean {
  return draft.layout.design.features.includes(feature);
}

export function itemsOf(draft: Draft, kind: FootprintKind): Footprint[] {
  return draft.layout.items.filter((item) => item.kind === kind);
}

// Draws a placed thing in its own frame: origin at its anchor, +z towards the water.
export function drawEach(draft: Draft, kind: FootprintKind, draw: (item: Footprint) => void): void {
  for (const item of itemsOf(draft, kind)) {
    draft.mesh.as(item.feature ?? 'furniture', () => draft.mesh.within(item.anchor, () => draw(item)));
  }
}
