import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import { ECO_FEATURES } from '#domain/eco/eco-form.ts';
import { ownFacts } from '#domain/eco/eco-words.ts';
import { standardFacts, standardFigures } from '#domain/eco/standard-impact.ts';
import { fill } from '#domain/words/fill.ts';
import { numberWords } from '#domain/words/number-words.ts';
import { ExampleReport } from '#site/analysis-parts.tsx';
import { withSubscript } from './with-subscript.tsx';
import { useWords } from './words.ts';

/** A figure keeps its unit beside it. */
const ONE_LINE = 'whitespace-nowrap';

type StandardImpactProps = { chosen: number; analysis: EcoAnalysis };

/** The specified figures, and beside each what it is for this pool: nobody has to wonder why they differ. */
export function StandardImpact({ chosen, analysis }: StandardImpactProps) {
  const { ECO_COMPUTED, ECO_STANDARD: words } = useWords();
  const own = chosen > 0 ? ownFacts({ ...ECO_COMPUTED, perYear: words.co2.unit }, analysis) : [];
  const why = chosen === ECO_FEATURES.length ? words.differs.all : words.differs.some;
  const rows = [
    ...standardFigures(words).map(({ figure, unit }): [string, string] => [unit, figure]),
    ...standardFacts(words),
  ];
  return (
    <ExampleReport
      words={words}
      {...(chosen > 0 ? { beside: fill(why, { chosen: numberWords(chosen) }) } : {})}
    >
      <table className="mt-6 w-full max-sm:table-fixed text-small tabular-nums lg:mt-0">
        <thead>
          <tr className="border-sand-600 border-b align-bottom">
            <th scope="col" className="py-2 text-left font-semibold">
              {words.measure}
            </th>
            <th scope="col" className="w-[29%] py-2 ps-3 text-right font-semibold">
              {words.example}
            </th>
            {chosen > 0 ? (
              <th scope="col" className="w-[29%] py-2 ps-3 text-right font-semibold text-lagoon">
                {words.own}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value], at) => (
            <tr key={label} className="border-sand border-b">
              <th scope="row" className="py-2 text-left font-normal text-ink-700 first-letter:uppercase">
                {withSubscript(label)}
              </th>
              <td data-example className={`${ONE_LINE} py-2 ps-3 text-right`}>
                {value}
              </td>
              {chosen > 0 ? (
                <td
                  data-own
                  className={`${ONE_LINE} py-2 ps-3 text-right ${own[at] === ECO_COMPUTED.none ? 'text-ink-600' : 'font-semibold text-lagoon'}`}
                >
                  {own[at]}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ExampleReport>
  );
}
