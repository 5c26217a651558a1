import { expect, test } from 'vitest';
import { offerFor, readPaymentSetup } from './payment-request.ts';

test('a client secret alone is a setup, and an answer without one is none', () => {
  expect(readPaymentSetup({ clientSecret: 'pi_1_secret_2' })).toMatchObject({ intentId: 'pi_1' });
  for (const answer of [{}, { clientSecret: '' }, null, 'secret'])
    expect(() => readPaymentSetup(answer)).toThrow();
});

test('what the server says of its provider is kept', () => {
  const answer = { clientSecret: 's', intentId: 'pi_9', provider: 'stripe', publicKey: 'pk' };
  expect(readPaymentSetup(answer)).toEqual({ ...answer, reference: 'pi_9', taxCents: 0 });
});

test('only an offer’s own title together with its own price is that offer', () => {
  const offers = [
    { id: 'premium-3d', title: 'Premium 3D Design', price: 495 },
    { id: 'luxury-resort', title: 'Luxury Resort', price: 995 },
  ] as const;
  expect(offerFor(offers, { amount: 995, description: 'Luxury Resort' })?.id).toBe('luxury-resort');
  for (const amount of [1, 494, 495.5, 995, Number.NaN])
    expect(offerFor(offers, { amount, description: 'Premium 3D Design' })).toBeUndefined();
  expect(offerFor(offers, { amount: 495, description: 'premium 3d design' })).toBeUndefined();
});
