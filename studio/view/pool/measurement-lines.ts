import {
  BufferAttribute,
  BufferGeometry,
  LineBasicMaterial,
  LineSegments,
  type PerspectiveCamera,
  Vector3,
} from 'three';
import type { Measurement } from './measurements.ts';

export type ScreenLabel = { id: string; text: string; x: number; y: number; visible: boolean };

const TICK_M = 0.22;

// Thin lines with end ticks; drawn over everything, as on a drawing.
export function createMeasurementLines(measurements: readonly Measurement[]): LineSegments {
  const points: number[] = [];
  for (const { from, to } of measurements) {
    points.push(...from, ...to);
    // Ticks lie across the line: along z for a line running in x, along x otherwise.
    const across: [number, number, number] =
      Math.abs(to[0] - from[0]) > 0.1 ? [0, 0, TICK_M] : [TICK_M, 0, 0];
    for (const end of [from, to]) {
      points.push(
        end[0] - across[0],
        end[1],
        end[2] - across[2],
        end[0] + across[0],
        end[1],
        end[2] + across[2],
      );
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  const lines = new LineSegments(
    geometry,
    new LineBasicMaterial({ color: 0xffffff, depthTest: false, toneMapped: false }),
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
