import { formatFeet } from '#domain/plot/feet.ts';
import { isShort } from '#domain/plot/scale.ts';
import type { Measuring, Underlay } from '#domain/plot/underlay.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import { withBothPoints } from './measuring.ts';
import type { Scaling } from './use-scaling.ts';

type Props = { table: PlotTable; underlay: Underlay; measuring: Measuring; scaling: Scaling };

/** Two points on the picture and the length between them. */
export function MeasureForm({ table, underlay, measuring, scaling }: Props) {
  const words = useWords().PLOT_UNDERLAY;
  const { points, text, length } = measuring;
  const [from, to] = points;
  const steps = [words.scale.first, words.scale.second, words.scale.adjust];
  const { trouble } = scaling;
  return (
    <form
      className="grid gap-4 rounded-card bg-foam p-4"
      onSubmit={(event) => {
        event.preventDefault();
        scaling.apply(measuring);
      }}
    >
      <p role="status" className="font-medium text-small">
        {steps[points.length]}
      </p>
      {points.length < 2 ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => table.change({ underlay: withBothPoints(underlay, measuring) })}
        >
          {words.scale.place}
        </Button>
      ) : null}
      {from && to && isShort({ from, to }, underlay) ? (
        <p className="text-fine text-ink-600">{words.scale.short}</p>
      ) : null}
      <TextField
        label={words.scale.length}
        hint={words.scale.lengthHint}
        value={text}
        maxLength={40}
        autoComplete="off"
        inputMode="text"
        error={
          trouble
            ? fill(words.lengthTroubles[trouble.trouble], { side: formatFeet(trouble.sideFt ?? 0) })
            : undefined
        }
        onChange={({ target }) => scaling.type(measuring, target.value)}
        onBlur={table.commit}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{words[length].apply}</Button>
        <Button variant="quiet" onClick={() => scaling.measure(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
