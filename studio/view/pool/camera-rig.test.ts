import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { FEATURES } from '#domain/design/features.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { type Random, seeded } from '#studio/scene/random.ts';
import type { Scene } from '#studio/scene/scene.ts';
import { someOf } from '../../../proof/long.ts';
import { type Columns, columnsOf } from '../../../proof/scene-columns.ts';
import { CameraRig, type Nudge } from './camera-rig.ts';
import { clearAirOf, reachOf } from './clear-air.ts';
import { ElementProxy } from './element-proxy.ts';
import type { Gesture } from './viewer-messages.ts';
import { cameraAt, type Viewpoint } from './viewpoints.ts';

// Whatever a visitor does, the camera stays in the open: nothing above it, ground and water well below it.

const SIZE = { width: 800, height: 600, ratio: 1 };
const GROUND_BELOW_M = 0.4;
const AROUND_M = 0.2;
const VIEWPOINTS: readonly Viewpoint[] = ['eye', 'hero', 'aerial'];

function fly(scene: Scene, { calm = false } = {}) {
  const element = new ElementProxy();
  element.resize(SIZE);
  const camera = new PerspectiveCamera(50, SIZE.width / SIZE.height);
  const rig = new CameraRig(camera, element, calm);
  const air = clearAirOf(scene);
  rig.bound(reachOf(scene), air);
  rig.go(cameraAt(scene, 'eye', air, camera.aspect), 0, true);
  return { rig, camera, element, air };
}

const POINTER: Gesture = {
  type: 'pointerdown',
  pointerId: 1,
  pointerType: 'mouse',
  clientX: 400,
  clientY: 300,
  pageX: 400,
  pageY: 300,
  button: 0,
  buttons: 1,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

type Flown = ReturnType<typeof fly>;
type Deed = (flown: Flown, random: Random) => void;

const place = (x: number, y: number) => ({ clientX: x, clientY: y, pageX: x, pageY: y });
const anywhere = (random: Random) => place(random() * SIZE.width, random() * SIZE.height);

const drag =
  (button: number): Deed =>
  ({ element }, random) => {
    const held = { ...POINTER, button, buttons: button === 2 ? 2 : 1 };
    element.repeat({ ...held, ...anywhere(random) });
    for (const _ of [1, 2, 3]) element.repeat({ ...held, type: 'pointermove', ...anywhere(random) });
    element.repeat({ ...held, type: 'pointerup', ...anywhere(random) });
  };

const pinch: Deed = ({ element }, random) => {
  const finger = (pointerId: number, type: string) =>
    element.repeat({ ...POINTER, type, pointerId, pointerType: 'touch', ...anywhere(random) });
  finger(1, 'pointerdown');
  finger(2, 'pointerdown');
  for (const _ of [1, 2, 3]) for (const one of [1, 2]) finger(one, 'pointermove');
  finger(1, 'pointerup');
  finger(2, 'pointerup');
};

const wheel: Deed = ({ element }, random) =>
  element.repeat({ ...POINTER, type: 'wheel', ...anywhere(random), deltaY: (random() - 0.65) * 900 });

const NUDGES: readonly Nudge[] = ['left', 'right', 'up', 'down', 'down', 'closer', 'closer', 'further'];
const nudge: Deed = ({ rig }, random) => rig.nudge(NUDGES[Math.floor(random() * NUDGES.length)] ?? 'left');

const DEEDS: readonly Deed[] = [drag(0), drag(0), drag(2), pinch, wheel, wheel, nudge, nudge];

/** Every place the camera comes to: all round at several distances, then as somebody does who tries everything. */
function* placesOf(scene: Scene, seed: number): Generator<readonly [did: string, at: Vector3]> {
  const flown = fly(scene);
  const { rig, camera, air } = flown;
  let now = 0;
  function* watch(did: string, frames: number) {
    for (let frame = 0; frame < frames; frame++) {
      now += 40;
      rig.update(now);
      yield [did, camera.position] as const;
    }
  }
  for (const viewpoint of VIEWPOINTS) {
    rig.go(cameraAt(scene, viewpoint, air, camera.aspect), now);
    yield* watch(`going to ${viewpoint}`, 22);
    for (let step = 0; step < 14; step++) rig.nudge('down');
    for (const zoom of ['further', 'closer', 'closer', 'closer', 'further', 'further', 'further'] as const) {
      for (let step = 0; step < 4; step++) rig.nudge(zoom);
      for (let turn = 0; turn < 31; turn++) {
        rig.nudge('right');
        yield* watch(`low around from ${viewpoint}`, 1);
      }
    }
  }
  const random = seeded(seed);
  for (let deed = 0; deed < 60; deed++) {
    DEEDS[Math.floor(random() * DEEDS.length)]?.(flown, random);
    yield* watch('trying everything', 4);
  }
}

function faultsIn(columns: Columns, { x, y, z }: Vector3): string[] {
  const faults: string[] = [];
  for (const [dx, dz] of [
    [0, 0],
    [AROUND_M, 0],
    [-AROUND_M, 0],
    [0, AROUND_M],
    [0, -AROUND_M],
  ] as const) {
    const heights = columns.heightsAt(x + dx, z + dz);
    if (heights.some((height) => height > y)) faults.push('under or in something');
    else if (heights.length === 0) faults.push('beyond the land');
    else if (dx === 0 && dz === 0 && Math.max(...heights) > y - GROUND_BELOW_M) faults.push('too low');
  }
  return faults;
}

function expectInTheOpen(design: Design, seed: number): void {
  const scene = buildScene(drawnDesign(design), { detail: 'light' });
  const columns = columnsOf(scene);
  const faults = new Set<string>();
  for (const [did, at] of placesOf(scene, seed))
    for (const fault of faultsIn(columns, at))
      faults.add(`${did}: ${fault} at ${at.toArray().map((value) => value.toFixed(1))}`);
  expect([...faults].slice(0, 5)).toEqual([]);
}

const some = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

test.each(
  someOf(
    STYLES.map((style, at) => ({ style, at })),
    1,
  ),
)(
  '$style: the camera stays in the open',
  ({ style, at }) => {
    for (const turn of someOf([at + STYLES.length, at], 1)) {
      expectInTheOpen(
        {
          ...DEFAULT_DESIGN,
          style,
          setting: some(SETTINGS, turn),
          house: some(HOUSES, turn),
          lengthFt: 18 + ((turn * 11) % 44),
          widthFt: 10 + ((turn * 5) % 14),
          features: turn >= STYLES.length ? FEATURES.filter((_, k) => (k + turn) % 3 === 0) : [],
          ...(turn % 4 === 1 && { shape: some(POOL_SHAPES, turn) }),
        },
        turn + 1,
      );
    }
  },
  60_000,
);

const STEEP = [
  { at: [45, 0], feet: 100 },
  { at: [45, 110], feet: 86 },
  { at: [0, 55], feet: 94.5 },
  { at: [90, 55], feet: 92 },
] satisfies { at: [number, number]; feet: number }[];

test.each(someOf([215, 0, 90], 1))('on a steep plot, turned by %d degrees, too', (turnDeg) => {
  for (const style of someOf(['Infinity', 'Rectangular'] as const, 1))
    expectInTheOpen(
      {
        ...DEFAULT_DESIGN,
        style,
        lengthFt: 26,
        widthFt: 13,
        features: ['Raised Spa', 'Pergola'],
        site: { plot: samplePlot({ heights: STEEP }), place: { x: 34, y: 58, turnDeg, levelFt: null } },
      },
      turnDeg + 5,
    );
});

test.each<[string, Design]>(
  someOf(
    [
      [
        'with everything around it',
        { ...DEFAULT_DESIGN, lengthFt: 60, widthFt: 30, features: [...FEATURES] },
      ],
      [
        'as large as can be',
        { ...DEFAULT_DESIGN, style: 'Lagoon', lengthFt: 120, widthFt: 60, setting: 'forest' },
      ],
    ],
    1,
  ),
)(
  'a pool %s, too',
  (_, design) => {
    expectInTheOpen(design, 3);
  },
  60_000,
);

test('the view from the deck is taken from hardly higher than somebody on the deck holds a camera', () => {
  let raised = 0;
  for (const [at, style] of someOf([...STYLES.entries()], 3)) {
    const scene = buildScene(
      drawnDesign({ ...DEFAULT_DESIGN, style, setting: some(SETTINGS, at), house: some(HOUSES, at) }),
      { detail: 'light' },
    );
    const { camera } = fly(scene, { calm: true });
    if (camera.position.y > 3) raised += 1;
  }
  expect(raised).toBe(0);
});

test('walls stand upright, and what is looked at is in the middle, until one looks down steeply', () => {
  const { rig, camera } = fly(buildScene(drawnDesign(DEFAULT_DESIGN), { detail: 'light' }), { calm: true });
  const seen = (height: number, x: number) => {
    rig.go({ eye: [0, height, 12], target: [0, 0.5, 0], fovDeg: 74 }, 0, true);
    camera.updateMatrixWorld();
    const [foot, top] = [0, 5].map((y) => new Vector3(x, y, -4).project(camera));
    return {
      lean: Math.abs((top?.x ?? 0) - (foot?.x ?? 1)),
      middle: rig.controls.target.clone().project(camera),
    };
  };
  const { lean, middle } = seen(4, 7);
  expect(lean).toBeLessThan(0.001);
  expect(Math.hypot(middle.x, middle.y)).toBeLessThan(0.001);
  expect(seen(30, 7).lean).toBeGreaterThan(0.02);
});
