// Around the number that # stands for: which depth of the pool it is. The first row that holds decides.

/** What a number says of the depth. */
export type DepthRole =
  /** one depth everywhere */
  | 'even'
  /** no deeper than this */
  | 'most'
  | 'shallow'
  | 'deep'
  /** at both ends: everywhere, unless the middle is told too */
  | 'ends'
  /** at a place that is called neither shallow nor deep; what stands at the other end tells which */
  | 'place'
  /** a depth, with nothing said of where */
  | 'one';

/** Some rows say so little that the number needs a unit of its own. */
export type Row = readonly [row: string, role: DepthRole, needsUnit?: boolean];

const NEAR = 'about|around|roughly|maybe|like|say|only|just|nearly|almost|approx|probably|exactly';
const AT = 'en|at|in|on|for|under|by|near|over|toward|towards|around|along|below|beneath';
const THE = 'lo|la|el|the|a|an|its|my|our|that|very|real';
const SET = `(is|are|was|at|of|to|be|being|should|would|could|can|will|with|a|an|the|its|it|s|needs|need|has|have|:|=|COMMA|STOP|-|that|thats|which|goes|go|going|down|stay|stays|${NEAR})*`;
const WATER = '(of water|deep|of depth|water|in depth)?';
// any words of the sentence up to the number, past commas
const GAP = '(one|!(MEASURE|STOP) _|COMMA)* (one|!(MEASURE|STOP) _|COMMA)*';
const JOIN =
  '(COMMA|STOP|deep|depth|water|from|its|the|of|it|and|thats|is|just|pretty|same|with|a|at|for|in|on|straight)*';

const EVERYWHERE = [
  'all the way',
  'all (over|across|through|along|around|round|one)',
  'all of (it|the|them)',
  'all the (same|pool)',
  'throughout|everywhere|uniform|uniformly|consistent|consistently|evenly|constant|pareja|parejo|partout',
  '(flat|level) &(END|STOP|COMMA|bottom|AND|BREAK|all|with|floor|across|WISH|MEASURE|FEATURE)',
  'end to end',
  'one (end|side) to (the|an)? (other|another|next)',
  '(wall|side|edge|corner) to (wall|side|edge|corner)',
  '(start|front|back) to (finish|front|back|end)',
  '(whole|entire|full) (way|length|thing|pool|distance|through|across|lane|bottom|deal)',
  '(one|same|single|even) same? depth',
  'no (slope|slopes|sloping|drop)',
  '(en|por) (toda|todas|todo|todos)',
].join('|');
const ONE_DEPTH =
  '(same|one|single|even|constant|uniform|consistent|level|flat|equal) (depth|level|bottom|deep|profundidad)|constant|uniform|everywhere|throughout|all one|all the same|flat &#';

const NO_MORE = `(no|not|nothing|never|isnt|nowhere|none|dont|do not|dont want it|cant|shouldnt|wouldnt|doesnt) (_|go|get|be|it|any|much|anything|to)? (deeper|over|more|past|beyond|above|exceed~|greater)`;
const UP_TO = `(max|maximum|maxima|maximo|tops|limit|${NO_MORE}|no mas|at most|most|keep it (under|below)|stay~ under|under|below|less than|up to)`;
const DEEPER = `(max depth|maximum depth|depth limit|deepest|(no|not|nothing|never|isnt|nowhere|dont|doesnt|cant|shouldnt|wouldnt) (_|go|get|be|it|any|much|anything|to|want)* deeper)`;

const DEPTH_WORDS = 'deep|deeper|deepest|depth|depths|profundidad|honda|hondo|profunda|profundo';

const DEEP = 'deep|deepest|diving|deeper|honda|profunda|hondo';
const SHALLOW = 'shallow|shallowest|shallower|kiddie|kid|wading|bajita|baja|bajito|bajo|llano';
const SHALLOW_PLACE = 'step|stair|entry|entrance|shallow|shallowest|ladder|bench|start|beginning';
const PART = 'end|side|part|area|section|water|point|spot|zone|well|hole|half|portion|one';

export const DEPTH_ROWS: readonly Row[] = [
  [`# ${JOIN} (${EVERYWHERE})`, 'even'],
  [`shallow (${PART}) ${SET} ${UP_TO} (than|then)? ${SET} #`, 'shallow'],
  [`${DEEPER} (than|then|point|part|spot|water)* ${SET} #`, 'most'],
  [`${UP_TO} (than|then|de|depth)* ${SET} #`, 'most', true],
  [
    `# ${WATER} COMMA? (is|or|and|at|the|very|absolute|just|would|be|of)* (max|maximum|tops|most|maximo|less|(its|the) deepest|(never|no|not|nothing) (more|deeper|over) &(END|STOP|COMMA|AND|BREAK|WISH))`,
    'most',
  ],
  [`(${ONE_DEPTH}) ${GAP} #`, 'even'],
  [`# ${WATER} COMMA? ${AT}? ${THE}* both|each|either end|ends|side|sides`, 'ends'],
  [`# ${WATER} ${AT} ${THE}* (ends|edges|sides|perimeter)`, 'ends'],
  // the end's own name, beside the number
  [
    `(no|not|nothing|without|too) (a|the|very|that|too|real|really|so|muy)* ${DEEP} (${PART})? ${SET} #`,
    'one',
  ],
  [`${DEEP} (${PART})? ${SET} #`, 'deep'],
  [`(shallow|shallowest|(kiddie|kid|wading|shallower|bajita|baja) (${PART})) (${PART})? ${SET} #`, 'shallow'],
  [`# ${WATER} ${AT}? ${THE}* ${DEEP}|drain|hopper|board|springboard|bottom`, 'deep'],
  [`# ${WATER} ${AT}? ${THE}* ${SHALLOW}|shallows`, 'shallow'],
  [`# ${WATER} STOP ${THE}* ${DEEP} &(end|STOP|side) !(end|side ${SET} MEASURE)`, 'deep'],
  [`# ${WATER} STOP ${THE}* shallow &(end|STOP|side) !(end|side ${SET} MEASURE)`, 'shallow'],
  [`# ${WATER} ${AT} ${THE}* ${SHALLOW_PLACE}`, 'shallow'],
  [`(board|springboard|dive|diving|cannonball~|jump~) ${GAP} # (of water)? (under|below|beneath)`, 'deep'],
  // from one end to the other
  [
    `(start~|begin|begins|beginning|begun|empieza) (it|out|off|us|me|them)* (at|from|with|in|as|en)* (${NEAR}|a|the|en)* #`,
    'shallow',
  ],
  [
    `(drop~|slop~|go|goes|going|gets|get|getting|taper~|deepen~|ramp~|end|ends|ending|grad~|reach~|out|down|slant~|fall~|dip~|descend~|work~|graduat~|increas~|hasta|run~|walk~) (off|down|out|gently|gradually|slowly|smoothly|up|all|the|way|in|it|on|back|COMMA)* (to|at|into|a|hasta) ${SET} #`,
    'deep',
  ],
  ['(then|and|back|comes|coming) up to #', 'place'],
  [`(other|opposite|far) (end|side|one)? ${SET} #`, 'place'],
  [`(one|near|first|house|each|both) (end|side|ends) ${SET} #`, 'place'],
  [`(middle|center|centre) ${SET} #`, 'place'],
  [`# ${WATER} ${AT}? ${THE}* (middle|center|centre)`, 'place'],
  [
    `(that|this|kid|play|toddler|splash|tot) (part|area|section|end|side|corner|leg|zone|half|bit) ${SET} #`,
    'place',
    true,
  ],
  [
    `# ${WATER} ${AT} ${THE}* (one|other|opposite|far|near|house|back|front|middle|center|centre|end|side)`,
    'place',
  ],
  [`# ${WATER} there|here &(and|COMMA)`, 'place'],
  [
    '# (COMMA|then|and|before|it|that|which|but|gradually|gently|slowly|at|first)* &(slopes|sloping|slope down|slope to|drops|dropping|drop to|drop off|taper~|going|goes|getting|deepen~|ramp~|sliding)',
    'shallow',
  ],
];
/** Beside another depth, no unit is needed: "3 feet at the start and not over 4". */
export const AT_MOST = `(${NO_MORE}|at most|max|maximum|up to) (than|then)? #`;
/** Only beside another depth: "3 ft deep there and 5 in the lane". */
export const IN_PLACE = `# ${WATER} (${AT}|where|there|then) ${THE}* _`;

/** Farther off in the same sentence: "deep enough to dive off a rock, 10 feet say". */
export const FAR_ROWS: readonly Row[] = [
  [
    `(no|not|nothing|without|isnt|never|arent|dont|too) (a|the|very|that|too|real|really|super|so|be|want|need|it|any|muy|much)* ${DEEP}|profundidad ${GAP} #`,
    'one',
  ],
  [`deep|deepest|deeper|honda|hondo ${GAP} #`, 'deep'],
  [`shallow|shallowest ${GAP} #`, 'shallow'],
  [`depth|depths|profundidad ${GAP} #`, 'one'],
];

/** Said with a range, it is one of depths: "from 3 to 6", "it goes 3 to 6". */
export const DEPTH_RANGE = `(${DEPTH_WORDS}|shallow|from|goes|going|graduat~|slop~) ${GAP} #`;
/** Said of a labelled depth, it is the deepest. */
export const DEEPEST =
  '(to|down|max|maximum|up|than|deepest|least|end|at most|under|over) SETS* (a|the|about|least)* #';

/** These a bare number may stand before and count nothing. */
export const AFTER_BARE =
  '# &(END|STOP|COMMA|AND|OR|BREAK|WISH|MEASURE|CORRECTION|STYLE|en|at|in|on|to|from|deep|everywhere|throughout|all|flat|max|tops|under|near|by|the|is|it|with|for|then|feet|foot|and|where|there|should|would|as|like|i|we|my|our|no|not|slop~|drop~|taper~|going|goes|getting|down|so|but|please|which|ok|okay|thats|also|thanks)';
export const COUNTED =
  '# (people|person|stools|stool|seats|lanes|kids|boys|girls|am|pm|oclock|weeks|week|days|hours|times|degrees|percent|story|stories|storey|car|bedroom|bath|grand|k|acres|acre|dogs|minutes|years|year|months|month|yo|sons|daughters|of us|of them|more|guests|adults|grandkids|dollars|each|in the morning|per|or so years)';

/** The end's name right before a bare number: "deep end 9 diving board". */
export const TIGHT_ROWS: readonly Row[] = [
  [`${DEEP} (${PART}) (is|of|at|:|=|should|be|to|about)* #`, 'deep'],
  [`shallow (${PART})? (is|of|at|:|=|should|be|to|about)* #`, 'shallow'],
];
export const NAMED_ROWS: readonly Row[] = [
  [`${DEEP} (${PART}) ${SET} (from)? #`, 'deep'],
  [`# ${AT}? ${THE}* ${DEEP} (${PART})`, 'deep'],
  [`shallow (${PART}) ${SET} #`, 'shallow'],
  [`# ${AT}? ${THE}* shallow (${PART})`, 'shallow'],
];
/** ... or right after it: "9 deep end", "6 at the steps". */
export const END_AFTER = `# ${AT}? ${THE}* (${DEEP}|${SHALLOW}|${SHALLOW_PLACE}|middle|center)`;

export const FROM_NOTHING = [
  `(start~|begin~|from|goes|go) (at|from|off|out|with|as)* (nothing|zero|nada|cero|ground level) ${GAP} (to|hasta|a) (about|around)? #`,
  `(zero|beach|sloped|walk) (in|depth|edge)? (entry|entrance|edge|depth) ${GAP} (to|into) (about|around|a|just|only)* #`,
];
