import type { CSSProperties } from 'react';

type Point = [number, number];
type DimensionProps = { from: Point; to: Point; offset: number; unit: number; children: string };

/** On a phone the drawing is small, and its letters are not. */
export const onPhone = (size: number): CSSProperties & { '--on-phone': string } => ({
  '--on-phone': `${size}px`,
});

// A draughtsman's dimension line: two ticks, a hairline, the figure in a gap.
export function Dimension({ from, to, offset, unit, children }: DimensionProps) {
  const level = from[1] === to[1];
  const [x1, y1, x2, y2] = level
    ? [from[0], from[1] + offset, to[0], to[1] + offset]
    : [from[0] + offset, from[1], to[0] + offset, to[1]];
  const tick = unit * 0.8;
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const ends: Point[] = [
    [x1, y1],
    [x2, y2],
  ];
  return (
    <g className="stroke-ink-600" strokeWidth={unit * 0.1}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {ends.map(([x, y]) => (
        <line key={`${x} ${y}`} x1={x - tick / 2} y1={y + tick / 2} x2={x + tick / 2} y2={y - tick / 2} />
      ))}
      <text
        x={cx}
        y={cy}
        dy={level ? (offset > 0 ? '1.3em' : '-0.6em') : '0.35em'}
        dx={level ? 0 : Math.sign(offset) * unit * 0.8}
        textAnchor={level ? 'middle' : offset > 0 ? 'start' : 'end'}
        fontSize={unit * 2.1}
        stroke="none"
        style={onPhone(unit * 2.8)}
        className="fill-ink-700 max-sm:[font-size:var(--on-phone)]"
      >
        {children}
      </text>
    </g>
  );
}
