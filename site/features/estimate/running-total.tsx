import { useEffect, useRef, useState } from 'react';
import { comparison, type PricedChoices, startingComparison } from '#domain/estimate/pricing.ts';
import { dollarRange } from '#domain/words/money.ts';
import { classes } from '#site/ui/classes.ts';
import { COMPARISON_ID } from './comparison-panel.tsx';
import { useWords } from './words.ts';

type RunningTotalProps = { choices: PricedChoices | undefined; sent: PricedChoices | undefined };

// On a phone the comparison stands below the form: this line stays in view while one chooses, until the comparison itself is, and
// steps aside for an estimate that was sent with the same sums.
// Without script it could not update, so it is hidden (the island failed to hydrate, or the browser runs no script at all).
// Drawn as generated content and hidden from screen readers, because the panel below is announced as it changes.
export function RunningTotal({ choices, sent }: RunningTotalProps) {
  const { COMPARISON, prices } = useWords();
  const { contractor, ownerBuilder } = choices ? comparison(prices, choices) : startingComparison(prices);
  const bar = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [panelSeen, setPanelSeen] = useState(false);
  const repeats = panelSeen || (sent && comparison(prices, sent).contractor.low === contractor.low);
  useEffect(() => {
    const panel = document.getElementById(COMPARISON_ID);
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        (target === panel ? setPanelSeen : setSeen)(isIntersecting);
    });
    for (const part of [bar.current, panel]) if (part) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      aria-hidden="true"
      className="sticky bottom-0 z-10 -mx-5 -mt-4 -mb-5 h-0 sm:-mx-8 sm:mt-0 sm:-mb-8 lg:hidden noscript:hidden [[data-lost]_&]:hidden"
    >
      {/* It stands over the form and leaves no empty place behind when it goes. */}
      <div
        ref={bar}
        data-foot-bar={seen && !repeats ? 'narrow' : undefined}
        className={classes(
          'tone-ink absolute inset-x-0 bottom-0 grid grid-cols-2 gap-4 rounded-b-card bg-ink px-5 py-3 text-foam sm:px-8',
          repeats && 'invisible',
        )}
      >
        <Sum label={COMPARISON.short.contractor} range={dollarRange(contractor)} />
        <Sum label={COMPARISON.short.ownerBuilder} range={dollarRange(ownerBuilder)} />
      </div>
    </div>
  );
}

function Sum({ label, range }: { label: string; range: string }) {
  return (
    <span
      data-label={label}
      data-range={range}
      className="block font-semibold min-[22.5rem]:whitespace-nowrap text-[0.875rem] tabular-nums sm:text-[1.25rem] sm:leading-snug before:block before:font-normal before:text-fine before:text-water-200 before:content-[attr(data-label)] after:content-[attr(data-range)]"
    />
  );
}
