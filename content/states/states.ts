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
  all: 'All states',
  barrier: 'The barrier',
  safetyLink: 'Child safety, layer by layer',
  permits: 'Permit and license',
  checked: 'Checked',
  ask: 'Ask your building department',
  year: 'The year at the water',
  chart: 'Average air temperature by month in {station}, in degrees Fahrenheit',
  chartSource:
    'Typical year of the National Renewable Energy Laboratory; losses and heating by our eco model.',
  ecoLink: 'Try other prices and pools',
  prices: 'Three pools, priced',
  priceLead: 'By the tables of our calculator, without regard to place. Local bids differ.',
  contractor: 'With a contractor',
  owner: 'Owner-builder',
  calculator: 'Change this pool',
  projects: 'Drawn for this climate',
  packages: 'What we can draw for you',
  design: 'Begin with a sentence',
  designLink: 'See it drawn',
  talk: 'Talk it through',
  contact: 'Contact us',
} as const;

export const STATES_PAGE = {
  eyebrow: 'By state',
  heading: 'What your state asks of a pool',
  lead: 'Barrier, permit, season and cost, state by state: those whose rules we have read, with the source and the day.',
  barrier: 'Fence or latch',
  season: 'Warm months',
  others:
    'Your state is missing? We draw pools for every state; we just have not read its rules. Ask your building department for its pool handout and send it along.',
  contact: 'Send us the handout',
} as const;
