// Editorial rule: a fact has its source and the day it was read; what has none is a question for the building department. What one
// state's page says, no other says in the same words (states.test.ts). Review every year; nothing here is legal advice.
import type { StateCode } from '#domain/safety/state-laws.ts';
import { arizona } from './arizona.ts';
import { california } from './california.ts';
import { florida } from './florida.ts';
import { georgia } from './georgia.ts';
import { illinois } from './illinois.ts';
import { nevada } from './nevada.ts';
import { newYork } from './new-york.ts';
import { northCarolina } from './north-carolina.ts';
import { ohio } from './ohio.ts';
import { pennsylvania } from './pennsylvania.ts';
import type { StateWords } from './state.ts';
import { texas } from './texas.ts';

export const STATES: Record<StateCode, StateWords> = {
  FL: florida,
  CA: california,
  TX: texas,
  AZ: arizona,
  NV: nevada,
  NY: newYork,
  GA: georgia,
  NC: northCarolina,
  PA: pennsylvania,
  IL: illinois,
  OH: ohio,
};

export const STATE_PAGE = {
  heading: 'Pools in {state}',
  lead: 'What a pool costs in {state}, what the year does to its water, and which permits and fence it takes.',
  like: 'Design one like {title}',
  all: 'All states',
  barrier: 'Barrier height',
  /** Where the state sets none for private yards: its cities' usual height, and the one in the model code. */
  usual: 'Usually {inches} in',
  orMore: '{inches} in or more',
  latch: 'Gate latch',
  latchHeight: '{inches} in or higher, in the model code. Confirm locally.',
  rule: 'The rule in full',
  more: 'Good to know',
  safetyLink: 'Child safety, layer by layer',
  permits: 'Permit and license',
  checked: 'Checked',
  ask: 'Ask your building department',
  year: 'Through the year',
  chart: 'Average air temperature by month in {station}, in degrees Fahrenheit',
  chartWarm: '{threshold} or more',
  chartSource:
    'Temperatures: a typical year, National Renewable Energy Laboratory. Water loss and heating costs: our eco model.',
  ecoLink: 'Try other prices and pools',
  prices: 'Three pools, priced',
  priceLead:
    'From our calculator’s price tables, which are the same everywhere. Local bids will differ. The pictures show pools of the same kind from our portfolio.',
  pictured: 'Pictured: {title}',
  contractor: 'With a contractor',
  owner: 'Owner-builder',
  calculator: 'Change this pool',
  projects: 'Drawn for this climate',
  packages: 'What we can draw for you',
  design: 'Start with a sentence',
  designLink: 'See it drawn',
  talk: 'Talk it through',
} as const;

export const STATES_PAGE = {
  eyebrow: 'By state',
  heading: 'Pool rules, state by state',
  lead: 'See the rule to know first, the barrier you need and the warm months in {count.states} states, each with its source.',
  state: 'State',
  permit: 'A rule to know first',
  barrier: 'Barrier, at least',
  height: '{feet} ft ({inches} in)',
  setLocally: 'Set locally',
  season: 'Warm months',
  checked: 'Rules last checked in {month}.',
  note: 'Open a state for the full rule, its source and three priced pools. A medium rectangular concrete pool starts at {cost} with a contractor. Our calculator uses the same prices in every state; local bids differ.',
  othersHeading: 'Don’t see your state?',
  others: 'We draw pools for every state. Tell us your county, and we will look up its rules before we draw.',
  contact: 'Tell us your county',
} as const;
