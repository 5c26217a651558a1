import { useEffect, useState } from 'react';
import { DESIGN_LIMITS } from '#domain/design/design.ts';
import { type Polygon, signedArea } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';

/** Where a pool has room; nothing until it is known. Clipping outlines is a library of its own: the drawing does not wait for it. */
export function useBuildable(plot: Plot | null): readonly Polygon[] | undefined {
  const [areas, setAreas] = useState<readonly Polygon[]>();
  useEffect(() => {
    let over = false;
    if (!plot) setAreas(undefined);
    else
      import('#domain/plot/buildable.ts').then(
        ({ roomForPool }) => over || setAreas(roomForPool(plot, DESIGN_LIMITS.widthFt.min)),
        (cause) => console.warn('The free ground cannot be shown.', cause),
      );
    return () => {
      over = true;
    };
  }, [plot]);
  return areas;
}

/** A hole runs the other way round, and is taken off. */
export const sqFtOf = (areas: readonly Polygon[]) =>
  Math.abs(areas.reduce((sum, outline) => sum + signedArea(outline), 0));
