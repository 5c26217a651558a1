import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { feetAndInches, textWidth } from './dimension.ts';
import { drawPlan } from './draw-plan.ts';
import { type Ink, PAPER } from './marks.ts';
import { drawingToSvg } from './svg.ts';

test('feet are written as the trade writes them', () => {
  expect(feetAndInches(32.5)).toBe('32\'-6"');
  expect(feetAndInches(11.99)).toBe('12\'-0"');
});

test.each(STYLES)('a %s pool is drawn with its dimensions, depths, scale and north', (style) => {
  const svg = drawingToSvg(
    drawPlan({ ...DEFAULT_DESIGN, style, lengthFt: 36.5, widthFt: 18, shallowFt: 3.5, deepFt: 8 }),
  );
  for (const text of ['36\'-6"', '18\'-0"', '8\'-0"', '10 ft', '>N<', 'Section along the pool']) {
    expect(svg).toContain(text.replaceAll('"', '&quot;'));
  }
  expect(svg).not.toContain('NaN');
});

test('every placed feature is named in the key', () => {
  const { key } = drawPlan({
    ...DEFAULT_DESIGN,
    lengthFt: 60,
    widthFt: 30,
    features: ['Raised Spa', 'Sunshelf', 'Slide', 'Pergola', 'Safety Fence'],
  });
  const labels = key.map(({ label }) => label.toLowerCase()).join(' | ');
  for (const name of ['spa', 'sunshelf', 'slide', 'pergola', 'safety fence']) expect(labels).toContain(name);
});

test('plan and section share one scale', () => {
  const { marks } = drawPlan({ ...DEFAULT_DESIGN, lengthFt: 40 });
  const lengths = marks.filter((mark) => mark.kind === 'text' && mark.text === '40\'-0"');
  expect(lengths).toHaveLength(2);
  expect(new Set(lengths.map((mark) => (mark.kind === 'text' ? Math.round(mark.x) : 0))).size).toBe(1);
});

test('an infinity pool shows its edge though nobody named it', () => {
  const { key } = drawPlan({ ...DEFAULT_DESIGN, style: 'Infinity' });
  expect(key.map(({ label }) => label.toLowerCase()).join()).toMatch(/basin|edge/);
});

test('all features at once still give a finite drawing', () => {
  const drawing = drawPlan({ ...DEFAULT_DESIGN, features: [...FEATURES] });
  expect(Number.isFinite(drawing.height)).toBe(true);
  expect(drawingToSvg(drawing)).not.toMatch(/NaN|Infinity"/);
});

test.each([
  [8, 6],
  [12, 8],
  [16, 10],
  [24, 12],
  [75, 8],
  [60, 30],
])(
  'the figures of a %i by %i ft pool never cover one another, on a phone or on paper',
  (lengthFt, widthFt) => {
    for (const paper of ['wide', 'narrow'] as const) {
      const boxes = drawPlan({ ...DEFAULT_DESIGN, lengthFt, widthFt }, paper).marks.flatMap((mark) => {
        if (mark.kind !== 'text' || !/^\d+'-\d+"$/.test(mark.text)) return [];
        const long = textWidth(mark.text, mark.size);
        const left =
          mark.anchor === 'middle' ? mark.x - long / 2 : mark.anchor === 'end' ? mark.x - long : mark.x;
        return mark.turn
          ? [{ x0: mark.x - mark.size, x1: mark.x, y0: mark.y - long / 2, y1: mark.y + long / 2 }]
          : [{ x0: left, x1: left + long, y0: mark.y - mark.size * 0.8, y1: mark.y }];
      });
      const overlaps = boxes.filter((a, index) =>
        boxes.slice(index + 1).some((b) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1),
      );
      expect(overlaps).toEqual([]);
    }
  },
);

test('a number stands beside what it would hide, with a line to it', () => {
  for (const paper of ['wide', 'narrow'] as const) {
    const { marks, key } = drawPlan(
      {
        ...DEFAULT_DESIGN,
        lengthFt: 36,
        features: ['Raised Spa', 'Sunshelf', 'Fire Feature'],
        counts: { 'Fire Feature': 2 },
        fire: 'bowls',
      },
      paper,
    );
    const number = key.find(({ label }) => label.startsWith('Fire bowl'))?.number;
    const bowls = marks.flatMap((mark) =>
      mark.kind === 'shape' && mark.stroke === PAPER.clay ? [boundsOf(mark.points)] : [],
    );
    const disc = marks.find((mark) => mark.kind === 'text' && mark.text === String(number));
    expect(bowls).toHaveLength(2);
    if (disc?.kind !== 'text') throw new Error('no number');
    for (const { x0, x1, z0, z1 } of bowls)
      expect(Math.hypot(disc.x - (x0 + x1) / 2, disc.y - (z0 + z1) / 2)).toBeGreaterThan(disc.size);
  }
});

const shapesIn = (ink: Ink, design: Partial<typeof DEFAULT_DESIGN>) =>
  drawPlan({ ...DEFAULT_DESIGN, lengthFt: 40, widthFt: 18, ...design }).marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.fill === ink.fill && mark.stroke === ink.stroke && mark.width === ink.width
      ? [boundsOf(mark.points)]
      : [],
  );

test('the steps are drawn tread by tread, one behind the other and as wide as they are built', () => {
  const treads = shapesIn({ fill: PAPER.shelf, stroke: PAPER.quiet, width: 0.8 }, { features: ['Sunshelf'] });
  expect(treads.length).toBeGreaterThan(2);
  const [first] = treads;
  for (const [at, tread] of treads.entries()) {
    expect(tread.z1 - tread.z0).toBeCloseTo((first?.z1 ?? 0) - (first?.z0 ?? 0), 1);
    if (at > 0) expect(tread.x0).toBeCloseTo(treads[at - 1]?.x1 ?? 0, 3);
  }
});

test('loungers stand on the plan where the picture has them: two on the deck, two on the shelf', () => {
  const lounger = { fill: PAPER.white, stroke: PAPER.quiet, width: 0.9 };
  expect(shapesIn(lounger, {})).toHaveLength(2);
  expect(shapesIn(lounger, { features: ['Sunshelf'] })).toHaveLength(4);
});

test('both fire bowls carry their number', () => {
  const { key, marks } = drawPlan({
    ...DEFAULT_DESIGN,
    lengthFt: 40,
    features: ['Fire Feature'],
    fire: 'bowls',
    counts: { 'Fire Feature': 2 },
  });
  const fire = key.find(({ label }) => label.toLowerCase().includes('fire'));
  const numbers = marks.filter(
    (mark) => mark.kind === 'text' && mark.text === String(fire?.number) && mark.strong,
  );
  // On the plan twice, and once before its name in the key.
  expect(numbers).toHaveLength(3);
});
