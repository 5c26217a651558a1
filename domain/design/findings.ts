import type { Prices } from '#domain/estimate/prices.ts';
import { dollars } from '#domain/words/money.ts';
import type { Design } from './design.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { estimateDesign } from './estimate.ts';
import { countsAs } from './features.ts';
import { type Finding, finding } from './finding.ts';
import { fitFinding } from './fit.ts';
import { groundFinding } from './ground-finding.ts';
import { materialFinding } from './material.ts';
import { barrierFinding, childFinding, divingFinding, slideFinding, spaFinding } from './place-findings.ts';
import { flowFinding, slopeFinding, volumeFinding } from './water-findings.ts';

// Advice, not engineering: one plain sentence each, with the rule it follows and where the rule comes from.

function heatFinding(design: Design): Finding | null {
  if (!countsAs(design.features, 'heater') || countsAs(design.features, 'heat saver')) return null;
  return {
    id: 'heat',
    tone: 'note',
    sentence: 'A cover would save about half or more of the heating energy.',
    rule: 'A cover cuts heating energy by 50 to 70 %',
    source: 'US Department of Energy',
  };
}

function budgetFinding(prices: Prices, design: Design, budget: number | null): Finding | null {
  if (budget === null) return null;
  const { totalLow, totalHigh } = estimateDesign(prices, design);
  const tell = finding('budget', 'Your budget beside the estimate for this design', 'Our estimate');
  if (budget < totalLow)
    return tell(
      'warning',
      `Your budget of ${dollars(budget)} is about ${dollars(totalLow - budget)} under the low end; a shorter pool or fewer features would close the gap.`,
    );
  if (budget < totalHigh)
    return tell(
      'note',
      `Your budget of ${dollars(budget)} is within the range; keep some of it for surprises in the ground.`,
    );
  return tell('good', `Your budget of ${dollars(budget)} covers the whole range.`);
}

const ORDER = { warning: 0, note: 1, good: 2 };

/** `drawn` is what the design's drawing holds. */
export function findingsFor(
  prices: Prices,
  design: Design,
  drawn: DrawnFigures,
  budget: number | null = null,
): Finding[] {
  return [
    volumeFinding(drawn),
    slopeFinding(drawn),
    divingFinding(drawn),
    slideFinding(drawn),
    spaFinding(drawn),
    barrierFinding(design),
    childFinding(design, drawn),
    flowFinding(drawn),
    fitFinding(design, drawn),
    materialFinding(design),
    groundFinding(design),
    heatFinding(design),
    budgetFinding(prices, design, budget),
  ]
    .filter((found) => found !== null)
    .sort((a, b) => ORDER[a.tone] - ORDER[b.tone]);
}
