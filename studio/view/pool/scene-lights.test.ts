import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { lightOf, skyHarmonics } from './hour-light.ts';
import { SceneLights } from './scene-lights.ts';

test('the ground lights what faces down, and adds nothing to what faces up', () => {
  const scene = buildScene(DEFAULT_DESIGN, { detail: 'light' });
  const lights = new SceneLights(4);
  lights.light(scene);
  const open = skyHarmonics(scene.sky.hour, scene.sun).scale(0.85);
  const added = (y: number) => {
    const facing = new Vector3(0, y, 0);
    return (
      lights.sky.sh.getIrradianceAt(facing, new Vector3()).y - open.getIrradianceAt(facing, new Vector3()).y
    );
  };
  expect(added(1)).toBeCloseTo(0, 5);
  expect(added(-1)).toBeCloseTo(lightOf(scene.sky.hour, scene.sun).level.g * Math.PI * 0.26, 4);
});
