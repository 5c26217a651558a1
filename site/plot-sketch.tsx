import type { DesignOnPlot } from '#domain/design/on-plot.ts';
import { outlineOf } from '#domain/design/outline.ts';
import { boundsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { outlineOnPlot } from '#domain/plot/site.ts';
import { classes } from './ui/classes.ts';

// A plot at a glance: outlines to scale, nothing to read off. North is where the drawing has it.

const path = (points: Polygon, closed = true) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;

const all = (outlines: readonly { corners: readonly Point[] }[]) =>
  outlines.map(({ corners }) => path(corners)).join('');

type SketchProps = { design: DesignOnPlot; label: string; className?: string };

export function PlotSketch({ design, label, className }: SketchProps) {
  const { plot, place } = design.site;
  const { x0, z0, x1, z1 } = boundsOf(plot.lot.corners);
  const [width, height] = [x1 - x0, z1 - z0];
  const edge = Math.max(width, height) * 0.03;
  const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1.25 } as const;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${x0 - edge} ${z0 - edge} ${width + 2 * edge} ${height + 2 * edge}`}
      className={classes('h-auto max-h-56 w-full', className)}
      preserveAspectRatio="xMidYMid meet"
    >
      <path d={path(plot.lot.corners)} className="fill-white stroke-ink" {...line} />
      <path
        d={all(plot.easements)}
        className="fill-sand/60 stroke-sand-700"
        strokeDasharray="4 3"
        {...line}
      />
      <path d={all(plot.septic)} className="fill-sand stroke-sand-700" {...line} />
      {plot.trees.map(({ at: [x, y], canopyFt }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={canopyFt} className="fill-leaf/25 stroke-leaf" {...line} />
      ))}
      <path d={all(plot.buildings)} className="fill-travertine stroke-ink" {...line} />
      <path
        d={plot.lines.map((one) => path(one.path, false)).join('')}
        fill="none"
        className="stroke-sand-700"
        strokeDasharray="6 4"
        {...line}
      />
      <path
        d={path(outlineOnPlot(place, outlineOf(design)))}
        className="fill-water-300 stroke-lagoon"
        {...line}
      />
    </svg>
  );
}
