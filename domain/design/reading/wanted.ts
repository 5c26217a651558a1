import { isPassedOver } from './choices.ts';
import { isFormerPlan } from './former-plans.ts';
import { isDismissed } from './predicates.ts';
import { isReversed } from './reversals.ts';
import { isAround } from './scan.ts';
import { isRefused } from './stance.ts';
import type { Text } from './text.ts';
import { verdictOn } from './verdicts.ts';
import { isVetoed } from './vetoes.ts';

// Is a thing that was told from one item to another asked for? An answer to it counts first, then what stands around it.

// "take the slide out", "leave the bar off", "change the slide to a spa"
const TAKEN_OUT = [
  'take|taking|leave|leaving|keep|cut|left|took a|the|that|my|our|his|her? # _? out|off',
  '(swapped|traded|switched|exchanged) a|an|the|that|my|our? # out? for',
  'change|changing|turn|turning|convert|converting|swap|swapping|trade|trading|exchange|replace|replacing|switch a|the|that|my|our|his|her|this? # (from _4)? to|into|for|with|out',
];
const isTakenOut = (text: Text, at: number) => TAKEN_OUT.some((row) => isAround(text, at, row));

// "if money is short, drop the ledge last"
// "a pool without lights is a puddle", "leave the heater on there"
const KEPT = [
  'no # COMMA? no (deal|pool|wife|husband|sale|contract|money|check|marriage|peace|party|swimming|service)',
  '# that? (you|he|they|(the|your|our) OFFERER) (left out|left off|forgot|missed|dropped|took out|deleted|removed)',
  '# last &END|STOP|COMMA',
  'pool|backyard|yard|summer without a|an|the|any|some? # (is|isnt|would|wouldnt|feels|looks|aint)',
  'leave|leaving|left|keep|keeping the|that|my|our|his|her? # (on|in) &there|it|the|END|STOP|COMMA|AND',
];
const isKept = (text: Text, at: number) => (KEPT.some((row) => isAround(text, at, row)) ? true : null);

const isRejected = (text: Text, at: number, to: number) =>
  isRefused(text, at, 'feature') ||
  isTakenOut(text, at) ||
  isDismissed(text, to) ||
  isVetoed(text, to) ||
  isPassedOver(text, at);

export const isWanted = (text: Text, at: number, to: number): boolean =>
  verdictOn(text, to) ??
  isKept(text, at) ??
  (isRejected(text, at, to) ? isReversed(text, to) : !isFormerPlan(text, at, to));
