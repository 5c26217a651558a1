import { hasStance, type Item, isMention, REACH } from './items.ts';

// Is this item wanted? The nearest refusal on its left, if its reach extends so far, or one said after it.

const SMALL_WORDS =
  /^(a|an|the|any|of|our|my|your|really|even|think|thinking|believe|feel|we|i|you|us|me|they|particularly|necessarily|actually|especially|to|for|be|being|in|about|into|it|that|this|those|these|at|all|kind|type|sort|so|too|very|super|go|going|do|want|have|having|need|like|care|add|include|use|get|put|see|there|is|any|one|full|traditional|regular|giant|bother|want|is|are|was|been|wasting|spend|money|on|wants|fancy|something|anything)$/;

const isStop = (item: Item | undefined) =>
  item === undefined || item.kind === 'stop' || hasStance(item, 'break');

// "no slide, diving board or spa": the or at the end gathers the whole list under the refusal.
type List = { until: number; gathered: boolean };

function listAt(items: Item[], comma: number): List {
  for (let at = comma + 1; at <= comma + REACH; at += 1) {
    const item = items[at];
    if (!item || isStop(item) || hasStance(item, 'wish', 'refusal', 'refusing-verb', 'affirmation'))
      return { until: at, gathered: false };
    if (item.kind === 'or') return { until: at, gathered: true };
    if (item.kind === 'and') return { until: at, gathered: false };
  }
  return { until: comma + REACH, gathered: false };
}

const PRAISE =
  /^(please|pls|yes|instead|definitely|absolutely|great|nice|awesome|perfect|cool|must|yeah|yep|though)$/;

function praisedAfter(items: Item[], at: number): boolean {
  for (let next = at + 1; next < Math.min(items.length, at + 5); next += 1) {
    const item = items[next];
    if (!item || item.kind === 'stop' || item.kind === 'comma') return false;
    if (PRAISE.test(item.word)) return true;
    if (
      hasStance(item, 'wish') &&
      ['would be', 'should be', 'must', 'would'].some((word) => item.word === word.split(' ')[0])
    )
      return true;
  }
  return false;
}

const isAnswer = (item: Item | undefined) =>
  /^(yes|no|yep|nope|yeah|nah)$/.test(item?.word ?? '') && item?.to === (item?.from ?? 0) + 1;

// "SPA YES SLIDE NO WATERFALL YES": each yes or no answers the thing before it.
function answers(items: Item[], at: number): boolean {
  if (!isAnswer(items[at]) || !isMention(items[at - 1])) return false;
  const other = [at - 2, at + 2].filter((near) => near !== at);
  return other.some((near) => isAnswer(items[near]) && isMention(items[near - 1]));
}

type Reach = 'refusal' | 'refusing-verb' | 'possession' | 'exchange';

function reachOf(items: Item[], at: number): Reach | null {
  const item = items[at];
  if (!item) return null;
  // "rather a sunshelf than a spa", "prefer a spa over a slide"
  if (item.kind === 'word' && /^(than|over)$/.test(item.word)) {
    const sentence = items.slice(Math.max(0, at - 10), at);
    return sentence.some((left) => /^(rather|prefer|id|sooner|wed)$/.test(left.word)) ? 'exchange' : null;
  }
  const reach = ownReach(item);
  if (!reach || answers(items, at)) return null;
  // "can I have a spa" asks for one; "I have a spa" does not.
  const asks = /^(can|could|may|should|would|will|must|if|when|might|do)$/.test(items[at - 1]?.word ?? '');
  return asks && hasStance(item, 'possession') ? null : reach;
}

function ownReach(item: Item): Reach | null {
  for (const meaning of item.meanings) {
    if (meaning.field !== 'stance') continue;
    if (
      meaning.value === 'refusal' ||
      meaning.value === 'refusing-verb' ||
      meaning.value === 'possession' ||
      meaning.value === 'exchange'
    ) {
      return meaning.value;
    }
  }
  return null;
}

function reaches(items: Item[], from: number, to: number, reach: Reach): boolean {
  let direct = true;
  let list: List = { until: from, gathered: false };
  for (let at = from + 1; at < to; at += 1) {
    const item = items[at];
    if (!item || isStop(item)) return false;
    // "everything except a slide: spa, lights"
    if (item.word === ':' && !direct) return false;
    if (hasStance(item, 'affirmation', 'neutral', 'correction')) return false;
    if (hasStance(item, 'wish')) {
      // The refused verb itself ("don't really want") is part of the refusal.
      const verb = reach === 'refusing-verb' || reach === 'exchange' || items[from]?.word === 'not';
      const own = direct && verb && SMALL_WORDS.test(item.word);
      if (!own) return false;
    }
    if (reach === 'exchange') {
      if (item.kind === 'comma' || item.kind === 'and' || item.kind === 'stop') return false;
      if (isMention(item) && item.meanings.some((meaning) => meaning.field === 'feature'))
        return items[at + 1]?.kind === 'or' && at + 2 >= to - 2;
    }
    if (item.kind === 'comma') {
      if (reach === 'possession') return false;
      // All commas of a list share its end.
      if (at >= list.until) list = listAt(items, at);
      if (!list.gathered) {
        if (reach === 'refusal') return false;
        if (praisedAfter(items, to)) return false;
      }
    }
    if (item.kind === 'and') {
      if (reach === 'possession') return false;
      if (reach === 'refusal' && !sharedNoun(items, at, to)) return false;
      if (praisedAfter(items, to)) return false;
    }
    if (!(item.kind === 'word' && SMALL_WORDS.test(item.word)) && !hasStance(item, 'wish')) direct = false;
  }
  return true;
}

// "no waterfall and slide" is read as one refused pair only when nothing stands between "and" and the thing
// and the pair ends there; "no spa and a slide" is not.
function sharedNoun(items: Item[], and: number, to: number): boolean {
  return items[and - 1]?.kind === 'or' || (items[and + 1]?.kind === 'or' && and + 2 === to);
}

// "ditch everything except the spa": an exception to a refusal is wanted
function isException(items: Item[], at: number): boolean {
  if (!/^(everything |all )?(except|but)\b/.test(items[at]?.said ?? '')) return false;
  return items
    .slice(Math.max(0, at - 3), at)
    .some((item) => hasStance(item, 'refusal', 'refusing-verb') && item.kind === 'phrase');
}

function refusedBefore(items: Item[], at: number, fields: 'feature' | 'other'): boolean {
  for (let left = at - 1; left >= at - REACH; left -= 1) {
    const item = items[left];
    if (!item || item.kind === 'stop') return false;
    if (hasStance(item, 'affirmation', 'break')) return false;
    const reach = reachOf(items, left);
    if (reach && isException(items, left)) return false;
    if (reach) {
      if (reach === 'possession' && fields !== 'feature') return false;
      return reaches(items, left, at, reach);
    }
  }
  return false;
}

// The mention and those joined to it by "and" or "or": "spa and waterfall not needed" refuses both.
function afterGroup(items: Item[], at: number): number {
  let next = at + 1;
  while (next < at + REACH) {
    const joint = items[next];
    if (joint?.kind !== 'and' && joint?.kind !== 'or') return next;
    let mention = next + 1;
    while (
      mention < at + REACH &&
      items[mention]?.kind === 'word' &&
      SMALL_WORDS.test(items[mention]?.word ?? '')
    )
      mention += 1;
    if (!isMention(items[mention])) return next;
    next = mention + 1;
  }
  return next;
}

function refusedAfter(items: Item[], at: number): boolean {
  let next = afterGroup(items, at);
  let steps = 0;
  let comma = false;
  while (next < items.length && steps < 8) {
    const item = items[next];
    if (!item) return false;
    const question = item.kind === 'stop' && item.word === '?';
    if (item.kind === 'stop' && takesItBack(items, next)) return true;
    // "spa y, slide n"
    if (steps === 0 && item.word === 'n' && (!items[next + 1] || items[next + 1]?.kind === 'comma'))
      return true;
    if (item.kind === 'stop' && !question && item.word !== '(') return false;
    // "a spa but not now"
    if (hasStance(item, 'break')) return regretted(items, next);
    if (item.word === 'n' && items[next - 1]?.word === ':') return true;
    if (isMention(item)) return false;
    if (item.kind === 'comma' || item.kind === 'and' || question) {
      if (comma) return false;
      comma = true;
    }
    const ended = endsThought(items, next + 1);
    // "waterfall: no", "spa? nope"
    if (/^(no|nope|nah|none)$/.test(item.word) && item.to === item.from + 1)
      return (ended && steps <= 2) || answers(items, next);
    if (hasStance(item, 'afterthought')) return ended || !mentionFollows(items, next + 1);
    if (comma && steps > 2) return false;
    next += 1;
    steps += 1;
  }
  return false;
}

// "My ex wanted a spa. I don't.": a refusal that names nothing answers what was said last.
function takesItBack(items: Item[], stop: number): boolean {
  const [who, verb, end] = items.slice(stop + 1, stop + 4);
  if (!/^(i|we)$/.test(who?.word ?? '') || !hasStance(verb, 'refusing-verb')) return false;
  return /^(dont|do|didnt|wont)$/.test(verb?.word ?? '') && (!end || end.kind === 'stop');
}

// "a spa but not now", "an edge, but my wife says it is too expensive"
function regretted(items: Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 6; next += 1) {
    const item = items[next];
    if (!item || item.kind === 'stop' || isMention(item) || hasStance(item, 'wish')) return false;
    if (hasStance(item, 'afterthought')) return true;
  }
  return false;
}

function endsThought(items: Item[], at: number): boolean {
  const item = items[at];
  return (
    item === undefined ||
    ['stop', 'comma', 'and'].includes(item.kind) ||
    hasStance(item, 'break', 'wish') ||
    item.word === 'way' ||
    item.word === 'thanks'
  );
}

function mentionFollows(items: Item[], at: number): boolean {
  for (let next = at; next < at + REACH; next += 1) {
    const item = items[next];
    if (!item || item.kind === 'stop' || item.kind === 'comma' || hasStance(item, 'break', 'wish'))
      return false;
    if (isMention(item)) return true;
  }
  return false;
}

export function isRefused(items: Item[], at: number, fields: 'feature' | 'other'): boolean {
  return refusedAfter(items, at) || refusedBefore(items, at, fields);
}
