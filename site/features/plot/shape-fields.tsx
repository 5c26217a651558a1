import { cyclic } from '#domain/geometry/plane.ts';
import {
  fewestCorners,
  insertCorner,
  isClosed,
  moveCorner,
  type PlotThing,
  pointsOf,
  setCornerAngle,
  setSideDirection,
  setSideLength,
} from '#domain/plot/edit.ts';
import { cornerAngle, directionOf, distance, tenthOfDegree } from '#domain/plot/measure.ts';
import { PLOT_LIMITS, type Plot, type PlotEdge } from '#domain/plot/plot.ts';
import { Button } from '#site/ui/button.tsx';
import { NoteEntry } from './note-entry.tsx';
import { DegreesEntry, FeetEntry } from './number-entry.tsx';
import type { PlotTable } from './use-plot-table.ts';
import { removeSelected } from './use-table-keys.ts';
import { useWords } from './words.ts';

const REACH = { min: -PLOT_LIMITS.reachFt, max: PLOT_LIMITS.reachFt };
const LENGTH = { min: 0.1, max: 2 * PLOT_LIMITS.reachFt };

type FieldsProps = { table: PlotTable; plot: Plot; thing: PlotThing };

export function CornerFields({ table, plot, thing, corner }: FieldsProps & { corner: number }) {
  const { PLOT_PARTS: words } = useWords();
  const points = pointsOf(plot, thing);
  const [x, y] = cyclic(points, corner);
  return (
    <div className="grid grid-cols-2 gap-4 px-2 py-3">
      <FeetEntry
        label={words.x}
        value={x}
        limits={REACH}
        onValue={(next) => table.setPlot(moveCorner(plot, thing, corner, [next, y]))}
      />
      <FeetEntry
        label={words.y}
        value={y}
        limits={REACH}
        onValue={(next) => table.setPlot(moveCorner(plot, thing, corner, [x, next]))}
      />
      {isClosed(thing) ? (
        <DegreesEntry
          label={words.angle}
          value={tenthOfDegree(cornerAngle(points, corner))}
          onValue={(degrees) => table.setPlot(setCornerAngle(plot, thing, corner, degrees))}
        />
      ) : null}
      {points.length > fewestCorners(thing) ? (
        <Button
          variant="quiet"
          className="col-span-2 justify-self-start"
          onClick={() => removeSelected(table)}
        >
          {words.removeCorner}
        </Button>
      ) : null}
    </div>
  );
}

export function SideFields({ table, plot, thing, side }: FieldsProps & { side: number }) {
  const { PLOT_PARTS: words } = useWords();
  const points = pointsOf(plot, thing);
  const [a, b] = [cyclic(points, side), cyclic(points, side + 1)];
  const insert = () => {
    table.setPlot(insertCorner(plot, thing, side, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]));
    table.select({ thing, corner: side + 1 });
  };
  return (
    <div className="grid grid-cols-2 gap-4 px-2 py-3">
      <FeetEntry
        label={words.length}
        value={distance(a, b)}
        limits={LENGTH}
        onValue={(feet) => table.setPlot(setSideLength(plot, thing, side, feet))}
      />
      <DegreesEntry
        label={words.direction}
        value={tenthOfDegree(directionOf(a, b))}
        onValue={(degrees) => table.setPlot(setSideDirection(plot, thing, side, degrees))}
      />
      {thing.part === 'lot' ? <SetbackFields {...{ table, plot, side }} /> : null}
      <Button variant="quiet" className="col-span-2 justify-self-start" onClick={insert}>
        {words.insert}
      </Button>
    </div>
  );
}

function SetbackFields({ table, plot, side }: Omit<FieldsProps, 'thing'> & { side: number }) {
  const { PLOT_PARTS: words } = useWords();
  const edge = plot.lot.edges[side];
  if (!edge) return null;
  const withEdges = (edges: PlotEdge[]): Plot => ({ ...plot, lot: { ...plot.lot, edges } });
  const setEdge = (change: Partial<PlotEdge>, field?: string) =>
    table.setPlot(withEdges(plot.lot.edges.with(side, { ...edge, ...change })), field);
  return (
    <>
      <FeetEntry
        label={words.setback}
        value={edge.setbackFt}
        limits={PLOT_LIMITS.setbackFt}
        onValue={(setbackFt) => setEdge({ setbackFt })}
      />
      <NoteEntry
        label={words.setbackNote}
        value={edge.note}
        onValue={(note) => setEdge({ note }, `setback note ${side}`)}
        onDone={table.commit}
      />
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start"
        onClick={() => table.setPlot(withEdges(plot.lot.edges.map(() => ({ ...edge }))))}
      >
        {words.setbackAll}
      </Button>
    </>
  );
}
