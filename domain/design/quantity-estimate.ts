import type { Prices } from '#domain/estimate/prices.ts';
import type { Design } from './design.ts';
import { isGrand } from './estimate.ts';
import { featurePrice, isPricedEach } from './feature-price.ts';
import { FEATURES, type Feature } from './features.ts';
import { builtMaterial, USUAL_MATERIAL } from './material.ts';
import { siteWorkOf } from './site-work.ts';

// A second price, beside the specified one: what is measured on the drawing times the owner's unit prices. Rules of thumb for a talk
// with a builder; every feature that was asked for is a line of its own.

/** Measured on the drawing of a design. */
export type Quantities = {
  /** As it lies in the ground, hauled off. */
  digYd3: number;
  /** Of concrete, with a catch basin’s. A spa’s price holds its own. */
  shellYd3: number;
  interiorSqFt: number;
  tileFt: number;
  copingFt: number;
  deckSqFt: number;
  /** Along the water. */
  edgeFt: number;
  pumpGpm: number;
  weirFt: number;
  fenceFt: number;
  /** Stone and steel that follow a curve take longer. */
  isCurved: boolean;
  /** As many as are drawn or were asked for. */
  counts: Readonly<Partial<Record<Feature, number>>>;
};

type Work =
  | 'excavation'
  | 'shell'
  | 'interior'
  | 'tile'
  | 'coping'
  | 'deck'
  | 'plumbing'
  | 'equipment'
  | 'pump'
  | 'electrical'
  | 'curves'
  | 'fineMaterials'
  | 'material';
type GroundWork = 'earth' | 'walls' | 'steps';
type Office = 'design' | 'permits';
export type QuantityItem = Work | Feature | GroundWork | Office;
export type QuantityUnit = 'yd3' | 'sqFt' | 'ft' | 'gpm' | 'each' | 'job' | 'percent';

export type QuantityLine = { item: QuantityItem; quantity: number; unit: QuantityUnit; amount: number };
export type QuantityEstimate = { totalLow: number; totalHigh: number; lines: QuantityLine[] };

/** In whole hundreds: closer nobody knows it. */
const hundred = (dollars: number) => Math.round(dollars / 100) * 100;

const line = (item: QuantityItem, quantity: number, unit: QuantityUnit, price: number): QuantityLine => ({
  item,
  quantity: Math.round(quantity),
  unit,
  amount: hundred(Math.round(quantity) * price),
});

const sum = (lines: readonly QuantityLine[]) => lines.reduce((all, { amount }) => all + amount, 0);

export function estimateByQuantities(
  prices: Prices,
  design: Design,
  quantities: Quantities,
): QuantityEstimate {
  const { quantities: unit, fee, permits } = prices.design;
  const shell = line('shell', quantities.shellYd3, 'yd3', unit.shellYard);
  const fine = [
    line('interior', quantities.interiorSqFt, 'sqFt', unit.interiorSqFt),
    line('tile', quantities.tileFt, 'ft', unit.tileFt),
    line('coping', quantities.copingFt, 'ft', unit.copingFt),
    line('deck', quantities.deckSqFt, 'sqFt', unit.deck[design.deck]),
  ];
  const share = (item: QuantityItem, percent: number, of: readonly QuantityLine[]): QuantityLine => ({
    item,
    quantity: percent,
    unit: 'percent',
    amount: hundred((sum(of) * percent) / 100),
  });
  const lines = [
    line('excavation', quantities.digYd3, 'yd3', unit.digYard),
    shell,
    ...fine,
    line('plumbing', quantities.edgeFt, 'ft', unit.pipingFt),
    line('equipment', 1, 'job', unit.equipment),
    line('pump', quantities.pumpGpm, 'gpm', unit.pumpGpm),
    line('electrical', 1, 'job', unit.electrical),
    ...(quantities.isCurved ? [share('curves', unit.curvedPercent, [shell, ...fine])] : []),
    ...(isGrand(design) ? [share('fineMaterials', unit.grandPercent, fine)] : []),
    ...materialLines(prices, design),
    ...FEATURES.filter((feature) => design.features.includes(feature)).map((feature) =>
      featureLine(prices, feature, quantities),
    ),
    ...groundLines(prices, design),
    line('design', 1, 'job', fee[isGrand(design) ? 'grand' : 'usual']),
    line('permits', 1, 'job', permits),
  ].filter(({ quantity, item }) => quantity > 0 || isFeature(item));
  const total = sum(lines);
  return {
    totalLow: hundred(total * (1 - unit.spreadPercent / 100)),
    totalHigh: hundred(total * (1 + unit.spreadPercent / 100)),
    lines,
  };
}

const isFeature = (item: QuantityItem): boolean => FEATURES.some((feature) => feature === item);

function featureLine(
  prices: Prices,
  feature: Feature,
  { counts, weirFt, fenceFt }: Quantities,
): QuantityLine {
  const { quantities: unit } = prices.design;
  if (feature === 'Infinity Edge' && weirFt > 0) return line(feature, weirFt, 'ft', unit.weirFt);
  if (feature === 'Safety Fence' && fenceFt > 0) return line(feature, fenceFt, 'ft', unit.fenceFt);
  if (isPricedEach(feature)) return line(feature, counts[feature] ?? 1, 'each', unit.each[feature]);
  return line(feature, 1, 'each', featurePrice(prices, feature));
}

/** The shell is measured in concrete: what another material takes off or adds is the price list’s difference. */
function materialLines({ material: listed }: Prices, design: Design): QuantityLine[] {
  const material = builtMaterial(design);
  if (material === USUAL_MATERIAL) return [];
  return [{ item: 'material', quantity: 1, unit: 'job', amount: listed[material] - listed[USUAL_MATERIAL] }];
}

function groundLines(prices: Prices, design: Design): QuantityLine[] {
  const work = siteWorkOf(prices, design);
  if (!work) return [];
  const { earth, walls, steps, earthYd3, wallFt, stepCount } = work;
  const told: QuantityLine[] = [
    { item: 'earth', quantity: earthYd3, unit: 'yd3', amount: earth },
    { item: 'walls', quantity: wallFt, unit: 'ft', amount: walls },
    { item: 'steps', quantity: stepCount, unit: 'each', amount: steps },
  ];
  return told.filter(({ amount }) => amount > 0);
}
