import { contains, type Point } from '#domain/geometry/plane.ts';
import type { Earthwork } from '#domain/plot/earthwork.ts';
import { toLayout } from '#domain/plot/site.ts';
import { groundAt } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import { useWords } from '../words.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';

const BEYOND_FT = 16;
const DECK_FT = 6;
const STEP_FT = 0.5;
/** Over which the fall of the ground is taken. */
const REACH_FT = 20;

type Sample = { along: number; ground: number; isWater: boolean };

/** Downhill from the pool's middle; along the pool where the ground is level. */
function downhill({ site: { plot, place } }: PoolOnPlot): Point {
  const at = (dx: number, dy: number) => groundAt(plot, [place.x + dx, place.y + dy]);
  const [fallX, fallY] = [at(-REACH_FT, 0) - at(REACH_FT, 0), at(0, -REACH_FT) - at(0, REACH_FT)];
  const length = Math.hypot(fallX, fallY);
  return length < 1e-6 ? [1, 0] : [fallX / length, fallY / length];
}

function samplesOf(pool: PoolOnPlot): Sample[] {
  const { site, outline, design } = pool;
  const [dx, dy] = downhill(pool);
  const half = Math.hypot(design.lengthFt, design.widthFt) / 2 + BEYOND_FT;
  const count = Math.ceil((2 * half) / STEP_FT);
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = -half + i * STEP_FT;
    const point: Point = [site.place.x + dx * along, site.place.y + dy * along];
    return {
      along,
      ground: groundAt(site.plot, point),
      isWater: contains(outline, toLayout(site.place, point)),
    };
  });
}

/** Downhill through the pool's middle, heights as they are: where the deck is cut into the ground and where it stands above it. */
export function SlopeSection({ pool, earthwork }: { pool: PoolOnPlot; earthwork: Earthwork }) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.slope;
  const samples = samplesOf(pool);
  const { levelFt } = earthwork;
  const water = samples.filter(({ isWater }) => isWater).map(({ along }) => along);
  const [from, to] = [Math.min(...water), Math.max(...water)];
  const deepFt = pool.design.deepFt;
  const heights = [...samples.map(({ ground }) => ground), levelFt];
  const [low, high] = [Math.min(...heights, levelFt - deepFt) - 2, Math.max(...heights) + 3];
  const [left, right] = [samples[0]?.along ?? 0, samples.at(-1)?.along ?? 0];
  const thin = (right - left) / 300;
  const y = (height: number) => high - height;
  const ground = samples.map(({ along, ground: height }) => `${along},${y(height)}`).join(' ');
  return (
    <figure>
      <svg
        role="img"
        aria-label={fill(words.sectionLabel, { feet: Math.round(levelFt * 10) / 10 })}
        viewBox={`${left} 0 ${right - left} ${high - low}`}
        className="block h-auto max-h-48 w-full rounded-control bg-foam"
      >
        <polygon points={`${ground} ${right},${y(low)} ${left},${y(low)}`} className="fill-sand" />
        <rect
          x={from - DECK_FT}
          width={to - from + 2 * DECK_FT}
          y={y(levelFt)}
          height={Math.max(0.6, thin * 2)}
          className="fill-ink-600"
        />
        <rect x={from} width={to - from} y={y(levelFt)} height={deepFt} className="fill-water" />
        <polyline
          points={ground}
          className="fill-none stroke-sand-700"
          strokeWidth={thin * 2}
          strokeDasharray={`${thin * 8} ${thin * 5}`}
        />
      </svg>
      <figcaption className="mt-1.5 text-fine text-ink-600">{words.section}</figcaption>
    </figure>
  );
}
