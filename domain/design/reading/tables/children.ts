// Around a word for somebody young, or around a number that is an age: # is the word or the number.

const AFTER_AGE =
  '&(END|STOP|COMMA|AND|OR|BREAK|WISH|year|years|yr|yo|so|who|which|now|already|going|months|month|mos|MARK)';
const ABOUT =
  '(just|almost|nearly|only|now|about|already|both|all|going|on|turning|turned|turns|to|turn|will|be|at|aged|age|ages|under|over|like|maybe|between|from|the|as|of)*';

/** "they're twenty", "He is 7", "the oldest is seven", "ours are 16, 17 and 19", "Mason age 8", "all under ten" */
export const AGE_ROWS: readonly string[] = [
  `(he|she|they|hes|shes|theyre|who|whos|ours|mine|oldest|youngest|eldest|middle|one|ones|both|twins|twin) (one)? (is|are|was|were|s)? ${ABOUT} # ${AFTER_AGE}`,
  `(is|are) _2 AND # ${AFTER_AGE}`,
  `(turn|turns|turned|turning|aged|ages|age) (just|in|on|only|of|from)* # ${AFTER_AGE}`,
  `(tiene|tienen|cumple) # `,
  `(all|both) (over|under|about|aged|are)* # ${AFTER_AGE}`,
];
/** Nobody need be named: "Mason age 8", "the youngest just turned one", "three under five". */
export const LONE_AGE_ROWS: readonly string[] = [
  `(oldest|youngest|eldest) (one|kid|of them)? (is|just|turned|turns|s|will|be|only|now|about|to|turning|almost)* # ${AFTER_AGE}`,
  `(age|aged|ages) # ${AFTER_AGE}`,
  `(turned|turning) # ${AFTER_AGE}`,
  `(ours|mine) (is|are) # ${AFTER_AGE}`,
  // a child writes
  `(i am|im) !one # ${AFTER_AGE}`,
  `(them|MEASURE|all|half|everyone|everybody|mostly|kids|of em) under (the age of)? # &(END|STOP|COMMA|AND|BREAK|so|WISH|we)`,
];
export const MONTHS = '# months|month|mos|mo|semanas|meses|weeks';
export const PARENT_OF = '(mom|mother|dad|father|mama|mommy|daddy|parents|parent) of #';
/** "siblings last fall, 5 and 8, and" */
export const TWO_AGES = '# AND MEASURE &(END|STOP|COMMA)';

/** There are none: "we have no small kids", "0 kids", "never had children"; "no slide for the kids" refuses the slide. */
export const NONE = [
  '(REFUSAL|REFUSING|without|0|zero|past|nada|cero) (had|have|has|any|got|small|young|little|of|our|own|more|for|want|wanted|planning|plan|on|having|really|yet|a|with|the|need|suited|meant|at|all|be|to|worry|about|single|de|are|were|no)* #',
];
export const THERE_ALREADY = 'already|existing|came|used';
export const NONE_AFTER = [
  '# (STOP|:|-|=|COMMA)? (no|none|n|zero|0) &(END|STOP|COMMA)',
  '(REFUSAL|REFUSING) (a|an|the|any)* (FEATURE|OTHER) or (a|an|the|any)* #',
  '# (will not|wont|do not|dont|never|arent|are not) _? (use|using|swim|swimming|go|come|live|coming|allowed)',
  '# (someday|some day|one day|eventually|in the future)',
  '# _3 (aint|isnt|arent|not) (none|any|here) yet?',
];

/** Somebody else's, somebody grown, or nobody at all. */
export const NOT_MEANT = [
  '# (s)? (dental|hospital|practice|book|books|school|museum|home|teacher|therapist|clinic|psychologist|doctor|ward|menu|charity|choir|section|center|ministry|store|question|stage|phase|years|nurse)',
  '(teach|taught|teaches|teaching|work with|works with|running a|runs a|coach|coaches) _? #',
  '(like|as|was|were|am|feel|feeling|im) (a|an|the|little|big|bunch|of|two|some)* #',
  '(inner|big|wild|problem|college|rich|cool) #',
  '(we|us) # (would|used|all|always|jumped|swam|played|had|grew|were|went)',
  '(is|was|its|be) my &baby #',
  '(at|to|from) (my|our|his|her|a) # (s|in|place|house|home|near|out|over)',
  'the rest _4 COMMA #',
  '(thanks|thank you|sorry|ok|okay|listen|hey|decide) COMMA? # &(END|STOP)',
];
/** Their pool is not ours, but a fence may be meant for them. */
export const NEIGHBORS =
  "(neighbor|neighbors|neighbour|neighbours|neighborhood|neighbourhood|other people|other peoples|peoples|door|landlords) (small|little|loud|s|young|')* #";
export const NEARBY = '# (s|in|who|that|live|lives|play|plays)* (behind|down the|next|across)';
export const KEPT_OUT = '(fence|fenced|gate|cover|covered|safe|safety|lock|alarm) (_|COMMA)* (_|COMMA)* #';

const AWAY =
  'grown|out|gone|off|moved|college|university|army|navy|marines|military|graduated|graduate|married|twenties|thirties|forties|adult|adults|teen|teens|teenager|teenagers|driving|drives|architecture|engineering|lawyer|doctor|nurse|engineer|married|grad|auburn|abroad|overseas|apartment|employed|job|degree|freshman|sophomore|senior|junior|flown|bartender|contractor|realtor|working|universitarios|adultos|grandes|mayores|casados';
/** "what we don't have: shade, time or kids" */
export const NONE_OF_A_LIST = '(dont|do not) have (_|COMMA)* (_|COMMA)* or #';
/** Grown up, said after: "my nephew, who is in the army", "the kids are finally out". */
export const GROWN_AFTER = [
  `# (COMMA|who|whos|is|are|s|all|both|now|finally|long|have|has|in|at|the|a|an|her|his|their|own|second|first|third|fourth|year|my|just|of|to|on|left|mostly|since|already|he|she|they|hes|shes|theyre|going|that|works|as|ya|son|estan|es)* (${AWAY}) !(of the water|the water|side|there|in the|for the summer|school for)`,
  '# _2 (at|in) (college|university|law|med|medical|grad|high|boarding) school?',
];
/** A grown nephew draws; a small one swims. */
export const PLAYS =
  '# (_|COMMA)* (swim|swims|play|plays|visit|visits|come|comes|coming|slide|splash|loves|love|over|jump|here|stay|stays|splashing|swimming|playing)';
export const FOR_THEM = '(for|when|with|so) (my|our|the|his|her|all|little|small|young|two|three)* #';
/** "since I was ten years old" */
export const ONCE = '(i|we) was|were (only|about|just|like|maybe)* MEASURE #';
/** "We had twins in April" */
export const BORN =
  '(had|having|adopted|adopting|fostering|foster) (our|a|an|my|the|first|second|third|baby|little)* # (in|last|this|on|two|three|a few|months|STOP|COMMA)';
