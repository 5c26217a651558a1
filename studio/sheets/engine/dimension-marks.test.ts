import { describe, expect, it } from 'vitest';
import { overlap } from '#domain/geometry/plane.ts';
import type { Entity } from './entity.ts';
import { viewMarks } from './entity-marks.ts';
import { type TextMark, textBox } from './text-room.ts';

const chain = (lengths: readonly number[], turn: boolean, at: number): Entity[] => {
  let start = 0;
  return lengths.map((length) => {
    const [from, to] = [start, start + length];
    start = to;
    const point = (along: number, off: number) => (turn ? ([off, along] as const) : ([along, off] as const));
    return {
      kind: 'dimension',
      layer: 'A-ANNO-DIMS',
      from: point(from, 0),
      to: point(to, 0),
      at: point(from, at),
      heightFt: 0.8,
    };
  });
};

const onPaper = {
  place: ([x, y]: readonly [number, number]) => [x * 9, y * 9] as const,
  perFoot: 9,
  turnDeg: 0,
};

describe('figures of dimensions', () => {
  it.each([
    ['many short ones', [0.5, 0.5, 0.5, 1, 12, 1, 0.5, 0.25, 0.25]],
    ['steps', [1, 1, 1, 1, 1, 1, 1, 1]],
    ['one alone', [0.3]],
  ])('never lie over one another: %s', (_, lengths) => {
    for (const turn of [false, true])
      for (const at of [3, -3]) {
        const marks = viewMarks(
          [
            ...chain(lengths, turn, at),
            {
              kind: 'text',
              layer: 'A-ANNO-TEXT',
              at: turn ? [at, 2] : [2, at],
              text: 'Step',
              heightFt: 0.8,
              anchor: 'start',
            },
          ],
          onPaper,
        );
        const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
        expect(texts).toHaveLength(lengths.length + 1);
        const boxes = texts.map((mark) => textBox(mark));
        boxes.forEach((box, i) => {
          for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
        });
      }
  });

  it('stands over its line where it fits', () => {
    const texts = viewMarks(chain([20], false, 3), onPaper).filter(({ kind }) => kind === 'text');
    expect(texts).toMatchObject([{ x: 90, text: '20\'-0"', anchor: 'middle' }]);
  });
});
