import { contactLink } from '#domain/design/hand-off.ts';
import { type Fitting, fittingPackage } from '#domain/package/fitting-package.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { handOver } from '#site/design-handover.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { Shown } from './use-design-tool.ts';
import { type DesignWords, useWords } from './words.ts';

// The one step that every result leads to: a package that fits, and the form that takes design and picture along.
export function PlansStep({ shown }: { shown: Shown }) {
  const { plans: words, packages } = useWords();
  const { design, estimate, budget, stored, changed, notUnderstood } = shown;
  const fitting = fittingPackage({ ...design, words: shown.specs.raw });
  const offered = packages.find(({ id }) => id === fitting.id);
  const offer = offered && fill(words.offer, { package: offered.title, price: dollars(offered.price) });
  const contact = contactLink(design, stored?.links.share ?? null, estimate, {
    // While a change is on its way, the stored design is another one.
    id: stored && !changed ? stored.id : null,
    ...(offer ? { plans: { id: fitting.id, wish: fill(words.wish, { offer }) } } : {}),
  });
  const missing = notUnderstood.map(({ text }) => text);
  return (
    <div className="mt-4" data-plans={fitting.id}>
      <ButtonLink
        size="lg"
        href={contact}
        className="w-full max-sm:px-3 max-sm:text-[1.0625rem]"
        onClick={() => handOver(contact, design, budget, missing)}
      >
        {words.action} <Icon name="arrow-right" className="size-5 max-sm:hidden" />
      </ButtonLink>
      {offered && offer ? (
        <p className="mt-3 text-small">
          <a
            href={`${ROUTES.packages}#${offered.id}`}
            className="font-semibold text-lagoon underline underline-offset-3"
          >
            {offer}
          </a>{' '}
          {words.fits}. {reasonOf(words, fitting)}
        </p>
      ) : null}
      <p className="mt-1 text-fine text-ink-600">{words.free}</p>
    </div>
  );
}

function reasonOf(words: DesignWords['plans'], { id, things }: Fitting): string {
  if (things.length === 0) return words.reasons[id];
  const named = things.map((thing, index) => (index === 0 ? thing : thing.toLowerCase()));
  return fill(words.things, { things: named.join(', ') });
}
