// Whose pool is spoken of: rows that turn the talk to somebody else's, a former or an offered one, and rows that bring it back.

const OURSELVES = 'we|i|im|id|ill|ive|wed|weve|lets|please|yo|nosotros|quiero|queremos';
// what may stand between them and their verb: never ourselves, and after "and" only another name
const NOT_US = `(!(${OURSELVES}|AND (${OURSELVES}|my|our|the|his|her|their|so|that|then|it|its|he|she|they|has|have|had|got|a|an|mis|mi)) _)*`;
const FAR = `${NOT_US}*`;
const HAS =
  '(has|have|had|got|owns|paid|spent|put in|puts in|putting in|built|installed|installing|building|went with|bought|did|filled in|getting|just got|just built|just put in|finished|completed|dug|poured|chose|ended up with|kept|redid|ordered|tiene|tienen|tenia|tenian|puso|pusieron|hizo|hicieron|construyo|construyeron)';
const OFFERS =
  '(quoted|drew|offered|pitched|proposed|pushed|pushing|pushes|showed|designed|sketched|priced|bid|tried|wanted to|wants to|wanted us|wants us|added|kept|keeps|keep pushing|keep trying|is pushing|was pushing|presented|presents|came back with|came over with|sent|emailed|starts|started|starts in|started in|talked up|left us with|quiso|quiere|queria|ofrecio|propuso|dibujo|cotizo)';
const PLANNED =
  'wanted|thought|planned|asked|figured|liked|pictured|said|put|priced|picked|chose|considered|looked|talked|hoped|drew|ordered';

/** The talk turns to somebody else's, if what follows is a pool or something of one. */
export const THEIRS: readonly string[] = [
  `SOMEBODY ${FAR} ${HAS} !to`,
  `OFFERER ${NOT_US} ${OFFERS}`,
  // "everybody out here wants one"
  `(everybody|everyone|people|folks|neighbors|others) (else|on|in|out|around|here|up|down|at|these) ${FAR} (wants|want|does|do|gets|get|builds|build|goes for|go for|likes|like)`,
  '(every|each|all|most) (one of (them|those|these)|of (them|those|these)|house|home|yard|pool|neighbor|builder|other _) (!(we|i|so|but) _)* (has|have|had|got|puts|put)',
  'it|they had a|an|the|this|that|one|no',
  '(he|she|they) (drew|quoted|offered|pitched|sketched|presented) a|an|me|us|up|the|this',
  '(first|second|third|last|st|nd|rd) one (had|has|added|wanted|was|drew)',
  'your|his|their plan|sketch|drawing|bid|quote|layout|proposal has|had|shows|showed',
  '(he|she|they) (has|have|got|has got|have got) a|an|one',
  'then|and then? presented|pitched|proposed|quoted|sketched a|an|the|us|me|"',
  '(theyve|hes|shes) got a|an|one|the|this',
  'the !pool|yard|backyard|house|lot|kids|boys|girls|twins|grandkids|patio|deck|property|one|design|shape|spa|plan|children _ have|has|got a|an|that|the|this',
  'the !kids|boys|girls|twins|grandkids|walls|steps|sides|ends|corners|children|babies _ have MEASURE',
  '(we|i|you) (looked at|were offered|were shown|were pitched)',
  // "this video of a guy in Tampa with a lagoon"
  'of a|some|this|that guy|lady|couple|family|dude|house|place|yard|woman|man|influencer _4 with',
];
/** ... or when the one last spoken of lives elsewhere: "she has the lagoon", "her lagoon is pretty". */
export const THEIRS_BY_PRONOUN: readonly string[] = [
  '(he|she|they|hes|shes|theyve|theyd) (just|also|even|actually)? (has|have|got|had|put in|built) this|that|the|MEASURE|no|some|his|her|their|two|three',
  'his|her|their SIZE? STYLE|MEASURE',
];
/** ... or to one that was, or was planned: a wish after "and" ends it. */
export const FORMERLY: readonly string[] = [
  '(we|i|ive|weve|that)? had a|an|the|one|this|our',
  'used to have|own|want',
  'upgrad~|downsiz~|switching|moving from a|an|the|our',
  '(we|i) have now|currently a|an',
  '(we|i|they|he|she) grew up with',
  '(bought|buying|purchased|inherited|moved into|got) (the|this|a|an|our|my)? (ugly|old|new|little|big)? house|home|place|property|ranch|condo with',
  '(house|home|place|property|ours|it|which|yard) came|comes with',
  '(originally|initially) _? (we|i|id|wed|it|the|our|my|she|he)',
  `(at first|first|before|earlier|once|yesterday) (we|i|id|wed) (had|both|all|just|really)? (${PLANNED}|was|were) !no`,
  `(i|we|id|wed) had? (originally|initially|previously|first) (${PLANNED}|was|were)`,
  `(i|we) had (my|our|all)? (${PLANNED}) !it`,
  '(i|we) (was|were|had been) (all|dead|pretty|totally|really|completely|so|almost|fully)* (set|sold|stuck|fixated|bent|hooked) on',
  '(i|we) had (my|our) (heart|hearts|mind|eye) set? on',
  '(i|we) (was|were) (going to|gonna|supposed to|about to|all ready to) (do|get|have|build|put in|put|go with|go|add)?',
  '(we|i) (started|started out|began|started off) (with|from|wanting|thinking)',
  '(first|original|earlier|previous|last) (plan|idea|version|request|list|email|thought) (was|had|said|called)',
];
/** ... where the sentence begins with it: "Was kidney, make it freeform." */
export const WAS: readonly string[] = ['it? was|were (a|an|the)? SIZE? STYLE|MEASURE'];
/** Names the thing itself: "my neighbor's pool", "our old pool", "the pool at the club". */
export const NAMED: readonly string[] = [
  'KIN (in law|in laws)? _2 pool|footer',
  'KIN (in law|in laws)? (fancy|big|huge|old|new|little|tiny|stupid|giant|ugly)* one',
  'their|his pool|footer',
  '(hers|theirs) (is|was|has|had|runs|measures|came|cost)',
  'his (is|was|runs|measures) (a|an|about|only|like)* STYLE|MEASURE',
  'old|last|previous|former|existing|current|childhood|prior _2 pool|one',
  'my|our|the first pool',
  'stock tank',
  'what (we|i) have now|currently|today',
  'the one|pool in|at|back _3 was|had',
  'old|last|previous|former house|place|home _3 had|where|was|with',
  'pool|one (at|in|of|from|by) (the|our|my|a)? SOMEBODY',
  'pool|one (next door|down the street|across the street|up the street|up the road|down the road)',
  'other peoples (pool|one)',
];
/** After the pool or its size: the former or the offered one. "the 40 foot diving pool they grew up with" */
export const TOLD_AFTER: readonly string[] = [
  'that|which? (they|we|i|he|she|you|the builder|our builder|the salesman) (grew up|had|drew|quoted|showed|offered|pitched|pushed|sketched)',
  'in|on|from (your|the|his|their|our) (first|original|last|old|other|previous)? sketch|drawing|quote|proposal|bid|brochure|catalog',
  '_3 (is|was|got) (going|torn|filled|demolished|ripped) (bye|away|out|in|up)',
];

/** The speaker comes back to their own. */
export const OURS: readonly string[] = [
  'but|so|ours|mine|instead|whereas|id|wed|ill|until|pero',
  'for us|me',
  '(new|next) (one|pool|house|place|home|plan|idea)',
  'this|next time|one|house|place',
  'now',
  '(we|i) (really|just|still|also|actually|definitely|only|do|both|would|simply|all)* (want|need|would|like|love|prefer|think|figure|figured|settled|are|am|will|could|can go|wish|go|say|said|picture|plan|hope|decided|agreed|came for|came to)',
  '(im|were|weve|ive) (thinking|going|looking|doing|hoping|after|planning|building|getting|putting|want~|settled|decided|landed|got it|asking)',
  'what goes in',
  '(ended|ending|end) up (with|wanting|choosing)',
  'what (we|i|my|our) (wife|husband|family|and|i|we)* (want|need|would|really|came|had in mind|will|like)',
  'more like',
  'want it|that gone|out',
  'give|get|make|draw|take (me|us|it)',
  'lets|please|keep',
  '(yo|nosotros) (la|lo)? quiero|queremos, quiero|queremos, la nuestra|mia, para nosotros',
].flatMap((row) => row.split(', '));
/** ... and wants the same. */
export const THE_SAME: readonly string[] = [
  '(want|like|love|do|have|take|need|get|build) (that|one|it|those|them) (too|as well|also)',
  'that too',
  '(want|like|love|do|have|take|need|get|build) (exactly|basically|just)? (the|that) same exact? (thing|one|pool|setup)? &END|STOP|COMMA|BREAK|AND|without|minus|except|only|just|in|please|for|no|as',
  'same (thing|one|again|here|for us|please)',
  '(want|love|take|need|id like|wed like|would like) (exactly|just|all)? (that|hers|his|theirs|that one) (back|exactly)? &END|STOP|COMMA',
  '(ours|mine) (should|must|can|will|has to|needs to|better) (be|have)? (it|one)? (too|as well|also)',
  '(going|went|go) with (hers|his|theirs|that one)',
  'of those|them please &END|STOP|COMMA',
  'that one|exactly &END|STOP|please',
  '(thats|that is) (exactly|just|basically)? what (we|i|were|im) (want|need|doing|after|getting|building|would like)',
];
/** ... or only its size or its shape. */
export const SAME_SIZE: readonly string[] = ['(same|that|his|her|their) (size|dimension|footprint|length)'];
export const SAME_SHAPE: readonly string[] = [
  '(same|that|his|her|their) (shape|style|look|design|outline)',
  'shaped the same|like (it|that|his|hers)',
];
/** A new sentence goes on about the other's pool: "It was 20 by 40." */
export const GOES_ON: readonly string[] = [
  '(it|its|that|this|theirs|his|hers|he|she|they|there|which|that one|that thing|the thing) (also|even|just|only)? (was|were|had|has|have|came|went|ran|took|cost|leaked|got|put|built|never|swims|swim|uses|use|kept|keeps)',
  'theirs|hers',
  // what is thought of it
  '(i|we)? (hate|hated|despise|cant stand) (it|that|them)',
  '(its|it is) (a|an) !(yes|go|deal|must) _',
];
