import type { CSSProperties } from 'react';

type Point = [number, number];
type DimensionProps = { from: Point; to: Point; offset: number; unit: number; children: string };

/** On a phone the drawing is small, and its letters are not. */
export const onPhone = (size: number): CSSProperties & { '--on-phone': string } => ({
  '--on-phone': `${size}px`,
});

type ClearanceProps = {
  /** At the yard's edge. */
  from: Point;
  /** At the water. */
  to: Point;
  /** How far from the edge another line is crossed. */
  crossing: number;
  unit: number;
};

/** Of the coping around the water. */
const COPING = 1.05;

/** The middle of the longer part that other lines leave free. */
function freeSpot(feet: number, crossing: number, unit: number): number {
  const free = feet - COPING * unit;
  if (crossing <= 0 || crossing >= free) return Math.max(free, feet / 2) / 2;
  return crossing >= free - crossing ? crossing / 2 : (crossing + free) / 2;
}

/** A gap on the plan itself: a hairline between two ticks, and its feet on a plate where no line runs. */
export function Clearance({ from: [x1, y1], to: [x2, y2], crossing, unit }: ClearanceProps) {
  const feet = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  if (feet < unit) return null;
  const level = y1 === y2;
  const tick = unit * 0.5;
  const share = freeSpot(feet, crossing, unit) / feet;
  const [cx, cy] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  const said = shortFeet(feet);
  const wide = 0.6 * said.length + 0.6;
  return (
    <g className="stroke-ink-600" strokeWidth={unit * 0.1}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {[
        [x1, y1],
        [x2, y2],
      ].map(([x = 0, y = 0]) => (
        <line
          key={`${x} ${y}`}
          x1={x - (level ? 0 : tick)}
          x2={x + (level ? 0 : tick)}
          y1={y - (level ? tick : 0)}
          y2={y + (level ? tick : 0)}
        />
      ))}
      <g
        transform={`translate(${cx} ${cy})`}
        fontSize={unit * 1.5}
        stroke="none"
        style={onPhone(unit * 2.3)}
        className="max-sm:[font-size:var(--on-phone)]"
      >
        <rect
          x={`${-wide / 2}em`}
          y="-0.65em"
          width={`${wide}em`}
          height="1.3em"
          rx="0.2em"
          className="fill-white"
        />
        <text dy="0.35em" textAnchor="middle" className="fill-ink-700 font-medium">
          {said}
        </text>
      </g>
    </g>
  );
}

export const shortFeet = (value: number) => String(Math.round(value * 10) / 10);

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
        dy={offset > 0 ? '1.2em' : '-0.5em'}
        textAnchor="middle"
        transform={level ? undefined : `rotate(-90 ${cx} ${cy})`}
        fontSize={unit * 1.6}
        stroke="none"
        style={onPhone(unit * 2.5)}
        className="fill-ink-700 max-sm:[font-size:var(--on-phone)]"
      >
        {children}
      </text>
    </g>
  );
}
