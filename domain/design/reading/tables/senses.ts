// What a phrase does to the things around it. Apostrophes are gone by the time these are read ("dont" is "don't").

export const SENSES = {
  // --- Is it wanted?

  // "no spa": reaches what follows and an or-list, not the next item of a plain list.
  REFUSAL: `
    no|not|nor|neither|zero|nope|nothing, none of, not any, nothing like
    sin, ni, non, sans, pas de, ohne, kein|keine|keinen, sem, senza`,

  // "we don't want", "skip": reaches a whole list.
  REFUSING: `
    dont|doesnt|didnt|wont|wouldnt|shouldnt|cant|isnt|arent|aint|never|cannot
    do|does|did|will|would|should|can not
    (i|we)? (dont|do not|not|no longer) want|need
    (nor do|nor would) i|we want|need|like
    not have|having, must|should not have|include, nobody wants|needs|gets|uses, (give|gives|gave|giving|given) up, nada de, no want, no longer
    without, (do|done|can do|could do) without, w / o, wo, minus, except, except for, excluding|exclude|omit
    anything|everything|all but
    skip|skipping, (i|we|you)? can|could skip, (i|we)? can live without
    delete|deleting|deleted|skipped|axing|omitting, nobody :, (dont|do not) trouble with?, drop|cut|delete|skip all|both
    skip|avoid|without|skipping anything|everything with|involving, nothing with|involving, used to want
    avoid|avoiding, remove, ditch|scrap|nix|veto|vetoed|nixed, scratch|strike|kill|ax|axe the, forget, forget about, never mind, nevermind
    leave|leaving out, leave off, cut out, keep out, pass on, hard pass on, opt|opting out of, get rid of, do away with, done with
    lose|leave|drop|cut|hold the, take|taking out, take off, out with, hold off on?
    (i|we)? hate, hates|dislike, cant stand, tired|sick|afraid|scared of, had enough of, never liked, opposed to
    steer clear of, stay away from, dont bother with?, lets not, rather not, prefer not|no
    (dont|do not) care for|about, (couldnt|could) care less about
    no (need|room|use|budget|desire|plan|plans) for, no need, no|zero interest in?
    not interested in, not (a fan|fans) of, no fan of, not (sure|sold|big) (on|about), unsure about
    not (into|looking for|going with|crazy about|wild about|worried about|a single)
    (on the fence|undecided|torn) (on|about)
    (no|say no|saying no|no thanks|no thank you) to, no :
    cancel|cancelling|canceling, last thing i|we|you want|need, deal breaker, dealbreaker
    cant afford, decided|deciding against, ruled|ruling out, gave up on, talked me|us|him|her out of
    no quiero|queremos
    already have|has|got|own|a|an, (have|got) already, (there is|theres) already, came with, existing
    ex wanted
    (if|when) (there is|theres|there was|we have|i have) (any|ever|some)? (money|cash|budget) left over?
    someday, one day, (someday|one day|maybe|later) (when|if) (we|i) (have|get|win|save) (the|some|more|extra|enough)? money|cash|lottery, eventually, in the future, down the road, later maybe|add, later we might, might later
    replace|replacing`,

  // What a visitor has is not what a visitor asks for; reaches the next thing of a list.
  POSSESSION: `
    i|we have|own|got, (i|we) do have, (weve|ive) got, there is|are, theres
    house|home|yard|backyard|lot|property|patio|neighborhood|community has`,

  // Reaches the next thing only: "a waterfall instead of a spa, with lights".
  EXCHANGE: `
    instead of, (in place|in lieu) of, rather|other than, as opposed to, swap|trade|switch the, swap|switch out the?, exchange, in exchange for
    less, less like, less of a, too, not|nothing|isnt too, not (super|very|overly|so|that|really|exactly|necessarily|quite)
    away from, nothing`,

  // Double negatives and turns of phrase that only look like refusals.
  AFFIRMATION: `
    not (opposed|averse) to, not|nothing against, no objection|objections to
    (dont|do not|cant|cannot|must not|lets not) forget, (dont|do not) (skip|skimp on|leave out), dont let me forget
    (dont|do not|wouldnt|would not) mind
    (cant|cannot|can not|couldnt|wont) (live|do|go|be) without, not|never|complete without, no pool without
    (cant imagine|cant have) (a pool|it) without, (wouldnt be|not) a pool without
    (wouldnt|would not|wont|never|cant|cannot) say no to, cant go wrong with, cant wait (for|to have)
    not only|just|optional|negotiable, non negotiable, nothing but, why not, no question, no less than, never enough
    (have|got|there is|theres) (room|space|money|the budget) for, (heart|hearts) set on, have my|our heart|hearts set on
    no (frills|extras|fuss|bells and whistles|gimmicks|features)? (except|but|besides) for?, nothing (else|extra)? (except|but|besides)
    (we|i|they|kids|she|he) (kept|keep|are keeping), have in mind, have to have, have always wanted, (ditch|skip|scrap|drop|forget) everything|all except|but`,

  // Neither refuses nor wishes, though it holds such a word.
  NEUTRAL: `
    no|not|nothing more|longer|bigger|larger|wider|deeper|smaller|shorter|less than|then
    no bigger|less, not less, less than, at least, not|nothing over|under, (not to|not|cant|cannot|shouldnt) exceed
    no (doubt|problem|brainer|matter|rush|hurry|worries|idea|clue|limit|hoa|pets|dogs|drama|corners)
    (dont|do not|doesnt|not) (lose|waste) (the|any|all that)? heat, lose|hold|holds|keep|keeps|trap the heat in?, already paid for?
    nothing (crazy|fancy|wild|special|gaudy|extravagant|complicated|major|elaborate|huge|big|too fancy|too crazy|too big|over the top)
    no|low maintenance, no expense spared, dont spare
    in exchange|return, if not, whether or not, (dont|do not) know, not sure, cant decide|wait, doesnt matter
    (dont|do not) have (much|a lot|a ton|a big|a huge), not (much|a lot|a ton|far|hard|slippery)
    dont care if|what|how|which, (dont|do not) really care, never (had|owned) a pool, never owned, ok
    too much|many|often, me|us|also|please too, fence line, i want to say`,

  // "waterfall not needed", "spa can wait": said after the thing.
  AFTERTHOUGHT: `
    (not|isnt|is not|arent|are not) (needed|necessary|required|wanted|important|allowed|included|happening|a priority|a must|worth it)
    (not|isnt|is not|arent) (for us|for me|our thing|my thing|our style|something|on the list|in the budget)
    not interested, unnecessary, excluded, overkill, (wont|will not) (be needed|be necessary|fit)
    (doesnt|dont|does not|do not) (fit|interest us|interest me)
    no thanks, no thank you, no need, no way, no go, a? hard? no go, hard no, hard? pass, is|are (out|a no), nah, nope
    off the table, out of (the question|budget), a? must not
    can|could|will (wait|come later), maybe later, later, later on, not (now|yet|right now|this time|anymore)
    (some other|another) time, down the (road|line), in the future, next year, some day, someday, one day, eventually
    phase two, phase 2, second phase
    too (loud|noisy|costly|expensive|pricey|risky|dangerous|tacky|showy|flashy|fussy|complicated), too much money|work
    a waste, waste of money|space, waste for us, wasted on me|us
    (i|we) (dont|do not) want|need, dont bother, (i|we|you)? can|could skip, can be skipped, skip it|that
    (i|we)? can live without, can|could do without, (i|we) hate
    leave it|that|them out|off, drop it|that, cut|lose it, forget it|that, scratch that, never mind, nevermind
    talked (me|us|him|her)? out of it, decided against it?, decided not to, ruled it out, gave up on it, changed our mind
    already, already (there|in place|built|exists|installed), in already, already have one, already got|has|have one|some|those|that, have one already?, got one
    we removed, removed it, took|tore|ripped it out, went away, no longer needed, not doing it|that`,

  // A wish starts afresh: whatever was refused before it stays behind.
  WISH: `
    kept|keeping|circled|approved|chose|picked, in on
    want|wants|wanted|wanting|wanna, wont a|an, would like|love, (id|wed) like|love, love|loves, like, prefer, choose, wish, hoping, dream, dreaming of
    need|needs, must, must have|haves, gotta have, (have|has) to have, should be|have, would be, have|has|having|got
    add|adding, include|includes|including, give, get, put, install, throw in, swap in, keep, make, build|building, use, see
    with, w /, featuring, complete with, plus, extra, also
    please|pls|plz, yes|yeah|yep, definitely|absolutely, dont forget
    maybe|perhaps|possibly|ideally, how about, lets, let us, just|only, go|going with, looking for, thinking, something
    more like, more of a, rather
    con, quiero|queremos|quisiera|quero|vorrei, avec, mit, com, pero|aber|mais`,

  BREAK: `
    but|however|though|although|yet|instead|then|because|so|therefore|hence|since|otherwise|whereas|while|still|rather|which|where|until|unless, pero`,

  // Between two versions of the same thing, the later one counts.
  CORRECTION: `
    →, actually|sorry|correction|oops|rather|wait|nope, i mean|meant, make|change|strike|scratch that, or rather
    on second thought, come to think of it, i? changed my mind, lets? call it, (lets|let us) say, better make it, no (make it|lets)
    no (no|wait|sorry|actually|scratch that), oh|hmm|uh|um|wait|actually no
    we? (settled|landed|decided) on, settling on, final answer`,
  // ... and this takes back the thing just said: "a spa, actually scratch that".
  TAKEBACK: 'scratch|strike that, no wait|sorry|actually, no scratch that, (wait|actually|oh|hmm|uh|um) no',

  // --- Whose number is it?

  POOL: `
    swimming|inground|swim? pool, in ground pool, pol, poool, basin, water
    piscina, alberca, piscine, schwimmbad, schwimmbecken, swimmingpool, bassin`,
  STANDIN: 'something, one, size, dimension, design, shape',
  OTHER: `
    back|front|side? yard, backyard|courtyard|yards, lot|property|plot|parcel|land|terreno, (back|outdoor|backyard|patio|yard)? space
    room|area|clearing|corner|strip|gap|side, patio area, house|home|casa|condo|townhouse|hotel|barn|shop|shed|garage|carport|slab|shelter|workshop|cabin|greenhouse
    patio|lanai|terrace|porch|lawn|deck|decking|driveway|walkway|sidewalk|street|road|alley|garden|grass|landscaping
    wall, retaining wall, fence|gate|hedge|planter|roof|rooftop|ceiling|door|window|column|bridge|counter|countertop|backsplash
    pool? cage, pool house, poolhouse, screen, screen? enclosure, bench|step|stair|table|couch|sofa|chair|furniture|umbrella|tv|statue
    drop, drop off, slope|hill|hillside|cliff|elevation|rock|boulder|tree|canopy|palm|plant|bush|shrub, flower bed, view|island|dock|boat
    setback|easement|clearance|access, power line, septic tank?, drain field, pump|filter|motor|truck|machine|excavator|tile|coping|pavers
    trampoline|court, basketball court, putting green, play area, sandbox|playset, swing set, budget
    people|person|adult|guest|swimmer|family|groups|crowd|party|parties|gathering|husband|wife|son|daughter|dog
    story|stories|storey|bedroom|bed|bath|car, year|month|week|day|hour|minute|mile|block
    neighbor|neighbors|neighbour|neighbours|friends|sisters|brothers|parents|old|previous|current|existing|last|his|her|their pool
    neighbor|neighbour, community|neighborhood|public|gym|hotel pool, solar panel`,

  // --- Who will swim? Small children change a design; teenagers and grown children do not.

  YOUNG: `
    kid|kiddo|kiddie|kiddy|child|children|childrens|toddler|baby|babies|infant|newborn|tot|munchkin|tyke|youngster
    grandkid|grandchild|grandchildren|grandson|granddaughter|grandbaby|grandbabies|grands, grand kid|children|baby|babies, great grandkid|grandchild|grandchildren|grand, keiki|littles|grandaughter|granddaugther|granson, (little|lil|wee) (ones|brother|sister|cousin|dude|man|lady|people|boys|girls|sibling)
    nene|nenes|nena|nina|ninas|gemelas|gemelos|mellizos|nieto|nietas|chiquitos|chiquillos|bebe|bebes, (first|second|third|fourth|fifth) grade|grader, (1|2|3|4|5) st|nd|rd|th grade|grader, stepkid|stepchild|stepchildren|daycare
    niece|nephew|godchild|godson|goddaughter, little|young|wee one, little guy|girl|boy
    small|little|young kid|child|children, young family
    kid|kids|child|children|family friendly, kidfriendly, kid|child safe|proof, child safety, childproof, safe for kids
    preschooler|preschool|kindergarten|kindergartener|kindergartner, elementary school, first|second|third grader, school age
    expecting|pregnant|crawling, baby on the way, (future|new|expectant|first time|soon to be) parent|mom|mum|mommy|dad|daddy, foster parent|family|mom|dad, nursery school, all ages, learn|learning to swim
    ninos|nino|nietos|hijos, enfants, petits enfants, kinder|kleinkinder|enkel, criancas|netos, bambini|nipoti`,
  AGED: 'son|daughter|boy|girl|twin|triplet|brother|sister|hijo|hija|sibling|stepson|stepdaughter|mija|mijo|oldest|youngest|eldest, year|yr|years|yrs|month|months old, yo, y o, yearold',
  GROWN: `
    grown, grown up, all grown, adult, adults only, adolescent|tween|teen|teens|teenage|teenager|teenagers|twenties|thirties|older|married
    high school|schooler, college|university, moved (out|away|on|to), left home, (left|flown) the nest, out of the house|nest
    live? on their own, have left, away|off at, long? gone, empty nest|nester, have kids of their own`,
  CHILDLESS: `
    adult|adults only, empty nest|nester, child|kid free, childfree|kidfree|childless|dink|dinks
    no (small|little|young)? kid|kids|child|children, no little ones, no grandkids
    big|inner kid|child, fur baby|babies|kid, sugar baby, (like a|like|dog) kid|kids, kid at heart, kid you not, childhood, kidding
    (when|since) (i was|we were) (a kid|kids|a child), as a kid|child`,

  // A small pool that is called by what one does in it.
  PLUNGE: 'plunge, plunge|cocktail|dipping|dip|splash|dunk|soaking pool, spool',

  // Known, but nothing a design can hold: said back rather than silently dropped.
  UNOFFERED: `
    lazy river, palapa|casita|chickee, tiki|chickee hut, string light, wet|outdoor bar, covered patio|porch|lanai, screen? enclosure, pool cage|house, volleyball net
    basketball hoop|court, court, rope swing, winter|solar cover, solar blanket, putting green, swing set, koi|fish pond
    trampoline|sandbox|playset|dock|bridge|statue|umbrella|shed, outdoor shower|tv|gym|theater|cinema, movie screen
    sauna, steam room|shower, zip line, zipline, swim jet|current, counter current, glass|acrylic wall|panel|side|window, shade sail, climbing wall
    splash pad, hand rail, bench`,

  // Turns of phrase that use our words for something else.
  IDIOM: `
    paddle|boogie|score|bulletin|white|vision|mood|story|pinterest|school|hoa|planning|zoning|review|architectural|dash|key|cheese|cutting|charcuterie|chess|surf|skate|message|dart|city|county board, board (meeting|member|of|game|approval)
    on board, across the board, board and batten, grain of salt, fence (guy|guys|company|line|post|posts|contractor|installer|man), salt (of the earth|flats)
    middle road|ground, the? way round, all the way around, slope|slopes|sloping down? to, drops down? to, natural slope
    on the fence, privacy|back|neighbors|invisible fence, fence line, fenceline, (along|by|near|to|from|against|next to) the fence
    spa like|feel|vibe|feeling|bathroom|quality|day, day spa, spalike
    traffic|christmas|patio|natural|solar|spot light, natural|solar lighting, natural sunlight, daylight, light blue|colored|gray|grey
    leaf|bubble|ground cover, cover cost|the|our|my|it|up|some|most|all, (on|to) the board, board of, board game|member
    t shirt|bone|ball|bar, in|on my|your|his|her|their lap, laps around|of, slide rule
    (go|went|going|goes)? round and round, (sit|gather|stand|walk|run|hang|built|trees) round, (go|went|going|goes|come|turn) round, round (rock|top|the clock|here|up|about|table|robin)
    fountain hills|valley, ann arbor, little rock|elm, big (sur|bear|sky|island), long (beach|island), salt lake city?, fire island, hot springs, palm springs|beach|coast|bay|desert
    year round|around, all around|round|year, whole way round, round trip|of
    tropical (storm|depression|fish|fruit|drink), mediterranean|spanish (diet|food|cooking|restaurant), natural (redhead|blonde|causes|born|swimmer|thing|choice|way|fit|progression|next step|order|spot|place|for)
    lagoon|resort|infinity|natural|modern|kidney (drive|street|road|avenue|court|blvd|boulevard|way), manure lagoon
    natural (gas|rock|boulder|grass|shade|spring|disaster)
    long (time|term|story), in the long run, too|so|how long, as|so long as, before long, deep down|pocket, wide open
    raise the bar, fire (hydrant|department|ant|marshal|code|extinguisher|away), fired up
    beat the heat, (in this|in the|florida|texas|arizona|summer|desert) heat, heat (index|wave|stroke|rash), the heat here
    let it slide, slide door, sliding glass? door, slideshow, kitchen window|door
    modern day|times|appliance, square foot|feet|footage|meter|metre, town square
    (no big|big) deal, big (time|fan|thing|picture|day|party|dog|family), big|large|small enough, a? little bit, large|small family, large dog
    lap of luxury, lap dog, laptop, luxury car|vinyl, medium (blue|gray|priority), (above|below|better than) average
    average (depth|budget|family|joe), small|large|tight budget, on a budget, salt (lake|air|free), salt and pepper
    kidney stone|problem|transplant|disease, resort to, last resort, shelf life, off the shelf, cave in
    from hawaii|bali, french door, spanish speaking, led to|us|me, bath house, gated community
    beach (house|ball|chair|towel|town), the beach, lake house, next to the lake, whole? nine yards`,
} as const;
