import { type BreakdownLine, middleOf, middleOfAll } from '#domain/estimate/breakdown.ts';
import { dollars } from '#domain/words/money.ts';
import { useWords } from './words.ts';

// On the narrowest screens a line's name stands above its figures, so that nothing has to be scrolled sideways.
const STACKED = 'max-[22.5rem]:grid max-[22.5rem]:grid-cols-2 max-[22.5rem]:[&>:first-child]:col-span-2';

export function LinesTable({ lines }: { lines: BreakdownLine[] }) {
  const { LINES } = useWords();
  return (
    <table className="mt-6 w-full text-small tabular-nums max-[22.5rem]:[&>*]:block max-[22.5rem]:block">
      <thead>
        <tr className={`border-ink border-b text-left ${STACKED}`}>
          <th scope="col" className="py-2 pe-4 font-semibold">
            {LINES.line}
          </th>
          <HeadOf key="contractor" label={LINES.contractor} swatch="bg-lagoon" />
          <HeadOf key="owner" label={LINES.ownerBuilder} swatch="bg-water" />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={`border-sand border-b ${STACKED}`}>
            <th scope="row" className="py-2.5 pe-4 text-left font-normal">
              {line.label}
            </th>
            <td className="py-2.5 text-right">{dollars(middleOf(line, 'contractor'))}</td>
            <td className="py-2.5 ps-4 text-right">{dollars(middleOf(line, 'ownerBuilder'))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={`font-semibold ${STACKED}`}>
          <th scope="row" className="py-2.5 pe-4 text-left">
            {LINES.total}
          </th>
          <td className="py-2.5 text-right">{dollars(middleOfAll(lines, 'contractor'))}</td>
          <td className="py-2.5 ps-4 text-right">{dollars(middleOfAll(lines, 'ownerBuilder'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function HeadOf({ label, swatch }: { label: string; swatch: string }) {
  return (
    <th scope="col" className="py-2 ps-3 text-right font-semibold max-sm:text-fine sm:whitespace-nowrap">
      <span aria-hidden="true" className={`me-1.5 inline-block size-2.5 rounded-[2px] ${swatch}`} />
      {label}
    </th>
  );
}
