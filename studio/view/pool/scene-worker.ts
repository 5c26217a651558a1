/// <reference lib="webworker" />
import { drawnDesign } from '#domain/design/drawn.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Scene, SceneMesh } from '#studio/scene/scene.ts';
import { type BakedPattern, bakeForView, patternKey } from './bake-pattern.ts';
import type { SceneAnswer, SceneRequest } from './scene-source.ts';

const sent = new Set<string>();

// Geometry and textures are made here, so that a slider never waits for them.
self.addEventListener('message', ({ data }: MessageEvent<SceneRequest>) => {
  const scene = buildScene(drawnDesign(data.design), { detail: 'light' });
  const patterns = freshPatterns(scene);
  const answer: SceneAnswer = { number: data.number, scene, patterns };
  self.postMessage(answer, {
    transfer: [...buffersOf(scene), ...patterns.map(([, { pixels }]) => pixels.buffer)],
  });
});

// Each pattern is baked and sent once.
function freshPatterns({ meshes, prototypes, materials }: Scene): [string, BakedPattern][] {
  const used = new Set(
    [...meshes, ...prototypes.flatMap((prototype) => prototype.meshes)].map(({ material }) => material),
  );
  const fresh: [string, BakedPattern][] = [];
  for (const id of used) {
    const look = materials[id];
    const key = patternKey(look);
    if (look.pattern === 'plain' || sent.has(key)) continue;
    sent.add(key);
    fresh.push([key, bakeForView(look)]);
  }
  return fresh;
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
