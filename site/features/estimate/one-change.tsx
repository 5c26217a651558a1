import { type Alternative, alternatives } from '#domain/estimate/alternatives.ts';
import type { PricedChoices } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarDifference } from '#domain/words/money.ts';
import { tell } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

const GROUPS = ['size', 'type', 'material', 'features'] as const;

type OneChangeProps = { choices: PricedChoices; onChoose: (change: Alternative) => void };

export function OneChange({ choices, onChoose }: OneChangeProps) {
  const { ONE_CHANGE, prices } = useWords();
  const changes = alternatives(prices, choices);
  return (
    <>
      <Heading level={3}>{ONE_CHANGE.heading}</Heading>
      <p className="mt-2 max-w-[60ch] text-ink-600">{ONE_CHANGE.lead}</p>
      <div className="mt-7 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {GROUPS.map((group) => (
          <section key={group} aria-label={ONE_CHANGE.groups[group]}>
            <Heading level={4}>{ONE_CHANGE.groups[group]}</Heading>
            <ul className="mt-2 border-sand border-t">
              {changes
                .filter(({ field }) => field === group)
                .map((change) => (
                  <li key={change.value} className="border-sand border-b">
                    <button
                      type="button"
                      onClick={() => onChoose(change)}
                      className="-mx-2 flex min-h-13 w-[calc(100%+1rem)] items-baseline justify-between gap-3 rounded-control px-2 py-2.5 text-left transition-colors hover:bg-white"
                    >
                      <span>{change.label}</span>
                      <Difference change={change} />
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Difference({ change: { difference } }: { change: Alternative }) {
  const { ONE_CHANGE } = useWords();
  const { low, high } = difference;
  return (
    <span
      className={classes(
        'shrink-0 text-right font-semibold text-small tabular-nums',
        low < 0 ? 'text-leaf' : low > 0 ? 'text-clay-700' : 'font-normal text-ink-600',
      )}
    >
      {dollarDifference(low)}
      {low === high ? null : (
        <span className="block font-normal text-fine text-ink-600">
          {fill(ONE_CHANGE.upTo, { amount: tell(dollarDifference(high)) })}
        </span>
      )}
    </span>
  );
}
