// Runs inside the browser for bench/view.ts: builds a scene, shows it, and times what a visitor would wait for.
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { withClaims } from '#domain/design/design-link.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { webGl } from '#studio/view/panorama/capability.ts';
import type { Viewpoint } from '#studio/view/pool/camera-rig.ts';
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

window.runView = async ({ claims, viewpoint, frames }) => {
  if (!view) throw new Error('no canvas');
  const timed = <Result>(work: () => Result): [Result, number] => {
    const start = performance.now();
    const result = work();
    return [result, performance.now() - start];
  };
  const design = withClaims(DEFAULT_DESIGN, claims);
  const [scene, buildMs] = timed(() => buildScene(design, { detail: 'light' }));
  const [, showMs] = timed(() => view.show(scene));
  view.goTo(viewpoint);
  const [, firstFrameMs] = timed(() => view.measureFrame());
  let total = 0;
  for (let frame = 0; frame < frames; frame++) total += timed(() => view.measureFrame())[1];
  // Read in the same task: a drawing buffer is emptied after it.
  const picture = canvas?.toDataURL('image/png') ?? '';
  return { figures: { buildMs, showMs, firstFrameMs, frameMs: total / frames, ...view.load() }, picture };
};
