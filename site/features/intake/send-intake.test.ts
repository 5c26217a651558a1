import { expect, test } from 'vitest';
import { progressOf } from './send-intake.ts';

const chosen = (id: string, size: number) => ({
  id,
  file: new File([new Uint8Array(size)], `${id}.pdf`),
  purpose: '' as const,
});

test('progress is told per file in the order they travel', () => {
  const files = [chosen('a', 100), chosen('b', 300)];
  expect(progressOf(files, 50, 450).files).toEqual([
    { id: 'a', share: 0 },
    { id: 'b', share: 0 },
  ]);
  expect(progressOf(files, 300, 450).files).toEqual([
    { id: 'a', share: 1 },
    { id: 'b', share: 0.5 },
  ]);
});
