import { matchFrom, pattern } from './pattern.ts';
import { around } from './scan.ts';
import type { Text } from './text.ts';

// Between what several people proposed, the one they settled on counts: "he said rectangle, I said kidney, so freeform".

const PERSON =
  'i|he|she|they|we|me|husband|wife|hubby|dh|mom|mother|dad|father|kids|son|daughter|partner|guy|builder|designer|first|second|third|fiance|boyfriend|girlfriend|store|esposo|esposa|marido';
const PROPOSED = [
  `${PERSON} _3 says|said|say|wants|wanted|want|drew|voted|suggested|likes|liked|picked|prefers|thinks|quiero|quiere _4 #`,
  `${PERSON} : a? #`,
  'wanted|wants|says|said|voted|thinks|picked|drew|suggested _4 #',
  'thought|thinking|considered|toyed|looked about|of|at|with? _3 #',
  'went|going|go from|back _3 #',
  'why not just? a? #',
];
// Who builds or sells wishes nothing: "the guy at the store said do a lagoon".
const OUTSIDER =
  'guy|builder|salesman|store|designer|contractor|architect|first|second|third|rep|salesperson|landscaper';
const OUTSIDE = [
  `${OUTSIDER} _5 said|says|drew|offered|pitched|quoted|sent|pushed|pushes|suggested|suggests|tried|presented|wanted|wants _7 #`,
  'he|she|they sent|drew|quoted|offered|pitched _6 #',
];
const SETTLED = [
  'so|finally|settled|settling|landed|agreed|agree|compromise|compromised|doing|decided|its|final|tldr|verdict|result|now|winner (!(not|no) _)* #',
  '# it is',
  '# wins|won',
  'came up _? #',
];
// Nothing said before it stands beside these.
const FILLS =
  '(its|it|is|we|were|are|doing|a|an|the|going|with|for|then|final|plain|regular|simple|yes|new)*';
const CONCLUDED = [
  `so COMMA|: ${FILLS} # pool? &STOP|COMMA|END|:`,
  `final|tldr|verdict|winner|decision|compromise|conclusion|answer|result COMMA|: ${FILLS} #`,
  `(now|ended up|landed|settled|settling|decided|agreed|back) (at|on|with|for) :? COMMA? ${FILLS} #`,
  `settled|agreed|decided : ${FILLS} #`,
  '# pool? (it is|wins|won|is the winner|is us|is the one)',
  '# STOP|COMMA final|finally|period &STOP|COMMA|END',
  '# pool? after all',
  `(gonna|going to|has to|got to|will) be ${FILLS} #`,
  `(met in the middle|met halfway|split the difference) COMMA|:|with|at? ${FILLS} #`,
  'so|then|just _2 # style|pool|shape? i guess|suppose',
  'nvm|nevermind COMMA? its|it|is* #',
  `shook (hands|on it)? (on it)? COMMA|:|on ${FILLS} #`,
  `(its|it is|itll be|stays|stay) (a|the|still|just|plain)* # pool? &STOP|END`,
  '(doing|going with|go with|getting|building) (his|her|my|their) #',
  '# for (him|her|me) COMMA',
  'so (she|he|they|we|wife|husband) (says|said|say|all say) a? #',
];
const tableOf = (rows: readonly string[]) => rows.map((row) => [row, true] as const);
const [PROPOSALS, SETTLEMENTS, CONCLUSIONS] = [tableOf(PROPOSED), tableOf(SETTLED), tableOf(CONCLUDED)];
const FROM_OUTSIDE = tableOf(OUTSIDE);
const APART = /^(STOP|COMMA|MEASURE)$/;
// "So, Mediterranean."
const WIDER = /^(STOP|MEASURE)$/;

const isAny = (text: Text, at: number, rows: readonly (readonly [string, true])[], apart = APART) =>
  around(text, at, rows, 9, apart) === true;

// "My wife says Mediterranean, I say lap pool. She won."
const WINS = pattern(
  '(i|he|she|wife|husband|mom|mother|dad|father|hubby|daughter|son|kids|they) (finally|always|of course)? (won|wins|got her way|got his way|gets her way|gets his way|get their way)',
);
const SHE = /^(she|her|wife|mom|mother|daughter|girlfriend|fiancee)$/;
const HE = /^(he|him|husband|hubby|dad|father|son|boyfriend|dh)$/;
const MYSELF = /^(i|me)$/;
const KINDS = [SHE, HE, MYSELF];
const kindOf = (word: string) => KINDS.findIndex((kind) => kind.test(word));
const PROPOSAL_REACH = 12;

/** What was proposed by somebody else than the one who won. */
function losers<Reading extends Said>(text: Text, wanted: readonly Reading[]): Reading[] {
  const { items } = text;
  const won = items.findLastIndex(({ from }) => matchFrom(text, from, WINS) !== -1);
  const winner = kindOf(items[won]?.word ?? '');
  if (won === -1 || winner === -1) return [];
  const proposerOf = ({ at }: Reading) => {
    for (let left = at - 1; left >= Math.max(0, at - PROPOSAL_REACH); left -= 1) {
      const kind = kindOf(items[left]?.word ?? '');
      if (kind !== -1) return kind;
      if (items[left]?.kind === 'STOP') return -1;
    }
    return -1;
  };
  const before = wanted
    .filter((reading) => reading.at < won)
    .map((reading) => ({ reading, by: proposerOf(reading) }));
  if (!before.some(({ by }) => by === winner)) return [];
  return before.flatMap(({ reading, by }) => (by !== -1 && by !== winner ? [reading] : []));
}

type Said = { at: number; wanted: boolean; outline: boolean; look: boolean; name: string };

/** Without what was only proposed before the word that settled it, outlines apart from looks; a conclusion leaves nothing of its kind before it. */
export function settledAmong<Reading extends Said>(text: Text, readings: readonly Reading[]): Reading[] {
  const dropped = new Set<Reading>();
  const wanted = readings.filter((reading) => reading.wanted);
  if (wanted.length < 2) return [...readings];
  for (const outline of [true, false]) {
    const alike = wanted.filter((reading) => reading.outline === outline);
    if (alike.length < 2) continue;
    const last = alike.findLast(({ at }) => isAny(text, at, SETTLEMENTS));
    for (const reading of alike)
      if (last && reading.at < last.at && isAny(text, reading.at, PROPOSALS)) dropped.add(reading);
  }
  for (const loser of losers(text, wanted)) dropped.add(loser);
  const concluded = wanted.findLast(({ at }) => isAny(text, at, CONCLUSIONS, WIDER));
  for (const reading of wanted)
    if (
      concluded &&
      reading.at < concluded.at &&
      ((reading.outline && concluded.outline) ||
        (reading.look && concluded.look) ||
        isAny(text, reading.at, PROPOSALS))
    )
      dropped.add(reading);
  for (const reading of wanted) {
    const isFirst = wanted.find(({ name }) => name === reading.name) === reading;
    if (!isFirst || !isAny(text, reading.at, FROM_OUTSIDE)) continue;
    const same = wanted.filter(({ name }) => name === reading.name);
    const others = wanted.some((other) => other.name !== reading.name && !dropped.has(other));
    if (others && !(concluded && same.includes(concluded))) for (const again of same) dropped.add(again);
  }
  return readings.filter((reading) => !dropped.has(reading));
}
