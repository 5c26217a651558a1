import type { Prices } from '#domain/estimate/prices.ts';
import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollars } from '#domain/words/money.ts';
import type { Design } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { countsAs } from './features.ts';
import { type Finding, finding } from './finding.ts';
import { fitFinding } from './fit.ts';
import { groundFinding } from './ground-finding.ts';
import { gallonsOf, pumpFlowGpm } from './volume.ts';

// Advice, not engineering: one plain sentence each, with the rule it follows and where the rule comes from.

const number = (value: number) => grouped(value);

function volumeFinding(design: Design): Finding {
  const gallons = Math.round(gallonsOf(design) / 100) * 100;
  return {
    id: 'gallons',
    tone: 'good',
    sentence: `It holds about ${number(gallons)} gallons of water.`,
    rule: `Length × width × average depth × ${GALLONS_PER_CUBIC_FOOT} gallons a cubic foot, less for curved shapes`,
    source: 'Trade formula',
  };
}

// The floor changes depth over about half of the length; the rest stays level.
const SLOPING_SHARE = 0.5;

function slopeFinding(design: Design): Finding {
  const drop = design.deepFt - design.shallowFt;
  const run = design.lengthFt * SLOPING_SHARE;
  const tell = finding(
    'slope',
    'No steeper than 1 in 7 where people stand, 1 in 3 into the deep end',
    'ISPSC 807 as commonly quoted; check locally',
  );
  if (drop < 0.5)
    return tell('good', `The floor is level: the water is ${tidy(design.deepFt)} ft deep from end to end.`);
  const ratio = run / drop;
  if (ratio < 3) {
    const needed = Math.ceil((drop * 3) / SLOPING_SHARE);
    return tell(
      'warning',
      `The floor would fall ${tidy(drop)} ft within ${tidy(run)} ft, too steep: make it about ${needed} ft long or the deep end shallower.`,
    );
  }
  if (ratio < 7)
    return tell(
      'note',
      `The floor falls 1 ft in ${tidy(ratio)}, fine toward a deep end; a rope should mark where it begins.`,
    );
  return tell('good', `The floor falls gently, 1 ft in ${tidy(ratio)}.`);
}

const tidy = (value: number) => Math.round(value * 10) / 10;

const DIVING = { deepFt: 8, lengthFt: 32, widthFt: 16 };

function divingFinding(design: Design): Finding | null {
  if (!design.features.includes('Diving Board')) return null;
  const short = [
    { feet: design.deepFt, least: DIVING.deepFt, needed: 'ft of water', has: 'ft deep' },
    { feet: design.lengthFt, least: DIVING.lengthFt, needed: 'ft of length', has: 'ft long' },
    { feet: design.widthFt, least: DIVING.widthFt, needed: 'ft of width', has: 'ft wide' },
  ]
    .filter(({ feet, least }) => feet < least)
    .map(({ feet, least, needed, has }) => ({ needed: `${least} ${needed}`, has: `${tidy(feet)} ${has}` }));
  return {
    id: 'diving',
    tone: short.length > 0 ? 'warning' : 'good',
    sentence:
      short.length > 0
        ? `A diving board needs ${short.map(({ needed }) => needed).join(' and ')}; this pool is ${short.map(({ has }) => has).join(' and ')}.`
        : 'Deep, long and wide enough for a residential diving board.',
    rule: '7.5 to 9 ft of water under a board; 16 × 32 ft is the practical minimum',
    source: 'ANSI/APSP/ICC-5 excerpt and trade practice',
  };
}

const CHILD_STANDING_FT = 3;
const CHILD_OUT_OF_DEPTH_FT = 4;

function childFinding(design: Design): Finding | null {
  if (!design.childFriendly) return null;
  const guarded = countsAs(design.features, 'barrier');
  const tell = finding(
    'children',
    'A barrier of at least 4 ft with a self-closing, self-latching gate, or another approved measure',
    'Florida Statutes 515.27 and 515.29; other states differ, check locally',
  );
  const easyEntry = countsAs(design.features, 'easy entry');
  if (!guarded)
    return tell(
      'warning',
      'With small children around, add a safety fence or an automatic cover; the law will require a barrier too.',
    );
  if (design.shallowFt > CHILD_STANDING_FT && !easyEntry) {
    return {
      id: 'children',
      tone: design.shallowFt > CHILD_OUT_OF_DEPTH_FT ? 'warning' : 'note',
      sentence: `The shallow end is ${design.shallowFt} ft; ${CHILD_STANDING_FT} ft or less, or a sunshelf, lets small children stand.`,
      rule: 'Standing depth for a small child is about 3 ft or less',
      source: 'Trade practice',
    };
  }
  return tell('good', 'There is shallow water to stand in and a barrier to keep it safe.');
}

const PIPE_LIMIT_GPM = 73;

function flowFinding(design: Design): Finding {
  const flow = pumpFlowGpm(gallonsOf(design));
  const tooMuch = flow > PIPE_LIMIT_GPM;
  return {
    id: 'flow',
    tone: tooMuch ? 'note' : 'good',
    sentence: tooMuch
      ? `To turn the water over in 8 hours the pump must move ${number(flow)} gallons a minute, more than one 2-inch pipe carries: plan larger or second lines.`
      : `A pump of about ${number(Math.max(flow, 15))} gallons a minute turns all the water over in 8 hours.`,
    rule: 'Gallons ÷ (8 hours × 60); a 2-inch pipe carries about 73 gallons a minute',
    source: 'Trade formula',
  };
}

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

export function findingsFor(prices: Prices, design: Design, budget: number | null = null): Finding[] {
  return [
    volumeFinding(design),
    slopeFinding(design),
    divingFinding(design),
    childFinding(design),
    flowFinding(design),
    fitFinding(design),
    groundFinding(design),
    heatFinding(design),
    budgetFinding(prices, design, budget),
  ]
    .filter((found) => found !== null)
    .sort((a, b) => ORDER[a.tone] - ORDER[b.tone]);
}
