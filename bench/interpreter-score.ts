import { EVERY_SENTENCE } from '#domain/design/labelled/every-sentence.ts';
import { precision, recall, SCORED_FIELDS, score } from '#domain/design/labelled/score.ts';

// Precision and recall of the built-in interpreter, per field: `npm run interpreter:score [-- --misses]`.

const set = EVERY_SENTENCE;
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
