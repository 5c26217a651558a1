import type { PoolType } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import type { Placement, Plot } from '#domain/yard/placement.ts';
import type { Rectangle } from '#domain/yard/rectangle.ts';
import { poolOutline } from '#site/pool-outline.ts';
import { WaterGradient } from '#site/ui/water-gradient.tsx';
import { Clearance, Dimension, onPhone, shortFeet } from './dimension.tsx';
import { useWords } from './words.ts';

type YardDrawingProps = {
  plot: Plot;
  placement?: Placement | null;
  type?: PoolType;
  caption?: string;
  /** The pool is only a first guess: pale, and no equipment yet. */
  sketch?: boolean;
};

const HOUSE_FT = 5;
const MARGIN_FT = 7.5;
// Where neither the house nor a measure stands beside the yard.
const BARE_FT = 1.2;
// The squared paper it lies on, as far as the panel around it goes.
const SQUARE_FT = 5;
const PAPER_FT = 1000;

// Feet are drawing units, so the plan is to scale whatever its size on the page.
export function YardDrawing({ plot, placement, type = 'rectangular', caption, sketch }: YardDrawingProps) {
  const { DRAWING } = useWords();
  const { yard, buildable, houseSide } = plot;
  // Strokes and letters grow with the yard, so that a large plot stays as readable as a small one.
  const unit = Math.max(yard.length, yard.width * 1.1) / 50;
  const margin = MARGIN_FT * unit;
  const left = houseSide === 'west' || houseSide === 'east' ? margin : BARE_FT * unit;
  const below = margin * 0.85;
  const view = [-left, -margin, left + yard.length + margin, margin + yard.width + below].join(' ');
  const label = [fill(DRAWING.label, { length: yard.length, width: yard.width }), caption]
    .filter(Boolean)
    .join(' ');
  return (
    <svg
      viewBox={view}
      role="img"
      aria-label={label}
      className="pointer-events-none my-auto block h-auto max-h-[36rem] w-full overflow-visible"
    >
      <defs>
        <pattern id="paper" width={SQUARE_FT} height={SQUARE_FT} patternUnits="userSpaceOnUse">
          <path
            d={`M${SQUARE_FT} 0H0V${SQUARE_FT}`}
            className="fill-none stroke-white"
            strokeWidth={unit * 0.2}
          />
        </pattern>
        <pattern
          id="kept-clear"
          width={unit}
          height={unit}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={unit} height={unit} className="fill-travertine" />
          <path d={`M0 0V${unit}`} className="stroke-ink-400" strokeWidth={unit * 0.15} />
        </pattern>
      </defs>
      <rect x={-PAPER_FT} y={-PAPER_FT} width={2 * PAPER_FT} height={2 * PAPER_FT} fill="url(#paper)" />
      <rect {...box(yard)} fill="url(#kept-clear)" className="stroke-ink" strokeWidth={unit * 0.16} />
      <House plot={plot} depth={HOUSE_FT * unit * 0.8} unit={unit} />
      {buildable ? <rect {...box(buildable)} className="fill-foam-200" /> : null}
      {placement ? (
        <>
          {sketch ? null : <rect {...box(placement.pad)} className="fill-ink-600" rx={unit * 0.1} />}
          {sketch ? (
            <SketchedPool outline={poolOutline(placement.pool, type)} unit={unit} />
          ) : (
            <PoolFromAbove outline={poolOutline(placement.pool, type)} unit={unit} />
          )}
        </>
      ) : null}
      {buildable ? (
        <rect
          {...box(buildable)}
          className="fill-none stroke-water-700"
          strokeWidth={unit * 0.2}
          strokeDasharray={`${unit * 0.9} ${unit * 0.6}`}
        />
      ) : null}
      {placement ? (
        <>
          <Clearances plot={plot} pool={placement.pool} unit={unit} />
          <Lettering at={middle(placement.pool)} unit={unit} strong>
            {`${shortFeet(placement.pool.length)} × ${shortFeet(placement.pool.width)}`}
          </Lettering>
        </>
      ) : null}
      <Dimension
        from={[0, houseSide === 'south' ? 0 : yard.width]}
        to={[yard.length, houseSide === 'south' ? 0 : yard.width]}
        offset={(houseSide === 'south' ? -3 : 3) * unit}
        unit={unit}
      >
        {`${shortFeet(yard.length)} ft`}
      </Dimension>
      <Dimension
        from={[houseSide === 'east' ? 0 : yard.length, 0]}
        to={[houseSide === 'east' ? 0 : yard.length, yard.width]}
        offset={(houseSide === 'east' ? -3 : 3) * unit}
        unit={unit}
      >
        {`${shortFeet(yard.width)} ft`}
      </Dimension>
      <North at={[yard.length + margin * 0.6, -margin * 0.9]} unit={unit} />
    </svg>
  );
}

function SketchedPool({ outline, unit }: { outline: string; unit: number }) {
  return <path d={outline} className="fill-water-200 stroke-lagoon" strokeWidth={unit * 0.12} />;
}

// Coping around it, its edge in line with the tile, and water that is deeper at one end.
function PoolFromAbove({ outline, unit }: { outline: string; unit: number }) {
  return (
    <>
      <WaterGradient id="pool-water" />
      <path
        d={outline}
        fill="none"
        className="stroke-ink-600"
        strokeWidth={unit * 2.1}
        strokeLinejoin="round"
      />
      <path d={outline} fill="none" className="stroke-sand" strokeWidth={unit * 1.9} strokeLinejoin="round" />
      <path d={outline} fill="url(#pool-water)" className="stroke-lagoon" strokeWidth={unit * 0.2} />
    </>
  );
}

const box = ({ x, y, length, width }: Rectangle) => ({ x, y, width: length, height: width });
const middle = ({ x, y, length, width }: Rectangle): [number, number] => [x + length / 2, y + width / 2];

// From the edge of the yard to the water on all four sides; the house stands at one of them.
function Clearances({ plot, pool, unit }: { plot: Plot; pool: Rectangle; unit: number }) {
  const { yard } = plot;
  const ground = plot.buildable ?? yard;
  const [cx, cy] = middle(pool);
  const [right, bottom] = [pool.x + pool.length, pool.y + pool.width];
  const [east, south] = [ground.x + ground.length, ground.y + ground.width];
  return (
    <>
      <Clearance from={[0, cy]} to={[pool.x, cy]} crossing={ground.x} unit={unit} />
      <Clearance from={[yard.length, cy]} to={[right, cy]} crossing={yard.length - east} unit={unit} />
      <Clearance from={[cx, 0]} to={[cx, pool.y]} crossing={ground.y} unit={unit} />
      <Clearance from={[cx, yard.width]} to={[cx, bottom]} crossing={yard.width - south} unit={unit} />
    </>
  );
}

function House({ plot: { yard, houseSide }, depth, unit }: { plot: Plot; depth: number; unit: number }) {
  const { DRAWING } = useWords();
  const places: Record<Plot['houseSide'], Rectangle> = {
    north: { x: 0, y: -depth, length: yard.length, width: depth },
    south: { x: 0, y: yard.width, length: yard.length, width: depth },
    west: { x: -depth, y: 0, length: depth, width: yard.width },
    east: { x: yard.length, y: 0, length: depth, width: yard.width },
  };
  const wall = places[houseSide];
  const upright = houseSide === 'west' || houseSide === 'east';
  return (
    <>
      <rect {...box(wall)} className="fill-ink" />
      <Lettering at={middle(wall)} unit={unit} upright={upright} light>
        {DRAWING.house}
      </Lettering>
    </>
  );
}

function North({ at: [x, y], unit }: { at: [number, number]; unit: number }) {
  return (
    <g className="fill-ink">
      <text
        x={x}
        y={y + unit * 0.4}
        dy="0.8em"
        textAnchor="middle"
        fontSize={unit * 1.6}
        style={onPhone(unit * 2.2)}
        className="font-semibold max-sm:[font-size:var(--on-phone)]"
      >
        N
      </text>
      <path
        d={`M${x} ${y + unit * 2.4}l${unit * 1.1} ${unit * 3.4}l${-unit * 1.1} ${-unit}l${-unit * 1.1} ${unit}z`}
      />
    </g>
  );
}

type LetteringProps = {
  at: [number, number];
  unit: number;
  children: string;
  strong?: boolean;
  light?: boolean;
  upright?: boolean;
};

function Lettering({ at: [x, y], unit, children, strong, light, upright }: LetteringProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor="middle"
      fontSize={unit * (strong ? 2.1 : 1.6)}
      style={onPhone(unit * (strong ? 3 : 2.5))}
      transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
      className={`max-sm:[font-size:var(--on-phone)] ${light ? 'fill-white' : 'fill-ink font-semibold'}`}
    >
      {children}
    </text>
  );
}
