// Editorial rule: what is the same for everybody is called an example, what follows from the visitor's numbers is called
// computed, and neither borrows the other's words. No promise: the local code and a survey decide.

import type { PoolType } from '#domain/estimate/options.ts';
import type { YardPriority } from '#domain/yard/optimization-form.ts';
import type { OptionKind } from '#domain/yard/optimizer.ts';
import type { Access } from '#domain/yard/site-plan.ts';

export const YARD_PAGE = {
  back: 'Back to Home',
  eyebrow: 'Yard, budget, priority',
  title: 'AI Pool Optimization',
  lead: 'Four answers get you the pools that fit your own yard: drawn to scale, inside the setbacks and priced against your budget.',
} as const;

export const YARD_FORM = {
  heading: 'Your yard',
  yardLength: 'Yard length',
  yardWidth: 'Yard width',
  budget: 'Budget',
  priority: 'Priority',
  choosePriority: 'Select a priority',
  feet: 'ft',
  sliderOf: '{label}, slider',
  submit: 'Run Analysis',
  analysing: 'Analyzing...',
  waiting:
    'Laying out your yard, trying sizes and pricing them. Your result will be here in {wait.yard} seconds.',
  private:
    'Everything is calculated in your browser. Nothing is sent, and we do not ask for contact details.',
} as const;

export const PLOT = {
  heading: 'The lot',
  codeNote:
    'Setbacks vary from town to town: 5 ft here, 10 ft there, more near wells and easements. Your local code decides.',
  lead: 'Change these to match your lot.',
  setback: 'Setback from each property line',
  houseGap: 'Distance from the house',
  accessWidth: 'Width of the side access',
  houseSide: 'Where the house is',
  material: 'Pool material',
  summary: 'Setbacks, house and access',
} as const;

export const DRAWING = {
  label: 'Plan of a yard {length} by {width} feet, drawn to scale.',
  withPool: 'Pool {pool}, {place}.',
  empty: 'No pool fits between the setbacks.',
  house: 'House',
  distances: 'Distances are in feet.',
  padNote: 'The dark square is the equipment pad.',
  largest: 'Largest pool that fits: {size}, from {price} with no extras.',
  buildable: 'Room to build, inside the setbacks',
  keptClear: 'Kept clear',
  scaleNote: 'To scale.',
  fromHouse: '{feet} ft from the house',
  distance: '{feet} ft to the {side} property line',
} as const;

export const STANDARD = {
  stamp: 'The same for every visitor',
  note: 'One fixed pool with fixed scores, not an analysis of your yard. Its two dollar amounts are {yard.cost} and {yard.savings} of your budget, not prices.',
  heading: 'Example report',
  optimizedCost: 'Optimized cost',
  savings: 'Savings',
  costRule: '{yard.cost} of your budget',
  savingsRule: '{yard.savings} of your budget',
  size: 'Size',
  shape: 'Shape',
  material: 'Material',
  features: 'Features',
  fits: 'An {yard.standard} pool fits your yard {place}, too, and leaves {open}% of the ground inside the setbacks open.',
  wish: {
    met: 'That is as much as your priority asks for.',
    missed: 'Your priority asks for {least}%: that is why this pool is not our suggestion for your yard.',
  },
  misses:
    'An {yard.standard} pool does not fit your yard with these setbacks. What we found for yours stands above.',
  priced: 'Our cost calculator puts this pool, spa included, at {range}.',
  along: 'lengthwise',
  across: 'turned crosswise',
} as const;

export const COMPUTED = {
  stamp: 'Computed for your yard',
  note: 'Calculated from your measurements, setbacks, budget and priority, using the prices in our cost calculator.',
  heading: 'What actually fits',
  how: 'How we calculated',
  choose: 'Choose an option to see it on the plan',
  none: 'No pool of {yard.smallest} or more fits between these setbacks.',
  noneHelp:
    'Try a smaller setback if your code allows it, try the house on another side, or ask us about a plunge pool or a spa.',
  deckMissed:
    'Your priority calls for more open ground than this yard has. This pool fits, with less deck than we would like.',
  facts: {
    water: 'Water surface',
    shallow: 'Shallow play area',
    open: 'Open ground inside the setbacks',
    volume: 'Volume',
    depth: 'Depth',
    lane: 'Lap length',
    size: 'Calculator size',
    includes: 'Price includes',
    cost: 'Contractor range, pool alone',
  },
  name: '{type}, {length} × {width} ft',
  size: '{length} × {width} ft',
  story:
    '{type} pool, {place}, inside every setback of your {yardLength}\u00a0×\u00a0{yardWidth}\u00a0ft yard.',
  yourBudget: 'Your budget {budget}',
  costFor: 'Contractor range for {includes}',
  area: '{area} sq ft',
  areaShare: '{area} sq ft ({percent}%)',
  lane: '{feet} ft',
  depths: '{shallow} to {deep} ft, {average} ft on average',
  volume: 'about {gallons} gal',
  shortLane: 'Under {feet} ft a lap is mostly turning; ask about a swim jet.',
  budget: {
    within: 'Pool alone: within your {budget} budget.',
    tight: 'Pool alone: starts within your {budget} budget and can go over it.',
    over: 'Pool alone: over your {budget} budget by at least {amount}.',
  },
  // What the 3D designer says of it, beside the same budget: the one verdict on the page.
  allIn: 'All in, with plans, permits and a reserve',
  whole: {
    within: 'All in, this pool is within your budget.',
    tight: 'All in, this pool can go over your budget.',
    over: 'All in, this pool is over your budget.',
  },
  priceFor: 'for {includes}',
  budgetShort: {
    within: 'All in, within budget',
    tight: 'All in, may go over',
    over: 'All in, over budget',
  },
  sameCost: 'Two sizes at the same price are in the same size class: we price by class, not by the foot.',
  pictured: 'A pool of this shape from our portfolio.',

  leftOut: 'Not in these ranges: rock, power, gas, fence, permits and hauling. Ask every bidder for them.',
  tooLarge: 'Fiberglass shells come up to {length} × {width} ft; this pool is priced in concrete.',
  notes: {
    priority: 'Your priority',
    access: 'Access',
    material: 'Material',
    leftOut: 'Not included',
    source: 'Where it comes from',
  },
} as const;

export const OPTION_NAMES: Record<OptionKind, string> = {
  best: 'Best for {priority}',
  'largest-within-budget': 'Largest pool within your budget',
  largest: 'Largest that fits the yard',
  'longest-lane': 'Longest lap lane',
};

export const TYPE_NAMES: Record<PoolType, string> = {
  rectangular: 'Rectangular',
  freeform: 'Freeform',
  kidney: 'Kidney',
  lap: 'Lap',
  infinity: 'Infinity',
};

// What each priority changes in the layout, in one sentence a visitor can check against the numbers.
export const PRIORITY_EFFECTS: Record<YardPriority, string> = {
  family:
    'Family fun keeps half of the water shallow ({yard.family-shallow}) and at least {open.family} of the ground open to play.',
  fitness:
    'Fitness trades width for length: a lane {yard.lane-width} wide, as long as the yard allows, {yard.lane-depth} deep.',
  entertaining:
    'Entertaining keeps at least {open.entertaining} of the ground for deck, so the pool is smaller and freeform.',
  relaxation: 'Relaxation picks a kidney shape with a spa and keeps at least half of the ground open.',
  aesthetics:
    'Visual appeal picks a freeform pool with a waterfall and lighting, and keeps at least {open.aesthetics} of the ground open.',
  value:
    'Property value keeps to classic two-to-one proportions, modest extras and at least {open.value} open ground.',
};

export const ACCESS_NOTES: Record<Access, string> = {
  excavator: 'A full-size excavator fits through the access.',
  'mini-excavator':
    'Only a mini excavator fits through the access, so expect more days of digging. Ask bidders to price it.',
  'by-hand':
    'No machine fits through the access, so it means digging by hand or bringing in a crane. Ask about this first.',
};

export const YARD_ACTIONS = {
  results: 'Optimization results',
  heading: 'Take it with you',
  apply: 'Apply Optimization',
  applied: 'Opens in the 3D designer at {range}, with plans, permits and a reserve.',
  again: 'Run Analysis Again',
  calculator: 'Open in the cost calculator',
  contact: 'Ask a designer about it',
  print: 'Print',
  more: 'More with this pool',
  standardChoice: 'Pool of the example report, {size}',
  contactDetails: 'From AI Pool Optimization: {summary}.\n{answers}',
  answers: 'My yard: {length} × {width} ft. Priority: {priority}. My budget: {budget}.',
} as const;
