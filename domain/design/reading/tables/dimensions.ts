// Around the number that # stands for: which side it is, what it replaces, what it costs.

// The limbs of an L or a T: "38 feet on the long side", "the crossbar about 18", "38 ft one way and 22 the other"
const LIMBS = 'side|leg|part|arm|way|section|bit|one|axis|direction|dimension';
export const LONG_LIMB = [
  `long|longer|longest ${LIMBS} SETS* #`,
  `# (on|along|across|for|in|down|at)? (the|its)? (long|longer|longest|main|major) (${LIMBS})`,
  '# (on|along|across|for|in|down|at) (the|its)? (long|longer|longest)',
  '# (one way|end to end|tip to tip)',
];
export const SHORT_LIMB = [
  `short|shorter|other ${LIMBS} (comes|out|runs|goes|is|about)* SETS* #`,
  `# (on|along|across|for|in|down|at)? (the|its)? (short|shorter|narrow|minor) (${LIMBS})`,
  `# (on|along|across|for|in|down|at|going)? the other (${LIMBS})?`,
  '# (front to back|back to front|side to side)',
];
export const LIMB = [
  'stem|crossbar|leg SETS* #',
  '# (on|along|across|for|at) (the|its)? (stem|crossbar|top|leg)',
];

export const WIDTH = '(width|wide|wider than? SETS* #|# at (its|the)? (widest|wide part|fat part|fattest))';
// "wide enough for my float, ten feet", "two lanes so 14 feet"
export const WIDE_ENOUGH = ['wide|broad enough (_|COMMA)* (_|COMMA)* #', 'lanes wide? so|is|about|or|at* #'];
// "forty would do, by about fifteen"
export const BY = 'by about|around|maybe|like|roughly|say* #';
export const LENGTH = '(length|long|size SETS* #|# round|oval|rectangle|kidney|freeform|lap|footer)';
export const ROUND = 'round|circular|circle _4 #';
// "the pool should be 40", "make it 36": a bare number right after the pool and its verb, with nothing it counts
const ENDS = '&END|STOP|COMMA|AND|BREAK|WISH|CORRECTION|REFUSAL|or|if|for|x|total|max|tops|in|please|to';
export const ENDED = `# ${ENDS}`;
const SUFFICES =
  '# (is|would|will|should|ought to) be? (the most|the max|the limit|what fits|plenty|enough|perfect|ideal|right|fine|do|work)';
// "the surveyor found the sewer line, so 42"
const SO = 'so COMMA? (its|it|is|were|at|thats|then|call|make|lets|do|about|say|now|i|guess)*';
export const POOL_IS = [
  SUFFICES,
  `(mine|ours|pool|it|length|that) _5 (more|bigger|longer|larger|over|past|under|below) than? about* # ${ENDS}`,
  `pool|it|length _4 be|is|to|about|around|at|it|maybe|like # ${ENDS}`,
  `make it|ours|mine about|around|maybe|like|more* # ${ENDS}`,
  `${SO} # ${ENDS}`,
  `(says|say|said|wants|want|wanted|think|thinks|do|doing|draw|figure|put) about|around|maybe|like|a* # &END|STOP|COMMA|AND|BREAK|CORRECTION|i|we|he|she|my|tops|max`,
  `(settled|landed|agreed|compromised|ended up|go|going|stick) on|with|at about|around|maybe|like* # ${ENDS}`,
];

// "rip it out and make the new one 48": its one is a number too
export const NEW_ONE = `(new|next|our|this) one|pool (is|be|at|to|about|around|maybe|like|should|will)* # ${ENDS}`;

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
  SUFFICES,
  `${SO} # &END|STOP|COMMA|AND|BREAK|it|long|or`,
  `(were|are|am|im) doing about|a|an* # &END|STOP|COMMA|AND|BREAK|long|or`,
];
// Beats a size that nobody called the pool's: "the yard, 40 by 60, to put a pool in. I would like it 11 meters long"
export const WISHED = '(like|want|need) it (to|be|about|around|at|maybe|roughly)* #';
// "Length from 36 down to 31 ft"
export const CHANGED = 'from MEASURE down|up|back? to about|just|only* #';
// From what it was to what it shall be: "goes from 32 to 36"
export const GROWS = 'goes|go|going|stretch~|change~|extend~|increase~|grow~|bump~|lengthen~ _3 from #';
export const SHRINKS = 'shrink~|reduce~|cut~|shorten~ _3 from #';
export const FORMER =
  '(originally|initially|earlier|previously|at first|used to|was thinking|were thinking|started with|started out) _5 #';
export const TAKEN_BACK = [
  '# would (be|have been) (wonderful|nice|great|lovely|amazing|cool|fun|awesome|a dream|fantastic) COMMA? but',
  'EXCHANGE|REFUSING|not a|an|the|about|around|full|like|want|be|have|it|to|need* #',
  '# (STOP|COMMA|is|was|thats|that|would|be|way|a|bit|its|seems|no|probably|far|which|honestly|just|felt|looked)* too',
  '# COMMA? which|thats (is|was)? just? nuts|crazy|ridiculous|insane|overkill|silly|absurd',
];

export const BUDGET = 'budget|spend|spending|cost|price|afford|presupuesto|pay|invest _5 #';
export const LARGE_BUDGET = 'under|around|about|for|max|than|to _5 #';
// what somebody paid, once: "he has a flagstone deck and paid $80k"
export const PAID = '(paid|spent|charged|(cost|costs|ran|set) (him|her|them)) _2 #';
export const NO_BUDGET = 'zip|code|phone|call _5 #';
