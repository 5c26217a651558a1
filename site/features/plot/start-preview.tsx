import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { useCanvas } from './canvas-context.ts';
import { Label } from './label.tsx';
import { pathOf } from './shape-path.ts';
import { Sides } from './side-labels.tsx';
import { useWords } from './words.ts';

const middleOf = ({ x0, z0, x1, z1 }: Bounds): Point => [(x0 + x1) / 2, (z0 + z1) / 2];

/** The lot as it is typed, before anything is drawn. */
export function StartPreview({ plot: { lot, buildings } }: { plot: Plot }) {
  const { px } = useCanvas();
  const { PLOT_PARTS } = useWords();
  const dashes = `${7 * px} ${5 * px}`;
  return (
    <g className="pointer-events-none" data-preview>
      <path
        d={pathOf(lot.corners, true)}
        className="fill-leaf-100/40 stroke-ink-600"
        strokeWidth={2 * px}
        strokeDasharray={dashes}
      />
      {buildings.map(({ corners }) => (
        <g key={pathOf(corners, true)}>
          <path d={pathOf(corners, true)} className="fill-ink-600/30" />
          <Label at={middleOf(boundsOf(corners))}>{PLOT_PARTS.names.building.house}</Label>
        </g>
      ))}
      <Sides points={lot.corners} closed />
    </g>
  );
}
