import * as z from 'zod';
import type { SalesTax } from '#domain/payment/sales-tax.ts';
import { isUsState, US_STATES, type UsState } from '#domain/site/us-states.ts';
import { contentDocument } from './document.ts';
import { choice, line, list, percent, tick } from './fields.ts';

const [first, ...others] = Object.keys(US_STATES).filter(isUsState);
if (!first) throw new Error('there are no states');
const STATES: [UsState, ...UsState[]] = [first, ...others];

// More than any state asks for: a figure above it is a slip of the hand.
const HIGHEST_PERCENT = 25;

const rate = z.object({
  region: choice('State', STATES, US_STATES),
  percent: percent('Rate in percent', HIGHEST_PERCENT, { hint: 'For example 7.5' }),
});

const schema = z
  .object({
    on: tick('Add a sales tax to packages', {
      hint: 'While this is on, buyers choose their state before they pay and see the tax in the total. Ask your accountant where you have to collect it. Buyers from a state that is not listed pay none.',
    }),
    name: line('What it is called', 40, {
      hint: 'Stands beside the price and on the receipt.',
      spoken: true,
    }),
    rates: list('States', rate, {
      entry: 'state',
      entryTitle: 'region',
      entryLine: [['region'], ['percent']],
      blank: { region: '', percent: '' },
      most: STATES.length,
    }),
  })
  .superRefine(({ on, rates }, { addIssue }) => {
    const refuse = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message });
    if (on && rates.length === 0)
      refuse(['rates'], 'Please add at least one state with its rate, or turn the tax off.');
    rates.forEach(({ region }, index) => {
      if (rates.findIndex((other) => other.region === region) < index)
        refuse(['rates', index, 'region'], `${US_STATES[region]} is in the list already.`);
    });
  });

/** Digit by digit: no fraction that a computer cannot hold comes between what is typed and what is charged. */
const thousandthsOf = (typed: string): number => {
  const [whole = '0', part = ''] = typed.split('.');
  return Number(whole) * 1000 + Number(part.padEnd(3, '0'));
};

const typedAs = (thousandths: number): string => String(thousandths / 1000);

const knownRate = ({ region, thousandths }: SalesTax['rates'][number]) =>
  isUsState(region) ? [{ region, percent: typedAs(thousandths) }] : [];

/** The sales tax on packages, by the buyer's state. */
export const taxes = contentDocument<z.infer<typeof schema>>({
  schema,
  read: ({ taxes: { on, name, rates } }) => ({ on, name, rates: rates.flatMap(knownRate) }),
  apply: (content, { rates, ...rest }) => ({
    ...content,
    taxes: {
      ...rest,
      rates: rates.map(({ region, percent }) => ({ region, thousandths: thousandthsOf(percent) })),
    },
  }),
});
