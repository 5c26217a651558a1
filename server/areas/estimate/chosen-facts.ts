import type { Content } from '#content/content.ts';
import { ESTIMATE_CONTROLS } from '#domain/estimate/estimate-form.ts';
import type { PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { inWords } from '#domain/site/form-controls.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { voiceOf } from '#server/voice.ts';

const { email, size, type, material, features, ...unpriced } = ESTIMATE_CONTROLS;
const ASKED = { size, type, material, features, ...unpriced };

// What the visitor chose, in words, for the paper and for the mails: what the price depends on first.
export const chosenFacts = (content: Content, choices: PaperChoices): [string, string][] =>
  namesOf(ASKED).flatMap((name): [string, string][] => {
    const { CALCULATOR, ESTIMATE_PAPER } = content.estimate;
    const said =
      inWords(ASKED[name], choices[name], voiceOf(content)) ||
      (name === 'features' ? ESTIMATE_PAPER.none : '');
    return said ? [[CALCULATOR.labels[name], said]] : [];
  });
