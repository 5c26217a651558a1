import type { Point } from '#domain/geometry/plane.ts';
import { useCanvas } from './canvas-context.ts';
import { roofLines } from './looks.ts';
import { pathOf } from './shape-path.ts';

/** Makes a roof of a house's outline. */
export function RoofLines({ corners }: { corners: readonly Point[] }) {
  const { px } = useCanvas();
  return (
    <path
      d={roofLines(corners)
        .map((line) => pathOf(line, false))
        .join('')}
      className="pointer-events-none fill-none stroke-white/45"
      strokeWidth={1.25 * px}
    />
  );
}
