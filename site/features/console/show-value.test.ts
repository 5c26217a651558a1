import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { CONTACT_CONTROLS } from '#domain/inquiry/contact-form.ts';
import { INTAKE_CONTROLS } from '#domain/intake/intake-form.ts';
import type { Control } from '#domain/site/form-controls.ts';
import { showDate, showDevice, showFact, showState, showValue } from './show-value.ts';
import { consoleWords } from './words.ts';

const WORDS = consoleWords(CONTENT);

test('an unreadable date shows as the specification says', () => {
  expect(showDate('America/New_York', 'not a date')).toBe('Invalid Date');
  expect(showDate('America/New_York', undefined)).toBe('Invalid Date');
});

test('a moment reads the same wherever the reader is: on the studio’s clock', () => {
  expect(showDate('America/New_York', '2026-11-24T20:00:00.000Z')).toBe('Nov 24, 2026, 3:00 PM');
  expect(showValue(WORDS, 'createdAt', '2026-07-01T03:30:00.000Z')).toBe('Jun 30, 2026, 11:30 PM');
});

test('money, lists and yes or no read as words', () => {
  expect(showValue(WORDS, 'amountCents', 99500)).toBe('$995');
  expect(showValue(WORDS, 'computedCost', 58500)).toBe('$58,500');
  expect(showValue(WORDS, 'features', ['spa', 'heating', 'Grotto'])).toBe('Spa, Heating, Grotto');
  expect(showValue(WORDS, 'material', 'natural-stone')).toBe('Natural stone');
  expect(showValue(WORDS, 'location', 'Orlando, FL')).toBe('Orlando, FL');
  expect(showFact(WORDS, 'intentId', 'pi_0123456789abcdef')).toBe('Reference 89abcdef');
  expect(showFact(WORDS, 'id', '6f1c0c1e-0000-4000-8000-0000abcdef12')).toBe('Reference E-ABCDEF12');
  expect(['32', '32.5', 'about 30 feet'].map((length) => showValue(WORDS, 'poolLength', length))).toEqual([
    '32 ft',
    '32.5 ft',
    'about 30 feet',
  ]);
  expect([0, 20_000, 20_050].map((cents) => showFact(WORDS, 'refundedCents', cents))).toEqual([
    '',
    '$200 refunded',
    '$200.50 refunded',
  ]);
  expect(showValue(WORDS, 'live', false)).toBe('No');
  expect(showValue(WORDS, 'phone', null)).toBe('');
});

test('an order that waits for Zelle reads otherwise than a card payment that nobody finished', () => {
  const orders = [
    { provider: 'zelle', state: 'created' },
    { provider: 'stripe', state: 'created' },
    { provider: 'zelle', state: 'paid' },
    { state: 'created' },
  ];
  expect(orders.map((order) => showState(WORDS, order, order.state))).toEqual([
    'waiting for Zelle',
    'not finished',
    'paid',
    'created',
  ]);
  expect(orders.map(({ provider }) => showFact(WORDS, 'provider', provider))).toEqual([
    'by Zelle',
    '',
    'by Zelle',
    '',
  ]);
});

test('an order says that a part of it went back', () => {
  const told = (order: { state: string; refundedCents: number }) => showState(WORDS, order, order.state);
  expect(told({ state: 'paid', refundedCents: 0 })).toBe('paid');
  expect(told({ state: 'paid', refundedCents: 20_050 })).toBe('partly refunded');
  expect(told({ state: 'refunded', refundedCents: 99_500 })).toBe('refunded');
});

test('a call stands on the studio’s clock, which is named', () => {
  const told = (name: string, value: string) => showFact(WORDS, name, value);
  expect(told('startsAt', '2026-11-24T20:00:00.000Z')).toBe('Tuesday, November 24, 3:00 PM Eastern Time');
  expect(told('way', 'video')).toBe('Video');
});

test('whatever a form offers as a choice shows its label', () => {
  for (const [name, control] of Object.entries<Control>({ ...CONTACT_CONTROLS, ...INTAKE_CONTROLS }))
    if (control.kind === 'choice')
      for (const { value, label } of control.options) expect(showValue(WORDS, name, value)).toBe(label);
});

test('a session names its browser and system, and an unknown one keeps its words', () => {
  expect(showDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari, iOS',
  );
  expect(showDevice('curl/8.0')).toBe('curl/8.0');
});
