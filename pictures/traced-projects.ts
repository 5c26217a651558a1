import type { Camera } from '../studio/scene/scene.ts';

const camera = (eye: Camera['eye'], target: Camera['target'], fovDeg: number, shift: number): Camera => ({ eye, target, fovDeg, shift });

// The projects that the design tool's own renderer shows best, each from which of its views, 0 the best, or from a camera of its own.
export const tracedProjects: Record<string, number | Camera> = {
  'after-supper-swim': 0,
  'alder-lane-kidney': 2,
  'beach-entry': 0,
  'breeze-block': 0,
  'canyon-rim': 1,
  'concrete-and-cedar': 1,
  'desert-rectangle': 0,
  'family-freeform': 0,
  'fire-and-still-water': 0,
  'glass-house-evening': 1,
  'horizon-terrace': camera([8.2, 1.75, -3.4], [-3.4, 0.2, 4.2], 78, -0.14),
  'lake-house-edge': camera([6.6, 1.75, -3.6], [-4.2, 0.2, 4.4], 78, -0.14),
  'lantern-spring': 1,
  'lap-at-dawn': camera([12.2, 1.75, 3], [-4, 0.4, -2.8], 74, -0.12),
  'morning-at-the-ranch': 1,
  'night-terrace': 2,
  'palm-court': 0,
  'porch-to-water': 0,
  'shingle-house-pool': 0,
  'yard-from-above': 3,
};
