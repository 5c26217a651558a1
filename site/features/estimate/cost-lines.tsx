import { LINES } from '#content/estimate.ts';
import { type BreakdownLine, breakdown } from '#domain/estimate/breakdown.ts';
import { dollars } from '#domain/estimate/dollars.ts';
import { estimatedCost, type PricedChoices } from '#domain/estimate/pricing.ts';
import { Heading } from '#site/ui/section.tsx';

const ROW = 62;
const middle = (line: BreakdownLine, who: 'contractor' | 'ownerBuilder') => estimatedCost(line[who]);

export function CostLines({ choices }: { choices: PricedChoices | undefined }) {
  const lines = breakdown(choices ?? {});
  const sum = (who: 'contractor' | 'ownerBuilder') =>
    lines.reduce((total, line) => total + middle(line, who), 0);
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_6fr]">
      <div>
        <Heading level={3}>{LINES.heading}</Heading>
        <p className="mt-2 text-ink-600">{LINES.lead}</p>
        <table className="mt-6 w-full text-small tabular-nums">
          <thead>
            <tr className="border-ink border-b text-left">
              <th scope="col" className="py-2 pe-4 font-semibold">
                {LINES.line}
              </th>
              <HeadOf key="contractor" label={LINES.contractor} swatch="bg-lagoon" />
              <HeadOf key="owner" label={LINES.ownerBuilder} swatch="bg-water" />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key} className="border-sand border-b">
                <th scope="row" className="py-2.5 pe-4 text-left font-normal">
                  {line.label}
                </th>
                <td className="py-2.5 text-right">{dollars(middle(line, 'contractor'))}</td>
                <td className="py-2.5 ps-4 text-right">{dollars(middle(line, 'ownerBuilder'))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-2.5 pe-4 text-left">
                {LINES.total}
              </th>
              <td className="py-2.5 text-right">{dollars(sum('contractor'))}</td>
              <td className="py-2.5 ps-4 text-right">{dollars(sum('ownerBuilder'))}</td>
            </tr>
          </tfoot>
        </table>
        {choices ? null : <p className="mt-4 text-ink-600 text-small">{LINES.empty}</p>}
      </div>
      <Chart lines={lines} />
    </div>
  );
}

function HeadOf({ label, swatch }: { label: string; swatch: string }) {
  return (
    <th scope="col" className="whitespace-nowrap py-2 ps-3 text-right font-semibold max-sm:text-fine">
      <span aria-hidden="true" className={`me-1.5 inline-block size-2.5 rounded-[2px] ${swatch}`} />
      {label}
    </th>
  );
}

// Two bars a line, to one scale. The ticks at a bar's end mark its low and its high.
function Chart({ lines }: { lines: BreakdownLine[] }) {
  const most = Math.max(...lines.map((line) => line.contractor.high));
  const share = (amount: number) => `${(amount / most) * 100}%`;
  return (
    <svg
      role="img"
      aria-label={LINES.chart(lines.length)}
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
              middle={share(middle(line, who))}
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
