import { flowsOf } from '#studio/figures/flows.ts';
import type { Measures } from '#studio/figures/measures.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { featureTaps } from './feature-taps.ts';
import { padOf } from './pad.ts';
import { pipeRuns } from './pipe-runs.ts';
import { poolTaps } from './pool-taps.ts';
import { spaTaps } from './spa-taps.ts';
import { wallSpots } from './spots.ts';
import { routed } from './trenches.ts';
import type { Plumbing } from './types.ts';

// Fixtures by the trade's rules, trenches to the pad, pipes in them.

export function plumbingOf(layout: Layout, measures: Measures): Plumbing {
  const pad = padOf(layout);
  const flows = flowsOf(layout, measures);
  const spots = wallSpots(layout, pad);
  const pool = poolTaps(layout, flows, spots);
  const taps = [...pool, ...spaTaps(layout, flows), ...featureTaps(layout, flows, spots, pool)];
  const { paths, manifold, clear } = routed(layout, pad, taps);
  return {
    fixtures: taps.map(({ fixture }) => fixture),
    runs: pipeRuns(taps, paths, flows),
    pad,
    manifold,
    flows,
    clear,
  };
}
