import { expect, test } from 'vitest';
import { OFFICE } from '#content/plan-set/plan-set.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { type ProofFindings, permitLines } from './checklist.ts';

const finding = (done: boolean) => ({ done, words: done ? 'shown' : 'missing' });
const findings = (done: boolean): ProofFindings => ({
  title: finding(done),
  lot: finding(done),
  setbacks: finding(done),
  scale: finding(done),
  barrier: finding(done),
  gates: finding(done),
  drains: finding(done),
  bonding: finding(done),
  equipment: finding(done),
  walls: finding(done),
});

test('what the data show is ticked by itself; the rest waits for a colleague', () => {
  const lines = permitLines(OFFICE, 'FL', findings(true), ['soil']);
  const of = (id: string) => lines.find((line) => line.id === id);
  expect(of('barrier')).toMatchObject({ done: true, by: 'data', finding: 'shown' });
  expect(of('soil')).toMatchObject({ done: true, by: 'staff' });
  expect(of('survey')).toMatchObject({ done: false, by: 'staff' });
  // A variance, an old file: seen elsewhere counts, and is told apart.
  const open = permitLines(OFFICE, 'FL', findings(false), ['setbacks']);
  expect(open.find(({ id }) => id === 'setbacks')).toMatchObject({
    done: true,
    by: 'staff',
    finding: 'missing',
  });
  expect(open.find(({ id }) => id === 'gates')).toMatchObject({
    done: false,
    by: 'data',
    finding: 'missing',
  });
});

test('each state has lines of its own, each with a dated source, and sees no other’s', () => {
  for (const { code } of STATE_LAWS) {
    const own = permitLines(OFFICE, code, findings(true), []).filter(({ state }) => state !== null);
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const { state, source } of own) {
      expect(state).toBe(code);
      expect(source?.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
  const ids = OFFICE.permits.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(permitLines(OFFICE, null, findings(true), []).every(({ state }) => state === null)).toBe(true);
});
