// Around the number that # stands for: which depth it is, what it replaces, what it costs. The first row that holds decides.

export type DepthEnd = 'shallow' | 'deep' | 'both' | 'one';

const AT = 'foot|feet|ft? at|in|on|for? the|a|its?';
const SLOPES =
  'drop~|slope|slopes|sloping|go|goes|going|down|taper~|deepen~|getting off|down|out? to about|around?';

const SAME = '(same|one|uniform|constant|single|even|equal|consistent) depth';

// "one": the depth everywhere, if one can stand in it.
export const DEPTH_ROWS: readonly (readonly [row: string, end: DepthEnd, atMost: number])[] = [
  [`${SAME} _4 COMMA? _4 #`, 'both', 14],
  ['throughout|flat|constant|uniform _5 #', 'both', 14],
  [
    '# _4 (all the way|throughout|flat|constant|uniform|all over|all around|all round|everywhere|end to end|the whole|wall to wall|from wall|from one end|from end|from side|in all|no slope|at both ends|level bottom)',
    'both',
    14,
  ],
  ['deep|deepest|diving end|side|part? SETS* #', 'deep', 20],
  ['shallow end|side|part? SETS* #', 'shallow', 20],
  ['(the|an)? other|far|opposite end|side SETS* #', 'deep', 14],
  ['one|near|entry|first end|side SETS* #', 'shallow', 5],
  [`# ${AT} deep|deepest|diving`, 'deep', 20],
  [`# ${AT} shallow`, 'shallow', 20],
  [
    `# ${AT} (drain|middle|center|centre|bottom|other end|other side|other one|other|far end|far side|opposite end)`,
    'deep',
    14,
  ],
  [
    `# ${AT} (one end|one side|both ends|near end|house end|either end|each end|steps|stairs|entry|entrance)`,
    'shallow',
    6,
  ],
  ['start~|begin|begins|beginning out|off? at|from|with about|around? #', 'shallow', 6],
  [`${SLOPES} #`, 'deep', 14],
  ['(deepest|deeper|deep|diving end|max depth|maximum depth) _5 #', 'deep', 20],
  ['shallow _5 #', 'shallow', 20],
  ['never|not|nothing|no over|past|above #', 'deep', 8],
  ['max|maximum (depth|of|is|:|about)* #', 'deep', 8],
  ['# max|maximum|tops', 'deep', 8],
  ['# then? slop~|drop~|taper~|going|goes|getting', 'shallow', 5],
  ['depth|profundidad _5 #', 'one', 20],
];
// Said with a range, it is one of depths: "from 3 to 6", "it goes 3 to 6".
export const DEPTH_RANGE = 'depth|deep|shallow|from|goes|going _5 #';
// Said with one depth, it is the deepest.
export const DEEPEST = 'to|down|max|maximum|up|than|deepest|least|end _5 #';

// Between the depths of two ends: "at one end and", "on the shallow side, then"
export const BETWEEN_ENDS =
  'feet|foot|ft|deep? at|in|on|by|for|near|toward the|one|each|either|both|my|our* end|ends|side|sides|steps|stairs|entry|entrance|shallow|house|edge|edges|deep|middle|center|there* COMMA|AND|BREAK|then|going|down|to|about|goes|sloping|getting|deepening|dropping|maybe|with* the|on|at|other|far|deep|end|side|middle|center|is|about* &MEASURE';
export const BETWEEN_PLACES =
  'feet|foot|ft|deep? at|in|on|by|near the|a|one _2 COMMA|AND|to|then|with* &(MEASURE (at|in|on|by|near) (the|a))';
// A comma may stand before the number: "the same depth everywhere, four feet", "a shallow end, 3 feet"
export const DEPTH_ROWS_OVER_COMMA: readonly (readonly [row: string, end: DepthEnd, atMost: number])[] = [
  [`${SAME} _4 COMMA _3 #`, 'both', 14],
  ['shallow _6 COMMA #', 'shallow', 6],
  ['deep end|side|part _6 COMMA #', 'deep', 14],
  ['deep _9 COMMA #', 'deep', 14],
];
// The limbs of an L or a T: "38 feet on the long side", "the crossbar about 18", "38 ft one way and 22 the other"
export const LONG_LIMB = [
  'long|longer|longest side|leg|part|arm|way|section|bit|one SETS* #',
  '# (on|along|across|for|in|down|at) (the|its)? (long|longer|longest) (side|leg|part|arm|way|section|bit|one)?',
  '# one way',
];
export const SHORT_LIMB = [
  'short|shorter|other side|leg|part|arm|section|bit|one (comes|out|runs|goes|is|about)* SETS* #',
  '# (on|along|across|for|in|down|at) (the|its)? (short|shorter) (side|leg|part|arm|way|section|bit|one)',
  '# the other way?',
];
export const LIMB = [
  'stem|crossbar|leg SETS* #',
  '# (on|along|across|for) (the|its)? (stem|crossbar|top|leg)',
];

export const WIDTH = '(width|wide|wider than? SETS* #|# at (its|the)? (widest|wide part|fat part|fattest))';
export const LENGTH = '(length|long|size SETS* #|# round|oval|rectangle|kidney|freeform|lap|footer)';
export const ROUND = 'round|circular|circle _4 #';
// "the pool should be 40", "make it 36": a bare number right after the pool and its verb, with nothing it counts
const ENDS = '&END|STOP|COMMA|AND|BREAK|WISH|CORRECTION|REFUSAL|or|if|for|x|total|max|tops|in|please';
export const ENDED = `# ${ENDS}`;
export const POOL_IS = [
  '# is (the most|the max|the limit|what fits|plenty|enough|perfect|ideal|right)',
  `pool|it|length _4 be|is|to|about|around|at|it|maybe|like # ${ENDS}`,
  `make it about|around|maybe|like|more* # ${ENDS}`,
  `(says|say|said|wants|want|wanted|think|thinks|do|draw|figure|put) about|around|maybe|like|a* # &END|STOP|COMMA|AND|BREAK|CORRECTION|i|we|he|she|my|tops|max`,
  `(settled|landed|agreed|compromised|ended up|go|going|stick) on|with|at about|around|maybe|like* # ${ENDS}`,
];

// Which of two lengths counts: "34 it is", "not 40", "What about 40 feet? No, that's too long."
export const PREFERRED = [
  '# _2 better|best',
  '# it is',
  '# instead',
  'make|call|keep|take|bring|cut|shrink it down|back|to|up|at|about|more|like|just|only|an|a|even* #',
  '(settled|landed|agreed|decided|stick|sticking|going|go|compromised|ended up) (on|with|at|for) about|a|an* #',
  'more like|of about|a|an* #',
  'come|comes|coming|go|back down|up|back to about* #',
  '(its|it is) still about|a|an* #',
  '(ok|okay|fine|alright) so|put|do|make|go|lets|with|it|then* #',
  '# is (the most|the max|the limit|what fits|plenty|enough|perfect|ideal|right)',
];
// From what it was to what it shall be: "goes from 32 to 36"
export const GROWS = 'goes|go|going|stretch~|change~|extend~|increase~|grow~|bump~|lengthen~ _3 from #';
export const SHRINKS = 'shrink~|reduce~|cut~|shorten~ _3 from #';
export const FORMER =
  '(originally|initially|earlier|previously|at first|used to|was thinking|were thinking|started with|started out) _5 #';
export const TAKEN_BACK = [
  'EXCHANGE|REFUSING|not a|an|the|about|around|full|like|want|be|have|it|to|need* #',
  '# (STOP|COMMA|is|was|thats|that|would|be|way|a|bit|its|seems|no|probably|far|which|honestly|just|felt|looked)* too',
  '# COMMA? which|thats (is|was)? just? nuts|crazy|ridiculous|insane|overkill|silly|absurd',
];

export const BUDGET = 'budget|spend|spending|cost|price|afford|presupuesto|pay|invest _5 #';
export const LARGE_BUDGET = 'under|around|about|for|max|than|to _5 #';
export const NO_BUDGET = 'zip|code|phone|call _5 #';
