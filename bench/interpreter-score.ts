import { EVERYDAY } from '#domain/design/labelled/everyday.ts';
import { PASSERSBY } from '#domain/design/labelled/passersby.ts';
import { precision, recall, SCORED_FIELDS, score } from '#domain/design/labelled/score.ts';
import { STRANGERS } from '#domain/design/labelled/strangers.ts';
import { VOICES } from '#domain/design/labelled/voices.ts';

// Precision and recall of the built-in interpreter, per field: `npm run interpreter:score [-- --misses]`.

const set = [...EVERYDAY, ...VOICES, ...STRANGERS, ...PASSERSBY];
const began = performance.now();
const { scores, misses } = score(set);
const each = (performance.now() - began) / set.length;

console.log(`${set.length} labelled sentences, ${each.toFixed(2)} ms each`);
for (const field of SCORED_FIELDS) {
  const { right, claimed, said } = scores[field];
  console.log(
    `${field.padEnd(14)} precision ${precision(scores[field]).toFixed(3)} (${right}/${claimed})  recall ${recall(scores[field]).toFixed(3)} (${right}/${said})`,
  );
}
if (process.argv.includes('--misses')) {
  for (const { words, field, expected, got } of misses)
    console.log(`\n${field}: expected [${expected}] got [${got}]\n  ${words}`);
}
