// Said after a thing, often in the next sentence: it does not come. Rows of reading/pattern.ts.

const IT = 'it|that|this|them|those|one';
const WHO =
  'i|we|he|she|they|wife|husband|mom|mother|dad|hoa|partner|builder|doctor|ive|weve|hes|shes|theyve|was|got|been|it|that';
const DONE = '&END|STOP|COMMA|AND|BREAK|way|thanks|thank';

export const VETO_ROWS = `
  where|there (i|we|she|he) (draw|drew|put|puts) (the|my|our|her|his|a) (line|foot)
  (i|we|she|he|wife|husband) (draw|drew|draws) the line (there|at that|on that)? &END|STOP|COMMA|AND
  laughed (at|for|in|out|so|until|till|&END|STOP|COMMA|and)
  (he|she|they|you|kids|son|daughter|boys|girls|grandkids|husband|wife) can (keep (asking|begging|dreaming|wishing|wanting|pouting)|dream|dream on|beg|wish|wait|buy|build (his|her|their)|cry|pout|complain|sulk|get over)
  (he|she|they|kids|son|daughter|boys) (will|can|ll|is going to) (live|survive|get over it|live without|do without|be fine without|have to live)
  (i|we) (dont|do not) think so
  but|and (i|we|she|he|they|wife|husband) (would|do|did|does|will|am|is|was|really)? (not|dont|doesnt|wouldnt|didnt|wont|disagree|disagreed|disagrees|objected|objects) &END|STOP|COMMA|AND|BREAK
  (but|and|until|then)? (we|i) (really|simply|just)? (cant|cannot|couldnt|can not) (afford|justify|stomach|fit) (${IT}|one|the cost|the price|the expense)
  (until|till|then|but then) (i|we|he|she) (saw|heard|read|found out|learned|got|priced|looked at|asked about) (what|how|about|the)* (it|price|cost|costs|quote|bill|number|insurance|maintenance|estimate|upkeep|much)
  thought (about it|on it|it over|hard|long|and|STOP|COMMA)* (no|nope|nah) &END|STOP|COMMA
  over my|our|her|his dead body
  ${WHO} have|has|just|already|quickly? (vetoed|nixed|overruled|vetoing) ${IT}|him|her|the?
  vetoed|nixed|overruled|kiboshed
  (shot|shoots|shut|turned|struck|voted) (it|that|this|them|me|us|him|her)? down
  (wont|doesnt|didnt|cant|dont|will not|does not|wouldnt) (allow|permit|approve|let us|let me|insure|cover it|hear of) (${IT})?
  (said|says|voted) no &END|STOP|COMMA|AND|BREAK
  said|says|say|saying no to (${IT}) &END|STOP|COMMA|AND|BREAK
  (was|got|been|were) told (no|to go|not|to hush|to shush|off|to be quiet)
  no (nos|me|le|les) gusto|gusta|gustaron|convence|interesa
  no es lo que (pedimos|queremos|quiero|pedi)
  (he|she|they|husband|wife) can want
  put my|her|his foot down
  its|thats|theyre (out|off|gone|dead|history) &END|STOP|COMMA|BREAK
  (denied|rejected|refused|declined|negative|nada|veto) &END|STOP
  (lol|haha|ha|hah|um|uh|er|yeah|hell|heck|oh) (no|nope|nah) &END|STOP|COMMA
  (the|my|our|her|his)? (answer|verdict|vote|response) (is|was|came back) (a|still|always|hard|firm|unanimous)* (no|nope|negative)
  dont &END|STOP
  (at (my|our|his|her) age|in this economy) ?
  (that|this|those) (one|ones|last|thing|item|ticket|idea)* (is|was|s|are)? (a|an|hard|definite|big|now)* (no|closed|dead|rejected|declined|denied|withdrawn|not fine|not ok|not okay|not happening) &END|STOP|COMMA|AND|as|BREAK
  thats not (fine|ok|okay|going to fly|on|us)
  (was|were|got|been) (outvoted|told to hush|laughed at|shouted down|hushed)
  there goes (that|it|the idea)
  ya no
  nobody|noone (gets|wants|needs|uses|likes|asked for|will use) ${IT}
  (i|we) (told|have told|had to tell) (him|her|them) (no|to forget|to dream|thats what)
  (ruled|voted|thrown|struck|crossed|decided) (out|off|down|against) &END|STOP|COMMA|BREAK|AND|by|for|due|on
  (he|she|they) no longer (asks|ask|wants|want|brings|mentions)
  (isnt|is not|aint|not|never) (paying|the one paying|signing) COMMA? so
  i (wont|will not) be (alive|around|here)
  (very|so|just|totally|really)? not us &END|STOP|COMMA
  can|may (buy|build|get) (her|his|their) own
  said|says|told|say him|her|them|us|me|it|that? absolutely|hell|heck|flat|a|hard|definitely? no|nope|nah|never ${DONE}
  absolutely|definitely|certainly|hell|heck|probably|thanks|hard not|no|nope|pass &END|STOP|COMMA
  so|but|then|just no|nope|nah &END|STOP|COMMA|so|skip|BREAK
  and no|nope|nah &END|STOP|so|skip|BREAK
  leave|leaving|keep|take|taking|cut|left|took (it|that|this|them|those|one|the idea|all of it) out|off
  cut|dropped|scrapped|ditched|nixed|axed|killed|dropping|skipping|skipped|lost ${IT}
  skip|drop|forget|scratch|lose|nix|ditch|kill|scrap|strike (it|that|this|them|those|one|the idea|the thought|all that)
  just? kidding|joking|jk
  (we|i) settled that, to reconsider
  changed my|our|his|her|their mind|minds &END|STOP|COMMA|AND|about
  talked|talk|talking him|her|me|us|them out of (${IT})
  decided|deciding|voted against ${IT}
  decided|agreed not to
  (is|are|was|its|thats|isnt|aint) not? (happening|gonna happen|going to happen)
  not (happening|gonna happen|going to happen|having ${IT}|doing ${IT}|serving|a chance|anymore|any more|this time|this year|for us|our thing|my thing)
  no COMMA gracias
  no (chance|dice|bueno|gracias|thank you|thanks|way|sir|maam)
  that|it|thats|its|which is|was|s? a? (no|hard no|no go|nonstarter)  &END|STOP|COMMA
  (never|nobody|hardly|barely|rarely) ever|really? (used|uses|use|sat|went) ${IT}|in
  for? some|any? other|another year|day|lifetime|life
  (dont|do not|didnt|did not|doesnt|does not|wont|cant) _? (draw|include|want|need|bother|price|add|quote|count) ${IT}
  lost|loses that (argument|fight|battle|vote|one)
  is|was|are not? (off the table|out of the question|off the list)
  is|are|was|were (out|off|gone|dead) &END|STOP|COMMA|BREAK
  cut &END|STOP|COMMA
  came off|out of? the (list|plan|drawing)
  can|could (wait|forget ${IT}|come later)
  not in the (budget|cards|plan)`;

/** A yes to the thing just told: what comes after it is said of something else. */
export const APPROVALS = `
  (thats|its|that is|it is|this is|they are|theyre|which is) (fine|ok|okay|good|great|perfect|in|a yes|nonnegotiable|a must)`;
