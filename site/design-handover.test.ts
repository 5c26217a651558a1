import { afterEach, expect, test, vi } from 'vitest';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { handedOverBudget, handedOverParts, handOver, replaceUrl } from './design-handover.ts';

const ORIGIN = 'https://pool.test';

// A tab: one storage for all its pages, a history state for each.
function openTab() {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return (address: string, state: unknown = null) => {
    const history = {
      state,
      replaceState: (next: unknown) => {
        history.state = next;
      },
    };
    vi.stubGlobal('window', {
      sessionStorage,
      history,
      location: { href: `${ORIGIN}${address}`, origin: ORIGIN },
    });
    return history;
  };
}

afterEach(() => vi.unstubAllGlobals());

test('words and budget reach the page they were meant for, and stay with its place in the history', () => {
  const visit = openTab();
  visit('/ai-optimization');
  handOver('/ai-3d-design?length=40', { words: 'a long pool' }, 75_000);
  const { state } = visit('/ai-3d-design?length=40');
  expect([handedOverBudget(), handedOverParts().words]).toEqual([75_000, 'a long pool']);
  const kept = window.history.state;
  visit('/ai-3d-design?length=40', state);
  expect([handedOverBudget(), handedOverParts().words]).toEqual([null, '']);
  visit('/ai-3d-design?length=40', kept);
  expect([handedOverBudget(), handedOverParts().words]).toEqual([75_000, 'a long pool']);
});

test('the plot goes along with all its notes, and a reload keeps it', () => {
  const visit = openTab();
  const site = { plot: samplePlot(), place: { x: 30, y: 60, turnDeg: 90, levelFt: null } };
  visit('/ai-design-tool');
  handOver('/ai-3d-design?length=40', { words: '', site }, null);
  visit('/ai-3d-design?length=40');
  expect(handedOverParts()).toEqual({ words: '', site });
  visit('/ai-3d-design?length=40', window.history.state);
  expect(handedOverParts()).toEqual({ words: '', site });
});

test('another page gets nothing', () => {
  const visit = openTab();
  visit('/ai-optimization');
  handOver('/ai-3d-design?length=40', { words: 'a long pool' }, null);
  visit('/ai-3d-design?length=50');
  expect([handedOverBudget(), handedOverParts().words]).toEqual([null, '']);
});

test('what is kept beside a new address replaces what came, and leaves the rest of the state alone', () => {
  const history = openTab()('/ai-3d-design', { other: 1 });
  replaceUrl('?length=41', { words: 'changed' }, 90_000);
  expect(history.state).toEqual({ other: 1, carried: { words: 'changed', budget: 90_000 } });
  expect([handedOverBudget(), handedOverParts().words]).toEqual([90_000, 'changed']);
});

test('without storage the page opens without them', () => {
  openTab()('/ai-3d-design');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new Error('forbidden');
    },
  });
  handOver('/ai-3d-design', { words: 'a pool' }, 1);
  expect([handedOverBudget(), handedOverParts().words]).toEqual([null, '']);
});
