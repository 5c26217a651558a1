import { moveCorner, type PlotThing, pointsOf } from '#domain/plot/edit.ts';
import {
  BUILDING_KINDS,
  LINE_KINDS,
  PLOT_LIMITS,
  type Plot,
  SEPTIC_KINDS,
  TREE_KINDS,
} from '#domain/plot/plot.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { NoteEntry } from './note-entry.tsx';
import { FeetEntry } from './number-entry.tsx';
import type { PlotTable } from './use-plot-table.ts';
import { removeSelected } from './use-table-keys.ts';
import { useWords } from './words.ts';

const REACH = { min: -PLOT_LIMITS.reachFt, max: PLOT_LIMITS.reachFt };

type FieldsProps = { table: PlotTable; plot: Plot; thing: PlotThing };

/** What is said of a thing beside its shape. */
export function ThingFields({ table, plot, thing }: FieldsProps) {
  const { PLOT_PARTS: words } = useWords();
  return (
    <div className="grid grid-cols-2 gap-4">
      <OwnFields {...{ table, plot, thing }} />
      <Spot {...{ table, plot, thing }} />
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start"
        onClick={() => removeSelected({ ...table, selection: { thing } })}
      >
        {words.remove}
      </Button>
    </div>
  );
}

function Spot({ table, plot, thing }: FieldsProps) {
  const { PLOT_PARTS: words } = useWords();
  if (thing.part !== 'tree' && thing.part !== 'height' && thing.part !== 'access') return null;
  const [at] = pointsOf(plot, thing);
  if (!at) return null;
  const [x, y] = at;
  const move = (to: [number, number]) => table.setPlot(moveCorner(plot, thing, 0, to));
  return (
    <>
      <FeetEntry label={words.x} value={x} limits={REACH} onValue={(next) => move([next, y])} />
      <FeetEntry label={words.y} value={y} limits={REACH} onValue={(next) => move([x, next])} />
    </>
  );
}

function OwnFields({ table, plot, thing }: FieldsProps) {
  const { PLOT_PARTS: words } = useWords();
  const gap = (value: number, onValue: (gapFt: number) => void) => (
    <FeetEntry label={words.gap} value={value} limits={PLOT_LIMITS.gapFt} onValue={onValue} />
  );
  const note = (value: string, onValue: (note: string) => void) => (
    <NoteEntry label={words.note} value={value} onValue={onValue} onDone={table.commit} />
  );
  const field = `note ${thing.part} ${'index' in thing ? thing.index : ''}`;
  switch (thing.part) {
    case 'building': {
      const own = plot.buildings[thing.index];
      if (!own) return null;
      const set = (change: Partial<typeof own>, by?: string) =>
        table.setPlot({ ...plot, buildings: plot.buildings.with(thing.index, { ...own, ...change }) }, by);
      return (
        <>
          <Kind
            kinds={BUILDING_KINDS}
            names={words.names.building}
            value={own.kind}
            onValue={(kind) => set({ kind })}
          />
          {gap(own.gapFt, (gapFt) => set({ gapFt }))}
          {note(own.note, (text) => set({ note: text }, field))}
        </>
      );
    }
    case 'tree': {
      const own = plot.trees[thing.index];
      if (!own) return null;
      const set = (change: Partial<typeof own>) =>
        table.setPlot({ ...plot, trees: plot.trees.with(thing.index, { ...own, ...change }) });
      return (
        <>
          <Kind
            kinds={TREE_KINDS}
            names={words.names.tree}
            value={own.kind}
            onValue={(kind) => set({ kind })}
          />
          <FeetEntry
            label={words.canopy}
            value={own.canopyFt}
            limits={PLOT_LIMITS.canopyFt}
            onValue={(canopyFt) => set({ canopyFt })}
          />
        </>
      );
    }
    case 'easement': {
      const own = plot.easements[thing.index];
      if (!own) return null;
      return note(own.note, (text) =>
        table.setPlot(
          { ...plot, easements: plot.easements.with(thing.index, { ...own, note: text }) },
          field,
        ),
      );
    }
    default:
      return <MoreFields {...{ table, plot, thing }} />;
  }
}

function MoreFields({ table, plot, thing }: FieldsProps) {
  const { PLOT_PARTS: words } = useWords();
  const gap = (value: number, onValue: (gapFt: number) => void) => (
    <FeetEntry label={words.gap} value={value} limits={PLOT_LIMITS.gapFt} onValue={onValue} />
  );
  if (thing.part === 'access' && plot.access) {
    const { access } = plot;
    return (
      <FeetEntry
        label={words.width}
        value={access.widthFt}
        limits={PLOT_LIMITS.accessFt}
        onValue={(widthFt) => table.setPlot({ ...plot, access: { ...access, widthFt } })}
      />
    );
  }
  if (thing.part === 'height') {
    const own = plot.heights[thing.index];
    if (!own) return null;
    return (
      <FeetEntry
        label={words.height}
        hint={words.heightHint}
        value={own.feet}
        limits={PLOT_LIMITS.heightFt}
        onValue={(feet) =>
          table.setPlot({ ...plot, heights: plot.heights.with(thing.index, { ...own, feet }) })
        }
      />
    );
  }
  if (thing.part === 'septic') {
    const own = plot.septic[thing.index];
    if (!own) return null;
    const set = (change: Partial<typeof own>) =>
      table.setPlot({ ...plot, septic: plot.septic.with(thing.index, { ...own, ...change }) });
    return (
      <>
        <Kind
          kinds={SEPTIC_KINDS}
          names={words.names.septic}
          value={own.kind}
          onValue={(kind) => set({ kind })}
        />
        {gap(own.gapFt, (gapFt) => set({ gapFt }))}
      </>
    );
  }
  return thing.part === 'line' ? <LineFields table={table} plot={plot} index={thing.index} /> : null;
}

function LineFields({ table, plot, index }: Omit<FieldsProps, 'thing'> & { index: number }) {
  const { PLOT_PARTS: words } = useWords();
  const own = plot.lines[index];
  if (!own) return null;
  const set = (change: Partial<typeof own>, by?: string) =>
    table.setPlot({ ...plot, lines: plot.lines.with(index, { ...own, ...change }) }, by);
  return (
    <>
      <Kind kinds={LINE_KINDS} names={words.names.line} value={own.kind} onValue={(kind) => set({ kind })} />
      <FeetEntry
        label={words.gap}
        value={own.gapFt}
        limits={PLOT_LIMITS.gapFt}
        onValue={(gapFt) => set({ gapFt })}
      />
      <NoteEntry
        label={words.note}
        value={own.note}
        onValue={(note) => set({ note }, `note line ${index}`)}
        onDone={table.commit}
      />
    </>
  );
}

type KindProps<Name extends string> = {
  kinds: readonly Name[];
  names: Record<Name, string>;
  value: Name;
  onValue: (kind: Name) => void;
};

function Kind<Name extends string>({ kinds, names, value, onValue }: KindProps<Name>) {
  const { PLOT_PARTS: words } = useWords();
  return (
    <SelectField
      label={words.kind}
      value={value}
      options={kinds.map((kind) => ({ value: kind, label: names[kind] }))}
      onChange={({ target }) => {
        const kind = kinds.find((one) => one === target.value);
        if (kind) onValue(kind);
      }}
    />
  );
}
