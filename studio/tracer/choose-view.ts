import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';
import type { Camera, Scene } from '#studio/scene/scene.ts';
import {
  againstLight,
  doorsInSight,
  flatness,
  isLadderBeforePost,
  missesLoungers,
} from '#studio/scene/sights.ts';
import { retakes } from '#studio/scene/standing-views.ts';
import type { Core } from './core.ts';
import type { Crew, Piece } from './crew.ts';
import { setCamera } from './frame-camera.ts';
import { FRAME_FIELDS, type FrameValues, writeFrame } from './frame-fields.ts';
import { type JudgedView, judgedView } from './view-worth.ts';

// Which place shows a design best: a small look through every camera says what would be seen from there.

/** A scene that lies ready in the core; above `heap` its memory is free. */
interface Loaded {
  core: Core;
  memory: WebAssembly.Memory;
  crew: Crew;
  frame: FrameValues;
  heap: number;
}

/** What a picture loses where a ladder seems to be a post. */
const MISTAKEN = 0.7;
/** What a picture loses that leaves out the loungers somebody named: as much as an asked feature. */
const MISSED = 2.4;
/** So close in worth, either may turn out the better one. */
const CLOSE = 0.8;
export const LOOK = { width: 112, height: 63 };

/** The places to look from, the best first and settled as a photographer does. */
export function rankedViews(loaded: Loaded, scene: Scene): readonly JudgedView[] {
  const judge = (cameras: readonly Camera[]) => judged(loaded, scene, cameras);
  const settle = (view: JudgedView) =>
    retakes(scene.layout).reduce(
      (best, retake) => [best, ...judge(retake(best.camera))].toSorted(byWorth)[0] ?? best,
      view,
    );
  const ranked = bestOf(judge(scene.cameras.views));
  const close = ranked.slice(0, 2).filter(({ worth }) => worth > (ranked[0]?.worth ?? 0) - CLOSE);
  return [...close.map(settle).toSorted(byWorth), ...ranked.slice(close.length)];
}

// Every camera has a frame of its own, so that all can be looked through at once.
function judged(
  { core, memory, crew, frame, heap }: Loaded,
  scene: Scene,
  cameras: readonly Camera[],
): JudgedView[] {
  core.heapRelease(heap);
  const pixels = LOOK.width * LOOK.height;
  const looks = cameras.map((camera) => {
    const own: FrameValues = {
      ...frame,
      ...LOOK,
      imageHeight: LOOK.height,
      // Crowns without their single leaves hide as much.
      instanceRoot: frame.coarseRoot,
      rowOffset: 0,
      panorama: 0,
    };
    setCamera(own, camera);
    own.out = core.reserve(pixels * 3);
    const place = core.reserve(FRAME_FIELDS.length * 8);
    writeFrame(memory, place, own);
    return { camera, place, out: own.out };
  });
  crew.post(looks.map(({ place }): Piece => ['mask', [0, LOOK.height], place]));
  crew.join();
  const { layout } = scene;
  return looks.map(({ camera, out }) => {
    const posts = isLadderBeforePost(layout, camera.eye) ? MISTAKEN : 0;
    const missed = missesLoungers(layout, camera) ? MISSED : 0;
    const doors = doorsInSight(layout, camera.eye) - posts - missed;
    const flat = flatness(layout, camera);
    const light = againstLight(scene, camera);
    const mask = new Uint8Array(memory.buffer, out, pixels * 3);
    return judgedView(mask, LOOK, layout.design.features, { camera, doors, flat, light });
  });
}

const byWorth = (a: JudgedView, b: JudgedView): number => b.worth - a.worth;

// The best of those who stand around the pool, and always the one from higher up, which is given last.
function bestOf(judgedViews: readonly JudgedView[]): readonly JudgedView[] {
  const ranked = judgedViews.toSorted(byWorth);
  const above = judgedViews.at(-1);
  const chosen = ranked.slice(0, PICTURE_VIEWS);
  if (above && !chosen.includes(above)) chosen.splice(-1, 1, above);
  return chosen;
}
