import { around } from './scan.ts';
import type { Text } from './text.ts';

// Between what several people proposed, the one they settled on counts: "he said rectangle, I said kidney, so freeform".

const PERSON =
  'i|he|she|they|we|me|husband|wife|hubby|dh|mom|mother|dad|father|kids|son|daughter|partner|guy|builder|designer|first|second|third|fiance|boyfriend|girlfriend|store';
const PROPOSED = [
  `${PERSON} _3 says|said|say|wants|wanted|want|drew|voted|suggested|likes|liked|picked|prefers|thinks _4 #`,
  `${PERSON} : a? #`,
  'thought|thinking|considered|toyed|looked about|of|at|with? _3 #',
  'went|going|go from _3 #',
  'why not just? a? #',
];
const SETTLED = [
  'so|finally|settled|settling|landed|agreed|agree|compromise|compromised|doing|decided|its|final|tldr|verdict|result|now|winner (!(not|no) _)* #',
  '# it is',
  '# wins|won',
  'came up _? #',
];
const [PROPOSALS, SETTLEMENTS] = [PROPOSED, SETTLED].map((rows) => rows.map((row) => [row, true] as const));
const APART = /^(STOP|COMMA|MEASURE)$/;

const isAny = (text: Text, at: number, rows: readonly (readonly [string, true])[] = []) =>
  around(text, at, rows, 9, APART) === true;

type Said = { at: number; wanted: boolean; outline: boolean };

/** Without what was only proposed before the word that settled it, outlines apart from looks. */
export function settledAmong<Reading extends Said>(text: Text, readings: readonly Reading[]): Reading[] {
  const dropped = new Set<Reading>();
  for (const outline of [true, false]) {
    const alike = readings.filter((reading) => reading.outline === outline && reading.wanted);
    if (alike.length < 2) continue;
    const last = alike.findLast(({ at }) => isAny(text, at, SETTLEMENTS));
    for (const reading of alike)
      if (last && reading.at < last.at && isAny(text, reading.at, PROPOSALS)) dropped.add(reading);
  }
  return readings.filter((reading) => !dropped.has(reading));
}
