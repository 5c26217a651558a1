// Said after a refusal: it comes after all. Rows of reading/pattern.ts.

const WHO =
  '(i|we|he|she|they|kids|boys|girls|wife|husband|son|daughter|mom|dad|grandkids|everyone|everybody)';

export const REVERSALS = `
  (wore|worn|wear) (me|us|him|her) down
  ${WHO} (finally|just|then|eventually|have|has)? (gave in|caved|caved in|relented|came around|gave up fighting|lost that one)
  (lets|let us) (just)? (do|get|have|add|go for) (it|one|that|them)
  (but|and|well|except|yes|yeah) (we|i|you) (really|actually|totally|certainly)? (do|did) &END|STOP|COMMA|AND
  (but) (my|the|our)? ${WHO} (insists|insist|insisted|wants|want|wanted|begged|begs|demands|demanded|needs|loves|love|overruled|won) (on|it|one|that)? &END|STOP|COMMA|AND|it|one
  talked (me|us|him|her) into
  (convinced|persuaded|bullied|guilted) (me|us|him|her)
  won (me|us|him|her) over
  (but|then|and|so|until) _? ${WHO}? (have|has)? (changed|change) (my|our|his|her|their) (mind|minds) &END|STOP|COMMA|AND|so
  (but|so|then|now|well|ok|okay|alright) (yes|yeah|yep|why not|sure|fine|here we are|we want it|i want it|i want one|we want one) &END|STOP|COMMA
  watch me|us
  (i|we|they|he|she|kids) (all|really|do|have|has|always|still|now|would|just|finally)* (want|wants|wanted|deserve|deserves|need|love) (one|it|them|that) (back|now|again|after all|so|badly)* &END|STOP|COMMA|AND|BREAK
  (and|but|so|now) (really|always|still|now)* (want|need|love) (one|it|them) &END|STOP|COMMA|AND|BREAK
  (i was|we were) wrong
  (put|add|bring|throw|leave) (it|that|them|one) (back|in|on) !(the list of)
  (add|include|put) (it|them|one) &END|STOP|COMMA|AND|BREAK|please
  please add &END|STOP|COMMA
  came around
  (would|will|could|d) be (so|really|absolutely|very|pretty|just|quite)* (great|nice|lovely|perfect|awesome|amazing|cool|fun|wonderful|good|ideal) &END|STOP|COMMA|AND !(STOP|COMMA? but|though|however|if|only)
  (is|are|will be|would be) (enough|plenty|sufficient|all we need|all i need|back|back in|back on)
  (we|ours|mine|i) (will|does|would|must|should|is going to|are going to)  &END|STOP|COMMA
  (he|she|they|kids|boys) (gets|get|shall have|is getting|are getting|will get|can have) (it|one|them|that|his|her|their)`;
