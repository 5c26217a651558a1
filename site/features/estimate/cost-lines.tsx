import { type BreakdownLine, breakdown, middleOf } from '#domain/estimate/breakdown.ts';
import type { PricedChoices } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { Heading } from '#site/ui/section.tsx';
import { LinesTable } from './lines-table.tsx';
import { useWords } from './words.ts';

const ROW = 62;

export function CostLines({ choices }: { choices: PricedChoices | undefined }) {
  const { LINES, prices } = useWords();
  const lines = breakdown(prices, choices ?? {});
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_6fr]">
      <div>
        <Heading level={3}>{LINES.heading}</Heading>
        <p className="mt-2 text-ink-600">{LINES.lead}</p>
        <LinesTable lines={lines} />
        {choices ? null : <p className="mt-4 text-ink-600 text-small">{LINES.empty}</p>}
      </div>
      <Chart lines={lines} />
    </div>
  );
}

// Two bars a line, to one scale. The ticks at a bar's end mark its low and its high.
function Chart({ lines }: { lines: BreakdownLine[] }) {
  const { LINES } = useWords();
  const most = Math.max(...lines.map((line) => line.contractor.high));
  const share = (amount: number) => `${(amount / most) * 100}%`;
  return (
    <svg
      role="img"
      aria-label={fill(LINES.chart, { lines: lines.length })}
      width="100%"
      height={lines.length * ROW}
      className="self-start overflow-visible"
    >
      {lines.map((line, row) => (
        <g key={line.key} transform={`translate(0 ${row * ROW})`}>
          <text x="0" y="14" className="fill-ink text-[0.875rem]">
            {line.label}
          </text>
          {(['contractor', 'ownerBuilder'] as const).map((who, bar) => (
            <Bar
              key={who}
              y={22 + bar * 15}
              fill={who === 'contractor' ? 'fill-lagoon' : 'fill-water'}
              low={share(line[who].low)}
              middle={share(middleOf(line, who))}
              high={share(line[who].high)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

type BarProps = { y: number; fill: string; low: string; middle: string; high: string };

function Bar({ y, fill, low, middle: end, high }: BarProps) {
  return (
    <g>
      <rect x="0" y={y} width="100%" height="11" className="fill-foam" />
      <rect x="0" y={y} width={end} height="11" className={fill} />
      <line x1={low} x2={high} y1={y + 5.5} y2={y + 5.5} className="stroke-ink" strokeWidth="1" />
      <line x1={low} x2={low} y1={y + 2.5} y2={y + 8.5} className="stroke-ink" strokeWidth="1" />
      <line x1={high} x2={high} y1={y + 2.5} y2={y + 8.5} className="stroke-ink" strokeWidth="1" />
    </g>
  );
}
