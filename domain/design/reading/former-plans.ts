import { rows } from './pattern.ts';
import { startingWith } from './row-index.ts';
import { isAround } from './scan.ts';
import { FORMER_PLANS, GETS_INSTEAD, GIVEN_UP, TURNS } from './tables/former-plans.ts';
import { isEndOfSentence, type Text } from './text.ts';

// "First I put down a beach entry, but ...", "Originally I was dead set on a grotto. Then I priced it.": once planned, then left.

const turnsAt = startingWith(rows(TURNS));
const plansAt = startingWith(rows(FORMER_PLANS));
// The turn comes soon, or what was planned still is.
const SOON = 24;

/** A plan of then that governs the item: told before it, with nothing between them but its own words. */
function isPlanned(text: Text, at: number): boolean {
  for (let left = at - 1; left >= Math.max(0, at - 14); left -= 1) {
    const item = text.items[left];
    if (!item || isEndOfSentence(item) || item.is.has('BREAK')) return false;
    const end = plansAt(text, item.from);
    if (end !== -1 && end <= (text.items[at]?.from ?? 0)) return true;
  }
  return false;
}

function turnsSoon(text: Text, to: number): boolean {
  let stops = 0;
  for (let next = to + 1; next <= to + SOON; next += 1) {
    const item = text.items[next];
    if (!item) return false;
    if (isEndOfSentence(item)) stops += 1;
    if (stops > 2) return false;
    if (turnsAt(text, item.from) !== -1) return true;
  }
  return false;
}

export const isFormerPlan = (text: Text, at: number, to: number): boolean =>
  GIVEN_UP.some((row) => isAround(text, at, row, 9)) ||
  GETS_INSTEAD.some((row) => isAround(text, at, row, 9)) ||
  (isPlanned(text, at) && turnsSoon(text, to));
