import {
  type Bounds,
  boundsOf,
  contains,
  offset,
  overlap,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import { distance } from '#domain/plot/measure.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import { WaterGradient } from '#site/ui/water-gradient.tsx';
import { useCanvas } from './canvas-context.ts';
import { Label } from './label.tsx';
import { crownPath, nameOnRoof } from './looks.ts';
import { Roof } from './roof.tsx';
import { pathOf } from './shape-path.ts';
import { Sides } from './side-labels.tsx';
import { useWords } from './words.ts';

const DECK_FT = 4;
/** Narrower than this on the paper, the pool shows its name alone. */
const NAMED_PX = 118;
/** As shares of the lot, and how far their branches reach. */
const TREES: readonly { at: Point; reachFt: number }[] = [
  { at: [0.1, 0.84], reachFt: 8 },
  { at: [0.24, 0.91], reachFt: 5 },
  { at: [0.9, 0.86], reachFt: 7 },
  { at: [0.93, 0.14], reachFt: 5 },
  { at: [0.08, 0.14], reachFt: 6 },
];

const middleOf = ({ x0, z0, x1, z1 }: Bounds): Point => [(x0 + x1) / 2, (z0 + z1) / 2];

const POOL_FT = { long: 32, wide: 16 };

/** Tried one after the other, as shares of the lot's width. */
const ASIDE = [0, -0.2, 0.2];

/** Where a pool of usual size could lie: away from the house; none where it does not fit. */
function usualPool({ lot, buildings }: Plot): Polygon | null {
  const bounds = boundsOf(lot.corners);
  const [x, z] = middleOf(bounds);
  const house = buildings[0]?.corners;
  const [hx, hz] = house ? middleOf(boundsOf(house)) : [x, z];
  const [cx, cz] = [x + (x - hx) * 0.45, z + (z - hz) * 0.45];
  // Along the house, so that it is seen from there.
  const beside = Math.abs(x - hx) > Math.abs(z - hz);
  const [halfX, halfZ] = beside ? [POOL_FT.wide / 2, POOL_FT.long / 2] : [POOL_FT.long / 2, POOL_FT.wide / 2];
  const pools = ASIDE.map((share) => {
    const at = cx + (bounds.x1 - bounds.x0) * share;
    return rectangle(at - halfX, cz - halfZ, at + halfX, cz + halfZ);
  });
  const fits = (pool: Polygon) =>
    offset(pool, DECK_FT).every((corner) => contains(lot.corners, corner)) &&
    !(house && overlap(pool, house));
  return pools.find(fits) ?? null;
}

const around = ([x, z]: Point, reach: number) => rectangle(x - reach, z - reach, x + reach, z + reach);

/** Trees where nothing else stands. */
function usualTrees({ lot, buildings }: Plot, pool: Polygon | null) {
  const { x0, z0, x1, z1 } = boundsOf(lot.corners);
  const taken = [...buildings.map(({ corners }) => corners), ...(pool ? [offset(pool, DECK_FT)] : [])];
  return TREES.flatMap(({ at: [x, z], reachFt }) => {
    const at: Point = [x0 + (x1 - x0) * x, z0 + (z1 - z0) * z];
    const ground = around(at, reachFt);
    const fits = ground.every((corner) => contains(lot.corners, corner));
    return fits && !taken.some((other) => overlap(ground, other)) ? [{ at, reachFt }] : [];
  });
}

/** The lot as it is typed, before anything is drawn, with what it is drawn for. */
export function StartPreview({ plot }: { plot: Plot }) {
  const { px } = useCanvas();
  const { PLOT_PARTS } = useWords();
  const { lot, buildings } = plot;
  const dashes = `${7 * px} ${5 * px}`;
  const pool = usualPool(plot);
  return (
    <g className="pointer-events-none" data-preview>
      <path
        d={pathOf(lot.corners, true)}
        className="fill-leaf-300/35 stroke-ink-600"
        strokeWidth={2 * px}
        strokeDasharray={dashes}
      />
      {usualTrees(plot, pool).map(({ at: [x, z], reachFt }) => (
        <g key={`${x} ${z}`}>
          <path d={crownPath([x, z], reachFt)} className="fill-leaf/25 stroke-leaf" strokeWidth={1.25 * px} />
          <circle cx={x} cy={z} r={2.5 * px} className="fill-leaf" />
        </g>
      ))}
      {pool ? <SamplePool pool={pool} plot={plot} /> : null}
      {buildings.map(({ corners }) => (
        <g key={pathOf(corners, true)}>
          <path d={pathOf(corners, true)} className="fill-ink-600 stroke-ink" strokeWidth={1.5 * px} />
          <Roof corners={corners} />
          <Label at={nameOnRoof(corners)} tone="onDark" size={15}>
            {PLOT_PARTS.names.building.house}
          </Label>
        </g>
      ))}
      <Sides points={lot.corners} closed />
    </g>
  );
}

/** From the middle of each side of the pool straight to the house, or to the lot line where no house stands in the way. */
function distanceLines(pool: Polygon, { lot, buildings }: Plot): readonly [Point, Point][] {
  const { x0, z0, x1, z1 } = boundsOf(pool);
  const [x, z] = middleOf({ x0, z0, x1, z1 });
  const land = boundsOf(lot.corners);
  const houses = buildings.map(({ corners }) => boundsOf(corners));
  const above = houses.find((house) => house.x0 < x && x < house.x1 && house.z1 <= z0);
  const below = houses.find((house) => house.x0 < x && x < house.x1 && house.z0 >= z1);
  const before = houses.find((house) => house.z0 < z && z < house.z1 && house.x1 <= x0);
  const beyond = houses.find((house) => house.z0 < z && z < house.z1 && house.x0 >= x1);
  const lines: [Point, Point, Bounds | undefined][] = [
    [[x, z0], [x, above?.z1 ?? land.z0], above],
    [[x, z1], [x, below?.z0 ?? land.z1], below],
    [[x0, z], [before?.x1 ?? land.x0, z], before],
    [[x1, z], [beyond?.x0 ?? land.x1, z], beyond],
  ];
  // In an L a straight line may leave the lot.
  return lines.flatMap(([from, to, house]) => (house || lot.corners.length === 4 ? [[from, to]] : []));
}

/** The pool that the drawing is for, with its distances. */
function SamplePool({ pool, plot }: { pool: Polygon; plot: Plot }) {
  const { px } = useCanvas();
  const { PLOT_POOL, PLOT_START, PLOT_TABLE } = useWords();
  const { x0, z0, x1, z1 } = boundsOf(pool);
  const [x, z] = middleOf({ x0, z0, x1, z1 });
  const named = (x1 - x0) / px < NAMED_PX ? PLOT_TABLE.panel.pool : fill(PLOT_START.previewPool, POOL_FT);
  const lines = distanceLines(pool, plot);
  return (
    <>
      <path
        d={pathOf(offset(pool, DECK_FT), true)}
        className="fill-sand/55 stroke-sand-600"
        strokeWidth={px}
      />
      <WaterGradient id="preview-water" />
      <rect
        x={x0}
        y={z0}
        width={x1 - x0}
        height={z1 - z0}
        rx={1.2}
        fill="url(#preview-water)"
        className="stroke-white"
        strokeWidth={2.5 * px}
      />
      {lines.map(([from, to]) => (
        <g key={to.join()}>
          <path d={pathOf([from, to], false)} className="stroke-ink" strokeWidth={1.25 * px} />
          <Label at={middleOf(boundsOf([from, to]))} size={12}>
            {fill(PLOT_POOL.onPlan.feet, { feet: Math.round(distance(from, to)) })}
          </Label>
        </g>
      ))}
      <Label at={[x, z]} tone="onWater" size={15}>
        {named}
      </Label>
    </>
  );
}
