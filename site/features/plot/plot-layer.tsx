import type { PointerEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import { isClosed, moveThing, type PlotThing, pointsOf } from '#domain/plot/edit.ts';
import { faultsOf } from '#domain/plot/faults.ts';
import { shownFeet } from '#domain/plot/measure.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { SnapHint } from '#domain/plot/snap.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { useCanvas } from './canvas-context.ts';
import { Handles } from './handles.tsx';
import { Label } from './label.tsx';
import { crownPath, nameOnRoof } from './looks.ts';
import { nameOf, thingOf } from './names.ts';
import { Roof } from './roof.tsx';
import { pathOf } from './shape-path.ts';
import { SideLabels } from './side-labels.tsx';
import { SnapHints } from './snap-hints.tsx';
import { groundOf, isOnPlot, isSame, thingsOf } from './things.ts';
import type { PlotTable } from './use-plot-table.ts';
import { useSnapping } from './use-snapping.ts';
import { useWords } from './words.ts';

const LOOKS: Record<PlotThing['part'], string> = {
  lot: 'fill-none stroke-ink',
  building: 'fill-ink-600 stroke-ink',
  tree: 'fill-leaf/25 stroke-leaf',
  easement: 'fill-amber-100/70 stroke-amber',
  line: 'fill-none stroke-clay-700',
  septic: 'fill-sand/70 stroke-sand-700',
  height: 'fill-white stroke-lagoon',
  access: 'fill-none stroke-lagoon',
};
const SPOT_PX = 22;

/** Everything on the plot, as it is drawn; what is selected can be moved by its corners and sides. */
export function PlotLayer({ table, plot }: { table: PlotTable; plot: Plot }) {
  const [hints, setHints] = useState<readonly SnapHint[]>([]);
  const faulty = faultsOf(plot).map(({ at }) => thingOf(at));
  const chosen = table.selection?.thing;
  const isChosen = (thing: PlotThing) => chosen !== undefined && isSame(chosen, thing);
  const selected = chosen && isOnPlot(chosen) ? thingsOf(plot).find(isChosen) : undefined;
  return (
    <>
      {thingsOf(plot).map((thing) => (
        <Movable
          key={`${thing.part} ${'index' in thing ? thing.index : ''}`}
          {...{ table, plot, thing, setHints }}
        >
          <Shape
            plot={plot}
            thing={thing}
            selected={isChosen(thing)}
            faulty={faulty.some((one) => isSame(one, thing))}
          />
        </Movable>
      ))}
      <SideLabels plot={plot} thing={{ part: 'lot' }} />
      {selected && selected.part !== 'lot' ? <SideLabels plot={plot} thing={selected} /> : null}
      {table.tool === 'select' ? (
        <Handles
          key="lot"
          {...{ table, plot, setHints }}
          thing={{ part: 'lot' }}
          quiet={selected?.part !== 'lot'}
        />
      ) : null}
      {selected && selected.part !== 'lot' && table.tool === 'select' ? (
        <Handles {...{ table, plot, setHints }} thing={selected} quiet={false} />
      ) : null}
      <SnapHints hints={hints} />
    </>
  );
}

type MovableProps = {
  table: PlotTable;
  plot: Plot;
  thing: PlotThing;
  setHints: (hints: readonly SnapHint[]) => void;
  children: ReactNode;
};

/** Dragged as a whole; the lot's ground is the paper, and only its sides take hold of it. */
function Movable({ table, plot, thing, setHints, children }: MovableProps) {
  const { startDrag, pointAt } = useCanvas();
  const snapping = useSnapping(table);
  if (table.tool !== 'select' || thing.part === 'lot')
    return <g className="pointer-events-none">{children}</g>;
  const onPointerDown = (down: PointerEvent) => {
    const [fromX, fromY] = pointAt(down);
    const ground = groundOf(plot, { thing, corner: 'all' });
    table.select({ thing });
    table.setPanel('draw');
    const done = () => setHints([]);
    startDrag(down, {
      move: ([x, y], event) => {
        const { point, hints } = snapping.whole(pointsOf(plot, thing), [x - fromX, y - fromY], ground, event);
        setHints(hints);
        table.setPlot(moveThing(plot, thing, point), 'drag');
      },
      end: () => {
        done();
        table.commit();
      },
      cancel: () => {
        done();
        table.revert();
      },
    });
  };
  return (
    <g onPointerDown={onPointerDown} className="cursor-move">
      {children}
    </g>
  );
}

type ShapeProps = { plot: Plot; thing: PlotThing; selected: boolean; faulty: boolean };

function Shape({ plot, thing, selected, faulty }: ShapeProps) {
  const { px } = useCanvas();
  const { PLOT_PARTS } = useWords();
  const points = pointsOf(plot, thing);
  const look = classes(LOOKS[thing.part], faulty && 'stroke-danger!', selected && !faulty && 'stroke-clay!');
  const [at] = points;
  if (!at) return null;
  if (thing.part === 'tree') return <TreeShape plot={plot} index={thing.index} at={at} look={look} />;
  if (thing.part === 'height') return <HeightShape plot={plot} index={thing.index} at={at} look={look} />;
  if (thing.part === 'access') return <AccessShape plot={plot} at={at} look={look} />;
  const wide = thing.part === 'lot' || selected ? 2.5 : 1.5;
  const middle = points.reduce<Point>(
    ([x, y], [px1, py1]) => [x + px1 / points.length, y + py1 / points.length],
    [0, 0],
  );
  return (
    <>
      <path
        d={pathOf(points, isClosed(thing))}
        className={look}
        strokeWidth={wide * px}
        strokeLinejoin="round"
        strokeDasharray={
          thing.part === 'line' || thing.part === 'easement' ? `${7 * px} ${4 * px}` : undefined
        }
      />
      {thing.part === 'building' ? <Roof corners={points} /> : null}
      {thing.part === 'line' ? (
        <path d={pathOf(points, false)} fill="none" stroke="transparent" strokeWidth={SPOT_PX * px} />
      ) : null}
      {thing.part === 'lot' ? null : (
        <Label
          at={thing.part === 'building' ? nameOnRoof(points) : middle}
          tone={faulty ? 'fault' : thing.part === 'building' ? 'onDark' : 'plain'}
          size={13}
        >
          {nameOf(plot, thing, PLOT_PARTS)}
        </Label>
      )}
    </>
  );
}

type SpotProps = { plot: Plot; at: Point; look: string };

function TreeShape({ plot, index, at: [x, y], look }: SpotProps & { index: number }) {
  const { px } = useCanvas();
  return (
    <>
      <path
        d={crownPath([x, y], plot.trees[index]?.canopyFt ?? 0)}
        className={look}
        strokeWidth={1.25 * px}
      />
      <circle cx={x} cy={y} r={3 * px} className="fill-leaf" />
      <circle cx={x} cy={y} r={SPOT_PX * px} fill="transparent" />
    </>
  );
}

function HeightShape({ plot, index, at: [x, y], look }: SpotProps & { index: number }) {
  const { px } = useCanvas();
  const { PLOT_TABLE } = useWords();
  const feet = shownFeet(plot.heights[index]?.feet ?? 0);
  return (
    <>
      <circle cx={x} cy={y} r={SPOT_PX * px} fill="transparent" />
      <path
        d={`M${x - 5 * px} ${y + 4 * px}h${10 * px}l${-5 * px} ${-9 * px}z`}
        className={look}
        strokeWidth={1.5 * px}
      />
      <Label at={[x, y + 15 * px]} tone="quiet" size={12}>
        {fill(PLOT_TABLE.feet, { feet })}
      </Label>
    </>
  );
}

function AccessShape({ plot, at: [x, y], look }: SpotProps) {
  const { px } = useCanvas();
  const { PLOT_PARTS } = useWords();
  const half = (plot.access?.widthFt ?? 0) / 2;
  return (
    <>
      <circle cx={x} cy={y} r={SPOT_PX * px} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={Math.max(half, 6 * px)}
        className={look}
        strokeWidth={2 * px}
        strokeDasharray={`${3 * px} ${3 * px}`}
      />
      <circle cx={x} cy={y} r={4 * px} className="fill-lagoon" />
      <Label at={[x, y + Math.max(half, 6 * px) + 10 * px]} tone="quiet" size={12}>
        {PLOT_PARTS.names.access}
      </Label>
    </>
  );
}
