import { plansLink, poolOfChoices } from '#domain/design/plans-from-estimate.ts';
import type { PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import type { PricedChoices } from '#domain/estimate/pricing.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { pageReader } from '#site/language.ts';
import { PlansCard } from '#site/plans-card.tsx';
import { plansOffer } from '#site/plans-offer.ts';
import { useWords } from './words.ts';

type EstimatePlansProps = {
  choices: PricedChoices & Pick<PaperChoices, 'location'>;
  level?: 2 | 3;
  className?: string;
};

const OWN_WORK = { ...poolOfChoices({}), words: 'diy' };

/** From a range to plans: the package for these choices, and the one for who builds it alone. */
export function EstimatePlans({ choices, level = 3, className }: EstimatePlansProps) {
  const { ESTIMATE_PLANS: words, plans: planWords, packages, prices } = useWords();
  const plans = plansOffer(planWords, packages, poolOfChoices(choices));
  const own = plansOffer(planWords, packages, OWN_WORK);
  if (!plans) return null;
  return (
    <PlansCard
      words={planWords}
      plans={plans}
      href={plansLink(prices, words.told, plans.wish, choices, pageReader())}
      level={level}
      className={className}
    >
      {own ? (
        <a
          href={`${ROUTES.packages}#${own.id}`}
          className="mt-1 inline-block py-1 text-lagoon text-small underline underline-offset-3"
        >
          {fill(words.own, { offer: own.offer })}
        </a>
      ) : null}
    </PlansCard>
  );
}
