import { expect, test } from 'vitest';
import { EXTRA_RETURN, outcomeOf, readReturn, returnAddress, withoutSecret } from './payment-return.ts';

test('the reference is the last 8 characters of the payment', () => {
  expect(readReturn('?payment_intent=pi_3QabcdEFGH12345678').reference).toBe('12345678');
});

test('a missing or odd payment shows no reference', () => {
  expect(readReturn('').reference).toBeUndefined();
  expect(readReturn('?payment_intent=<script>alert(1)</script>').reference).toBeUndefined();
  expect(readReturn('?payment_intent=pi_1').reference).toBeUndefined();
});

test('our own record outranks what the address claims', () => {
  expect(outcomeOf('failed', 'succeeded')).toBe('failed');
  expect(outcomeOf('paid', 'failed')).toBe('success');
  expect(outcomeOf('created', 'succeeded')).toBe('processing');
  expect(outcomeOf(undefined, 'failed')).toBe('failed');
  expect(outcomeOf(undefined, undefined)).toBe('success');
  expect(outcomeOf('expired', undefined)).toBe('failed');
});

test('an order by Zelle waits for its transfer, is paid like any other, and never failed at a card', () => {
  expect(readReturn('?payment_intent=zelle_0123456789abcdefABCD2345')).toMatchObject({
    isTransfer: true,
    reference: 'ABCD2345',
  });
  expect(readReturn('?payment_intent=pi_3QabcdEFGH12345678').isTransfer).toBe(false);
  expect(outcomeOf('created', undefined, true)).toBe('transfer');
  expect(outcomeOf('paid', undefined, true)).toBe('success');
  expect(outcomeOf('expired', undefined, true)).toBe('closed');
});

test('a payment that we do not have is never called a success', () => {
  for (const redirect of [undefined, 'succeeded', 'anything']) {
    expect(outcomeOf('unknown', redirect)).toBe('unknown');
    expect(outcomeOf('unreachable', redirect)).toBe('unreachable');
  }
  expect(outcomeOf('unknown', 'failed')).toBe('failed');
  expect(outcomeOf('unreachable', 'processing')).toBe('processing');
});

test('the address after paying is read as the provider’s own, and loses nothing but the secret', () => {
  const { search } = new URL(returnAddress({ intentId: 'pi_12345678', clientSecret: 's' }), 'https://a.test');
  expect(readReturn(search)).toMatchObject({ intentId: 'pi_12345678', clientSecret: 's', isExtra: false });
  expect(withoutSecret(search)).toBe('?payment_intent=pi_12345678');
  expect(withoutSecret('?payment_intent_client_secret=s')).toBe('');
  expect(readReturn(new URL(EXTRA_RETURN, 'https://a.test').search).isExtra).toBe(true);
});
