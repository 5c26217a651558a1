// Runs inside the browser for bench/view.ts: builds a scene, shows it, and times what a visitor would wait for.
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { withParameters } from '#domain/design/design-link.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Scene } from '#studio/scene/scene.ts';
import { webGl } from '#studio/view/panorama/capability.ts';
import { bakeForView, patternedMaterials } from '#studio/view/pool/bake-pattern.ts';
import { clearAirOf } from '#studio/view/pool/clear-air.ts';
import type { BakedPatterns } from '#studio/view/pool/pattern-textures.ts';
import { PoolView } from '#studio/view/pool/pool-view.ts';
import type { Viewpoint } from '#studio/view/pool/viewpoints.ts';

export type ViewRun = {
  claims: Record<string, unknown>;
  viewpoint: Viewpoint;
  frames: number;
  // As on a graphics card: mirrors, relief, soft shadows, all leaves.
  full: boolean;
};
export type ViewFigures = Record<
  'build' | 'air' | 'patterns' | 'show' | 'compile' | 'first' | 'whole' | 'moving' | 'resting',
  number
> & { triangles: number; calls: number; shaders: number };

declare global {
  interface Window {
    // Told when the first frame stands, before anything else is measured.
    firstFrameStands: () => Promise<void>;
    runView: (run: ViewRun) => Promise<{ figures: ViewFigures; picture: string }>;
  }
}

// On the page a worker makes these while three.js is still on its way.
const coarsePatterns = (scene: Scene): BakedPatterns =>
  [...patternedMaterials(scene)].map(([key, look]) => [key, bakeForView(look, 4)] as const);

const timed = <Result>(work: () => Result): [Result, number] => {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
};

window.runView = async ({ claims, viewpoint, frames, full }) => {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  const size = { width: innerWidth, height: innerHeight, ratio: 1 };
  const [view, start] = timed(
    () =>
      new PoolView({ canvas, element: canvas }, size, {
        onLabels: () => {},
        onDrag: () => {},
        onFirstFrame: () => {},
        reducedMotion: true,
        small: false,
        plain: !full && webGl() === 'software',
      }),
  );
  const design = withParameters(DEFAULT_DESIGN, claims);
  const [, prepare] = timed(() => view.prepare(design));
  const [scene, build] = timed(() => buildScene(design, { detail: 'light' }));
  const [air, clear] = timed(() => clearAirOf(scene));
  const [patterns, bake] = timed(() => coarsePatterns(scene));
  const [, show] = timed(() => view.show(scene, air, patterns));
  view.goTo(viewpoint);
  const before = performance.now();
  await view.compiled();
  const compile = performance.now() - before;
  const [, first] = timed(() => view.measureFrame());
  await window.firstFrameStands();
  const [, whole] = timed(() => {
    while (view.measureFrame());
  });
  const average = (sharp: boolean) => {
    view.measureFrame(sharp);
    let total = 0;
    for (let frame = 0; frame < frames; frame++) total += timed(() => view.measureFrame(sharp))[1];
    return total / frames;
  };
  const moving = average(false);
  const resting = average(true);
  // Read in the same task: a drawing buffer is emptied after it.
  const picture = canvas.toDataURL('image/png');
  const figures = {
    build,
    air: clear,
    patterns: bake,
    show: start + prepare + show,
    compile,
    first,
    whole,
    moving,
    resting,
    ...view.load(),
  };
  view.dispose();
  return { figures, picture };
};
