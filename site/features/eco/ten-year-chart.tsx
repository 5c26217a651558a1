import { type EcoAnalysis, YEARS } from '#domain/eco/eco-analysis.ts';
import { netWords, yearsWords } from '#domain/eco/eco-words.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { useWords } from './words.ts';

const WIDTH = 640;
const HEIGHT = 380;
const FRAME = { left: 92, right: 20, top: 30, bottom: 46 };
// Units of the drawing: on a phone it is half as wide, so its letters are twice as large.
const LETTERS = '[font-size:14px] max-sm:[font-size:24px]';

// A round step so that four to six lines carry the scale.
function stepFor(most: number): number {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power * 10;
}

const short = (money: number) => (money >= 1000 ? `$${money / 1000}k` : dollars(money));

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
          <text x={x(paybackYears) + 8} y={FRAME.top + 12} className={`fill-ink font-semibold ${LETTERS}`}>
            {yearsWords(ECO_COMPUTED.years, paybackYears)}
          </text>
        </g>
      )}
    </svg>
  );
}
