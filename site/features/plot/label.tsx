import type { Point } from '#domain/geometry/plane.ts';
import { classes } from '#site/ui/classes.ts';
import { useCanvas } from './canvas-context.ts';

const TONES = {
  plain: 'fill-ink font-semibold',
  quiet: 'fill-ink-600',
  hint: 'fill-clay-700 font-semibold',
  fault: 'fill-danger font-semibold',
};

type LabelProps = { at: Point; children: string; tone?: keyof typeof TONES; size?: number };

/** Words on the drawing, as large at every zoom; white around them keeps them legible on anything. */
export function Label({ at: [x, y], children, tone = 'plain', size = 13 }: LabelProps) {
  const { px } = useCanvas();
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor="middle"
      fontSize={size * px}
      strokeWidth={4 * px}
      strokeLinejoin="round"
      className={classes('pointer-events-none stroke-white [paint-order:stroke]', TONES[tone])}
    >
      {children}
    </text>
  );
}
