import { formatFeet } from '#domain/plot/feet.ts';
import { errorPercent, measuredFt, statedError, TOLERATED_PERCENT } from '#domain/plot/scale.ts';
import type { KnownLength, Measuring, Underlay } from '#domain/plot/underlay.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import { AlongDialog } from './along-dialog.tsx';
import { MeasureForm } from './measure-form.tsx';
import { type Scaling, useScaling } from './use-scaling.ts';

const NEW: Omit<Measuring, 'length'> = { points: [], text: '' };
/** Of percent, and so of feet in a hundred. */
const hundredths = (value: number) => Math.round(value * 100) / 100;
/** Nearer than anybody clicks. */
const AGREES = 0.1;

type ResultProps = { underlay: Underlay; scale: KnownLength; check: KnownLength; scaling: Scaling };

/** What the second length says about the first. */
function CheckResult({ underlay, scale, check, scaling }: ResultProps) {
  const { check: words } = useWords().PLOT_UNDERLAY;
  const error = errorPercent(underlay.feetPerPixel, check);
  const stated = statedError(underlay) ?? 0;
  const isWrong = stated > TOLERATED_PERCENT;
  const sentence = Math.abs(error) < AGREES ? words.exact : error > 0 ? words.longer : words.shorter;
  const told = fill(sentence, {
    typed: formatFeet(check.feet),
    measured: formatFeet(measuredFt(underlay.feetPerPixel, check)),
    percent: hundredths(Math.abs(error)),
  });
  const per100 = fill(words.stated, { percent: stated, feet: tell(`${stated} ft`) });
  const isMean = Math.abs(errorPercent(underlay.feetPerPixel, scale)) > 1e-6;
  if (!isWrong)
    return (
      <Alert tone="success" title={per100}>
        {told} {isMean ? words.averaged : null}
      </Alert>
    );
  return (
    <Alert tone="warning" title={words.warning}>
      <p>
        {told} {isMean ? words.averaged : null}
      </p>
      <p className="mt-1 font-semibold">{per100}</p>
      <p className="mt-1">{words.advice}</p>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {isMean ? null : (
          <Button variant="quiet" onClick={() => scaling.average(scale, check)}>
            {words.average}
          </Button>
        )}
        <Button variant="quiet" onClick={() => scaling.swap(scale, check)}>
          {words.swap}
        </Button>
      </div>
    </Alert>
  );
}

type Props = { table: PlotTable; underlay: Underlay };

/** The scale by a known length, and the check by a second one. */
export function ScaleSection({ table, underlay }: Props) {
  const words = useWords().PLOT_UNDERLAY;
  const scaling = useScaling(table, underlay);
  const traceLot = () => {
    table.setTool('lot');
    table.setPanel('draw');
  };
  const { scale, check } = underlay;
  const measuring = table.tool === 'scale' ? underlay.measuring : null;
  const kept = (length: Measuring['length']): Measuring =>
    underlay.measuring?.length === length ? underlay.measuring : { ...NEW, length };
  return (
    <section aria-label={words.scale.title} className="grid gap-3">
      <h2 className="font-semibold">{words.scale.title}</h2>
      {measuring ? (
        <MeasureForm table={table} underlay={underlay} measuring={measuring} scaling={scaling} />
      ) : (
        <>
          <p className="text-ink-600 text-small">
            {scale ? fill(words.scale.is, { length: formatFeet(scale.feet) }) : words.scale.none}
          </p>
          {scale && check ? (
            <CheckResult underlay={underlay} scale={scale} check={check} scaling={scaling} />
          ) : null}
          {scale && !check ? <p className="text-ink-600 text-small">{words.check.why}</p> : null}
          <div className="flex flex-wrap items-center gap-4">
            {scale ? (
              <Button variant={check ? 'quiet' : 'primary'} onClick={() => scaling.measure(kept('check'))}>
                {check ? words.check.again : words.check.start}
              </Button>
            ) : null}
            {scale && !table.plot ? (
              <Button variant={check ? 'primary' : 'secondary'} onClick={traceLot}>
                {words.scale.trace}
              </Button>
            ) : null}
            <Button variant={scale ? 'quiet' : 'primary'} onClick={() => scaling.measure(kept('scale'))}>
              {scale ? words.scale.again : words.scale.start}
            </Button>
          </div>
        </>
      )}
      {scaling.asked ? <AlongDialog {...scaling.asked} /> : null}
    </section>
  );
}
