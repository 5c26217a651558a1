import { expect, test } from 'vitest';
import { BUYER_MESSAGES, buyerSchema } from './buyer.ts';
import { buyerFieldOf, buyerFormSchema, buyerOf, ELSEWHERE, EMPTY_BUYER_FORM } from './buyer-form.ts';

const ADA = { ...EMPTY_BUYER_FORM, name: ' Ada Lovelace ', email: 'ada@example.com', accepted: true };

const messages = (form: unknown, state: boolean, place = false) =>
  buyerFormSchema({ state, place })
    .safeParse(form)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('name, address and tick are asked for; the state only while a tax is on', () => {
  expect(messages(EMPTY_BUYER_FORM, false)).toEqual([
    ['name', BUYER_MESSAGES.name],
    ['email', 'Please enter a valid email address'],
    ['accepted', BUYER_MESSAGES.terms],
  ]);
  expect(messages(ADA, false)).toBeUndefined();
  expect(messages(ADA, true)).toEqual([['region', BUYER_MESSAGES.region]]);
  expect(messages({ ...ADA, region: 'XX' }, true)).toEqual([['region', BUYER_MESSAGES.region]]);
  expect(messages({ ...ADA, region: ELSEWHERE }, true)).toBeUndefined();
});

test('a package for one place is not sold before the property is said to be there', () => {
  expect(messages(ADA, false, true)).toEqual([['place', BUYER_MESSAGES.place]]);
  expect(messages({ ...ADA, place: true }, false, true)).toBeUndefined();
});

test('what is sent is what the server takes', () => {
  const form = buyerFormSchema({ state: true, place: false }).parse({ ...ADA, region: ELSEWHERE });
  const buyer = buyerOf(form, 'v1', true);
  expect(buyer).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com', region: '', acceptedTerms: 'v1' });
  expect(buyerSchema.parse(buyer)).toEqual(buyer);
  // A state that was chosen before the tax was switched off is not sent.
  expect(buyerOf({ ...form, region: 'FL', phone: '1' }, 'v1', false)).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '1',
    acceptedTerms: 'v1',
  });
});

test('a refusal of the server finds its field', () => {
  expect(buyerFieldOf('buyer.region')).toBe('region');
  expect(buyerFieldOf('amount')).toBeUndefined();
});
