import { beforeEach, expect, test, vi } from 'vitest';
import { interpret } from '#domain/design/interpret.ts';
import { findOwnDesign, isOwnDesign, rememberOwnDesign, saveOwnDesign } from './own-designs.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});

const make = (id: string, words = 'a kidney pool') => {
  const { design, understood, assumptions, notUnderstood, budget } = interpret(words);
  saveOwnDesign({
    id,
    words,
    asRead: design,
    understood,
    assumptions,
    notUnderstood,
    budget,
    answeredBy: 'model',
  });
};

test('a design made here is known with its words and with who read them', () => {
  make('first');
  expect(findOwnDesign('first')).toMatchObject({ words: 'a kidney pool', answeredBy: 'model' });
  expect([isOwnDesign('first'), isOwnDesign('another')]).toEqual([true, false]);
});

test('after many changes the words of the first are gone, yet it is still one’s own', () => {
  make('first');
  for (let change = 0; change < 60; change += 1) make(`change ${change}`);
  expect([findOwnDesign('first'), isOwnDesign('first')]).toEqual([undefined, true]);
  for (let change = 0; change < 600; change += 1) rememberOwnDesign(`name ${change}`);
  expect(isOwnDesign('first')).toBe(false);
});

test('what an earlier version kept is still found, and what is broken is nothing', () => {
  make('first');
  stored.delete('poolDesignNames');
  stored.set('poolDesigns', (stored.get('poolDesigns') ?? '').replace(',"answeredBy":"model"', ''));
  expect([isOwnDesign('first'), findOwnDesign('first')?.answeredBy]).toEqual([true, undefined]);
  stored.set('poolDesigns', '{"torn');
  stored.set('poolDesignNames', '7');
  expect(isOwnDesign('first')).toBe(false);
  make('second');
  expect(isOwnDesign('second')).toBe(true);
});
