import { useState } from 'react';
import type { Spot, Trace } from '#domain/plot/edit.ts';
import { pointFrom } from '#domain/plot/measure.ts';
import { PLOT_LIMITS, type Plot } from '#domain/plot/plot.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { nameOf } from './names.ts';
import { DegreesEntry, FeetEntry } from './number-entry.tsx';
import { isOnPlot } from './things.ts';
import {
  addTracePoint,
  finishTrace,
  isOffLot,
  isSpanned,
  missingCorners,
  placeSpot,
  stopTrace,
  tracedWith,
} from './tracing.ts';
import type { PlotTable } from './use-plot-table.ts';
import { useWords } from './words.ts';

const REACH = { min: -PLOT_LIMITS.reachFt, max: PLOT_LIMITS.reachFt };
const LENGTH = { min: 0.1, max: 2 * PLOT_LIMITS.reachFt };

/** Tracing by numbers: a first corner, then a length and a direction for each side. */
export function TracePanel({ table, trace }: { table: PlotTable; trace: Trace }) {
  const { PLOT_TRACE: words } = useWords();
  const points = tracedWith(table, trace);
  const missing = missingCorners(table, trace);
  const [isFull, setFull] = useState(false);
  return (
    <div className="space-y-5">
      <Heading level={2} size="small">
        {words.heading[trace]}
      </Heading>
      <p className="text-ink-600 text-small">
        {isSpanned(trace) ? `${words.spanHint} ` : ''}
        {trace === 'line' ? words.lineHint : words.hint}
      </p>
      {points.length === 0 ? (
        <FirstCorner table={table} trace={trace} />
      ) : (
        <NextCorner table={table} trace={trace} />
      )}
      <p role="status" className="text-small">
        {points.length > 0 ? `${counted(words.corners, points.length)}. ` : ''}
        {missing > 0 ? counted(words.tooFew, missing) : ''}
      </p>
      {isFull ? <Alert tone="warning">{words.full}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={missing > 0} onClick={() => setFull(!finishTrace(table, trace))}>
          {words.finish}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => stopTrace(table)}>
          {words.stop}
        </Button>
        {points.length > 0 ? (
          <Button
            variant="quiet"
            onClick={() => table.change({ draft: { trace, points: points.slice(0, -1) } })}
          >
            {words.removeLast}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

type PointFormProps = { label: string; onPoint: (point: [number, number]) => void };

function PointForm({ label, onPoint }: PointFormProps) {
  const { PLOT_PARTS } = useWords();
  const [[x, y], setPoint] = useState<[number, number]>([0, 0]);
  return (
    <div className="grid grid-cols-2 gap-4">
      <FeetEntry
        label={PLOT_PARTS.x}
        value={x}
        limits={REACH}
        onValue={(next) => setPoint(([, y]) => [next, y])}
      />
      <FeetEntry
        label={PLOT_PARTS.y}
        value={y}
        limits={REACH}
        onValue={(next) => setPoint(([x]) => [x, next])}
      />
      <Button
        size="sm"
        variant="secondary"
        className="col-span-2 justify-self-start"
        onClick={() => onPoint([x, y])}
      >
        {label}
      </Button>
    </div>
  );
}

function FirstCorner({ table, trace }: { table: PlotTable; trace: Trace }) {
  const { PLOT_TRACE: words } = useWords();
  return <PointForm label={words.addFirst} onPoint={(point) => addTracePoint(table, trace, point)} />;
}

function NextCorner({ table, trace }: { table: PlotTable; trace: Trace }) {
  const { PLOT_TRACE: words } = useWords();
  const [length, setLength] = useState(20);
  const [direction, setDirection] = useState(90);
  const last = tracedWith(table, trace).at(-1);
  return (
    <div className="grid grid-cols-2 gap-4">
      <FeetEntry label={words.length} value={length} limits={LENGTH} onValue={setLength} />
      <DegreesEntry label={words.direction} value={direction} onValue={setDirection} />
      <p className="col-span-2 -mt-2 text-fine text-ink-600">{words.directionHint}</p>
      <Button
        size="sm"
        variant="secondary"
        className="col-span-2 justify-self-start"
        onClick={() => {
          if (last) addTracePoint(table, trace, pointFrom(last, length, direction));
          // The next side of most lots turns right.
          setDirection((direction + 90) % 360);
        }}
      >
        {words.add}
      </Button>
    </div>
  );
}

/** Said as soon as it stands there: a slip of the hand is easily taken back. */
export function OffLot({ table: { plot, selection } }: { table: PlotTable }) {
  const { PLOT_TRACE: words, PLOT_PARTS } = useWords();
  const thing = selection?.thing;
  const off = plot && thing && isOnPlot(thing) && isOffLot(plot, thing);
  return (
    <div role="status">
      {off ? (
        <Alert tone="warning">{fill(words.offLot, { name: nameOf(plot, thing, PLOT_PARTS) })}</Alert>
      ) : null}
    </div>
  );
}

export function SpotPanel({ table, spot }: { table: PlotTable; spot: Spot }) {
  const { PLOT_TRACE: words } = useWords();
  const [isFull, setFull] = useState(false);
  return (
    <div className="space-y-5">
      <Heading level={2} size="small">
        {words.spotHeading[spot]}
      </Heading>
      <p className="text-ink-600 text-small">{words.spotHint}</p>
      <PointForm label={words.addSpot} onPoint={(point) => setFull(!placeSpot(table, spot, point))} />
      {isFull ? <Alert tone="warning">{words.full}</Alert> : null}
      <OffLot table={table} />
      <Button size="sm" variant="secondary" onClick={() => table.setTool('select')}>
        {words.stop}
      </Button>
    </div>
  );
}

export function NorthPanel({ table, plot }: { table: PlotTable; plot: Plot }) {
  const { PLOT_TRACE: words, PLOT_PARTS } = useWords();
  return (
    <div className="space-y-5">
      <Heading level={2} size="small">
        {words.northHeading}
      </Heading>
      <p className="text-ink-600 text-small">{words.northHint}</p>
      <DegreesEntry
        label={PLOT_PARTS.northDeg}
        value={plot.northDeg}
        onValue={(northDeg) => table.setPlot({ ...plot, northDeg })}
      />
      <Button size="sm" variant="secondary" onClick={() => table.setTool('select')}>
        {words.stop}
      </Button>
    </div>
  );
}
