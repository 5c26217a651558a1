import type { YardOption } from '#domain/yard/optimizer.ts';
import type { Plot } from '#domain/yard/placement.ts';
import type { Rectangle } from '#domain/yard/rectangle.ts';
import { poolOutline } from '#site/pool-outline.ts';

const HOUSE_SHARE = 0.09;

const box = ({ x, y, length, width }: Rectangle) => ({ x, y, width: length, height: width });

function houseOf({ yard: { length, width }, houseSide }: Plot, depth: number): Rectangle {
  const upright = houseSide === 'west' || houseSide === 'east';
  if (upright) return { x: houseSide === 'west' ? -depth : length, y: 0, length: depth, width };
  return { x: 0, y: houseSide === 'north' ? -depth : width, length, width: depth };
}

type OptionSketchProps = { plot: Plot; option: YardOption; className?: string };

/** The option in the yard as small as a stamp: how the pools differ is seen before one is chosen. */
export function OptionSketch({ plot, option, className }: OptionSketchProps) {
  const { yard } = plot;
  const depth = Math.max(yard.length, yard.width) * HOUSE_SHARE;
  const house = houseOf(plot, depth);
  // Half of the yard's line lies outside it.
  const line = depth * 0.12;
  const [left, top] = [Math.min(0, house.x) - line / 2, Math.min(0, house.y) - line / 2];
  const right = Math.max(yard.length, house.x + house.length) + line / 2;
  const bottom = Math.max(yard.width, house.y + house.width) + line / 2;
  const view = [left, top, right - left, bottom - top].join(' ');
  return (
    <svg viewBox={view} aria-hidden="true" focusable="false" className={className}>
      <rect {...box(yard)} className="fill-foam-200 stroke-ink-400" strokeWidth={line} />
      <rect {...box(house)} className="fill-ink-600" />
      <path
        d={poolOutline(option.placement.pool, option.type)}
        className="fill-water stroke-sand"
        strokeWidth={depth * 0.35}
        paintOrder="stroke"
      />
    </svg>
  );
}
