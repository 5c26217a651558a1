import { beforeEach, expect, test, vi } from 'vitest';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { EMPTY_TABLE, forgetFormer, putAside, readFormer, readSavedPlot, savePlot } from './saved-plot.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

const keep = (plot: unknown) => stored.set('poolPlot', JSON.stringify({ ...EMPTY_TABLE, plot }));

test('what cannot be read is left out alone, and kept as it was', () => {
  const plot = samplePlot();
  keep({ ...plot, northDeg: 999, trees: [...plot.trees, { kind: 'tree', at: [0, 0], canopyFt: 0.5 }] });
  const before = stored.get('poolPlot');
  expect(readSavedPlot()?.plot).toEqual(plot);
  expect(stored.get('poolPlotUnread')).toBe(before);
});

test.each(['[]', '{', 'null', '{"plot":{"lot":7}}', '{"plot":[]}'])('%s opens an empty table', (text) => {
  stored.set('poolPlot', text);
  expect(readSavedPlot()?.plot ?? null).toBeNull();
  expect(stored.get('poolPlotUnread') ?? 'null').toBe(text);
});

test('what is whole is kept once', () => {
  savePlot({ ...EMPTY_TABLE, plot: samplePlot() });
  expect(readSavedPlot()?.plot).toEqual(samplePlot());
  expect([...stored.keys()]).toEqual(['poolPlot']);
});

test('a drawing is put aside before another one is opened over it, and not for itself', () => {
  const own = { ...EMPTY_TABLE, plot: samplePlot() };
  const other = samplePlot({ northDeg: 90 });
  putAside(other);
  expect(readFormer()).toBeUndefined();
  savePlot(own);
  putAside(samplePlot({ easements: own.plot.easements.map((one) => ({ ...one, note: '' })) }));
  expect(readFormer()).toBeUndefined();
  putAside(other);
  savePlot({ ...EMPTY_TABLE, plot: other });
  expect(readFormer()).toEqual(own);
  forgetFormer();
  expect(readFormer()).toBeUndefined();
});
