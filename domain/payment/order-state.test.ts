import { expect, test } from 'vitest';
import { moveForward, ORDER_STATES } from './order-state.ts';
import { packageFor } from './payment-request.ts';

test('an order never moves backwards, whatever arrives', () => {
  for (const current of ORDER_STATES) {
    for (const next of ORDER_STATES) {
      const moved = moveForward(current, next);
      expect(ORDER_STATES.indexOf(moved)).toBeGreaterThanOrEqual(ORDER_STATES.indexOf(current));
    }
  }
});

test('a failure after the payment changes nothing, a payment after a failure counts', () => {
  expect(moveForward('paid', 'failed')).toBe('paid');
  expect(moveForward('failed', 'paid')).toBe('paid');
  expect(moveForward('refunded', 'paid')).toBe('refunded');
  expect(moveForward('expired', 'failed')).toBe('expired');
  expect(moveForward('expired', 'paid')).toBe('paid');
});

test('only the catalogue decides what a package costs', () => {
  expect(packageFor({ amount: 495, description: 'Premium 3D Design' })?.id).toBe('premium-3d');
  expect(packageFor({ amount: 1595, description: 'DIY Pools and Build Your Own Pool Package' })?.id).toBe(
    'diy',
  );
  expect(packageFor({ amount: 1, description: 'Premium 3D Design' })).toBeUndefined();
  expect(packageFor({ amount: 495, description: 'premium 3d design' })).toBeUndefined();
  expect(packageFor({ amount: 495.5, description: 'Premium 3D Design' })).toBeUndefined();
});
