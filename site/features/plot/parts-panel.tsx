import type { ReactNode } from 'react';
import { areaOf } from '#domain/geometry/plane.ts';
import { isClosed, isOutlined, type PlotThing, pointsOf, USUAL } from '#domain/plot/edit.ts';
import { type Fault, faultsOf, mostAround } from '#domain/plot/faults.ts';
import { distance, shownFeet, sidesOf } from '#domain/plot/measure.ts';
import { PLOT_LIMITS, type Plot } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { nameOf, thingOf } from './names.ts';
import { CornerFields, SideFields } from './shape-fields.tsx';
import type { Selection } from './table-state.ts';
import { ThingFields } from './thing-fields.tsx';
import { isSame, thingsOf } from './things.ts';
import { OffLot } from './trace-panel.tsx';
import { sqFtOf, useBuildable } from './use-buildable.ts';
import type { PlotTable } from './use-plot-table.ts';
import { tableKeys } from './use-table-keys.ts';
import { type PlotWords, useWords } from './words.ts';

const SQ_FT_PER_ACRE = 43_560;

const faultWords = (plot: Plot, { kind, at }: Fault, words: PlotWords): string =>
  fill(words.PLOT_FAULTS[kind], {
    name: nameOf(plot, thingOf(at), words.PLOT_PARTS),
    min: PLOT_LIMITS.areaSqFt.min,
    max: PLOT_LIMITS.areaSqFt.max / SQ_FT_PER_ACRE,
    building: grouped(PLOT_LIMITS.buildingSqFt),
    corners: PLOT_LIMITS.partCorners,
    length: grouped(mostAround(at)),
    beside: PLOT_LIMITS.besideFt,
  });

/** The next step has the pool in the yard already: where it goes is easier said once it is seen. */
async function putPool(table: PlotTable, plot: Plot) {
  table.setPanel('pool');
  table.select({ thing: { part: 'pool' } });
  try {
    const { firstPlace } = await import('./pool/first-place.ts');
    table.setPlace(firstPlace(plot, table.design));
  } catch (cause) {
    console.warn('The pool could not be put in the yard; its tab offers it again.', cause);
  }
}

/** Everything on the plot as a list: what can be done by hand on the drawing can be done here by keys. */
export function PartsPanel({ table, plot }: { table: PlotTable; plot: Plot }) {
  const words = useWords();
  const faults = faultsOf(plot);
  const area = areaOf(plot.lot.corners);
  return (
    <div className="space-y-5" {...tableKeys(table)}>
      <Heading level={2} size="small">
        {words.PLOT_PARTS.heading}
      </Heading>
      <div className="text-ink-600 text-small">
        <p className="tabular-nums">
          {fill(words.PLOT_TABLE.area, {
            area: grouped(Math.round(area)),
            acres: (area / SQ_FT_PER_ACRE).toFixed(2),
          })}
        </p>
        {faults.length === 0 ? (
          <>
            <Legend
              look="border-dashed border-water-700 bg-water-200/60"
              words={<FreeGround plot={plot} />}
            />
            <Legend
              look="border-ink-400 bg-[repeating-linear-gradient(135deg,var(--color-ink-400)_0_1px,var(--color-travertine)_0_4px)]"
              words={<KeptClear plot={plot} />}
            />
          </>
        ) : null}
      </div>
      {faults.length > 0 ? (
        <Alert tone="danger">
          <ul>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>{faultWords(plot, fault, words)}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {faults.length === 0 && !table.place ? (
        <Button className="w-full" onClick={() => putPool(table, plot)}>
          {words.PLOT_PARTS.next} <Icon name="arrow-right" />
        </Button>
      ) : null}
      <OffLot table={table} />
      <ul className="divide-y divide-sand border-sand border-y">
        {thingsOf(plot).map((thing) => (
          <ThingRow
            key={`${thing.part} ${'index' in thing ? thing.index : ''}`}
            {...{ table, plot, thing }}
            faults={faults
              .filter(({ at }) => isSame(thingOf(at), thing))
              .map((fault) => faultWords(plot, fault, words))}
          />
        ))}
      </ul>
    </div>
  );
}

/** What the ground in the drawing is by its tint. */
function FreeGround({ plot }: { plot: Plot }) {
  const { PLOT_PARTS } = useWords();
  const areas = useBuildable(plot);
  if (!areas) return PLOT_PARTS.buildable;
  return fill(PLOT_PARTS.buildableArea, { area: grouped(Math.round(sqFtOf(areas) / 10) * 10) });
}

/** The distances nobody has looked up yet are told as what they are. */
function KeptClear({ plot: { lot, buildings } }: { plot: Plot }) {
  const { PLOT_PARTS } = useWords();
  const assumed =
    lot.edges.every(({ setbackFt, note }) => setbackFt === USUAL.setbackFt && note === '') &&
    buildings.every(({ gapFt, note }) => gapFt === USUAL.setbackFt && note === '');
  return assumed ? fill(PLOT_PARTS.keptClearAssumed, { feet: USUAL.setbackFt }) : PLOT_PARTS.keptClear;
}

const Legend = ({ look, words }: { look: string; words: ReactNode }) => (
  <p className="mt-1.5 flex gap-2.5">
    <span aria-hidden="true" className={classes('mt-1 size-3.5 shrink-0 border', look)} />
    {words}
  </p>
);

type RowProps = { table: PlotTable; plot: Plot; thing: PlotThing };

function ThingRow({ table, plot, thing, faults }: RowProps & { faults: readonly string[] }) {
  const { PLOT_PARTS: words } = useWords();
  const { selection } = table;
  const open = selection !== null && isSame(selection.thing, thing);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => table.select(open ? null : { thing })}
        className={classes(
          '-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center justify-between gap-3 px-2 text-left font-medium hover:bg-foam focus-visible:outline-offset-[-3px]',
          open && 'font-semibold',
        )}
      >
        {nameOf(plot, thing, words)}
        {faults.length > 0 ? <span className="text-danger text-small">!</span> : null}
        <Icon name="chevron-down" className={classes('ms-auto size-4.5 text-lagoon', open && 'rotate-180')} />
      </button>
      {open ? (
        <div className="space-y-5 pt-3 pb-5">
          {faults.map((fault) => (
            <p key={fault} className="text-danger text-small">
              {fault}
            </p>
          ))}
          {thing.part === 'lot' ? null : <ThingFields {...{ table, plot, thing }} />}
          {isOutlined(thing) ? <ShapeList {...{ table, plot, thing, selection }} /> : null}
        </div>
      ) : null}
    </li>
  );
}

function ShapeList({ table, plot, thing, selection }: RowProps & { selection: Selection }) {
  const { PLOT_PARTS: words } = useWords();
  const points = pointsOf(plot, thing);
  const sides = sidesOf(points, isClosed(thing));
  const saidSide = (side: number, feet: string) => {
    const setback = thing.part === 'lot' ? plot.lot.edges[side]?.setbackFt : undefined;
    return setback === undefined
      ? fill(words.sideFeet, { feet })
      : fill(words.sideSetback, { feet, setback: shownFeet(setback) });
  };
  const list = (
    <>
      <ol className="-mx-1 grid grid-cols-2 gap-x-2">
        {points.map(([x, y], i) => {
          const side = sides[i];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
              key={i}
              className="col-span-2 grid grid-cols-subgrid border-sand border-b last:border-b-0 [&>button:last-of-type]:col-start-2 [&>:not(button)]:order-last [&>:not(button)]:col-span-2"
            >
              {side ? (
                <ShapeButton
                  pressed={selection.side === i}
                  onPress={() => table.select({ thing, side: i })}
                  name={fill(words.sideName, { number: i + 1 })}
                  said={saidSide(i, shownFeet(distance(side[0], side[1])))}
                />
              ) : null}
              <ShapeButton
                pressed={selection.corner === i}
                onPress={() => table.select({ thing, corner: i })}
                name={fill(words.cornerName, { number: i + 1 })}
                said={fill(words.cornerAt, { x: shownFeet(x), y: shownFeet(y) })}
              />
              {selection.corner === i ? <CornerFields {...{ table, plot, thing }} corner={i} /> : null}
              {side && selection.side === i ? <SideFields {...{ table, plot, thing }} side={i} /> : null}
            </li>
          );
        })}
      </ol>
      {thing.part === 'lot' ? (
        <Button variant="quiet" className="mt-2" onClick={() => table.setTool('lot')}>
          {words.redraw}
        </Button>
      ) : null}
    </>
  );
  // A lot is nothing but its sides.
  if (thing.part === 'lot') return list;
  return (
    <Fold
      line={words.shape}
      lineClassName="justify-between font-medium text-small"
      open={selection.corner !== undefined || selection.side !== undefined}
    >
      {list}
    </Fold>
  );
}

type ShapeButtonProps = { pressed: boolean; onPress: () => void; name: string; said: string };

function ShapeButton({ pressed, onPress, name, said }: ShapeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="min-h-13 w-full px-1 py-1.5 text-left text-small leading-snug tabular-nums hover:bg-foam focus-visible:outline-offset-[-3px] aria-pressed:bg-clay-100"
    >
      <span className="block font-medium">{name}</span>
      <span className="block text-fine text-ink-600">{said}</span>
    </button>
  );
}
