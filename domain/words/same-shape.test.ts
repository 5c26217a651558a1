import { expect, test } from 'vitest';
import { shapeMismatch } from './same-shape.ts';

const OURS = {
  heading: 'Questions',
  open: true,
  sections: [
    { id: 'costs', answers: ['It depends.'] },
    { id: 'more', answers: [], note: 'Later.' },
  ],
};

test('other words of the same shape fit, in any number', () => {
  expect(shapeMismatch({ heading: 'Fragen', open: false, sections: [] }, OURS)).toBeUndefined();
  const sections = Array.from({ length: 30 }, () => ({ id: 'x', answers: ['a', 'b', 'c'] }));
  expect(shapeMismatch({ ...OURS, sections }, OURS)).toBeUndefined();
});

test.each([
  [{ ...OURS, heading: 7 }, 'heading is not a text.'],
  [{ ...OURS, heading: 'x'.repeat(20_001) }, 'heading is longer than 20000 characters.'],
  [{ heading: 'Questions', open: true }, 'It has no sections.'],
  [{ ...OURS, sections: 'none' }, 'sections is not a list.'],
  [{ ...OURS, sections: Array(1001).fill(OURS.sections[0]) }, 'sections has more than 1000 entries.'],
  [{ ...OURS, sections: [{ id: 'costs' }] }, 'sections, entry 1, has no answers.'],
  [{ ...OURS, color: 'red' }, 'It has an unknown part, color.'],
  [{ ...OURS, open: 'yes' }, 'open is not a boolean.'],
  [null, 'It is not a set of named values.'],
  [[OURS], 'It is not a set of named values.'],
])('what does not fit is said in words (%#)', (given, words) => {
  expect(shapeMismatch(given, OURS)).toBe(words);
});

test('a key that every object has is still unknown', () => {
  expect(
    shapeMismatch(JSON.parse('{"__proto__":1,"heading":"a","open":true,"sections":[]}'), OURS),
  ).toContain('unknown part');
});
