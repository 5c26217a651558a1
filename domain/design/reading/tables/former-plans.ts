import { rows } from '../pattern.ts';

// What was planned or asked for once, and what tells that it was left. Rows of reading/pattern.ts.

const WE = '(i|we|he|she|they|id|wed|husband|wife|son|daughter|kids)';

/** A plan of then: what follows in its clause was part of it. */
export const FORMER_PLANS = `
  (originally|initially) !STOP
  at|in (first|the beginning|the start|one point) !STOP
  (the|my|our|his|her) (first|original|initial|old|earlier|early) (idea|plan|plans|draft|drawing|sketch|design|version|thought|list|concept|wish) _2 (was|were|had|called|included|showed|said)
  first COMMA? ${WE} (had|put|wrote|said|asked|wanted|thought|planned|was|were|picked|drew|dreamed|imagined)
  ${WE} (had|have)? (started|began) (out|off)? (with|wanting|thinking|planning|from)
  ${WE} (had|have)? (planned|intended|meant|hoped|wanted) (on|to have|to get|to do|to add|for)
  ${WE} (had|have) (put|written|wrote|asked|drawn|wanted|planned|thought) (down|for|about|in|of)?
  ${WE} (was|were) (all|so|dead|totally|really|completely)* (set on|sold on|in love with|going to|gonna|planning|thinking|hoping|about to|leaning|obsessed with|excited about)
  ${WE} used to (want|dream|think|say)
  (was|were) dead set on
  (started|starting) (out|off)? (wanting|thinking|planning|with)
  (ADVISER|in law) _3 (says|said|thinks|thought|told|tells|suggested|suggests|recommended|recommends|insisted|insists|mentioned|swears|wanted|pushed) (me|us|that|to|we|i|you|should|get|add|have|put|in|need|on|by|for|with|its|a|an|the|the whole)*
  people|everyone|everybody|folks _2 (says|say|tell|tells|told|keep telling|thinks|think) (me|us|that|to|we|i|you|should|get|add|have|put|in|need)*
  (had) (my|our|his|her|their) (heart|hearts|mind|minds) set on`;

/** ... and left. */
export const TURNS = `
  but|until|however|instead|although
  then|now (i|we|he|she|reality|the|my|our|it|comes|came)
  so now|instead|just
  now &:|just|only|its|it|a|an|COMMA
  not (anymore|any more|now)
  ended|end|ending up
  (came|come) to (my|our|his|her|their) senses
  settled|settling on|for
  turns|turned out
  (in|at) the end
  changed|scrapped|dropped
  (id|wed|i would|we would) (much|still|really)? rather
  (i|we) (just|really|still)? (dont|do not|couldnt) care
  (i|we) (told|politely told|had to tell|said no|insisted|laughed|passed)
  (doesnt|does not|dont|isnt|is not) (live|paying|swim|have to|the one)`;

/** Given up in the same breath. */
export const GIVEN_UP = rows(`
  (thought|thinking|looked|toyed|flirted|played) about|at|with|of (the idea of)? _3 # COMMA? but|until|then
  considered _3 # COMMA? but|until|then
  (considered|thought|talked|discussed) _3 # for (about|all|of|maybe|like|exactly)* (MEASURE|a|ten|one) (minute|minutes|second|seconds|hot|day)
  (i|we|he|she) (said|wrote|typed|put|say) _2 # (_|COMMA|STOP)* (i|we|he|she) (meant|mean|should have said) _2 FEATURE
  a|an|the? # (COMMA|STOP)? (i mean|i meant|make that|make it|or rather|correction) COMMA? (a|an|the)? FEATURE
  (build|builds|building|built|handle|handles|do|does|doing|make|makes|making|install|installs|installing|add|put in) (a|an|the|my|our|his|her|own)* # (himself|herself|myself|ourselves|themselves|(on|by) (my|our|his|her|their) own)
  (was|were) (going to|gonna) do|have|get|put|add|build|be? _4 # COMMA? but|until|then
  (almost|nearly) (went|got|did|chose|picked|bought|added|signed|had|ordered|put) (for|with|in|on)? _3 #`);

const wish = (who: string) =>
  `${who} (also|really|still|always|keeps|kept|had|has|would)* (want|wants|wanted|wanting|asking|asked|begging|begged|like|love|liked|wished|wishes|ask) for? _3 #`;
const gets = (pronoun: string) =>
  `(_|COMMA|STOP|:)* (${pronoun}) (is|are|will|was|can|shall|going to|gonna)* (getting|gets|get|got|have|settle for|settled for) (a|an|the|some|one)? _2 FEATURE`;
const goes = (pronoun: string) =>
  `(_|COMMA|STOP|:)* ${pronoun} (may|can|could|is welcome to|are welcome to) go`;
const MAN = '(he|husband|hubby|son|dad|father|brother|boy|grandson|grandpa|boyfriend|fiance|man|mr)';
const WOMAN = '(she|wife|daughter|mom|mother|sister|girl|granddaughter|grandma|girlfriend|fiancee|mrs)';
const SEVERAL = '(they|kids|boys|girls|twins|grandkids|children|teens|teenagers|parents|everyone|everybody)';

/** "He wants a diving board; he's getting a tanning shelf.", "She would like a bar. She may go to the club." */
export const GETS_INSTEAD = [
  `${wish(MAN)} ${goes('he')}`,
  `${wish(WOMAN)} ${goes('she')}`,
  `${wish(SEVERAL)} ${goes('they')}`,
  `${wish(MAN)} ${gets('hes|he|(what he)')}`,
  `${wish(WOMAN)} ${gets('shes|she|(what she)')}`,
  `${wish(SEVERAL)} ${gets('theyre|they|(what they)')}`,
];
