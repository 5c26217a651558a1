// Senses that take a whole turn of phrase, rows of reading/pattern.ts. The last word of a match bears the sense, as a phrase of senses.ts would.

const ANYBODY =
  '(you|he|she|they|anyone|anybody|someone|somebody|(one more person)|(the|my|our|any|another)? OFFERER)';
const ALL_BUT = '(else|other)? (except|but|besides|beyond|(other|apart|aside) than|from|than) for?';
const HEADED =
  'out|no|nope|nos|skip|cut|without|excluded|excludes|exclusions|exclude|unwanted|never|against|rejected|dropped|deleted|later|future|someday|donts|hates|dislikes|dealbreakers|vetoed|nixed|drop|remove|delete|lose|kill|scratch|strike|ditch|scrap|eventually';

/** Heads of a list of what is not wanted: "Out: slide, spa". They begin a sentence or an entry. */
export const REFUSED_HEADS = `
    (${HEADED}|(not|dont|didnt|do not|must not|wont) (wanted|needed|now|want|need|have|interested|include|included|happening|going to happen|for us)|(phase|stage|part|step) (2|two|ii|b)|(next|another|some other|later) (year|phase|time|stage|day)|(hard|big|absolute) (no|pass|nos)|deal breakers?|maybe later|down the road|no gos?|(someday|later|eventually|maybe|future|one day) COMMA? _6) :`;

export const LONG_SENSES: Readonly<Record<'REFUSING' | 'EXCHANGE' | 'AFFIRMATION', string>> = {
  // "if you try to sell me", "who needs", "what would I do with": reaches a whole list
  REFUSING: `
    if ${ANYBODY} (so much as|ever|even|dares?|dare to|keeps)* (try|tries|trying)? to? (sell|sells|show|shows|pitch|pitches|push|pushes|upsell|mention|mentions|say|says|suggest|suggests|selling|pitching|pushing|mentioning|suggesting) (me|us|one|more|another|the|word|words|on)*
    if (i|we) (have to|ever|even)* (see|hear|hear about|look at|get shown) (one more|another|a single|one single)
    (dont|do not|never|not) (you|even|ever|dare)* (think|dream|try|suggest|show|pitch|sell|offer|propose|draw|quote) (about|of|me|us|to sell me|to sell us)*
    (you|they|he|she|neighbor|neighbors|people|builder) can keep (your|their|his|her|all|the|that|those)*
    (save|keep) your
    (who|nobody|noone) (the heck|the hell|on earth|really|actually|ever)? (needs|wants|uses|asked for)
    what (would|do|am|are|will|should) (i|we) (ever|even|possibly|gonna|going)* to? (do|doing|want) with
    (wouldnt|dont|not|no|wont) (know|idea|clue|sure) what (to|id|wed|i would|we would|we|i) do with
    allergic to (the idea|the thought|the sight)? of?
    (im|were|am|are|be) (so|way|totally|completely|long|done)* (over|past) the|that|this|all
    (crossed|crossing|scratched|struck|threw|tossed|knocked|voted|took|taking|kicked|weeded) (off|out)
    (voted|turned|shot|talked) down
    (talked|talking|talk) (ourselves|myself|himself|herself|themselves|each other|my wife|my husband|my son|my daughter|the kids) out of
    (backed|backing|chickened|bowed|opted) out (of|on)
    (voted|decided|decide|advised|argued|recommended|warned|warns|recommends|advises|went|leaning) (me|us|him|her|strongly)? against
    (decline|declining|denied|denies|rejected|rejects|refused|declined|bans|banned|forbids|forbid|prohibits|prohibited|disallows|disallowed|outlawed|outlaws|vetoes|killed|eliminated|eliminate|axed|scrapped|canceled|cancelled|cancel|dropped|ditched|deleted|nuked|shelved|tabled) (having|getting|adding)?
    (were|im|am|are|we|i) (definitely|totally|completely|both)? out on
    thumbs down (on|to|for)
    not (on|in|part of) (the|my|our|this|his|her)? (wish|want|shopping)? (list|plan|plans|scope|budget) :
    (changed|change) (my|our|his|her|their) (mind|minds) (about|on)
    (ignore|disregard|forget) (what (i|we) said about)?
    (regret|regrets|regretted) (his|her|their|the|getting|having|buying|building|adding|putting)*
    (tear|tearing|tore|rip|ripping|ripped|pull|pulling|demo|demoing|demolish|demolishing|removing|taking) (out|up)
    (demo|demolish|demolishing|removing|replacing) (the|our|that|this|an|a|existing|old)*
    (refuse|refuses|refused|refusing) to (have|get|pay|buy|own|build|even|look|consider|put|add|include) (for|at|in)?
    (couldnt|cant|wouldnt|wont|could not) (you)? (pay|pay me|pay us) _3 (have|get|own|for|build|put in)
    (neednt|need not) (have|include|be|bother with|come with)?
    (i|we) (doubt|doubted) (we|i|that|you|need|want|needs|if)*
    too (small|narrow|tight|short|steep) for (a|an|the|any) !STYLE
    (dont|doesnt|do not|does not|no|didnt|not|havent|hasnt|isnt) (have|got|really|any|the|enough|much|there)* (room|space|budget|money|funds) for
    (never|nor) (really|once|ever|even)? (wanted|liked|needed|cared|asked|understood|used|been into) (for|about)?
    (nobody|noone|none of us|neither of us|not one of us) (in|at|here|around|really|else|actually)* _3 (wants|want|needs|need|likes|uses|asked|cares) (for|about)?
    (would|id|wed|hed|shed|theyd) have (wanted|asked|gotten|got|chosen|picked|gone|liked|loved|put in|added|said|had|taken|begged) (for|with)?
    if (i|we|he|she) (was|were|had|am|win|won|wins|hit|ever) (younger|rich|richer|single|made|money|the|a|lottery|lotto|powerball|millionaire|years|MEASURE|of|again|unlimited|more|budget|in|my|twenties)* COMMA? (id|wed|i would|we would|thered|ill|well|there would|i will|we will) (get|have|add|want|be|do|put in|build|ask for|go for|love)
    (when|if|until) (i|we) (win|hit|won) (the|a)? (lottery|lotto|powerball|jackpot|mega millions)
    (if|were) (it|this) (was|were)? (up to|left to) !(me|us) _3 (wed|id|there would|thered|it would|hed|shed|theyd|we would) (have|be|get|do|had)
    (not|nothing|never|no) (a|an|one|even|any)* (single|lone|solitary) (one|bit)? of?`,

  // "more interested in a spa than a slide", "a spa over a slide any day", "a future spa": the next thing only
  EXCHANGE: `
    (more|less|better|sooner|bigger|larger|louder|cheaper|nicer|prettier|safer|easier|smarter|fancier|simpler|rather) _6 than &a|an|the|any|some|another|FEATURE
    (take|takes|pick|picked|choose|chose|favor|wins|won|over|chosen) (a|an|the)? FEATURE over
    FEATURE (any day|every time)? (beats|beat|trumps|trumped|tops) (out|having)?
    future|eventual`,

  // "we don't agree on anything except", "my wife won't sign without": what follows is wished
  AFFIRMATION: `
    (dont|do not|cant|cannot|couldnt|never|didnt) (really|ever|even|seem to)* agree (on|about) (anything|much|a thing|a single thing|nothing|very much) ${ALL_BUT}
    (agree|agreed|agrees) on (nothing|almost nothing|hardly anything|little) ${ALL_BUT}
    (cut|drop|skip|lose|remove|ditch|scrap|forget|trim|sacrifice|delete|change|give up|negotiate|compromise on|take out) (anything|everything|all|whatever|any of it|the rest) (you (want|like|need))? ${ALL_BUT}
    (wont|will not|wouldnt|would not|refuses|refuse|isnt|not|never|cant|cannot) (going|gonna|to|even|ever|be)* (sign|signing|go|swim|get|use|come|agree|approve|move|budge|visit|say|do|let|pay|happy|speak|talk|leave|leaving|dying|moving|swimming|signing) _4 (without|unless there is|unless theres|unless it has|unless we get|unless i get|until there is)
    if ((there is|theres|it has|its got|they have) (no|not)|there isnt|there aint|it doesnt have|it dont have|we dont get|i dont get|she doesnt get|he doesnt get|they dont get)
    (you|he|she|they|quote|bid|plan|drawing|builder|salesman|designer|estimate) (totally|completely|accidentally|also|somehow)? (left|leaves|forgot|missed) (out|off)?
    (cant|couldnt|cannot) (even|quite|really)? believe (i am|im|were|we are|we|i|that)
    (dont|do not|never|not|cannot|cant|wont|must not|shouldnt|please no) (you|even|ever|dare|let|them|anyone|him|her|be|going|to)* (leave|leaving|take|taking|cut|cutting|drop|dropping|remove|removing|touch|delete|lose|ditch|omit|skip|skipping|skimp|sacrifice|negotiate|compromise|compromising|budge|give up|giving up|talk (me|us|her|him)|mess) (out|off|away|on|of|with)*
    (wont|will not|never|doesnt|dont|cant|not|didnt|hasnt|havent) (ever|even)? (stop|stopped|quit|shut) up? (talking|asking|begging|going|dreaming|thinking|hearing|yapping)? (on about|about|for|of|on)
    why (wouldnt|not|dont|shouldnt|cant|would not) (we|i|you|anyone|anybody|they|it) (want|have|get|add|do|need)?
    who (doesnt|wouldnt|dont) (love|like|want|need|enjoy)
    no such thing as a? pool without
    nothing (else)? (matters|counts|is important|is as important) _3 (except|but|than|besides|as)
    (neither|none) of us (can|could|will|would) (live|do|go|be|swim) without
    why (is|was|are|were) there no
    (dont|do not|cant|cannot|didnt) (see|find) (the|my|our) !point|need|use|reason|value|appeal|sense|attraction
    as|so long as (there is|theres|it has|we|i|get|have|its got|she|he|gets|has)*
    (not|never|isnt) (complete|finished|done|whole|worth it|worth doing|worth having|the same|a pool) without`,
};
