import { table } from '../table.ts';
import { HELD_OUT } from './held-out.ts';
import type { Labelled } from './labelled.ts';
import { precision, recall, SCORED_FIELDS, score } from './score.ts';
import { SPANISH } from './spanish.ts';
import { TUNED } from './tuned.ts';

// How well the built-in reader understands labelled sentences, per field: `npm run interpreter:score [-- --misses]`,
// in Spanish with `--language=es`.
// No rule may be written for a held-out sentence: `--held-out` shows its misses, and what was looked at moves to the tuned.

function report(name: string, set: Labelled[], withMisses: boolean): void {
  const began = performance.now();
  const { scores, misses, judgements, sentences } = score(set);
  const each = (performance.now() - began) / set.length;
  console.log(`${name}: ${set.length} sentences, ${each.toFixed(2)} ms each`);
  const rows = SCORED_FIELDS.map((field) => {
    const { right, claimed, said } = scores[field];
    return [
      field,
      `${precision(scores[field]).toFixed(3)} (${right}/${claimed})`,
      `${recall(scores[field]).toFixed(3)} (${right}/${said})`,
    ];
  });
  console.log(`${table(['Field', 'Precision', 'Recall'], rows)}\n`);
  const share = (part: number, all: number) => `${(part / all).toFixed(3)} (${part}/${all})`;
  console.log(`Judgements right: ${share(judgements.right, judgements.all)}`);
  console.log(`Whole sentences right: ${share(sentences.whole, sentences.all)}\n`);
  if (!withMisses) return;
  for (const { words, field, expected, got } of misses)
    console.log(`${field}: expected [${expected}] got [${got}]\n  ${words}\n`);
}

const { tuned, heldOut } = process.argv.includes('--language=es')
  ? SPANISH
  : { tuned: TUNED, heldOut: HELD_OUT };
report('Tuned', tuned, process.argv.includes('--misses'));
report('Held out', heldOut, process.argv.includes('--held-out'));
