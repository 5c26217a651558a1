import { expect, test } from 'vitest';
import { reshaped } from './reshaped.ts';

test('a pool made round is as wide as long and about as large; every other outline keeps its measures', () => {
  expect(reshaped({ lengthFt: 32, widthFt: 16 }, 'Round')).toEqual({
    shape: 'Round',
    size: null,
    lengthFt: 23,
    widthFt: 23,
  });
  expect(reshaped({ lengthFt: 20, widthFt: 20 }, 'Round')).toEqual({ shape: 'Round' });
  expect(reshaped({ lengthFt: 32, widthFt: 16 }, 'L-shape')).toEqual({ shape: 'L-shape' });
  expect(reshaped({ lengthFt: 32, widthFt: 16 }, undefined)).toEqual({ shape: undefined });
  expect(reshaped({ lengthFt: 120, widthFt: 60 }, 'Round')).toMatchObject({ lengthFt: 60, widthFt: 60 });
});
