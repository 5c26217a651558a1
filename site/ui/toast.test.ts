import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  subscribeToasts,
  TOAST_DURATION_MS,
  TOAST_LEAST_MS,
  TOAST_REMOVAL_MS,
  toast,
} from './toast.ts';

// What draws them needs a page.
const mountToasts = vi.hoisted(() => vi.fn());
vi.mock('./toast-viewport.tsx', () => ({ mountToasts }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  const standing = currentToast();
  if (standing) dismissToast(standing.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a notice stands five seconds unless it says otherwise, and is removed 1,000,000 ms after its dismissal', () => {
  expect(TOAST_DURATION_MS).toBe(5000);
  expect(TOAST_REMOVAL_MS).toBe(1_000_000);
});

test('a new notice takes the place of the one that stands', () => {
  toast({ title: 'Estimate Sent!' });
  vi.advanceTimersByTime(TOAST_LEAST_MS);
  const second = toast({ title: 'Payment Failed', variant: 'destructive', duration: 6000 });
  expect(currentToast()).toEqual({
    id: second,
    title: 'Payment Failed',
    variant: 'destructive',
    duration: 6000,
    open: true,
  });
});

test('two notices in one moment are shown one after the other, never together', () => {
  toast({ title: 'Redirecting to Cost Calculator' });
  toast({ title: 'AI Design Loaded!' });
  expect(currentToast()?.title).toBe('Redirecting to Cost Calculator');
  vi.advanceTimersByTime(TOAST_LEAST_MS);
  expect(currentToast()).toMatchObject({ title: 'AI Design Loaded!', open: true });
});

test('of many notices in one moment the first and the last are shown', () => {
  for (const title of ['One', 'Two', 'Three']) toast({ title });
  expect(currentToast()?.title).toBe('One');
  vi.advanceTimersByTime(TOAST_LEAST_MS);
  expect(currentToast()?.title).toBe('Three');
});

test('a notice that waits comes at once when the one that stands is closed', () => {
  const first = toast({ title: 'One' });
  toast({ title: 'Two' });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Two', open: true });
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
  vi.advanceTimersByTime(TOAST_LEAST_MS);
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

test('what draws notices comes with the first one, once, and is tried again when it could not be had', async () => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mountToasts.mockReset().mockImplementationOnce(() => {
    throw new Error('not to be had');
  });
  const fresh = await import('./toast.ts');
  for (const [title, mounted] of [
    ['One', 1],
    ['Two', 2],
    ['Three', 2],
  ] as const) {
    fresh.dismissToast(fresh.toast({ title }));
    await vi.dynamicImportSettled();
    expect(mountToasts).toHaveBeenCalledTimes(mounted);
  }
});
