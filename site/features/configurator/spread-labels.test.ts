import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collide, spreadLabels, widthOf } from './spread-labels.ts';

const label = fc.record({
  id: fc.string(),
  text: fc.constantFrom('16 ft', '32 ft', '3.5 ft deep', '6 ft deep'),
  x: fc.integer({ min: 0, max: 390 }),
  y: fc.integer({ min: 0, max: 370 }),
  visible: fc.boolean(),
});

test('no two labels that are shown cover one another or the tools, and the first is always shown', () => {
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 6 }), (labels) => {
      const shown = spreadLabels(labels, 300).filter(({ visible }) => visible);
      const boxes = shown.map(({ x, y, text }) => ({ x, y, width: widthOf(text) }));
      boxes.forEach((box, at) => {
        for (const other of boxes.slice(at + 1)) expect(collide(box, other)).toBe(false);
      });
      for (const { y } of shown) expect(y).toBeLessThanOrEqual(300);
      const first = labels.find(({ visible }) => visible);
      if (first) expect(shown[0]).toEqual({ ...first, y: Math.min(300, first.y) });
    }),
  );
});

test('labels with room keep their places', () => {
  const far = [0, 100, 200].map((y) => ({ id: `${y}`, text: '32 ft', x: 50, y, visible: true }));
  expect(spreadLabels(far, 300)).toEqual(far);
});
