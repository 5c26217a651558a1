import { expect, test } from 'vitest';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { CONTENT } from './content.ts';
import { SPANISH } from './es/phrases.ts';
import { inSpanish } from './es/translate.ts';
import { SAMPLE_DESIGN, SAMPLE_WORDS } from './sample-design.ts';

const { content: spanish } = inSpanish(CONTENT, SPANISH);
const sentencesOf = ({ designTool, home, states }: typeof CONTENT): string[] => [
  ...designTool.DESIGN_TOOL.examples,
  designTool.DESIGN_TOOL.rendering.sample.words,
  ...home.HERO.describe.examples.map(({ words }) => words),
  ...Object.values(states.STATES).map(({ sentence }) => sentence),
];
const SAID = sentencesOf(CONTENT).map((english, at) => [sentencesOf(spanish)[at] ?? '', english] as const);

test.each(SAID)('a sentence to begin with is the same pool in both languages: %s', (said, english) => {
  const [read, meant] = [said, english].map((words) => {
    const { style, size, shape, lengthFt, widthFt, childFriendly } = interpretAny(words).design;
    return { style, size, shape, lengthFt, widthFt, childFriendly };
  });
  expect(read).toEqual(meant);
});

test('the sample is the very pool that its words are read as', () => {
  expect(interpretAny(SAMPLE_WORDS).design).toEqual(SAMPLE_DESIGN);
});
