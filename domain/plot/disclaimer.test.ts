import { expect, test } from 'vitest';
import { PLOT_ORIGIN } from '#content/plot-drawing.ts';
import { sayOrigin } from './disclaimer.ts';
import { samplePlot } from './sample-plot.ts';

const said = (source: ReturnType<typeof samplePlot>['source']) =>
  sayOrigin(PLOT_ORIGIN, samplePlot({ source }));

test('a plot says how its measures came about, an error never smaller than it is, and that it is no survey', () => {
  expect(said({ kind: 'pdf', errorPercent: 1.21 })).toContain('± 1.3%');
  expect(said({ kind: 'picture', errorPercent: 0.3 })).toContain('± 0.3%');
  expect(said({ kind: 'picture', errorPercent: 0 })).toContain('± 0.1%');
  const unchecked = said({ kind: 'picture', errorPercent: null });
  const typed = said({ kind: 'l-shape', errorPercent: null });
  expect(unchecked).toBe(said({ kind: 'pdf', errorPercent: null }));
  expect(typed).toBe(said({ kind: 'drawn', errorPercent: null }));
  expect(typed).not.toBe(unchecked);
  for (const sentence of [unchecked, typed, said({ kind: 'pdf', errorPercent: 2 })]) {
    expect(sentence).toContain('client’s own drawing');
    expect(sentence).toContain('ot a survey');
    expect(sentence).not.toMatch(/[{}]/);
  }
});
