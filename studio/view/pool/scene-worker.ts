/// <reference lib="webworker" />
import { drawnDesign } from '#domain/design/drawn.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Scene, SceneMesh } from '#studio/scene/scene.ts';
import type { SceneAnswer, SceneRequest } from './scene-source.ts';

// Geometry is made here, so that a slider never waits for it.
self.addEventListener('message', ({ data }: MessageEvent<SceneRequest>) => {
  const scene = buildScene(drawnDesign(data.design), { detail: 'light' });
  const answer: SceneAnswer = { number: data.number, scene };
  self.postMessage(answer, { transfer: buffersOf(scene) });
});

// Plant prototypes may be shared between scenes here, so only the scene's own meshes are given away.
function buffersOf(scene: Scene): ArrayBufferLike[] {
  const own = (mesh: SceneMesh) => [
    mesh.positions.buffer,
    mesh.normals.buffer,
    mesh.uvs.buffer,
    mesh.indices.buffer,
  ];
  return scene.meshes.flatMap(own);
}
