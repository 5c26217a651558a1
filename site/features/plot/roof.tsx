import type { Point } from '#domain/geometry/plane.ts';
import { classes } from '#site/ui/classes.ts';
import { useCanvas } from './canvas-context.ts';
import { roofFaces } from './looks.ts';
import { pathOf } from './shape-path.ts';

const LIGHTEST = 0.16;
const DARKEST = 0.4;

/** Makes a roof of a house's outline: its faces in light and shade, meeting in ridge and hips. */
export function Roof({ corners }: { corners: readonly Point[] }) {
  const { px } = useCanvas();
  return roofFaces(corners).map(({ outline, shade }) => (
    <path
      key={pathOf(outline, true)}
      d={pathOf(outline, true)}
      className={classes('pointer-events-none stroke-white/40', shade < 0.5 ? 'fill-white' : 'fill-ink')}
      fillOpacity={shade < 0.5 ? (1 - 2 * shade) * LIGHTEST : (2 * shade - 1) * DARKEST}
      strokeWidth={px}
      strokeLinejoin="round"
    />
  ));
}
