import type { PointerEvent } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import { type SnapGround, type Snapped, snap, snapMove } from '#domain/plot/snap.ts';
import { useCanvas } from './canvas-context.ts';
import type { PlotTable } from './use-plot-table.ts';

/** Snapping at the zoom that is looked at; Alt turns it off for as long as it is held. */
export function useSnapping({ snapping }: PlotTable) {
  const { px } = useCanvas();
  const isFree = ({ altKey }: PointerEvent) => !snapping || altKey;
  return {
    corner: (point: Point, ground: SnapGround, event: PointerEvent): Snapped =>
      isFree(event) ? { point, hints: [] } : snap(point, ground, px),
    whole: (points: readonly Point[], by: Point, ground: SnapGround, event: PointerEvent): Snapped =>
      isFree(event) ? { point: by, hints: [] } : snapMove(points, by, ground, px),
  };
}
