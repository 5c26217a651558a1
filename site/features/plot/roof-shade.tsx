import type { Point } from '#domain/geometry/plane.ts';
import { shadedRoof } from './looks.ts';
import { pathOf } from './shape-path.ts';

/** Makes a roof of a house's outline. */
export const RoofShade = ({ corners }: { corners: readonly Point[] }) => (
  <path
    d={shadedRoof(corners)
      .map((face) => pathOf(face, true))
      .join('')}
    className="pointer-events-none fill-ink/25"
  />
);
