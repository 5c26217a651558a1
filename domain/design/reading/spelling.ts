// Bounded edit distance with transpositions; anything over the bound counts as too far.
function distance(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) > bound) return bound + 1;
  // Whole texts of unknown words come by here: the three rows are written over instead of made anew.
  let [before, previous, current] = ROWS;
  for (let column = 0; column <= b.length; column += 1) previous[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > bound) return bound + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length] ?? bound + 1;
}

const ROWS: [number[], number[], number[]] = [[], [], []];

// How many slips a word of this length may carry before it is another word.
const allowed = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

export function nearestWord(word: string, lexicon: ReadonlyMap<string, readonly string[]>): string | null {
  if (word.length < 4) return null;
  let found: string | null = null;
  let least = 3;
  for (const candidate of lexicon.get(word.charAt(0)) ?? []) {
    const bound = Math.min(allowed(candidate.length), least - 1);
    if (bound < 1) continue;
    const slips = distance(word, candidate, bound);
    if (slips <= bound) {
      found = candidate;
      least = slips;
    }
  }
  return found;
}
