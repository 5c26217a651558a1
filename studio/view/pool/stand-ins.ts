import { Group } from 'three';
import type { Design } from '#domain/design/design.ts';
import { type MaterialId, materialsFor } from '#studio/scene/materials.ts';
import type { SceneMesh } from '#studio/scene/scene.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { createMeasurementLines } from './measurement-lines.ts';
import { groupOf, type Shapes } from './scene-group.ts';
import type { ThreeMaterials } from './three-materials.ts';

// One face for each shader that a design is drawn with: solid, under water, falling, clear. None of them has a pattern to be baked.
const KINDS: readonly MaterialId[] = ['equipment', 'lens', 'sheet', 'glass', 'water'];

const face = (material: MaterialId): SceneMesh => ({
  material,
  positions: new Float32Array([0, 0, 0, 1, 0, 0, 0, 0, 1]),
  normals: new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0]),
  uvs: new Float32Array(6),
  indices: new Uint32Array([0, 1, 2]),
  parts: [],
});

/** Light and sky of a design whose scene is still being built. */
export const expectedLight = ({ hour }: Design): Pick<Shapes, 'sky' | 'sun'> => ({
  sky: { hour, cloudiness: 0.5, clouds: 0, horizon: 'suburb' },
  sun: sunFor(hour, 0),
});

/** Drawn once, they have all shaders compiled that the scene will need. */
export function standIns(design: Design, materials: ThreeMaterials): Group {
  const meshes = KINDS.map(face);
  const table = materialsFor(design);
  const group = new Group().add(
    groupOf(
      { meshes, prototypes: [], instances: [], waters: [], materials: table, ...expectedLight(design) },
      materials,
      true,
    ),
    createMeasurementLines([{ id: 'length', text: '', from: [0, 0, 0], to: [1, 0, 0] }]),
  );
  group.traverse((object) => {
    object.frustumCulled = false;
  });
  return group;
}
