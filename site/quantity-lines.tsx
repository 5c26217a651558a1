import { pageReader } from '#site/language.ts';
import { saySecondEstimate } from '#studio/figures/say-second-estimate.ts';
import type { SecondEstimateProps } from './second-estimate.tsx';
import { useRested } from './use-rested.ts';

export function QuantityLines({ design, prices, words }: SecondEstimateProps) {
  const { range, lines, why } = saySecondEstimate(words, prices, useRested(design), pageReader());
  const { columns } = words;
  return (
    // Folded: two ranges side by side would leave a reader to choose.
    <details data-second-estimate>
      <summary className="min-h-11 py-2.5 text-small">{words.heading}</summary>
      <p className="font-semibold tabular-nums" data-second-range>
        {range}
      </p>
      <p className="mt-2 text-fine opacity-80">{words.lead}</p>
      {why ? (
        <p className="mt-2 text-small" data-why>
          {why}
        </p>
      ) : null}
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer py-1 text-small underline underline-offset-4">
          {words.show}
        </summary>
        <table className="mt-2 w-full text-fine tabular-nums">
          <thead>
            <tr className="text-left">
              <th className="py-1.5 font-semibold">{columns.item}</th>
              <th className="px-2 py-1.5 text-right font-semibold">{columns.quantity}</th>
              <th className="py-1.5 text-right font-semibold">{columns.price}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, quantity, price }) => (
              <tr key={label} className="border-current/20 border-t align-top">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {label}
                </th>
                <td className="whitespace-nowrap px-2 py-1.5 text-right">{quantity}</td>
                <td className="whitespace-nowrap py-1.5 text-right">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </details>
  );
}
