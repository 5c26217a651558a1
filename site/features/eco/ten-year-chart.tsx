import { type EcoAnalysis, YEARS, type YearOfCost } from '#domain/eco/eco-analysis.ts';
import { netWords, yearsWords } from '#domain/eco/eco-words.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { useWords } from './words.ts';

const WIDTH = 640;
const HEIGHT = 380;
const FRAME = { left: 92, right: 24, top: 40, bottom: 46 };
// Units of the drawing: on a phone it is half as wide, so its letters are twice as large.
const LETTERS = '[font-size:14px] max-sm:[font-size:24px]';

// A round step so that four to six lines carry the scale.
function stepFor(most: number): number {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power * 10;
}

const short = (money: number) => (money >= 1000 ? `$${money / 1000}k` : dollars(money));

type Scale = (value: number) => number;

// What is ahead from the payback on: between the two lines.
function gain(series: readonly YearOfCost[], from: number, x: Scale, y: Scale): string {
  const later = series.filter(({ year }) => year > from);
  const before = series[Math.floor(from)];
  const after = later[0];
  if (!before || !after) return '';
  const meet = before.with + (after.with - before.with) * (from - before.year);
  const along = later.map((point) => `L${x(point.year)} ${y(point.without)}`);
  const back = later.toReversed().map((point) => `L${x(point.year)} ${y(point.with)}`);
  return `M${x(from)} ${y(meet)}${along.join('')}${back.join('')}Z`;
}

export function TenYearChart({ analysis }: { analysis: EcoAnalysis }) {
  const { ECO_COMPUTED } = useWords();
  const { series, paybackYears, tenYearNet } = analysis;
  const most = Math.max(1, ...series.flatMap((point) => [point.with, point.without]));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const x = (year: number) => FRAME.left + ((WIDTH - FRAME.left - FRAME.right) * year) / YEARS;
  const y = (money: number) => HEIGHT - FRAME.bottom - ((HEIGHT - FRAME.top - FRAME.bottom) * money) / top;
  const path = (which: 'with' | 'without') =>
    series.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.year)} ${y(point[which])}`).join('');
  const end = series[YEARS];
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
            x1={FRAME.left}
            x2={WIDTH - FRAME.right}
            y1={y(money)}
            y2={y(money)}
            className="stroke-sand"
          />
          <text
            x={FRAME.left - 10}
            y={y(money)}
            dy="0.35em"
            textAnchor="end"
            className={`fill-ink-600 ${LETTERS}`}
          >
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
      <text x={FRAME.left - 18} y={HEIGHT - 12} textAnchor="end" className={`fill-ink-600 ${LETTERS}`}>
        {ECO_COMPUTED.axis}
      </text>
      {paybackYears === null ? null : <path d={gain(series, paybackYears, x, y)} className="fill-leaf-100" />}
      <path d={path('without')} fill="none" className="stroke-clay" strokeWidth="3" strokeDasharray="8 5" />
      <path d={path('with')} fill="none" className="stroke-lagoon" strokeWidth="3.5" />
      {paybackYears === null ? null : (
        <g>
          <line
            x1={x(paybackYears)}
            x2={x(paybackYears)}
            y1={FRAME.top}
            y2={HEIGHT - FRAME.bottom}
            className="stroke-ink"
            strokeWidth="1"
            strokeDasharray="2 4"
          />
          <text
            x={x(paybackYears)}
            y={FRAME.top - 12}
            textAnchor={paybackYears < 1.5 ? 'start' : paybackYears > 8.5 ? 'end' : 'middle'}
            className={`fill-ink font-semibold ${LETTERS}`}
          >
            {yearsWords(ECO_COMPUTED.paidBack, paybackYears)}
          </text>
        </g>
      )}
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
                x={x(YEARS) - 12}
                y={y(end[which])}
                dy={end[which] === Math.max(end.with, end.without) ? '-0.6em' : '1.8em'}
                textAnchor="end"
                strokeWidth="7"
                strokeLinejoin="round"
                className={`stroke-white font-semibold [paint-order:stroke] ${which === 'with' ? 'fill-lagoon' : 'fill-clay-700'} ${LETTERS}`}
              >
                {dollars(end[which])}
              </text>
            </g>
          ))
        : null}
    </svg>
  );
}
