import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { FEATURES, STYLES } from '#domain/design/vocabulary.ts';
import { buildScene } from './build-scene.ts';
import type { Scene } from './scene.ts';

const partsOf = (scene: Scene) => new Set(scene.meshes.flatMap((mesh) => mesh.parts.map(({ part }) => part)));

test('every feature is drawn when asked for and absent when not', () => {
  for (const style of ['Modern', 'Lagoon'] as const) {
    for (const feature of FEATURES) {
      const parts = partsOf(
        buildScene({ ...DEFAULT_DESIGN, style, features: [feature] }, { detail: 'light' }),
      );
      const drawn = FEATURES.filter((name) => parts.has(name));
      expect(drawn).toEqual([feature]);
    }
  }
});

test('every style, house and setting gives whole meshes with unit normals', () => {
  const designs: Design[] = [
    ...STYLES.map((style) => ({ ...DEFAULT_DESIGN, style, features: [...FEATURES] })),
    ...HOUSES.map((house) => ({ ...DEFAULT_DESIGN, house })),
    ...SETTINGS.map((setting) => ({ ...DEFAULT_DESIGN, setting })),
  ];
  for (const design of designs) {
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
