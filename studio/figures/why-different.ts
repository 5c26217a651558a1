import type { Design } from '#domain/design/design.ts';
import { estimateDesign, featurePriceIn, featuresBeyondRange } from '#domain/design/estimate.ts';
import { FEATURES } from '#domain/design/features.ts';
import type { Cause, Difference } from '#domain/design/quantity-words.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { grouped } from '#domain/words/grouped.ts';
import { drawnFigures } from './drawn-figures.ts';
import { drawnQuantities } from './quantities.ts';
import { quantityEstimate } from './second-estimate.ts';

// Why the estimate by quantities is another than the specified one. Each cause is weighed by leaving it out.

/** Closer than this the two say the same. */
const DIFFERENT = 0.1;
const WORTH_SAYING = 0.02;
const MOST_CAUSES = 3;
/** What the price list has in mind. */
const USUAL = { shallowFt: 3.5, deepFt: 6, longestFt: 65, lapWidthFt: 9 };

type Range = { totalLow: number; totalHigh: number };
const middle = ({ totalLow, totalHigh }: Range) => (totalLow + totalHigh) / 2;

export function whyDifferent(prices: Prices, design: Design): Difference | null {
  const listed = middle(estimateDesign(prices, design));
  const differ = middle(quantityEstimate(prices, design)) - listed;
  if (Math.abs(differ) <= listed * DIFFERENT) return null;
  const known = causesOf(prices, design);
  const rest = differ - known.reduce((sum, { amount }) => sum + amount, 0);
  const causes = [...known, classesOf(design, rest)]
    .filter(
      ({ amount }) => Math.sign(amount) === Math.sign(differ) && Math.abs(amount) > listed * WORTH_SAYING,
    )
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .slice(0, MOST_CAUSES);
  return { percent: (differ / listed) * 100, causes };
}

const classesOf = (design: Design, amount: number): Cause => ({
  kind: 'classes',
  values: {
    water: grouped(drawnFigures(design).waterSqFt),
    deckSqFt: grouped(drawnQuantities(design).deckSqFt),
  },
  amount,
});

function causesOf(prices: Prices, design: Design): Cause[] {
  const counted = middle(quantityEstimate(prices, design));
  const without = (change: Partial<Design>) =>
    counted - middle(quantityEstimate(prices, { ...design, ...change }));
  return [
    ...widthCause(design, without),
    ...depthCause(design, without),
    ...lengthCause(design, without),
    ...styleCause(prices, design, without),
    ...sizeCause(prices, design),
    ...featureCauses(prices, design),
  ];
}

type Without = (change: Partial<Design>) => number;

/** Nearer to the usual it is not told. */
const NEAR = 0.1;

function widthCause(design: Design, without: Without): Cause[] {
  const { style, lengthFt, widthFt } = design;
  const usual = style === 'Lap' ? USUAL.lapWidthFt : Math.round(lengthFt / 2);
  if (Math.abs(widthFt / usual - 1) < NEAR) return [];
  return [
    {
      kind: widthFt > usual ? 'wider' : 'narrower',
      values: { width: widthFt, usual },
      amount: without({ widthFt: Math.max(6, usual) }),
    },
  ];
}

function depthCause({ deepFt }: Design, without: Without): Cause[] {
  if (Math.abs(deepFt - USUAL.deepFt) < 0.5) return [];
  const { shallowFt, deepFt: usual } = USUAL;
  return [
    {
      kind: deepFt > usual ? 'deeper' : 'shallower',
      values: { deep: deepFt },
      amount: without({ shallowFt, deepFt: usual }),
    },
  ];
}

function lengthCause({ lengthFt }: Design, without: Without): Cause[] {
  const { longestFt } = USUAL;
  if (lengthFt <= longestFt) return [];
  return [{ kind: 'longer', values: { from: longestFt }, amount: without({ lengthFt: longestFt }) }];
}

/** What the style adds as it is drawn, less what the list adds for it. */
function styleCause(prices: Prices, design: Design, without: Without): Cause[] {
  if (design.style === 'Rectangular' || design.style === 'Modern') return [];
  const plain: Partial<Design> = { style: 'Rectangular', shape: undefined };
  const listed =
    middle(estimateDesign(prices, design)) - middle(estimateDesign(prices, { ...design, ...plain }));
  return [{ kind: 'style', values: { style: design.style }, amount: without(plain) - listed }];
}

function sizeCause(prices: Prices, design: Design): Cause[] {
  if (!design.size) return [];
  const byLength = middle(estimateDesign(prices, { ...design, size: null }));
  const amount = byLength - middle(estimateDesign(prices, design));
  return [{ kind: 'sizeWord', values: { word: design.size, length: design.lengthFt }, amount }];
}

function featureCauses(prices: Prices, design: Design): Cause[] {
  const { lines } = quantityEstimate(prices, design);
  const told = FEATURES.flatMap((feature): Cause[] => {
    const line = lines.find(({ item }) => item === feature);
    if (!line) return [];
    const amount = line.amount - featurePriceIn(prices, feature, design);
    const values = { feature: feature.toLowerCase(), count: line.quantity, feet: line.quantity };
    return amount === 0 ? [] : [{ kind: line.unit === 'ft' ? 'length' : 'count', values, amount }];
  });
  const beyond = featuresBeyondRange(prices, design, estimateDesign(prices, design));
  return beyond > 0 ? [...told, { kind: 'beyond', values: {}, amount: beyond / 2 }] : told;
}
