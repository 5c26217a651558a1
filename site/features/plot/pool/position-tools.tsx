import { useState } from 'react';
import { edgesOf } from '#domain/geometry/plane.ts';
import { movedBy, turnedAlong, turnedBy, turnedTo, turnedToHouse } from '#domain/plot/place-moves.ts';
import type { Site } from '#domain/plot/site.ts';
import { fill } from '#domain/words/fill.ts';
import { NumberField } from '#site/number-field.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { SelectField } from '#site/ui/field.tsx';
import type { IconName } from '#site/ui/icon.tsx';
import { IconButton } from '#site/ui/icon-button.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';

type Way = 'up' | 'left' | 'down' | 'right';
const PAD: { way: Way; icon: IconName; x: number; y: number; cell: string }[] = [
  { way: 'up', icon: 'arrow-up', x: 0, y: -1, cell: 'col-start-2 row-start-1' },
  { way: 'left', icon: 'arrow-left', x: -1, y: 0, cell: 'col-start-1 row-start-2' },
  { way: 'down', icon: 'arrow-down', x: 0, y: 1, cell: 'col-start-2 row-start-2' },
  { way: 'right', icon: 'arrow-right', x: 1, y: 0, cell: 'col-start-3 row-start-2' },
];
const STEPS = [
  { feet: 1, name: 'whole' },
  { feet: 0.1, name: 'fine' },
] as const;
const TURNS = [-15, -1, 1, 15];

const SQUARE =
  'flex size-11 items-center justify-center rounded-control border border-sand-600 hover:border-ink hover:bg-foam';
const TEXT = 'min-h-11 rounded-control border border-sand-600 px-2 text-small tabular-nums hover:bg-foam';

type PositionProps = { table: PlotTable; site: Site };

/** Everything that can be done on the drawing, as buttons and fields. */
export function PositionTools({ table, site }: PositionProps) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.place;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <MovePad table={table} site={site} />
        <TurnTools table={table} site={site} />
      </div>
      <AlongSide table={table} site={site} />
      <p className="text-fine text-ink-600">{words.keys}</p>
    </div>
  );
}

function MovePad({ table, site }: PositionProps) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.place;
  const [feet, setFeet] = useState<number>(STEPS[0].feet);
  return (
    <div>
      <fieldset className="grid w-fit grid-cols-[repeat(3,2.75rem)] gap-1">
        <legend className="mb-1.5 font-medium text-small">{words.pad}</legend>
        {PAD.map(({ way, icon, x, y, cell }) => (
          <span key={way} className={cell}>
            <IconButton
              icon={icon}
              label={fill(words.move, { feet, way: words.ways[way] })}
              className={SQUARE}
              onPress={() => table.setPlace(movedBy(site.place, x * feet, y * feet))}
            />
          </span>
        ))}
      </fieldset>
      <fieldset className="mt-2 flex gap-1">
        <legend className="sr-only">{words.step}</legend>
        {STEPS.map(({ feet: step, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={step === feet}
            className={classes(TEXT, 'flex-1', step === feet && 'border-ink bg-foam font-semibold')}
            onClick={() => setFeet(step)}
          >
            {words.steps[name]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function TurnTools({ table, site: { plot, place } }: PositionProps) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.place;
  const facing = turnedToHouse(plot, place);
  return (
    <div className="min-w-0 flex-1 basis-52 space-y-3">
      <fieldset>
        <legend className="mb-1.5 font-medium text-small">{words.turn}</legend>
        <div className="grid grid-cols-4 gap-1">
          {TURNS.map((degrees) => (
            <button
              key={degrees}
              type="button"
              className={TEXT}
              aria-label={fill(degrees < 0 ? words.turnLeft : words.turnRight, {
                degrees: Math.abs(degrees),
              })}
              onClick={() => table.setPlace(turnedBy(place, degrees))}
            >
              {`${degrees < 0 ? '−' : '+'}${Math.abs(degrees)}°`}
            </button>
          ))}
        </div>
      </fieldset>
      <NumberField
        label={words.degrees}
        name="turnDeg"
        unit={words.degreesUnit}
        value={place.turnDeg}
        min={0}
        max={359.9}
        step={0.1}
        words={words.degreesRange}
        onChange={(degrees) => table.setPlace(turnedTo(place, degrees), 'turnDeg')}
        onDone={table.commit}
      />
      {facing ? (
        <Button variant="secondary" size="sm" className="w-full" onClick={() => table.setPlace(facing)}>
          {words.toHouse}
        </Button>
      ) : null}
    </div>
  );
}

function AlongSide({ table, site: { plot, place } }: PositionProps) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.place;
  const sides = edgesOf(plot.lot.corners);
  const options = sides.map(([a, b], index) => ({
    value: String(index),
    label: fill(words.side, {
      number: index + 1,
      feet: Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) * 10) / 10,
    }),
  }));
  return (
    <SelectField
      label={words.along}
      name="along"
      value=""
      placeholder={words.alongChoose}
      options={options}
      onChange={({ target }) => {
        const side = target.value === '' ? undefined : sides[Number(target.value)];
        if (side) table.setPlace(turnedAlong(place, side));
      }}
    />
  );
}
