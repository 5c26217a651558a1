import { FEATURES } from '#domain/design/features.ts';
import { KINDS, PATTERNS } from '#studio/scene/material.ts';
import { MATERIAL_IDS, type MaterialTable } from '#studio/scene/materials.ts';
import { COMMON_PARTS, type Part, type SceneMesh } from '#studio/scene/scene.ts';
import type { Core } from './core.ts';

// Puts scene data into the core's memory. Views are made anew after each reservation, since it may grow the memory.

export const PARTS: readonly Part[] = [...COMMON_PARTS, ...FEATURES];

export interface Uploaded {
  corners: number;
  records: number;
  count: number;
}

const CLEAR = new Set(['water', 'glass', 'sheet']);

export function isClear(mesh: SceneMesh, materials: MaterialTable): boolean {
  return CLEAR.has(materials[mesh.material].kind);
}

export function uploadTriangles(
  core: Core,
  memory: WebAssembly.Memory,
  meshes: readonly SceneMesh[],
): Uploaded {
  const count = meshes.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0);
  const corners = core.reserve(count * 36 + 64);
  const records = core.reserve(count * 40 + 64);
  const cornerView = new Float32Array(memory.buffer, corners, count * 9);
  const recordFloats = new Float32Array(memory.buffer, records, count * 10);
  const recordIds = new Uint32Array(memory.buffer, records, count * 10);
  let at = 0;
  for (const mesh of meshes) {
    const material = MATERIAL_IDS.indexOf(mesh.material);
    for (const { part, start, count: length } of mesh.parts) {
      const id = material | (PARTS.indexOf(part) << 8);
      for (let i = start; i < start + length; i += 3) {
        for (let k = 0; k < 3; k++) {
          const vertex = (mesh.indices[i + k] ?? 0) * 3;
          for (let c = 0; c < 3; c++) {
            cornerView[at * 9 + k * 3 + c] = mesh.positions[vertex + c] ?? 0;
            recordFloats[at * 10 + k * 3 + c] = mesh.normals[vertex + c] ?? 0;
          }
        }
        recordIds[at * 10 + 9] = id;
        at++;
      }
    }
  }
  return { corners, records, count };
}

export function uploadDoubles(core: Core, memory: WebAssembly.Memory, values: readonly number[]): number {
  const pointer = core.reserve(values.length * 8 + 64);
  new Float64Array(memory.buffer, pointer, values.length).set(values);
  return pointer;
}

export function uploadMaterials(core: Core, memory: WebAssembly.Memory, materials: MaterialTable): number {
  const values = MATERIAL_IDS.flatMap((id) => {
    const m = materials[id];
    return [
      KINDS.indexOf(m.kind),
      PATTERNS.indexOf(m.pattern),
      ...m.colour,
      m.specular,
      m.roughness,
      ...m.unitM,
      m.jointM,
      m.variation,
      ...m.emission,
      m.lapM,
      0,
    ];
  });
  const pointer = core.reserve(values.length * 4 + 64);
  new Float32Array(memory.buffer, pointer, values.length).set(values);
  return pointer;
}
