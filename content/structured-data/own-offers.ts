// Editorial rule: specified figures until the owner changes a title or a price; from then on nothing is offered but what is sold.
import type { Content } from '#content/content.ts';
import type { PoolPackage } from '#domain/package/catalogue.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';

const COST_QUESTION = 'cost-of-design';

type Offered = Pick<Content, 'packages' | 'structuredData'>;

const isOffered = ({ packages: { PACKAGES } }: Offered, { id, title, price }: PoolPackage) =>
  PACKAGES.some((one) => one.id === id && one.title === title && one.price === price);

export function ownOffers(content: Offered, packages: readonly PoolPackage[]): Content['structuredData'] {
  const words = content.structuredData;
  if (packages.every((item) => isOffered(content, item))) return words;
  const { BUSINESS, HOME_QUESTIONS, OWN_OFFERS } = words;
  const prices = packages.map(({ price }) => price);
  const offers = packages
    .map(({ title, price }) => fill(OWN_OFFERS.offer, { title, price: dollars(price) }))
    .join(', ');
  return {
    ...words,
    BUSINESS: {
      ...BUSINESS,
      priceRange: `${dollars(Math.min(...prices))} - ${dollars(Math.max(...prices))}`,
      offers: packages.map(({ title, description, price }) => ({
        name: title,
        description,
        price: String(price),
      })),
    },
    HOME_QUESTIONS: HOME_QUESTIONS.map((question) =>
      question.id === COST_QUESTION
        ? { ...question, answer: [fill(OWN_OFFERS.answer, { offers })] }
        : question,
    ),
  };
}
