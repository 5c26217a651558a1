import { expect, test } from 'vitest';
import { outcomeOf, readReturn } from './payment-return.ts';

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

test('a payment that we do not have is never called a success', () => {
  for (const redirect of [undefined, 'succeeded', 'anything']) {
    expect(outcomeOf('unknown', redirect)).toBe('unknown');
    expect(outcomeOf('unreachable', redirect)).toBe('unreachable');
  }
  expect(outcomeOf('unknown', 'failed')).toBe('failed');
  expect(outcomeOf('unreachable', 'processing')).toBe('processing');
});
