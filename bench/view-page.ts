// Runs inside the browser for bench/view.ts: builds a scene, shows it, and times what a visitor would wait for.
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { withClaims } from '#domain/design/design-link.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Scene } from '#studio/scene/scene.ts';
import { webGl } from '#studio/view/panorama/capability.ts';
import { bakeForView, patternKey } from '#studio/view/pool/bake-pattern.ts';
import type { Viewpoint } from '#studio/view/pool/camera-rig.ts';
import type { BakedPatterns } from '#studio/view/pool/pattern-textures.ts';
import { PoolView } from '#studio/view/pool/pool-view.ts';

export type ViewRun = { claims: Record<string, unknown>; viewpoint: Viewpoint; frames: number };

declare global {
  interface Window {
    runView: (run: ViewRun) => Promise<{ figures: Record<string, number>; picture: string }>;
  }
}

const canvas = document.querySelector('canvas');
const view = canvas
  ? new PoolView(canvas, {
      onLabels: () => {},
      onFirstFrame: () => {},
      calm: true,
      small: false,
      plain: webGl() === 'software',
    })
  : null;

// On the page a worker makes these while three.js is still on its way.
function coarsePatterns({ meshes, prototypes, materials }: Scene): BakedPatterns {
  const used = new Set(
    [...meshes, ...prototypes.flatMap((plant) => plant.meshes)].map((mesh) => mesh.material),
  );
  return [...used]
    .map((id) => materials[id])
    .filter(({ pattern }) => pattern !== 'plain')
    .map((look) => [patternKey(look), bakeForView(look, 4)] as const);
}

window.runView = async ({ claims, viewpoint, frames }) => {
  if (!view) throw new Error('no canvas');
  const timed = <Result>(work: () => Result): [Result, number] => {
    const start = performance.now();
    const result = work();
    return [result, performance.now() - start];
  };
  const design = withClaims(DEFAULT_DESIGN, claims);
  const [scene, buildMs] = timed(() => buildScene(design, { detail: 'light' }));
  const [patterns, bakeMs] = timed(() => coarsePatterns(scene));
  const [, showMs] = timed(() => view.show(scene, patterns));
  view.goTo(viewpoint);
  const [, firstFrameMs] = timed(() => view.measureFrame());
  let total = 0;
  for (let frame = 0; frame < frames; frame++) total += timed(() => view.measureFrame())[1];
  // Read in the same task: a drawing buffer is emptied after it.
  const picture = canvas?.toDataURL('image/png') ?? '';
  return {
    figures: { buildMs, bakeMs, showMs, firstFrameMs, frameMs: total / frames, ...view.load() },
    picture,
  };
};
