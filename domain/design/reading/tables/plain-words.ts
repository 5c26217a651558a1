// Words that are near one of ours and are words themselves: never corrected.
const NEIGHBOURS = `
  aromatic aromatics asthmatic autocratic automaker automakers automat automats automate automating automates automation automaton automatons axiomatic
  babbles babbler backboard backboards backhand backhands backward backwards bankcard bankcards barbecued bard bards barnyard barnyards baroque beard
  beards beech beeches belch belches bleach bleaches blubbers boar boars bobbles breach breaches brickyard brickyards bubbled bucklers budge budged
  budges bumbles bumbler burbles butlers caging canning canting cascaded chafing chaffing chaining chairing chalking champing chancing changeling
  changelings chanting chapping charging charming charring charting chasing chatting chinking chinning chugging chunking clanging clanking clinging
  clover coder coders colon colons comer concede concert concerted concerts concerto concertos concreted concretely corer cove coves coven covens covert
  coverts covet covets covey coveys cower craning cranking cringing curdy curies curry curries curve descant descend descends dicing diking divine
  divines driving eclectic eclectics electrical electrify electrifies electro electron electrons endurance enhance enhances enormously entranced entrant
  entrants entrench entrenches estrange estranges feathers featured feces fencer fending fetuses fixtures fractures freeborn freedom freedoms geocentric
  geodetic geometrical geometry geometries gigantism gill gills granddad granddads grille grilles grotty hater headed heading header healed healing
  healer heaped heaping hearing hearer hearers hearted heather heaved heaving heaver hefted hefting inanity inanities incant infirmity infirmities
  insanity insanities laminate laminates largo largos ledger lengths lengthy lifting lighten lightening lightens lightish lightning lightnings lilting
  limiting linting listing lodge lodges lounged lugubrious luminary luminaries lunger luxuriously memorized minimalism missive missives moderne motored
  motorbiked motorize motorizes native natives negate negating negates negation negatively overbooking overclocking overcooking overloading overworking
  papers papillon papillons paves payers plunged plunger raided railed rained raiser report retort safely sallow saltpeter sappers scamming scampers
  scepters scrappers scumming scuppered shall shallot shallots shamed shamming shaper shared sharped shaved sheaf shimming shimmying shippers sippers
  skimming skimping skippers slamming slappers slice slices slid slider slime slimes slimming slippers slumming smell smells snappers snide soaped soar
  soars sonar sonars spamming spiller stall stalls stemming summing supper swallow swallows swamping swappers swarming swigging swilling swimmingly
  swinging swiping swirling swishing tanking tannin tannins tinning toddle toddled toddles toddies topical tragical traversing tropically underrate
  underrated underrates undertaker underwriter vanishingly vanquishing varnishing waterfowl waterfowls waterline waterlines watermill watermills
  waterside watersides widths`;

// Everyday English: never a misspelling of one of our words, and never worth saying "we did not understand".
export const PLAIN_WORDS = new Set(
  `${NEIGHBOURS} feature features ideal length width feet thanks please propose kindly design designs request requests attached pool-side a able about above across actually afford after again ago ahead air all allow almost along already alright also although always am amazing among an and another any anymore anyone anything anyway apart are area around as ask at available away awesome
  back backyard bad barely basically be beautiful because become been before begin behind being believe below beside best better between beyond bit black blue both bring brown budget build builder builds built busy but buy by
  call came can cannot care case center central certain chance change check cheap choose city clean clear close closer code color colors come comes coming common company completely consider contractor cool corner cost could couple course create current currently custom
  dark date day days deal decent decide deck definitely depend depth describe design desire did different direction do does doing dollar done dont door down dream drive during
  each early easily easy east either else end ends enjoy enough entertain entertaining entire especially estimate etc even evening ever every everybody everyone everything exactly example excited existing expect experience explain extra
  fact fairly family far fast favorite feel feels few figure final finally find fine first fit fix floor florida folks follow for forward four free friend friends from front full fun further
  gather gathering general get gets getting give glad go goes going gonna good got gotta great green ground group guess guests guy guys
  had half hand happen happy hard has have having he hear heard heck hello help her here hey hi high him his hit hold holiday hope hopefully host hour hours how however hubby huge husband
  i idea ideally if im imagine important in include indeed inside instead interest interested into is it its itself
  job join just keep kind kinda knew know
  last lately later layout lead leading least leave left less let level life like likely line list live living local location long look looking looks lot lots love low luck
  made main maintenance make makes making man many mark match matter may maybe me mean means meet mention middle might mile mind mine minute modern mom moment money month months mood more morning most mostly move much must my myself
  name near nearby nearly neat need needs neighbor neighborhood neighbors never new next nice night no nobody none noon normal north not note nothing now number
  of off offer office often oh ok okay old on once one ones online only onto open option options or order other others our ours out outdoor outdoors outside over overall overlook overlooking own
  page paid paint part parties party past path pay people per perfect perhaps permit person pet phone photo pick picture piece place places plan planning plans plant plants play please plenty plus point pool pools possible possibly prefer preferably pretty price privacy private probably problem project put
  question quick quiet quite quote rain ran rather reach read ready real really reason red relax relaxing remember remodel replace rest right room rough roughly run
  safe safety said same saw say saying school season seat seating second see seem seems send set setting several shape shaped she short should show shown side sides simple since single sit site sitting size sized so some somebody someone something sometimes somewhere soon sort sound sounds south space spacious special spend spot stand start state stay step steps still stone stop story stuff style styled such suggest suit summer sun sunny super sure surround surrounded swim swimmer swimming
  table take takes taking talk tell than thank thanks that the their them then there these they thing things think thinking this those though thought three through time times tired to today together told tomorrow tonight too took top total touch toward towards town traditional tree trees tried try trying turn two type types typical
  uh um under understand unique unless until up upon us use used using usually very via vibe view views visit visual
  wait walk wall want wanted wants warm was water watch way we weather week weekend weekends weeks welcome well went were west what whatever when where whether which while who whole why wife will wind window winter wish with within without wonder wonderful wondering wont wood word words work working works world would wow wrap write wrong
  throughout everywhere constant uniform deepest shallowest sloping slopes dropping drops starts starting begins percent twice double half third quarter originally initially earlier previously suggested prefer settled decided answer smaller bigger shorter longer wider deeper widest longest tops give take stays staying tacky loud noisy lane lanes
  ages aged plain approx approximately honestly partner mother father proper dear team sirs obviously gorgeous learned easier loved grandad grandads grandaddy granddaddy grandpas grandmas grandma grandpa finished measured teacher draw essential upper anywhere minimum measures alike unlike background lover wins argued compromise buyers bought picturing retired retirees requires comfortably sleeps facing installing leaning google hair hidden quoted separate combo
  january february march april may june july august september october november december tampa miami orlando ohio mexico france texas
  hated hates hate lime lapse coder spouse rounds boards lined leads shelves slept slip
  lounger loungers chaise chaises sunbed sunbeds yard yeah year years yellow yep yes yet you young your yours zone`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
// The words of a pool that people mistype; anything close to one of these, and not itself a word, is read as it.
export const OFTEN_MISSPELT =
  'waterfall waterfalls jacuzzi whirlpool tanning ledge shelf sunshelf scuppers fireplace firepit heated heating heater lights lighting underwater infinity vanishing negative beach entry entrance slide diving board grotto bubblers laminar laminars pergola gazebo cabana pavilion kitchen barbecue barbeque grill fence fencing safety automatic retractable motorized cover saltwater solar lagoon natural modern contemporary minimalist rectangular rectangle geometric luxury luxurious freeform kidney mediterranean spanish tuscan grecian tropical hawaiian caribbean resort small medium large massive gigantic enormous children toddler toddlers grandkids grandchildren grandkid teenagers travertine pavers flagstone concrete outdoor swimming length width backyard without waterslide spillover descent shaped raised lounger color changing system fountain fountains automated electric shallow plunge oval curvy gunite fiberglass cascade feature features sunken budget infant family elegant overlooking couple regeneration mediterranean saltwater retractable spillway'.split(
    ' ',
  );
