import type { BreakdownLine } from '#domain/estimate/breakdown.ts';
import type { Comparison, Range } from '#domain/estimate/pricing.ts';
import { dollars } from '#domain/words/money.ts';
import { useWords } from './words.ts';

type LinesTableProps = { lines: BreakdownLine[]; sums: Comparison };

// Every line to one scale: full up to its low end, paler to its high end.
export function LinesTable({ lines, sums }: LinesTableProps) {
  const { LINES } = useWords();
  const most = Math.max(...lines.map((line) => line.contractor.high));
  return (
    <table className="mt-6 w-full text-small tabular-nums">
      <thead>
        <tr className="border-ink border-b align-bottom">
          <th scope="col" className="py-2 pe-3 text-left font-semibold">
            {LINES.line}
          </th>
          <th scope="col" className="whitespace-nowrap py-2 text-right font-semibold">
            <Tone colour="bg-lagoon" />
            {LINES.low}
          </th>
          <th scope="col" className="whitespace-nowrap py-2 ps-4 text-right font-semibold sm:ps-6">
            <Tone colour="bg-water-300" />
            {LINES.high}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className="border-sand border-b">
            <th scope="row" className="w-full py-2.5 pe-4 text-left font-normal sm:pe-10">
              {line.label}
              <Bar range={line.contractor} most={most} />
            </th>
            {line.contractor.high === 0 ? (
              <td colSpan={2} className="py-2.5 text-right align-top text-ink-600">
                {LINES.included}
              </td>
            ) : (
              <Amounts range={line.contractor} />
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-b font-semibold sm:text-[1.0625rem]">
          <th scope="row" className="py-3 pe-3 text-left">
            {LINES.total}
          </th>
          <Amounts range={sums.contractor} />
        </tr>
        <tr className="text-ink-700">
          <th scope="row" className="py-3 pe-3 text-left font-normal">
            {LINES.ownerBuilder}
          </th>
          <Amounts range={sums.ownerBuilder} />
        </tr>
      </tfoot>
    </table>
  );
}

// Which part of a bar the column is.
function Tone({ colour }: { colour: string }) {
  return <span aria-hidden="true" className={`me-1.5 inline-block size-2.5 rounded-full ${colour}`} />;
}

function Amounts({ range: { low, high } }: { range: Range }) {
  return (
    <>
      <td className="py-2.5 text-right align-top">{dollars(low)}</td>
      <td className="py-2.5 ps-4 text-right align-top sm:ps-6">{dollars(high)}</td>
    </>
  );
}

function Bar({ range: { low, high }, most }: { range: Range; most: number }) {
  const share = (amount: number) => `${(amount / most) * 100}%`;
  return (
    <span aria-hidden="true" className="relative mt-1.5 block h-2 rounded-full bg-ink/8">
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-water-300 transition-[width] duration-300 ease-water"
        style={{ width: share(high) }}
      />
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-lagoon transition-[width] duration-300 ease-water"
        style={{ width: share(low) }}
      />
    </span>
  );
}
