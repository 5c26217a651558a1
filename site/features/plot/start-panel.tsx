import { useEffect, useMemo, useState } from 'react';
import type { Plot } from '#domain/plot/plot.ts';
import {
  CORNERS,
  lPlot,
  type MissingCorner,
  rectanglePlot,
  SIDES,
  type Side,
  START_LIMITS,
} from '#domain/plot/starts.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { SelectField, TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { readFeet } from './number-entry.tsx';
import type { PlotTable } from './use-plot-table.ts';
import { type PlotWords, useWords } from './words.ts';

const KINDS = ['rectangle', 'l', 'empty'] as const;
type Kind = (typeof KINDS)[number];
const SHAPES: Record<Kind, string> = {
  rectangle: 'M4 3h40v26H4z',
  l: 'M4 3h40v14H27v12H4z',
  empty: 'M4 3h40v26H4z',
};
const FIELDS = ['wide', 'deep', 'cutWide', 'cutDeep'] as const;
type Field = (typeof FIELDS)[number];
type Typed = Record<Field, string>;
type StartPanelProps = { table: PlotTable; onPreview: (plot: Plot | null) => void };
type Errors = Partial<Record<Field, string>>;

const USUAL: Typed = { wide: '100', deep: '80', cutWide: '40', cutDeep: '30' };
const isSide = (value: string): value is Side => SIDES.some((one) => one === value);
const isCorner = (value: string): value is MissingCorner => CORNERS.some((one) => one === value);

const FIELDS_OF: Record<Kind, readonly Field[]> = { rectangle: ['wide', 'deep'], l: FIELDS, empty: [] };
const limitsOf = (field: Field) => {
  const { sideFt } = START_LIMITS;
  return field.startsWith('cut') ? { ...sideFt, min: 1 } : sideFt;
};
type Wish = { kind: Kind; typed: Typed; corner: MissingCorner; house: Side | null };

/** What was typed as a lot, or what is wrong with it. */
function readStart({ kind, typed, corner, house }: Wish, words: PlotWords['PLOT_START']) {
  const [wide, deep, cutWide, cutDeep] = FIELDS.map((field) => readFeet(typed[field], limitsOf(field)));
  const errors: Errors = {};
  for (const field of FIELDS_OF[kind])
    if (readFeet(typed[field], limitsOf(field)) === null)
      errors[field] = fill(words.sizeError, limitsOf(field));
  if (kind === 'l' && wide && cutWide && cutWide >= wide) errors.cutWide ??= words.cutError;
  if (kind === 'l' && deep && cutDeep && cutDeep >= deep) errors.cutDeep ??= words.cutError;
  const isWrong = kind === 'empty' || Object.keys(errors).length > 0 || !wide || !deep;
  if (isWrong) return { plot: null, errors };
  if (kind === 'rectangle') return { plot: rectanglePlot(wide, deep, house), errors };
  const cut = cutWide && cutDeep ? { wide: cutWide, deep: cutDeep, corner } : null;
  return { plot: cut && lPlot(wide, deep, cut, house), errors };
}

function useStart(table: PlotTable, onPreview: StartPanelProps['onPreview']) {
  const { PLOT_START: words } = useWords();
  const [kind, setKind] = useState<Kind>('rectangle');
  const [typed, setTyped] = useState(USUAL);
  const [corner, setCorner] = useState<MissingCorner>('bottom-right');
  const [house, setHouse] = useState<Side | null>('top');
  const [errors, setErrors] = useState<Errors>({});
  const fields = FIELDS_OF[kind];
  const start = useMemo(
    () => readStart({ kind, typed, corner, house }, words),
    [kind, typed, corner, house, words],
  );
  const { setView } = table;
  useEffect(() => {
    onPreview(start.plot);
    setView(null);
    return () => onPreview(null);
  }, [start, onPreview, setView]);
  function begin() {
    if (kind === 'empty') return table.setTool('lot');
    setErrors(start.errors);
    if (!start.plot) return;
    table.setPlot(start.plot);
    table.setView(null);
    table.select({ thing: { part: 'lot' } });
  }
  return { kind, setKind, typed, setTyped, corner, setCorner, house, setHouse, errors, fields, begin };
}

/** Two lengths are enough to begin with. */
export function StartPanel({ table, onPreview }: StartPanelProps) {
  const { PLOT_START: words } = useWords();
  const start = useStart(table, onPreview);
  return (
    <form
      noValidate
      className="space-y-4 max-sm:space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        start.begin();
      }}
    >
      <Heading level={2} size="small" className="max-sm:sr-only">
        {words.heading}
      </Heading>
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{words.kindLabel}</legend>
        {KINDS.map((kind) => (
          <label
            key={kind}
            className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-card border border-sand px-1 pt-2.5 pb-2 text-center font-medium text-small leading-tight hover:border-lagoon has-checked:border-lagoon has-checked:bg-foam has-checked:ring-1 has-checked:ring-lagoon has-focus-visible:outline-2 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="plot-start"
              className="sr-only"
              checked={start.kind === kind}
              onChange={() => start.setKind(kind)}
            />
            <svg aria-hidden="true" viewBox="0 0 48 32" className="h-9 w-auto max-sm:h-6">
              <path
                d={SHAPES[kind]}
                className={kind === 'empty' ? 'fill-white stroke-ink-400' : 'fill-leaf-100 stroke-ink-600'}
                strokeWidth="1.5"
                strokeDasharray={kind === 'empty' ? '4 3' : undefined}
              />
            </svg>
            <span className="w-full wrap-anywhere hyphens-auto">{words.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      {start.kind === 'empty' ? (
        <p className="text-ink-600 text-small">{words.emptyHint}</p>
      ) : (
        <Lengths {...start} />
      )}
      <Button type="submit" size="lg" className="w-full">
        {words.submit}
      </Button>
      <StartSteps className="grid gap-1.5 lg:hidden" />
      <div className="border-sand border-t pt-4">
        <p className="text-ink-600 text-small">{words.picture}</p>
        <Button variant="quiet" onClick={() => table.setPanel('underlay')}>
          {words.usePicture}
        </Button>
      </div>
    </form>
  );
}

/** What comes after the first lines; on a desk under the drawing, so that both fit the window. */
export function StartSteps({ className }: { className: string }) {
  const { PLOT_START: words } = useWords();
  return (
    <ol aria-label={words.stepsLabel} className={classes('text-small', className)}>
      {words.steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[1.75rem_1fr] items-baseline lg:grid-cols-[1.25rem_1fr]">
          <span className="font-display text-clay-600 text-lead leading-none">{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Lengths({
  kind,
  fields,
  typed,
  setTyped,
  errors,
  corner,
  setCorner,
  house,
  setHouse,
}: ReturnType<typeof useStart>) {
  const { PLOT_START: words, PLOT_PARTS } = useWords();
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4">
      {fields.map((field) => (
        <TextField
          key={field}
          label={`${words[field]} (${tell(PLOT_PARTS.unit)})`}
          value={typed[field]}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          {...(errors[field] ? { error: errors[field] } : {})}
        />
      ))}
      {kind === 'l' ? (
        <SelectField
          label={words.cutCorner}
          value={corner}
          onChange={({ target: { value } }) => isCorner(value) && setCorner(value)}
          options={CORNERS.map((value) => ({ value, label: words.corners[value] }))}
        />
      ) : null}
      <SelectField
        label={words.house}
        className={kind === 'l' ? undefined : 'col-span-2'}
        value={house ?? 'none'}
        onChange={({ target: { value } }) => setHouse(isSide(value) ? value : null)}
        options={[...SIDES, 'none' as const].map((value) => ({ value, label: words.sides[value] }))}
      />
    </div>
  );
}
