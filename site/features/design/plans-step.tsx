import { contactLink } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { handOver } from '#site/design-handover.ts';
import { pageReader } from '#site/language.ts';
import { plansOffer } from '#site/plans-offer.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

// Where every result leads to: a package that fits, and the form that takes design and picture along.
function usePlans(shown: Shown) {
  const { plans: words, packages } = useWords();
  const { design, specs, estimate, budget, stored, changed, notUnderstood } = shown;
  const plans = plansOffer(words, packages, { ...design, words: specs.raw });
  const contact = contactLink(design, stored?.links.share ?? null, estimate, {
    // While a change is on its way, the stored design is another one.
    id: stored && !changed ? stored.id : null,
    ...(plans ? { plans } : {}),
    reader: pageReader(),
  });
  const notDrawn = notUnderstood.map(({ text }) => text);
  return { plans, link: { href: contact, onClick: () => handOver(contact, design, budget, notDrawn) } };
}

/** The same step, where it has gone out of sight. */
export function ShortPlansStep({ shown }: { shown: Shown }) {
  const { plans: words } = useWords();
  return (
    <ButtonLink size="sm" className="ms-auto shrink-0 lg:hidden" {...usePlans(shown).link}>
      {words.short}
    </ButtonLink>
  );
}

/** The step with what it costs: nothing. On a desk a notice lies over the right of what is under the picture: it keeps to the left. */
export function PlansAction({ shown }: { shown: Shown }) {
  const { plans: words } = useWords();
  return (
    <div className="items-center gap-x-5 lg:flex">
      <ButtonLink
        size="lg"
        className="w-full shrink-0 max-sm:px-3 max-sm:text-[1.0625rem] lg:w-auto lg:px-6"
        {...usePlans(shown).link}
      >
        {words.action} <Icon name="arrow-right" className="size-5 max-sm:hidden" />
      </ButtonLink>
      <p className="text-ink-700 text-small max-lg:mt-2">{words.free}</p>
    </div>
  );
}

export function PlansStep({ shown }: { shown: Shown }) {
  const { plans: words } = useWords();
  const { plans } = usePlans(shown);
  return (
    <div className="mt-4" data-plans>
      <PlansAction shown={shown} />
      {plans ? (
        <p className="mt-3 text-small">
          <a
            href={`${ROUTES.packages}#${plans.id}`}
            className="font-semibold text-lagoon underline underline-offset-3"
          >
            {plans.offer}
          </a>{' '}
          {words.fits}. {unbroken(plans.reason)}
        </p>
      ) : null}
    </div>
  );
}
