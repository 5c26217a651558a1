import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type DesignAction, designHistory, startDesign } from './design-history.ts';

function after(...actions: DesignAction[]) {
  return actions.reduce(designHistory, startDesign(DEFAULT_DESIGN));
}

const longer = (lengthFt: number): DesignAction => ({
  type: 'change',
  change: { lengthFt },
  field: 'lengthFt',
});

test('undo goes back and redo comes forward again', () => {
  const changed = after(longer(40), { type: 'change', change: { deck: 'wood' }, field: 'deck' });
  const undone = designHistory(changed, { type: 'undo' });
  expect(undone.present).toEqual({ ...DEFAULT_DESIGN, lengthFt: 40 });
  expect(designHistory(undone, { type: 'redo' }).present).toEqual(changed.present);
});

test('dragging one slider is a single step back', () => {
  const dragged = after(longer(33), longer(34), longer(35));
  expect(designHistory(dragged, { type: 'undo' }).present).toEqual(DEFAULT_DESIGN);
});

test('the same slider taken up again is a step of its own', () => {
  const twice = after(longer(33), { type: 'commit' }, longer(35));
  expect(designHistory(twice, { type: 'undo' }).present.lengthFt).toBe(33);
});

test('a new change forgets what was undone', () => {
  const history = after(longer(40), { type: 'undo' }, longer(28));
  expect(history.future).toEqual([]);
});

test('a change that changes nothing is no step', () => {
  expect(after(longer(DEFAULT_DESIGN.lengthFt)).past).toEqual([]);
});

test('undo and redo at the ends leave everything as it is', () => {
  expect(after({ type: 'undo' }, { type: 'redo' })).toEqual(startDesign(DEFAULT_DESIGN));
});
