// Whose pool is spoken of: rows that turn the talk to somebody else's or a former one, and rows that bring it back.

// what may stand between them and their verb: never ourselves
const NOT_US = '(!(AND|we|i) _)*';
const HAS =
  '(has|have|had|got|owns|paid|spent|put in|puts in|putting in|built|installed|installing|building|went with|bought|did|filled in|getting|just got|just built|just put in)';
const OFFERS =
  '(quoted|drew|offered|pitched|proposed|pushed|pushing|pushes|showed|designed|sketched|priced|bid|tried|wanted to|wants to|wanted us|wants us|added|kept|keeps|keep pushing|keep trying|is pushing|was pushing)';

/** The talk turns to somebody else's, if what follows is a pool or something of one. */
export const THEIRS: readonly string[] = [
  `SOMEBODY ${NOT_US} ${HAS} !to`,
  `OFFERER ${NOT_US} ${OFFERS}`,
  'it|they had a|an|the|this|that|one|no',
  '(he|she|they) (drew|quoted|offered|pitched|sketched) a|an|me|us|up',
  '(first|second|third|last|st|nd|rd) one (had|has|added|wanted|was|drew)',
  'your|his|their plan|sketch|drawing|bid|quote|layout|proposal has|had|shows|showed',
  '(he|she|they) (has|have|got) a|an|one',
  '(theyve|hes|shes) got a|an|one',
  'the !pool|yard|backyard|house|lot|kids|boys|girls|twins|grandkids|patio|deck|property|one|design|shape|spa|plan|children _ have|has|got a|an|that|the|this',
  '(we|i|you) (looked at|were offered|were shown|were pitched)',
];
/** ... or to one that was: a wish after "and" ends it. */
export const FORMERLY: readonly string[] = [
  '(we|i|ive|weve|that)? had a|an|the|one|this|our',
  'used to have|own',
  'upgrad~|downsiz~|switching|moving from a|an|the|our',
  '(we|i) have now|currently a|an',
  '(we|i|they|he|she) grew up with',
];
/** Names the thing itself: "my neighbor's pool", "our old pool", "the pool at the club". */
export const NAMED: readonly string[] = [
  'KIN (in law|in laws)? _2 pool|footer',
  'their|his pool|footer',
  'old|last|previous|former|existing|current|childhood|prior _2 pool|one',
  'my|our|the first pool',
  'stock tank',
  'what (we|i) have now|currently|today',
  'the one|pool in|at|back _3 was|had',
  'old|last|previous|former house|place|home _3 had|where|was|with',
  'pool|one (at|in|of|from|by) (the|our|my|a)? SOMEBODY',
  'pool|one (next door|down the street|across the street|up the street|up the road|down the road)',
];
/** After the pool or its size: the former or the offered one. "the 40 foot diving pool they grew up with" */
export const TOLD_AFTER: readonly string[] = [
  'that|which? (they|we|i|he|she|you|the builder|our builder|the salesman) (grew up|had|drew|quoted|showed|offered|pitched|pushed|sketched)',
  'in|on|from (your|the|his|their|our) (first|original|last|old|other|previous)? sketch|drawing|quote|proposal|bid|brochure|catalog',
  '_3 (is|was|got) (going|torn|filled|demolished|ripped) (bye|away|out|in|up)',
];

/** The speaker comes back to their own. */
export const OURS: readonly string[] = [
  'but|so|ours|mine|instead|whereas|id|wed|ill',
  'for us|me',
  '(new|next) (one|pool|house|place|home)',
  'this|next time|one|house|place',
  'now',
  '(we|i) (really|just|still|also|actually|definitely|only|do|both|would|simply|all)* (want|need|would|like|love|prefer|think|figure|figured|settled|are|am|will|could|can go|wish|go|say|said|picture|plan|hope|decided|agreed|came for|came to)',
  '(im|were|weve|ive) (thinking|going|looking|doing|hoping|after|planning|want~|settled|decided|landed|got it)',
  'what goes in',
  'what (we|i) (want|need|would|really|came|had in mind)',
  'more like',
  'give|get|make|draw|take (me|us|it)',
  'lets|please|keep',
];
/** ... and wants the same. */
export const THE_SAME: readonly string[] = [
  '(want|like|love|do|have|take) (that|one|it|those) (too|as well|also)',
  'that too',
  '(want|like|love|do|have|take) (the|exactly the)? same',
  'same (thing|one|again|here|for us|please)',
];
/** A new sentence goes on about the other's pool: "It was 20 by 40." */
export const GOES_ON: readonly string[] = [
  '(it|its|that|this|theirs|his|hers|he|she|they|there|which|that one|that thing|the thing) (also|even|just|only)? (was|were|had|has|have|came|went|ran|took|cost|leaked|got|put|built|never|swims|swim|uses|use|kept|keeps)',
  'theirs|hers',
];
