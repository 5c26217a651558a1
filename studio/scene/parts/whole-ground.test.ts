import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { columnsOf } from '../../../proof/scene-columns.ts';
import { buildScene } from '../build-scene.ts';
import { METRES_PER_FOOT } from '../scene.ts';

// The ground is cut out piece by piece where something is built: a plumb line around the deck always meets something.

const AROUND_FT = 14;
const STEP_FT = 0.29;

const STEEP = [
  { at: [45, 0], feet: 100 },
  { at: [45, 110], feet: 86 },
  { at: [0, 55], feet: 94.5 },
  { at: [90, 55], feet: 92 },
] satisfies { at: [number, number]; feet: number }[];

test.each<[string, Design]>([
  ['beside an infinity edge', { ...DEFAULT_DESIGN, style: 'Lagoon', features: ['Infinity Edge'] }],
  [
    'beside an infinity edge on a steep plot',
    {
      ...DEFAULT_DESIGN,
      style: 'Infinity',
      lengthFt: 26,
      widthFt: 13,
      features: ['Raised Spa', 'Pergola'],
      site: { plot: samplePlot({ heights: STEEP }), place: { x: 34, y: 58, turnDeg: 215, levelFt: null } },
    },
  ],
])('%s the ground has no slit', (_, design) => {
  const scene = buildScene(drawnDesign(design), { detail: 'light' });
  const columns = columnsOf(scene);
  const { x0, x1, z0, z1 } = boundsOf(scene.layout.deck);
  const slits: string[] = [];
  for (let x = x0 - AROUND_FT; x < x1 + AROUND_FT; x += STEP_FT)
    for (let z = z0 - AROUND_FT; z < z1 + AROUND_FT; z += STEP_FT)
      if (columns.heightsAt(x * METRES_PER_FOOT, z * METRES_PER_FOOT).length === 0)
        slits.push(`${x.toFixed(1)}, ${z.toFixed(1)}`);
  expect(slits).toEqual([]);
});
