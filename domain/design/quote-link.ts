import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { areaOf } from '#domain/geometry/plane.ts';
import { withBudget } from '#domain/site/budget-parameter.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { withPool } from './carried-pool.ts';
import type { Design } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { estimatedRange } from './hand-off.ts';
import { specsOf } from './specs.ts';
import { toCalculator } from './to-calculator.ts';

// The configurator's quote button; the contact form turns these into project details.
export function quoteLink(prices: Prices, design: Design, budget: number | null = null): string {
  const estimate = estimateDesign(prices, design);
  const query = new URLSearchParams({
    design: 'true',
    cost: estimatedRange(estimate),
    timeline: `${estimate.timelineWeeks} weeks`,
    shape: toCalculator(design).type,
    size: `${design.lengthFt} × ${design.widthFt} ft, ${design.shallowFt} to ${design.deepFt} ft deep`,
    style: specsOf(design).style,
    features: design.features.join(', '),
  });
  if (design.material) query.set('material', labelOf(POOL_MATERIALS, design.material));
  if (design.childFriendly) query.set('kids', '1');
  if (design.site) query.set('plot', String(Math.round(areaOf(design.site.plot.lot.corners))));
  return withPool(`${ROUTES.contact}?${withBudget(query, budget)}`, design);
}
