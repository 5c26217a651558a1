// Said of a thing in its own clause: it does not come, or is there already. Rows of reading/pattern.ts.

// what is done to a thing that does not come
const UNDONE =
  '(deleted|removed|eliminated|dropped|scrapped|axed|canceled|cancelled|rejected|denied|declined|excluded|omitted|shelved|tabled|outlawed|banned|forbidden|prohibited|nixed|ditched|overruled|vetoed|tossed|cut|killed|skipped|refused|sacrificed|(voted|ruled|taken|thrown|crossed|struck|left|written|scratched|kicked|weeded|knocked) (out|off|down)|(voted|shot|turned|talked) down|(decided|voted|advised|argued) against|(not|never) (allowed|approved|permitted|to be)|value engineered|a casualty|history|toast|withdrawn|moot|(getting|being|to be) (demolished|removed|ripped out|torn out|filled in))';

export const PREDICATES = `
  (was|were|is|are|got|gets|been|being|be|s) (just|already|later|since|promptly|quickly|immediately|also|then|finally|all|officially|unanimously)* ${UNDONE}
  (has|have|had|needs|gotta|got) to (go|wait) &END|STOP|COMMA|AND|BREAK|until|till|for
  (didnt|did not|doesnt|does not|wont|will not|never|couldnt|dont|do not) (quite|even)? (made|make|survive|survived|pass|passed|fly|happen|work out|appeal|excite|speak) (it|the|to|us|me|past)?
  (lost|loses) &END|STOP|COMMA|AND|out|the|by
  (idea|plan|dream|thing|talk|one) (died|flopped|tanked|fizzled|went nowhere|bit the dust|is dead|was dead)
  by (owner|owners|others|homeowner|homeowners|client|customer) &END|STOP|COMMA
  (not|isnt|arent) (in|part of) (scope|contract|the scope|the contract|this contract|this phase|the bid|the job)
  n / a &END|STOP|COMMA
  not applicable
  (is|are|s) for (show|showoffs|rich|other|people|hotels|resorts|tourists|snobs|millionaires|suckers|someone|somebody|folks|rappers|celebrities|influencers)
  (cost|costs|costing) (way|far|just)? (too|a fortune|an arm|more than)
  (makes|make|made) (no|little|zero) sense
  (is|was|are|would be) the (last|least) thing
  (would be|is|was|are|were|were) (just|only|basically|such)? (a|an)? (nightmare|mistake|disaster|hassle|headache|money pit|liability|death trap|eyesore|lawsuit|dust collector|leaf catcher)
  (became|becomes|turned into|turns into|morphed into) (a|an|the)
  (broke|is broken|is shot|is dead|rusted out|fell apart|leaks)
  (gets|is getting|being|is|are) (torn|ripped|pulled|taken|hauled|coming|going) (out|up|away|down|off)
  stays where (it|that) (is|was)
  (nobody|noone|none of us) (in|here|really|ever)* _2 (wants|want|needs|need|likes|uses|asked) (for)? &END|STOP|COMMA|AND|BREAK
  (isnt|arent|wasnt|aint|werent|is not|are not) &END|STOP
  (is|are|s|was)? existing (wrought|iron|chain|link|wood|and|to|_)* (stays|remains|stay|remain|works|is fine|staying|remaining)
  (is|are|s) existing &END|STOP|COMMA
  to (remain|be kept) &END|STOP|COMMA|AND
  (is|are|s) (only|about|just|barely|maybe)* MEASURE (year|years|month|months|yrs) old
  came|comes|included|here|there with (the|our|this|that)? (house|home|place|property|lot|purchase)
  (from|left by|built by|put in by|installed by) (the|our)? (old|previous|last|prior|former) (owner|owners|people|family|folks)
  (we|i) (already|currently|now)? have (now|already)? (is|are|works|does|will do|stays)
  (that)? (we|i) (put in|installed|built|added|bought|did|had put in|had built) (last|two|a few|three|five|in|years|this) (year|spring|summer|fall|winter|years|MEASURE|ago)
  (sounded|seemed|looked|was) _3 (until|till|before) (i|we|he|she) (saw|heard|read|found|learned|got|priced|looked|realized|saw)
  only? (if|when) (there is|theres|there was|we have|i have|we still have) (any|ever|some)? (money|cash|budget|funds) (left|left over)?
  in (a|another|the next)? (few|couple|couple of|several) (years|year|yrs|summers|seasons)
  (years|year) (from now|down the road|down the line|later)
  (is|are|was|were|its|thats) (a|an|just|kind|of|sort|bit|too|such|total|complete|pure|utter|way)* (overkill|nonsense|silly|ridiculous|pointless|useless|a waste|wasteful|unnecessary|tacky|gaudy|cheesy|too much|not worth|nonstarter|bridge too far|step too far)
  (seems|seem|feels|sounds|seemed|felt|looks) (like)? (a|an|just|kind|of|sort|bit|too|such|total|way)* (overkill|nonsense|silly|ridiculous|pointless|useless|waste|wasteful|unnecessary|tacky|gaudy|cheesy|much|excessive)
  (we|i|she|he|they|wife|husband) (all|both|have|has|had|just|finally|mostly)* (decide|decided|voted|chose|argued|agreed|are|is|am) against
  (we|i|she|he|they|you|wife|husband|weve|ive) (all|both|have|has|had|just|finally|really|can|could|will|would|d|ll)* (gave up|given up|give up|live without|do without|skip|skipped|drop|dropped|forget|leave out|left out|ruled out|talked down|pass on|passed on) (on)? &END|STOP|COMMA|AND|BREAK`;
