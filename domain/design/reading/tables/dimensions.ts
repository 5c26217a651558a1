// Around the number that # stands for: which depth it is, what it replaces, what it costs. The first row that holds decides.

export type DepthEnd = 'shallow' | 'deep' | 'both' | 'one';

const AT = 'foot|feet|ft? at|in|on|for? the|a|its?';
const SLOPES =
  'drop~|slope|slopes|sloping|goes|going|down|taper~|deepen~|getting off|down|out? to about|around?';

// "one": the depth everywhere, if one can stand in it.
export const DEPTH_ROWS: readonly (readonly [row: string, end: DepthEnd, atMost: number])[] = [
  ['deep|deepest|diving end|side|part? SETS* #', 'deep', 20],
  ['shallow end|side|part? SETS* #', 'shallow', 20],
  [`# ${AT} deep|deepest|diving`, 'deep', 20],
  [`# ${AT} shallow`, 'shallow', 20],
  ['start~|begin|begins|beginning out|off? at|from|with about|around? #', 'shallow', 6],
  [`${SLOPES} #`, 'deep', 14],
  ['(deepest|deeper|deep|diving end|max depth|maximum depth) _5 #', 'deep', 20],
  ['shallow _5 #', 'shallow', 20],
  ['(throughout|flat|constant|uniform|even depth|same depth) _5 #', 'both', 14],
  [
    '# _4 (all the way|throughout|flat|constant|uniform|all over|all around|all round|everywhere|end to end|the whole way)',
    'both',
    14,
  ],
  ['# then? slop~|drop~|taper~|going|goes|getting', 'shallow', 5],
  ['depth|profundidad _5 #', 'one', 20],
];
// Said with a range, it is one of depths: "from 3 to 6", "it goes 3 to 6".
export const DEPTH_RANGE = 'depth|deep|shallow|from|goes|going _5 #';
// Said with one depth, it is the deepest.
export const DEEPEST = 'to|down|max|maximum|up|than|deepest|least|end _5 #';

export const WIDTH = 'width|wide|wider than? SETS* #';
export const LENGTH = 'length|long|size SETS* #';
export const ROUND = 'round|circular|circle _4 #';
// "the pool should be 40", "make it 36": a bare number right after the pool and its verb, with nothing it counts
const ENDS = '&END|STOP|COMMA|AND|BREAK|WISH|CORRECTION|REFUSAL|or|if|for|x|total|max|tops|in|please';
export const POOL_IS = [
  `pool|it|length _4 be|is|to|about|around|at|it|maybe|like # ${ENDS}`,
  `make it about|around|maybe|like|more* # ${ENDS}`,
];

// Which of two lengths counts: "34 it is", "not 40", "What about 40 feet? No, that's too long."
export const PREFERRED = ['# _2 better|best', '# it is'];
export const FORMER =
  '(originally|initially|earlier|previously|at first|used to|was thinking|were thinking|started with|started out) _5 #';
export const TAKEN_BACK = [
  'EXCHANGE|REFUSING|not a|an|the|about|around|full|like|want|be|have|it|to|need* #',
  '# (STOP|COMMA|is|was|thats|that|would|be|way|a|bit|its|seems|no|probably)* too',
];

export const BUDGET = 'budget|spend|spending|cost|price|afford|presupuesto|pay|invest _5 #';
export const LARGE_BUDGET = 'under|around|about|for|max|than|to _5 #';
export const NO_BUDGET = 'zip|code|phone|call _5 #';
