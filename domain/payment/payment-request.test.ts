import { expect, test } from 'vitest';
import { packageFor, readPaymentSetup } from './payment-request.ts';

test('a client secret alone is a setup, and an answer without one is none', () => {
  expect(readPaymentSetup({ clientSecret: 'pi_1_secret_2' })).toMatchObject({ intentId: 'pi_1' });
  for (const answer of [{}, { clientSecret: '' }, null, 'secret'])
    expect(() => readPaymentSetup(answer)).toThrow();
});

test('what the server says of its provider is kept', () => {
  const answer = { clientSecret: 's', intentId: 'pi_9', provider: 'stripe', publicKey: 'pk' };
  expect(readPaymentSetup(answer)).toEqual(answer);
});

test('only the catalogue’s own title and price are a package', () => {
  expect(packageFor({ amount: 495, description: 'Premium 3D Design' })?.id).toBe('premium-3d');
  expect(packageFor({ amount: 494, description: 'Premium 3D Design' })).toBeUndefined();
});
