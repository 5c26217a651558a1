import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { LONG, someOf } from '../../proof/long.ts';
import { buildScene } from './build-scene.ts';
import type { Scene, SceneMesh } from './scene.ts';

const partsOf = (scene: Scene) => new Set(scene.meshes.flatMap((mesh) => mesh.parts.map(({ part }) => part)));

test('every feature is drawn when asked for and absent when not', () => {
  // The ray tracer's tests see them in a modern pool.
  for (const style of LONG ? (['Modern', 'Lagoon'] as const) : (['Lagoon'] as const)) {
    for (const feature of FEATURES) {
      const parts = partsOf(
        buildScene({ ...DEFAULT_DESIGN, style, features: [feature] }, { detail: 'light' }),
      );
      const drawn = FEATURES.filter((name) => parts.has(name));
      expect(drawn).toEqual([feature]);
    }
  }
});

test('every face turns the way its normals point, so that a model shows no holes elsewhere', () => {
  const design: Design = { ...DEFAULT_DESIGN, style: 'Lagoon', features: [...FEATURES] };
  const { meshes, prototypes } = buildScene(design, { detail: 'light' });
  for (const mesh of [...meshes, ...prototypes.flatMap((plant) => plant.meshes)]) {
    expect([mesh.material, turnedAway(mesh)]).toEqual([mesh.material, 0]);
  }
});

function turnedAway({ positions, normals, indices }: SceneMesh): number {
  const at = (from: Float32Array, corner: number, axis: number) => from[corner * 3 + axis] ?? 0;
  let count = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(i, i + 3);
    const u = [0, 1, 2].map((axis) => at(positions, b, axis) - at(positions, a, axis));
    const v = [0, 1, 2].map((axis) => at(positions, c, axis) - at(positions, a, axis));
    const n = [0, 1, 2].map((axis) => [a, b, c].reduce((sum, corner) => sum + at(normals, corner, axis), 0));
    const [ux = 0, uy = 0, uz = 0] = u;
    const [vx = 0, vy = 0, vz = 0] = v;
    const [nx = 0, ny = 0, nz = 0] = n;
    const cross = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const facing = cross[0] * nx + cross[1] * ny + cross[2] * nz;
    // Slivers of a hair's width have no side worth the name.
    if (facing < -1e-4 * Math.hypot(...cross) && Math.hypot(...cross) > 1e-6) count++;
  }
  return count;
}

test('every style, house and setting, in a quick run some of them, gives whole meshes with unit normals', () => {
  const designs: Design[] = [
    ...STYLES.map((style) => ({ ...DEFAULT_DESIGN, style, features: [...FEATURES] })),
    ...HOUSES.map((house) => ({ ...DEFAULT_DESIGN, house })),
    ...SETTINGS.map((setting) => ({ ...DEFAULT_DESIGN, setting })),
  ];
  for (const design of someOf(designs, 6)) {
    for (const mesh of buildScene(design, { detail: 'light' }).meshes) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.length).toBe(mesh.positions.length);
      expect(mesh.uvs.length / 2).toBe(mesh.positions.length / 3);
      expect(mesh.parts.reduce((sum, part) => sum + part.count, 0)).toBe(mesh.indices.length);
      let uneven = 0;
      for (let i = 0; i < mesh.normals.length; i += 3) {
        const length = Math.hypot(mesh.normals[i] ?? 0, mesh.normals[i + 1] ?? 0, mesh.normals[i + 2] ?? 0);
        if (Math.abs(length - 1) > 0.02) uneven++;
      }
      expect([mesh.material, uneven]).toEqual([mesh.material, 0]);
    }
  }
});

test('sun and clouds stay while a pool is edited, and differ from place to place', () => {
  const lightOf = (change: Partial<Design>) => {
    const { sun, sky } = buildScene({ ...DEFAULT_DESIGN, ...change });
    return JSON.stringify([sun, sky]);
  };
  const edits: Partial<Design>[] = [{ lengthFt: 44 }, { deck: 'wood' }, { features: ['Slide'] }];
  expect(new Set(edits.map(lightOf))).toEqual(new Set([lightOf({})]));
  expect(new Set(HOUSES.map((house) => lightOf({ house }))).size).toBeGreaterThan(3);
});
