import { Group, type Material, Mesh, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import type { MaterialId } from '#studio/scene/materials.ts';
import { COMMON_PARTS, type Scene, type SceneMesh } from '#studio/scene/scene.ts';
import { geometryOf } from './scene-group.ts';

// Land, house, plants and furniture stay behind: the visitor takes the pool, its deck and its features.
const LEFT_BEHIND: ReadonlySet<string> = new Set(
  COMMON_PARTS.filter((part) => part !== 'pool' && part !== 'deck'),
);

// The model in metres, for Blender, SketchUp or a phone's own viewer. The origin says where the plot's measures come from.
export async function exportGlb(scene: Scene, origin: string | null): Promise<Blob> {
  const group = new Group();
  group.name = 'Pool';
  // Programs show one or the other.
  if (origin) group.userData = { source: origin };
  for (const mesh of scene.meshes) {
    const kept = poolPartOf(mesh);
    if (kept.indices.length === 0) continue;
    const model = new Mesh(geometryOf(kept), plainMaterial(mesh.material, scene));
    model.name = mesh.material;
    group.add(model);
  }
  const glb = await new GLTFExporter().parseAsync(group, {
    binary: true,
    ...(origin ? { copyright: origin } : {}),
  });
  if (!(glb instanceof ArrayBuffer)) throw new Error('the exporter gave no binary');
  return new Blob([glb], { type: 'model/gltf-binary' });
}

function poolPartOf(mesh: SceneMesh): SceneMesh {
  const kept = mesh.parts.filter(({ part }) => !LEFT_BEHIND.has(part));
  const indices = kept.flatMap(({ start, count }) => [...mesh.indices.subarray(start, start + count)]);
  return withoutUnusedCorners({ ...mesh, indices: new Uint32Array(indices), parts: kept });
}

// Only corners that a kept triangle uses travel with the file.
function withoutUnusedCorners(mesh: SceneMesh): SceneMesh {
  const corners = [...new Set(mesh.indices)];
  const place = new Map(corners.map((corner, at) => [corner, at]));
  const pick = (source: Float32Array, width: number) =>
    Float32Array.from(
      corners.flatMap((corner) => [...source.subarray(corner * width, corner * width + width)]),
    );
  return {
    ...mesh,
    positions: pick(mesh.positions, 3),
    normals: pick(mesh.normals, 3),
    uvs: pick(mesh.uvs, 2),
    indices: mesh.indices.map((corner) => place.get(corner) ?? 0),
  };
}

function plainMaterial(id: MaterialId, { materials }: Scene): Material {
  const { colour, kind, roughness, specular } = materials[id];
  if (kind === 'water' || kind === 'glass' || kind === 'sheet') {
    const clear = new MeshPhysicalMaterial({ roughness: 0.05, transparent: true, opacity: 0.55 });
    clear.color.setRGB(...colour);
    clear.name = id;
    return clear;
  }
  const solid = new MeshStandardMaterial({ roughness: specular > 0 ? roughness : 0.9 });
  solid.color.setRGB(...colour);
  solid.name = id;
  return solid;
}
