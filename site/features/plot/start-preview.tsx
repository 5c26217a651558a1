import type { Plot } from '#domain/plot/plot.ts';
import { useCanvas } from './canvas-context.ts';
import { pathOf } from './shape-path.ts';
import { Sides } from './side-labels.tsx';

/** The lot as it is typed, before anything is drawn. */
export function StartPreview({ plot: { lot, buildings } }: { plot: Plot }) {
  const { px } = useCanvas();
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
        <path key={pathOf(corners, true)} d={pathOf(corners, true)} className="fill-ink-600/30" />
      ))}
      <Sides points={lot.corners} closed />
    </g>
  );
}
