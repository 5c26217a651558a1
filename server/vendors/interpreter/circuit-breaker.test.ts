import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

const MINUTE = 60_000;

function start() {
  const log: string[] = [];
  const clock = { now: 0 };
  const breaker = circuitBreaker({ failures: 3, firstMs: MINUTE, longestMs: 15 * MINUTE }, () => clock.now, {
    opened: (ms) => log.push(`rests ${ms / MINUTE}`),
    closed: () => log.push('answers'),
  });
  const fail = () => breaker.begin()?.failed();
  const pass = () => breaker.begin()?.succeeded();
  return { log, clock, breaker, fail, pass };
}

test('three failures in a row open it; a success in between begins the count anew', () => {
  const { breaker, fail, pass, log } = start();
  fail();
  fail();
  pass();
  fail();
  fail();
  expect(breaker.isResting()).toBe(false);
  fail();
  expect([breaker.isResting(), breaker.begin()]).toEqual([true, null]);
  expect(log).toEqual(['rests 1']);
});

test('after its rest one request tries while the others do without; a failure doubles the rest, up to the longest', () => {
  const { breaker, clock, fail, log } = start();
  for (let turn = 0; turn < 3; turn += 1) fail();
  clock.now = MINUTE - 1;
  expect(breaker.begin()).toBeNull();
  for (const rest of [2, 4, 8, 15, 15]) {
    clock.now += 15 * MINUTE;
    const trial = breaker.begin();
    expect([trial === null, breaker.begin()]).toEqual([false, null]);
    trial?.failed();
    expect(log.at(-1)).toBe(`rests ${rest}`);
    expect(breaker.begin()).toBeNull();
  }
});

test('a trial that is answered closes it, and the next rest is a short one again', () => {
  const { breaker, clock, fail, pass, log } = start();
  for (let turn = 0; turn < 3; turn += 1) fail();
  clock.now = MINUTE;
  pass();
  expect(breaker.isResting()).toBe(false);
  for (let turn = 0; turn < 3; turn += 1) fail();
  expect(log).toEqual(['rests 1', 'answers', 'rests 1']);
});

test('requests that were under way when it opened neither prolong the rest nor end it', () => {
  const { breaker, fail, log } = start();
  const late = [breaker.begin(), breaker.begin(), breaker.begin()];
  for (let turn = 0; turn < 3; turn += 1) fail();
  late[0]?.failed();
  late[1]?.failed();
  late[2]?.succeeded();
  expect([breaker.isResting(), log]).toEqual([true, ['rests 1']]);
});
