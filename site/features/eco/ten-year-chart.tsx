import { type EcoAnalysis, YEARS, type YearOfCost } from '#domain/eco/eco-analysis.ts';
import { netWords, yearsWords } from '#domain/eco/eco-words.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { useNarrow } from '#site/use-narrow.ts';
import { useWords } from './words.ts';

const WIDTH = 640;
const HEIGHT = 380;
// Units of the drawing: on a phone it is half as wide, so its letters are twice as large and need more room.
const FRAMES = {
  wide: { left: 56, right: 70, top: 24, bottom: 46 },
  narrow: { left: 88, right: 108, top: 24, bottom: 46 },
};
const LETTERS = '[font-size:14px] max-sm:[font-size:24px]';

// A round step so that four to six lines carry the scale.
function stepFor(most: number): number {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power * 10;
}

const short = (money: number) => (money >= 1000 ? `$${money / 1000}k` : dollars(money));

type Scale = (value: number) => number;

// Where the two lines meet.
function meeting(series: readonly YearOfCost[], year: number | null): YearOfCost | undefined {
  if (year === null) return undefined;
  const before = series[Math.floor(year)];
  const after = series[Math.floor(year) + 1] ?? before;
  if (!before || !after) return undefined;
  const paid = before.with + (after.with - before.with) * (year - before.year);
  return { year, with: paid, without: paid };
}

// What is ahead from there on: between the two lines.
function gain(series: readonly YearOfCost[], from: YearOfCost, x: Scale, y: Scale): string {
  const later = series.filter(({ year }) => year > from.year);
  const along = later.map((point) => `L${x(point.year)} ${y(point.without)}`);
  const back = later.toReversed().map((point) => `L${x(point.year)} ${y(point.with)}`);
  return `M${x(from.year)} ${y(from.with)}${along.join('')}${back.join('')}Z`;
}

export function TenYearChart({ analysis }: { analysis: EcoAnalysis }) {
  const { ECO_COMPUTED } = useWords();
  const { series, paybackYears, tenYearNet } = analysis;
  const frame = FRAMES[useNarrow() ? 'narrow' : 'wide'];
  const most = Math.max(1, ...series.flatMap((point) => [point.with, point.without]));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const x = (year: number) => frame.left + ((WIDTH - frame.left - frame.right) * year) / YEARS;
  const y = (money: number) => HEIGHT - frame.bottom - ((HEIGHT - frame.top - frame.bottom) * money) / top;
  const path = (which: 'with' | 'without') =>
    series.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.year)} ${y(point[which])}`).join('');
  const end = series[YEARS];
  const meet = meeting(series, paybackYears);
  const early = meet !== undefined && meet.year < YEARS * 0.58;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={fill(ECO_COMPUTED.chart, { net: netWords(ECO_COMPUTED, tenYearNet) })}
      className="block h-auto w-full"
    >
      {Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step).map((money) => (
        <g key={money}>
          <line
            x1={frame.left}
            x2={WIDTH - frame.right}
            y1={y(money)}
            y2={y(money)}
            className="stroke-sand"
          />
          <text x={0} y={y(money)} dy="0.35em" className={`fill-ink-600 ${LETTERS}`}>
            {short(money)}
          </text>
        </g>
      ))}
      {[0, 2, 4, 6, 8, 10].map((year) => (
        <text
          key={year}
          x={x(year)}
          y={HEIGHT - 12}
          textAnchor="middle"
          className={`fill-ink-600 ${LETTERS}`}
        >
          {year}
        </text>
      ))}
      <text x={x(YEARS) + 22} y={HEIGHT - 12} className={`fill-ink-600 ${LETTERS}`}>
        {ECO_COMPUTED.axis}
      </text>
      {meet ? <path d={gain(series, meet, x, y)} className="fill-leaf-100" /> : null}
      <path d={path('without')} fill="none" className="stroke-clay" strokeWidth="3" strokeDasharray="8 5" />
      <path d={path('with')} fill="none" className="stroke-lagoon" strokeWidth="3.5" />
      {meet ? (
        <g>
          <circle
            cx={x(meet.year)}
            cy={y(meet.with)}
            r="7"
            className="fill-white stroke-ink"
            strokeWidth="2.5"
          />
          {/* Below the lines on the right of where they meet, above them on its left: there is nothing else there. */}
          <text
            x={x(meet.year) + (early ? 10 : -12)}
            y={y(meet.with)}
            dy={early ? '1.7em' : '-0.9em'}
            textAnchor={early ? 'start' : 'end'}
            className={`fill-ink font-semibold ${LETTERS}`}
          >
            {yearsWords(ECO_COMPUTED.paidBack, meet.year)}
          </text>
        </g>
      ) : null}
      {end && end.without !== end.with
        ? (['without', 'with'] as const).map((which) => (
            <g key={which}>
              <circle
                cx={x(YEARS)}
                cy={y(end[which])}
                r="6"
                className={which === 'with' ? 'fill-lagoon' : 'fill-clay'}
              />
              <text
                x={x(YEARS) + 12}
                y={y(end[which])}
                dy={end[which] === Math.max(end.with, end.without) ? '-0.1em' : '0.8em'}
                className={`font-semibold ${which === 'with' ? 'fill-lagoon' : 'fill-clay-700'} ${LETTERS}`}
              >
                {dollars(end[which])}
              </text>
            </g>
          ))
        : null}
    </svg>
  );
}
