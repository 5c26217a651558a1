import type { MaterialId } from '#studio/scene/materials.ts';
import { COMMON_PARTS, type Part, type Scene, type SceneMesh } from '#studio/scene/scene.ts';
import { type Corner, type Cutter, shellCutter } from './cut-corners.ts';
import { type GlbMaterial, type GlbPrimitive, glbOf } from './glb-file.ts';
import { dressed } from './glb-materials.ts';

// Land, house, plants and furniture stay behind: the visitor takes the pool, its deck and its features.
const LEFT_BEHIND: ReadonlySet<string> = new Set(
  COMMON_PARTS.filter((part) => part !== 'pool' && part !== 'deck' && part !== 'gate'),
);

type Piece = { part: Part; id: MaterialId; corners: Corner[] };

// The model in metres, for Blender, SketchUp or a phone's own viewer. The origin says where the plot's measures come from.
export async function exportGlb(scene: Scene, origin: string | null): Promise<Blob> {
  const cut = shellCutter(scene.layout);
  const pieces = scene.meshes.flatMap((mesh) => piecesOf(mesh, cut));
  const ids = [...new Set(pieces.map(({ id }) => id))];
  const materials: GlbMaterial[] = [];
  const pictures: Uint8Array[] = [];
  const spans = new Map<MaterialId, readonly [number, number]>();
  for (const id of ids) {
    const made = await dressed(id, scene.materials[id], pictures.length);
    materials.push(made.material);
    pictures.push(...made.pictures);
    spans.set(id, made.spanM);
  }
  const nodes = [...new Set(pieces.map(({ part }) => part))].map((part) => ({
    name: nameOf(part),
    primitives: pieces
      .filter((piece) => piece.part === part)
      .map(({ id, corners }) => primitiveOf(corners, spans.get(id) ?? [1, 1], ids.indexOf(id))),
  }));
  const glb = glbOf({ name: 'Pool', origin, nodes, materials, pictures });
  return new Blob([glb], { type: 'model/gltf-binary' });
}

const NAMES: Partial<Record<Part, string>> = { pool: 'Shell and water', deck: 'Deck', gate: 'Gate' };
const nameOf = (part: Part) => NAMES[part] ?? part;

/** What a mesh has of each part, as triangles. */
function piecesOf(mesh: SceneMesh, cut: Cutter): Piece[] {
  const found = new Map<Part, Corner[]>();
  const made = new Map<number, Corner>();
  const cornerAt = (i: number): Corner => {
    const corner = made.get(i) ?? cornerOf(mesh, i);
    made.set(i, corner);
    return corner;
  };
  for (const { part, start, count } of mesh.parts) {
    if (LEFT_BEHIND.has(part)) continue;
    const corners = found.get(part) ?? [];
    found.set(part, corners);
    for (let at = start; at < start + count; at += 3)
      for (const polygon of cut(
        part,
        [0, 1, 2].map((k) => cornerAt(mesh.indices[at + k] ?? 0)),
      ))
        corners.push(...fanOf(polygon));
  }
  return [...found].flatMap(([part, corners]) =>
    corners.length > 0 ? [{ part, id: mesh.material, corners }] : [],
  );
}

const cornerOf = ({ positions, normals, uvs }: SceneMesh, i: number): Corner => [
  ...positions.subarray(i * 3, i * 3 + 3),
  ...normals.subarray(i * 3, i * 3 + 3),
  ...uvs.subarray(i * 2, i * 2 + 2),
];

const fanOf = (polygon: readonly Corner[]): Corner[] =>
  polygon.slice(2).flatMap((third, i) => [polygon[0] ?? third, polygon[i + 1] ?? third, third]);

/** A corner of several triangles is written once. */
function primitiveOf(
  corners: readonly Corner[],
  spanM: readonly [number, number],
  material: number,
): GlbPrimitive {
  const known = new Map<Corner, number>();
  const own: Corner[] = [];
  const indices = Uint32Array.from(corners, (corner) => {
    const before = known.get(corner);
    if (before !== undefined) return before;
    known.set(corner, own.length);
    own.push(corner);
    return own.length - 1;
  });
  const pick = (from: number, to: number) =>
    Float32Array.from(own.flatMap((corner) => corner.slice(from, to)));
  return {
    positions: pick(0, 3),
    normals: pick(3, 6),
    uvs: Float32Array.from(
      own.flatMap((corner) => [(corner[6] ?? 0) / spanM[0], (corner[7] ?? 0) / spanM[1]]),
    ),
    indices,
    material,
  };
}
