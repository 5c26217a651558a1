import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import { COST_LINES } from '#domain/eco/eco-words.ts';
import { dollars } from '#domain/words/money.ts';
import { useWords } from './words.ts';

const COLOURS: Record<(typeof COST_LINES)[number], string> = {
  heating: 'bg-clay-300',
  pump: 'bg-water',
  light: 'bg-amber-100',
  water: 'bg-water-200',
  chemicals: 'bg-leaf-300',
  upkeep: 'bg-sand',
};

/** Of the longest bar: a narrower piece has no room for its name. */
const NAMED_SHARE = 0.2;

/** One year without and with the features, to one scale; the table under it has the same figures. */
export function CostBars({ analysis, chosen }: { analysis: EcoAnalysis; chosen: boolean }) {
  const { ECO_COMPUTED: words } = useWords();
  const years = chosen ? (['without', 'with'] as const) : (['without'] as const);
  const most = Math.max(1, ...years.map((year) => analysis[year].total));
  const spent = COST_LINES.filter((line) => years.some((year) => analysis[year].cost[line] > 0));
  const shareOf = (year: 'without' | 'with', line: (typeof COST_LINES)[number]) =>
    analysis[year].cost[line] / Math.max(1, analysis[year].total);
  return (
    <figure className="grid gap-4">
      <figcaption className="text-small text-water-200">{words.yearly}</figcaption>
      {years.map((year) => (
        <div key={year}>
          {/* Alone, the bar is the figure beside it. */}
          {chosen ? (
            <p className="flex items-baseline justify-between gap-4 text-small">
              {words[year]}
              <span className="font-display text-[1.375rem] tabular-nums">
                {dollars(analysis[year].total)}
              </span>
            </p>
          ) : null}
          <div
            aria-hidden="true"
            className="mt-1.5 flex h-9 min-w-1 gap-px overflow-clip rounded-[3px] transition-[width] duration-500 ease-water"
            style={{ width: `${(analysis[year].total / most) * 100}%` }}
          >
            {spent.map((line) => (
              <span
                key={line}
                className={`${COLOURS[line]} grid min-w-0 items-center overflow-clip`}
                style={{ width: `${shareOf(year, line) * 100}%` }}
              >
                {shareOf(year, line) * (analysis[year].total / most) > NAMED_SHARE ? (
                  <span className="px-2 font-medium text-fine text-ink">{words.lines[line]}</span>
                ) : null}
              </span>
            ))}
          </div>
        </div>
      ))}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-water-200">
        {spent.map((line) => (
          <li key={line} className="flex items-center gap-2">
            <span aria-hidden="true" className={`inline-block size-2.5 rounded-[2px] ${COLOURS[line]}`} />
            {words.lines[line]}
            <span className="whitespace-nowrap text-white tabular-nums">
              {years.map((year) => dollars(analysis[year].cost[line])).join(' → ')}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
