import { expect, test } from 'vitest';
import { changed, committed, redone, reverted, startHistory, undone } from './history.ts';

test('changes of one field are one step; a drag that is taken back never was', () => {
  let history = startHistory(0);
  for (const value of [1, 2, 3]) history = changed(history, value, 'drag');
  expect(undone(history)).toMatchObject({ present: 0, future: [3] });
  expect(redone(undone(history)).present).toBe(3);
  expect(reverted(history)).toMatchObject({ present: 0, past: [], future: [] });
  history = changed(committed(history), 4, 'drag');
  expect(undone(history).present).toBe(3);
  expect(undone(startHistory(7)).present).toBe(7);
  expect(redone(startHistory(7)).present).toBe(7);
});
