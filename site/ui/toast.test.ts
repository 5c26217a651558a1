import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  subscribeToasts,
  TOAST_DURATION_MS,
  TOAST_REMOVAL_MS,
  toast,
} from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a notice stands five seconds unless it says otherwise, and is removed 1,000,000 ms after its dismissal', () => {
  expect(TOAST_DURATION_MS).toBe(5000);
  expect(TOAST_REMOVAL_MS).toBe(1_000_000);
});

test('a new notice takes the place of the one that stands', () => {
  toast({ title: 'Estimate Sent!' });
  const second = toast({ title: 'Payment Failed', variant: 'destructive', duration: 6000 });
  expect(currentToast()).toEqual({
    id: second,
    title: 'Payment Failed',
    variant: 'destructive',
    duration: 6000,
    open: true,
  });
});

test('a dismissed notice closes at once and is removed only after the long delay', () => {
  const id = toast({ title: 'Estimate Saved' });
  dismissToast(id);
  expect(currentToast()?.open).toBe(false);
  vi.advanceTimersByTime(TOAST_REMOVAL_MS - 1);
  expect(currentToast()?.id).toBe(id);
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('the removal of an old notice never takes a newer one with it', () => {
  const first = toast({ title: 'One' });
  dismissToast(first);
  const second = toast({ title: 'Two' });
  vi.advanceTimersByTime(TOAST_REMOVAL_MS * 2);
  expect(currentToast()?.id).toBe(second);
});

test('dismissing a notice that is gone changes nothing', () => {
  const first = toast({ title: 'One' });
  toast({ title: 'Two' });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Two', open: true });
});

test('listeners hear of every change until they leave', () => {
  let heard = 0;
  const leave = subscribeToasts(() => {
    heard += 1;
  });
  const id = toast({ title: 'One' });
  dismissToast(id);
  leave();
  toast({ title: 'Two' });
  expect(heard).toBe(2);
});
