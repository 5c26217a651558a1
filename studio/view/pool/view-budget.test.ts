import { PerspectiveCamera, ShaderMaterial } from 'three';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { FEATURES } from '#domain/design/features.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { someOf } from '../../../proof/long.ts';
import { CameraRig } from './camera-rig.ts';
import { clearAirOf, reachOf } from './clear-air.ts';
import { ElementProxy } from './element-proxy.ts';
import { flamesOf } from './flames.ts';
import { groupOf } from './scene-group.ts';
import { Unpainted } from './testing/unpainted.ts';
import { ThreeMaterials } from './three-materials.ts';
import { frameLoad, VIEW_BUDGET } from './view-budget.ts';
import { cameraAt } from './viewpoints.ts';
import { createWaterUniforms } from './water-uniforms.ts';

/** The heaviest frame on a walk around, from near and from as far away as one can go. */
function heaviestFrame(design: Design) {
  const scene = buildScene(drawnDesign(design), { detail: 'light' });
  const clear = { water: new ShaderMaterial(), glass: new ShaderMaterial() };
  const water = createWaterUniforms(4);
  const materials = new ThreeMaterials(new Unpainted(1), water, clear, false);
  const group = groupOf(scene, materials, false).add(flamesOf(scene.flames, water));
  const camera = new PerspectiveCamera(50, 16 / 9, 0.15, 400);
  const element = new ElementProxy();
  element.resize({ width: 1600, height: 900, ratio: 1 });
  const rig = new CameraRig(camera, element, true);
  const air = clearAirOf(scene);
  rig.bound(reachOf(scene), air);
  const most = { triangles: 0, calls: 0 };
  for (const viewpoint of ['eye', 'hero', 'aerial'] as const)
    for (const further of [0, 12]) {
      rig.go(cameraAt(scene, viewpoint, air, camera.aspect), 0, true);
      for (let step = 0; step < further; step++) rig.nudge('further');
      for (let turn = 0; turn < 30; turn++) {
        rig.nudge('right');
        const { triangles, calls } = frameLoad(group, camera);
        most.triangles = Math.max(most.triangles, triangles);
        most.calls = Math.max(most.calls, calls);
      }
    }
  return most;
}

test.each(someOf(SETTINGS, 1))(
  '%s: no frame of the heaviest designs is more than a graphics chip can do',
  (setting) => {
    const all = FEATURES.filter((feature) => feature !== 'Infinity Edge');
    const at = SETTINGS.indexOf(setting);
    const designs: Design[] = [
      { ...DEFAULT_DESIGN, setting, lengthFt: 60, widthFt: 30, features: all, hour: 'dusk' },
      { ...DEFAULT_DESIGN, setting, style: 'Infinity', house: 'mediterranean', features: [...FEATURES] },
      {
        ...DEFAULT_DESIGN,
        setting,
        style: STYLES[at] ?? 'Lagoon',
        house: HOUSES[at] ?? 'modern',
        lengthFt: 120,
        widthFt: 60,
      },
    ];
    // Where a villa and a lodge belong.
    const house = setting === 'palms' ? 'villa' : setting === 'forest' ? 'lodge' : null;
    if (house)
      designs.push({
        ...DEFAULT_DESIGN,
        ...{ setting, house, style: 'Resort', lengthFt: 60, widthFt: 30, features: all, hour: 'dusk' },
      });
    for (const design of designs) {
      const { triangles, calls } = heaviestFrame(design);
      expect.soft(triangles).toBeLessThanOrEqual(VIEW_BUDGET.triangles);
      expect.soft(calls).toBeLessThanOrEqual(VIEW_BUDGET.calls);
    }
  },
);
