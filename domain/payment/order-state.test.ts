import { expect, test } from 'vitest';
import { moveForward, ORDER_STATES } from './order-state.ts';

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
