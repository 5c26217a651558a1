import { expect, test } from 'vitest';
import { readCard } from './test-cards.ts';

const NOW = new Date('2026-11-15');
const card = (number: string, expiry = '12 / 34', cvc = '123') => readCard({ number, expiry, cvc }, NOW);

test('the published numbers become tokens', () => {
  expect(card('4242 4242 4242 4242')).toEqual({ token: 'pm_card_visa' });
  expect(card('4000 0000 0000 0002')).toEqual({ token: 'pm_card_declined' });
  expect(card('4000 0000 0000 9995')).toEqual({ token: 'pm_card_insufficient_funds' });
  expect(card('4000 0025 0000 3155')).toEqual({ token: 'pm_card_authentication_required' });
});

test('a real card number never becomes a token', () => {
  expect(card('4539 1488 0343 6467')).toHaveProperty(
    'problems.number',
    expect.stringContaining('Only test card'),
  );
});

test('what is incomplete, wrong or past is named', () => {
  expect(card('4242')).toHaveProperty('problems.number', 'Your card number is incomplete.');
  expect(card('4242 4242 4242 4241')).toHaveProperty('problems.number', 'Your card number is invalid.');
  expect(card('4242424242424242', '10/26')).toHaveProperty(
    'problems.expiry',
    expect.stringContaining('past'),
  );
  expect(card('4242424242424242', '11/26')).toEqual({ token: 'pm_card_visa' });
  expect(card('4242424242424242', '13/30')).toHaveProperty(
    'problems.expiry',
    expect.stringContaining('invalid'),
  );
  expect(card('4242424242424242', '12/34', '12')).toHaveProperty(
    'problems.cvc',
    expect.stringContaining('incomplete'),
  );
});
