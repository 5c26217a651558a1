import type { Point } from '#domain/geometry/plane.ts';
import { classes } from '#site/ui/classes.ts';
import { useCanvas } from './canvas-context.ts';

const TONES = {
  plain: 'fill-ink font-semibold',
  quiet: 'fill-ink-600',
  hint: 'fill-clay-700 font-semibold',
  fault: 'fill-danger font-semibold',
  onDark: 'fill-white font-semibold',
  onWater: 'fill-ink font-semibold',
};
/** On a solid ground of their own a white rim would look like a fault. */
const RIMS: Partial<Record<keyof typeof TONES, string>> = { onDark: '', onWater: '' };

type LabelProps = { at: Point; children: string; tone?: keyof typeof TONES; size?: number };

/** Words on the drawing, as large at every zoom; on open ground, white around them keeps them legible on anything. */
export function Label({ at: [x, y], children, tone = 'plain', size = 14 }: LabelProps) {
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
      className={classes(
        'pointer-events-none',
        '[paint-order:stroke]',
        RIMS[tone] ?? 'stroke-white',
        TONES[tone],
      )}
    >
      {children}
    </text>
  );
}
