/// <reference lib="webworker" />
import { drawnDesign } from '#domain/design/drawn.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Material } from '#studio/scene/material.ts';
import type { Scene, SceneMesh } from '#studio/scene/scene.ts';
import { type BakedPattern, bakeForView, patternedMaterials } from './bake-pattern.ts';
import { clearAirOf } from './clear-air.ts';
import type { SceneRequest, SceneResponse } from './scene-source.ts';

type Baked = [key: string, baked: BakedPattern];

// A sixteenth of the work, and enough for a first look.
const COARSE = 4;
const REFINE_AFTER_MS = 400;

const sent = new Set<string>();
const toRefine = new Map<string, Material>();
let refining: ReturnType<typeof setTimeout> | undefined;

// Geometry and textures are made here, so that a slider never waits for them.
self.addEventListener('message', ({ data: { design, patternCoarseness } }: MessageEvent<SceneRequest>) => {
  clearTimeout(refining);
  const scene = buildScene(drawnDesign(design), { detail: 'light' });
  const patterns = freshPatterns(scene);
  const air = clearAirOf(scene);
  respond({ built: { scene, air }, patterns }, [
    ...buffersOf(scene),
    air.heights.buffer,
    air.standing.buffer,
  ]);
  refining = setTimeout(refine, REFINE_AFTER_MS, patternCoarseness);
});

function respond(response: SceneResponse, own: ArrayBufferLike[] = []): void {
  self.postMessage(response, {
    transfer: [...own, ...response.patterns.map(([, { pixels }]) => pixels.buffer)],
  });
}

// Each pattern is baked and sent once coarsely and once finely.
function freshPatterns(scene: Scene): Baked[] {
  const fresh: Baked[] = [];
  for (const [key, look] of patternedMaterials(scene)) {
    if (sent.has(key)) continue;
    sent.add(key);
    toRefine.set(key, look);
    fresh.push([key, bakeForView(look, COARSE)]);
  }
  return fresh;
}

// One pattern at a time, so that the next design is heard between two; all are shown at once.
const refined: Baked[] = [];
function refine(patternCoarseness: number): void {
  for (const [key, look] of toRefine) {
    refined.push([key, bakeForView(look, patternCoarseness)]);
    toRefine.delete(key);
    break;
  }
  if (toRefine.size > 0) refining = setTimeout(refine, 0, patternCoarseness);
  else if (refined.length > 0) respond({ built: null, patterns: refined.splice(0) });
}

// Plant prototypes are shared between scenes here, so only the scene's own meshes are given away.
function buffersOf(scene: Scene): ArrayBufferLike[] {
  const own = (mesh: SceneMesh) => [
    mesh.positions.buffer,
    mesh.normals.buffer,
    mesh.uvs.buffer,
    mesh.indices.buffer,
  ];
  return scene.meshes.flatMap(own);
}
