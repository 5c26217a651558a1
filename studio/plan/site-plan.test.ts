import { describe, expect, test } from 'vitest';
import * as words from '#content/plot-drawing.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { outlineOf } from '#domain/design/outline.ts';
import { edgesOf, overlap, type Point, rectangle } from '#domain/geometry/plane.ts';
import { clearancesOf } from '#domain/plot/distances.ts';
import { largestSite } from '#domain/plot/largest-plot.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { barePlot, samplePlot } from '#domain/plot/sample-plot.ts';
import type { Place } from '#domain/plot/site.ts';
import { feetAndInches } from './dimension.ts';
import type { Drawing, Mark } from './marks.ts';
import { PAPER } from './marks.ts';
import { paperTextWidth } from './paper-text.ts';
import { drawSitePlan } from './site-plan.ts';
import { drawingToSvg } from './svg.ts';

const place = (x: number, y: number, turnDeg = 0): Place => ({ x, y, turnDeg, levelFt: null });
const box = (x0: number, y0: number, x1: number, y1: number): Plot['lot']['corners'] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const PLOTS: [string, Plot, Place][] = [
  ['an L with a house', samplePlot(), place(32, 58)],
  ['a rectangle, the pool turned', barePlot(box(0, 0, 70, 120), [25, 5, 10, 5]), place(35, 80, 90)],
  [
    'a wedge far from the origin',
    barePlot(
      [
        [900, -400],
        [1040, -420],
        [1080, -300],
        [890, -310],
      ],
      7.5,
    ),
    place(980, -360, 12),
  ],
  [
    'a lot drawn the other way round, with much on it',
    samplePlot({
      lot: {
        corners: box(0, 0, 120, 90).toReversed(),
        edges: [5, 10, 5, 20].map((setbackFt) => ({ setbackFt, note: '' })),
      },
      lines: [
        {
          kind: 'overhead',
          path: [
            [0, 80],
            [120, 60],
          ],
          gapFt: 10,
          note: '',
        },
      ],
      septic: [{ kind: 'tank', corners: box(90, 20, 98, 26), gapFt: 10 }],
      northDeg: 140,
    }),
    place(60, 58, 350),
  ],
  [
    'five acres',
    barePlot(box(0, 0, 400, 540), 20, { buildings: samplePlot().buildings }),
    place(200, 300, 45),
  ],
];
const siteOf = (plot: Plot, where: Place) => ({ ...DEFAULT_DESIGN, site: { plot, place: where } });
const texts = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const lengthOf = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

describe.each(PLOTS)('%s', (_, plot, where) => {
  const design = siteOf(plot, where);
  const drawing = drawSitePlan(design, words);
  const perFoot = 800 / 7 / (drawing.feetPerInch ?? Number.NaN);
  const shapes = drawing.marks.flatMap((mark) => (mark.kind === 'shape' ? [mark] : []));

  test('is drawn to scale: every side of the lot and the pool as long as they are', () => {
    const lot = shapes.find(({ stroke, width }) => stroke === PAPER.ink && width === 2.6);
    const sides = lot?.points.slice(1).map((to, i) => lengthOf(lot.points[i] ?? to, to) / perFoot) ?? [];
    const wanted = edgesOf(plot.lot.corners).map(([a, b]) => lengthOf(a, b));
    expect(sides).toHaveLength(wanted.length);
    for (const [i, feet] of sides.entries()) expect(feet).toBeCloseTo(wanted[i] ?? 0, 6);
    for (const feet of wanted) expect(texts(drawing).join('|')).toContain(`: ${feetAndInches(feet)}`);
    const water = shapes.find(({ fill, stroke }) => fill === PAPER.water && stroke === PAPER.ink);
    const outline = outlineOf(design);
    expect(edgesOf(water?.points ?? []).map(([a, b]) => lengthOf(a, b) / perFoot)).toEqual(
      edgesOf(outline).map(([a, b]) => expect.closeTo(lengthOf(a, b), 6)),
    );
  });

  test('a dimension line is as long as its distance, and the table tells each of them', () => {
    const clearances = clearancesOf(design.site, outlineOf(design));
    const lines = shapes
      .filter(({ points, width, stroke }) => points.length === 2 && width === 1.2 && stroke !== PAPER.contour)
      .map(({ points: [a = [0, 0], b = [0, 0]] }) => lengthOf(a, b) / perFoot);
    expect(lines.length).toBeGreaterThan(0);
    for (const feet of lines)
      expect(clearances.some((one) => Math.abs(Math.abs(one.feet) - feet) < 1e-6)).toBe(true);
    for (const { to, feet } of clearances)
      if (to.part === 'edge' && feet > 0)
        expect(texts(drawing).some((text) => text.startsWith(feetAndInches(feet)))).toBe(true);
  });

  test('says where it comes from, stays on its sheet, and fits on Letter paper', () => {
    expect(texts(drawing).join(' ')).toContain('Not a survey.');
    for (const { points } of shapes)
      for (const [x, y] of points) {
        expect(x >= -1 && x <= drawing.width + 1).toBe(true);
        expect(y >= -1 && y <= drawing.height + 1).toBe(true);
      }
    // 504 points between the margins, 620 under the heading.
    expect((drawing.height * 504) / drawing.width).toBeLessThan(620);
  });

  test.each(['wide', 'narrow'] as const)('no figure stands on another on a %s sheet', (sheet) => {
    const boxes = drawSitePlan(design, words, sheet).marks.flatMap((mark) =>
      mark.kind === 'text' && /'-\d+"$/.test(mark.text) && mark.strong ? [textBox(mark)] : [],
    );
    const covered = boxes.filter((one, i) => boxes.slice(i + 1).some((other) => overlap(one, other)));
    expect(covered).toEqual([]);
  });
});

function textBox({ x, y, text, size, turn = 0 }: Extract<Mark, { kind: 'text' }>): Point[] {
  const angle = (turn * Math.PI) / 180;
  const half = paperTextWidth(text, size) / 2;
  return rectangle(-half, -size * 0.7, half, 0).map(
    ([dx, dy]): Point => [
      x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y + dx * Math.sin(angle) + dy * Math.cos(angle),
    ],
  );
}

test('what is too close is red, with a figure that does not read as enough', () => {
  const drawing = drawSitePlan(siteOf(samplePlot(), place(32, 45.95)), words);
  const red = drawing.marks.filter((mark) => mark.kind === 'text' && mark.colour === PAPER.danger);
  expect(red.map((mark) => mark.kind === 'text' && mark.text)).toEqual([
    '4\'-11"',
    'House',
    '4\'-11", but 5\'-0" wanted',
  ]);
});

test('heights are told at their spots and as lines of equal height; level ground has neither', () => {
  const sloped = texts(drawSitePlan(siteOf(samplePlot(), place(32, 58)), words));
  expect(sloped).toEqual(
    expect.arrayContaining(['100', '96', '97', '99', 'Height of the ground, every 1 ft']),
  );
  const level = texts(drawSitePlan(siteOf(samplePlot({ heights: [] }), place(32, 58)), words)).join();
  expect(level).not.toContain('Height');
});

test('the largest plot is drawn in a moment and has no figure that is none', () => {
  const started = performance.now();
  const svg = drawingToSvg(drawSitePlan({ ...DEFAULT_DESIGN, site: largestSite() }, words));
  expect(svg).not.toMatch(/NaN|Infinity/);
  expect(performance.now() - started).toBeLessThan(8000);
});
