import type { Group } from 'three';
import type { Design } from '#domain/design/design.ts';
import { type MaterialId, materialsFor } from '#studio/scene/materials.ts';
import type { SceneMesh } from '#studio/scene/scene.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { groupOf, type Shapes } from './scene-group.ts';
import type { ThreeMaterials } from './three-materials.ts';

// One face for each shader of a first look: solid, under water, the water itself. None of them has a pattern to be baked.
const KINDS: readonly MaterialId[] = ['equipment', 'lens', 'water'];

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

/** Drawn once, they have all shaders compiled that the first look will need. */
export function standIns(design: Design, materials: ThreeMaterials): Group {
  const meshes = KINDS.map(face);
  const table = materialsFor(design);
  const group = groupOf(
    { meshes, prototypes: [], instances: [], waters: [], materials: table, ...expectedLight(design) },
    materials,
    true,
  );
  group.traverse((object) => {
    object.frustumCulled = false;
    object.castShadow = false;
  });
  return group;
}
