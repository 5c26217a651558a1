import {
  type Bounds,
  boundsOf,
  contains,
  overlap,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import { useCanvas } from './canvas-context.ts';
import { Label } from './label.tsx';
import { pathOf } from './shape-path.ts';
import { Sides } from './side-labels.tsx';
import { useWords } from './words.ts';

const middleOf = ({ x0, z0, x1, z1 }: Bounds): Point => [(x0 + x1) / 2, (z0 + z1) / 2];

const POOL_FT = { long: 32, wide: 16 };

/** Where a pool of usual size could lie: away from the house; none where it does not fit. */
function usualPool({ lot, buildings }: Plot): Polygon | null {
  const [x, z] = middleOf(boundsOf(lot.corners));
  const house = buildings[0]?.corners;
  const [hx, hz] = house ? middleOf(boundsOf(house)) : [x, z];
  const [cx, cz] = [x + (x - hx) * 0.45, z + (z - hz) * 0.45];
  // Along the house, so that it is seen from there.
  const beside = Math.abs(x - hx) > Math.abs(z - hz);
  const [halfX, halfZ] = beside ? [POOL_FT.wide / 2, POOL_FT.long / 2] : [POOL_FT.long / 2, POOL_FT.wide / 2];
  const pool = rectangle(cx - halfX, cz - halfZ, cx + halfX, cz + halfZ);
  const fits = pool.every((corner) => contains(lot.corners, corner)) && !(house && overlap(pool, house));
  return fits ? pool : null;
}

/** The lot as it is typed, before anything is drawn, with what it is drawn for. */
export function StartPreview({ plot }: { plot: Plot }) {
  const { px } = useCanvas();
  const { PLOT_PARTS, PLOT_START } = useWords();
  const { lot, buildings } = plot;
  const dashes = `${7 * px} ${5 * px}`;
  const pool = usualPool(plot);
  return (
    <g className="pointer-events-none" data-preview>
      <path
        d={pathOf(lot.corners, true)}
        className="fill-leaf-100/70 stroke-ink-600"
        strokeWidth={2 * px}
        strokeDasharray={dashes}
      />
      {pool ? (
        <>
          <path
            d={pathOf(pool, true)}
            className="fill-water-200 stroke-lagoon"
            strokeWidth={1.5 * px}
            strokeDasharray={dashes}
          />
          <Label at={middleOf(boundsOf(pool))}>{fill(PLOT_START.previewPool, POOL_FT)}</Label>
        </>
      ) : null}
      {buildings.map(({ corners }) => (
        <g key={pathOf(corners, true)}>
          <path d={pathOf(corners, true)} className="fill-ink-600/45 stroke-ink-600" strokeWidth={1.5 * px} />
          <Label at={middleOf(boundsOf(corners))}>{PLOT_PARTS.names.building.house}</Label>
        </g>
      ))}
      <Sides points={lot.corners} closed />
    </g>
  );
}
