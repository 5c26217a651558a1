import type { Design } from '#domain/design/design.ts';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import { fittingPackage, type PlansPackage } from '#domain/package/fitting-package.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { tell } from '#site/language.ts';

type PlansWords = {
  readonly offer: string;
  readonly wish: string;
  readonly things: string;
  readonly reasons: Readonly<Record<PlansPackage, string>>;
};

/** The package that turns a design into plans: what it is called and costs, why it fits, and the sentence that asks for it. */
export function plansOffer(
  words: PlansWords,
  packages: readonly PackageOffer[],
  design: Pick<Design, 'style' | 'features' | 'words'>,
) {
  const { id, things } = fittingPackage(design);
  const offered = packages.find((one) => one.id === id);
  if (!offered) return null;
  const offer = fill(words.offer, { package: offered.title, price: dollars(offered.price) });
  const named = things.map((thing) => tell(thing).toLowerCase());
  const reason = named.length > 0 ? fill(words.things, { things: named.join(', ') }) : words.reasons[id];
  return { id, offer, reason, wish: fill(words.wish, { offer }) };
}
