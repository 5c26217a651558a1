import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  Vector3,
} from 'three';
import type { Measurement } from './measurements.ts';

export type ScreenLabel = { id: string; text: string; x: number; y: number; visible: boolean };

const TICK_M = 0.22;
/** A white line in a dark one: seen on pale stone and on dark water alike. */
const LINES = [
  { halfM: 0.038, color: [0.004, 0.023, 0.032, 0.55] },
  { halfM: 0.016, color: [1, 1, 1, 1] },
] as const;
const CORNERS = [0, 1, 2, 2, 1, 3];

type Segment = readonly [from: Vector3, to: Vector3];

// Ticks lie across the line: along z for a line running in x, along x otherwise.
function segmentsOf({ from, to }: Measurement): Segment[] {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const across = Math.abs(to[0] - from[0]) > 0.1 ? new Vector3(0, 0, TICK_M) : new Vector3(TICK_M, 0, 0);
  return [[a, b], ...[a, b].map((end): Segment => [end.clone().sub(across), end.clone().add(across)])];
}

const UP = new Vector3(0, 1, 0);
const BESIDE_UPRIGHT = new Vector3(1, 0, 0);

// Strips with end ticks; drawn over everything, as on a drawing.
export function createMeasurementLines(measurements: readonly Measurement[]): Mesh {
  const [points, colors, index]: [number[], number[], number[]] = [[], [], []];
  const segments = measurements.flatMap(segmentsOf);
  for (const { halfM, color } of LINES) {
    for (const [from, to] of segments) {
      const side = to.clone().sub(from).cross(UP);
      if (side.lengthSq() < 1e-6) side.copy(BESIDE_UPRIGHT);
      side.setLength(halfM);
      index.push(...CORNERS.map((corner) => points.length / 3 + corner));
      for (const end of [from, to])
        for (const corner of [end.clone().sub(side), end.clone().add(side)]) {
          points.push(...corner.toArray());
          colors.push(...color);
        }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 4));
  geometry.setIndex(index);
  const lines = new Mesh(
    geometry,
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthTest: false,
      toneMapped: false,
      side: DoubleSide,
      // Its two sides at once: one shader to compile, not two.
      forceSinglePass: true,
    }),
  );
  lines.renderOrder = 10;
  return lines;
}

const spot = new Vector3();

// Where each label stands on the screen, in pixels.
export function labelsOnScreen(
  measurements: readonly Measurement[],
  camera: PerspectiveCamera,
  width: number,
  height: number,
): ScreenLabel[] {
  return measurements.map(({ id, text, from, to }) => {
    spot.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2).project(camera);
    return {
      id,
      text,
      x: ((spot.x + 1) / 2) * width,
      y: ((1 - spot.y) / 2) * height,
      visible: spot.z < 1 && Math.abs(spot.x) < 1.05 && Math.abs(spot.y) < 1.05,
    };
  });
}
