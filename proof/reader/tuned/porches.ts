import { type Labelled, parseLabelled } from '../labelled.ts';

// People who say counts and outlines, in a line or in a story.
// A backslash at the end of a line joins it with the next one.

export const PORCHES: Labelled[] = parseLabelled(`
hey so were in cape coral and we want a freeform pool about 30 by 15 with a sun shelf, two bubblers on it, \
salt system and a hot tub on the house side | Freeform | 30 | Sunshelf, Bubblers, Saltwater System, Raised \
Spa | n | 15 | - | 2 Bubblers | -
okay so um what I want is a lap pool forty five feet long and eight feet wide four and a half feet deep all \
the way no shallow end no slide no nothing just lanes and maybe a heater because January in Dallas is no \
joke | Lap | 45 | Heating | n | 8 | 4.5-4.5 | - | -
16x32 rectangle. auto cover. thats it | Rectangular | 32 | Automatic Cover | n | 16 | - | - | -
My husband says kidney, I say L shaped. We flipped a coin in the Whataburger parking lot and I won, so \
L-shaped it is, 38 feet on the long side, with a baja shelf in the short leg where the twins (they're 4) can \
splash. He gets his diving board as a consolation prize, so the deep end has to be 9 feet. Before you ask, \
yes we want the fence. | - | 38 | Sunshelf, Diving Board, Safety Fence | y | - | ?-9 | - | L
tropical pool w/ grotto and waterfall pls, were in phoenix az up by the preserve, the house is spanish style \
with the red tile and the arches and all that but i dont want the pool to look spanish, i want it to look \
like kauai where we got married in 2011, palms and lava rock and you swim thru the water to get in the cave \
| Tropical | - | Grotto, Waterfall | n | - | - | - | -
Two fire bowls on the far corners, three sheer descents coming off a raised wall between them, and \
everything else dead simple: a sleek modern pool, 40' x 14', 3.5 to 6 deep. | Modern | 40 | Fire Feature, \
Waterfall | n | 14 | 3.5-6 | 2 Fire Feature, 3 Waterfall | -
we had a 20 by 40 in our old house in Plano and it was way too much to keep clean so now something like 12 \
by 24 would be perfect, just the two of us, both retired, knees are shot so no steps if you can help it, \
we'd rather walk in like at the beach | - | 24 | Beach Entry | n | 12 | - | - | -
Quiero una alberca estilo resort de unos 12 metros de largo por 6 de ancho, con bar dentro del agua y luces, \
para mis hijos de 5 y 8 años | Resort | 39.37 | Swim-Up Bar, LED Lighting | y | 19.69 | - | - | -
can you do a round pool? like 18 feet across? my mom had one in Tucson in the 70s and I loved it | - | 18 | \
- | n | 18 | - | - | Round
small pool. tiny yard in St Pete. cold plunge on the side. dark bottom | Small Modern | - | Cold Plunge | n \
| - | - | - | -
So here's the story. My father-in-law moved in with us in March after his stroke, and his physical therapist \
at Baptist told us water walking would help him more than anything else. We never wanted a pool, honestly, \
we're in Jacksonville and the beach is twenty minutes away. But now we do. It needs to be warm, so heated \
for sure, and it needs to be the same depth everywhere, four feet, because he can't handle a slope. A ramp \
or zero entry instead of a ladder. Ten feet wide is enough. I think thirty long. My wife wanted a waterfall \
but he says the noise bothers him, so leave that out. | - | 30 | Heating, Beach Entry | n | 10 | 4-4 | - | -
infinity pool overlooking the canyon, la jolla, budget 250k | Infinity | - | Infinity Edge | n | - | - | - | \
-
i dont want nothing fancy just a plain rectangle fourteen by twenty eight my neighbor put in one of them \
lagoons with the rocks and the slide and it cost him a hundred and ten thousand dollars and he swims in it \
twice a year | Rectangular | 28 | - | n | 14 | - | - | -
Natural swimming pond, about 15 yards by 7 yards, with a planted filter zone along one side. No chlorine, \
our daughter (6) has eczema. | Natural | 45 | Regeneration Zone | y | 21 | - | - | -
Mediterranean look, Roman ends, 18' by 36', four scuppers spilling out of a tiled wall and a pergola by the \
deep end which should be eight feet | Mediterranean | 36 | Scuppers, Pergola | n | 18 | ?-8 | 4 Scuppers | \
Roman
what does it cost to put a pool in scottsdale roughly?? | - | - | - | n | - | - | - | -
Alright so me and Denise been going back and forth on this for like a year. She wants a hot tub, I want a \
slide. She wants it all white and modern, I want rocks. Last night we sat down with a bottle of wine and \
settled it: modern, with the hot tub, no slide, and I get my outdoor kitchen with the big Green Egg. Yard is \
60 by 80 so the pool can be like 34 by 16. Kids are 19 and 22 and basically gone. | Modern | 34 | Raised \
Spa, Outdoor Kitchen | n | 16 | - | - | -
luxury pool for a big house in boca: swim up bar, raised spa, 6 fire bowls, laminar jets (4), led lights \
everywhere, and an infinity edge toward the intracoastal | Luxury | - | Swim-Up Bar, Raised Spa, Fire \
Feature, Deck Jets, LED Lighting, Infinity Edge | n | - | - | 6 Fire Feature, 4 Deck Jets | -
kidny shaped like the ones from the 60s palm springs, bout 32 ft, solar heat bc we got the panels guy comin \
anyway. my grandpa was a pool builder in cathedral city back in the day n he always said a kidney is the \
only honest shape theres no corner to hide dirt in. no spa no slide no waterfall he would roll over in his \
grave | Kidney | 32 | Solar Heating | n | - | - | - | -
Hey Siri take a note pool should be twenty six feet by thirteen feet three to five deep with one of those \
shelves you put chairs on and a pair of bubblers in the shelf okay that's it stop | - | 26 | Sunshelf, \
Bubblers | n | 13 | 3-5 | 2 Bubblers | -
The builder quoted us a 15x30 freeform with a spa for $92,000 and kept telling me that is what everybody in \
Round Rock is getting. We told him no thanks, everybody can keep it. What we really want is a lap pool, 42 \
feet by 9, doctor's orders after the hip, with a good handrail and a gas heater so I don't skip November to \
March. | Lap | 42 | Heating | n | 9 | - | - | -
We want a large lagoon pool with a beach entry and a big waterfall with a grotto behind it. I know everybody \
says that. But we've taken the grandkids to the Hilton in Orlando six summers in a row and it costs us about \
four thousand dollars a trip, and my husband finally did the math and said for that money they can come swim \
here. So a slide too, the curvy kind, since that's all the little one talks about. | Large Lagoon | - | \
Beach Entry, Waterfall, Grotto, Slide | y | - | - | - | -
Oval. 24 by 12. Salt. Done. | - | 24 | Saltwater System | n | 12 | - | - | Oval
We're in Fountain Hills, we get scorpions and we get javelinas, so first thing is a fence around the pool \
with a gate that latches. Second thing is my granddaughter who's three and fearless, so again, the fence. \
Third thing is my son wants to put a slide, I said over my dead body, so no slide. What I'd like is a \
freeform pool with a wide shallow ledge, maybe nine inches of water on it, and a small waterfall off some \
boulders. Pool not deeper than five feet. The patio's 22 feet deep and runs the length of the house, about \
64 feet, in case you need that. | Freeform | - | Safety Fence, Sunshelf, Waterfall | y | - | ?-5 | - | -
t shaped pool possible?? the lot is a weird wedge, 92 ft at the back and only 41 at the house so a normal \
pool looks crooked from every window, my architect friend said do a T with the stem pointing at the sliding \
doors. 30ft across the top, 24 for the stem, led lights, i dont care about anything else really | - | 30 | \
LED Lighting | n | 24 | - | - | T
I would like the pool to look like it comes from a hotel in Cancún, palapa, palm trees, bar you can swim to. \
50 foot by 25. | Resort | 50 | Swim-Up Bar | n | 25 | - | - | -
Nope to the diving board (insurance), nope to the slide (ugly), yes to the fire pit and yes to a tanning \
ledge. 30x14 modern rectangle. | Modern | 30 | Fire Feature, Sunshelf | n | 14 | - | - | -
my wife passed last year and she always wanted a pool with a waterfall so I'm finally doing it. one \
waterfall, nothing gaudy. kidney shape because that's the picture she kept on the fridge. I'm 71, I don't \
swim much, four feet at one end and six at the other is plenty | Kidney | - | Waterfall | n | - | 4-6 | 1 \
Waterfall | -
pool de 8 x 4 metros, moderna, con jacuzzi, profundidad maxima 1.5 m, casa en Doral | Modern | 26.25 | \
Raised Spa | n | 13.12 | ?-4.92 | - | -
"can we get away with 10 by 20" is what I asked my wife and she laughed but I mean it, a 10x20 with a heater \
and a hot tub, HOA setback is 7.5 ft on each side so there's no more room | - | 20 | Heating, Raised Spa | n \
| 10 | - | - | -
We want a vanishing edge pool that drops off into the hill on the west side, sunset and all that, black \
plaster, no heater needed this is Austin for crying out loud. Well ok February maybe. But no. The lot falls \
about eleven feet from the patio to the cedar trees and the retaining wall guy already charged us nineteen \
grand so use it. | Infinity | - | Infinity Edge | n | - | - | - | -
So I'm driving so I'm just going to talk. We just closed on a house in Frisco it's got nothing in the back \
but dirt and a dead crepe myrtle. I have three boys seven nine and eleven and they're animals. They need a \
diving board they need a slide they need a deep end at least nine feet. My wife needs a place to sit so a \
tanning ledge with like three bubblers. I need a grill. I mean a real one a built in outdoor kitchen with a \
sink. The pool I'm thinking is forty by twenty maybe rectangle because the boys race each other. Hang on I \
gotta merge. Okay and lights because they swim at night. | Rectangular | 40 | Diving Board, Slide, Sunshelf, \
Bubblers, Outdoor Kitchen, LED Lighting | y | 20 | ?-9 | 3 Bubblers | -
something natural, a swimming pond really, stone and gravel and plants at one end in the water that clean \
it, not blue please never blue. we grew up in the hill country jumping in the blanco off a rope and now we \
live in a subdivision in Leander with twelve houses looking in our yard and i just want to float and look at \
a dragonfly | Natural | - | Regeneration Zone | n | - | - | - | -
Roman style pool shape, 16 X 34, white coping, 2 deck jets each side so 4 total, automatic cover if that \
works with the curved ends | - | 34 | Deck Jets, Automatic Cover | n | 16 | - | 4 Deck Jets | Roman
is my yard 40x55 too small for an oval pool with a beach entry | - | - | Beach Entry | n | - | - | - | Oval
i want a modern pool 35 feet long, width doesnt matter whatever fits between the ac units and the wall, gas \
heater, no salt system our pool guy hates them he says they eat the travertine and he showed us pictures of \
a house in Gilbert where the coping looked like swiss cheese after four years. oh and my wife says put \
lights | Modern | 35 | Heating, LED Lighting | n | - | - | - | -
Please build us something that doesn't scream McMansion. House is Tuscan (I know, 2004), pool should be \
contemporary, straight, quiet: 11 feet by 33 feet, 4 feet deep throughout, a cold plunge at one end since my \
husband does that ice bath thing every morning, and no more than two lights in the water. | Modern | 33 | \
Cold Plunge, LED Lighting | n | 11 | 4-4 | 2 LED Lighting | -
big pool!!!! with slide!!! and diving bord!! from Mason age 8 | Large Modern | - | Slide, Diving Board | y | \
- | - | - | -
Need new tires for an F150, 275/60R20, does anyone know a place in Mesa open on sunday | - | - | - | n | - | \
- | - | -
We bought in The Villages and the lanai cage is 28 by 40, so inside of that a pool of say 22 x 11 with a \
spa. Heated by the sun, our neighbors say solar pays for itself in three years. Handrail both sides. We're \
74 and 78. | - | 22 | Raised Spa, Solar Heating | n | 11 | - | - | -
tiki pool. rum drinks. swim up bar, four stools. waterfall you can sit behind. lets gooo | Tropical | - | \
Swim-Up Bar, Waterfall | n | - | - | - | -
He says fifteen by thirty. I say eighteen by thirty six. His mother, who isn't paying a dime, says we don't \
need a pool. OK final answer we did the math at the kitchen table and it's sixteen by thirty two. Three and \
a half feet going to five. Spa yes. Slide no. Mother-in-law no. | - | 32 | Raised Spa | n | 16 | 3.5-5 | - | \
-
Un pool freeform con waterfall y grotto, like 30 pies de largo, y que tenga calentador porque mi suegra \
siempre tiene frio lol. Los niños son chiquitos (2 y 4) so we need the fence too | Freeform | 30 | \
Waterfall, Grotto, Heating, Safety Fence | y | - | - | - | -
25 meter lap pool, 2.5 m wide, 1.4 m deep the whole way. I swim masters at UT. | Lap | 82.02 | - | n | 8.20 \
| 4.59-4.59 | - | -
I keep seeing those pools on instagram with the water shooting out of the deck in arcs and lit up purple and \
whatever. I want like six of those, plus color changing lights. The pool itself is just a rectangle, 36x18, \
my husband already spray painted it on the grass in orange and the HOA sent us a letter, $50 fine, so \
clearly we're committed | Rectangular | 36 | Deck Jets, LED Lighting | n | 18 | - | 6 Deck Jets | -
just a small pool w a jacuzzi at one end. heated. just for me and the dog | Small Modern | - | Raised Spa, \
Heating | n | - | - | - | -
Our old pool in Katy (20x40, built 1988) cracked during the 2021 freeze and the insurance finally paid. We \
filled it in. The new one should be half of that. I've got it drawn as 14 by 26, with a sun shelf on the \
east side where the morning light comes in over the Hendersons' roof, two scuppers in the back wall, and \
room on the deck for a pergola because Texas. I've thought about a spa but we had one and used it maybe \
three times so no. | - | 26 | Sunshelf, Scuppers, Pergola | n | 14 | - | 2 Scuppers | -
L shape please 30 by 20, depth 3ft to 6ft, bubblers for my toddler, saltwater | - | 30 | Bubblers, Saltwater \
System | y | 20 | 3-6 | - | L
Negative edge pool. 60 feet. Fire. Spa that seats ten. Malibu. Call my assistant 310 555 0142. | Infinity | \
60 | Infinity Edge, Fire Feature, Raised Spa | n | - | - | - | -
medium size kidney pool with a little waterfall, for hosting book club lol | Medium Kidney | - | Waterfall | \
n | - | - | - | -
my brother in law in Naples has the grotto and the swim up bar and the whole shebang and honestly it looks \
like mini golf. I want the opposite: minimalist, 8 feet by 25, one long scupper... actually make it three \
scuppers, evenly spaced | Modern | 25 | Scuppers | n | 8 | - | 3 Scuppers | -
resort style, zero entry on one side, lazy river if possible, slide, grandkids come every summer (5 of them, \
youngest is 2) so a fence is a must, and my daughter insists on an auto cover also | Resort | - | Beach \
Entry, Slide, Safety Fence, Automatic Cover | y | - | - | - | -
we want a pool thirty two footer with a nine foot deep end diving board the whole nine yards | - | 32 | \
Diving Board | n | - | ?-9 | - | -
Okay so dictating this from the truck, the yard is a hundred and ten by sixty and there's a live oak I am \
not cutting down so the pool has to go around it kinda freeform I guess. Thirty eight by eighteen or \
thereabouts. Wife wants a jacuzzi. I want some kinda fire thing next to the jacuzzi. One of the kids is in \
college and the other one's in the Marines so it's basically for us. Scratch the fire thing there's a burn \
ban every dang summer. | Freeform | 38 | Raised Spa | n | 18 | - | - | -
Round pool, 20 ft diameter, 4 1/2 ft deep, dark blue tile, ten little lights around the rim like stars | - | \
20 | LED Lighting | n | 20 | 4.5-4.5 | 10 LED Lighting | Round
how big should a lap pool be if Im 6'4" | Lap | - | - | n | - | - | - | -
I am from Germany living now in Sarasota and I wish me a pool of ten meters to four meters, depth 1.5 meters \
everywhere, with automatic cover because of the leaves and the lizards, heated, and very simple straight \
lines only. | Rectangular | 32.81 | Automatic Cover, Heating | n | 13.12 | 4.92-4.92 | - | -
mediteranean style pool w fountain spouts comin out the wall like 5 of em n a hot tub. riverside ca | \
Mediterranean | - | Scuppers, Raised Spa | n | - | - | 5 Scuppers | -
My allergist says chlorine is out. So either salt or one of those natural ponds with reeds, and my wife \
hates bugs, so salt. We argued about the shape from Lubbock to Amarillo, two hours, and she won that one \
too: oval, 28 by 14, with a sun shelf, no spa because nobody in this family can sit still for more than five \
minutes, including her. | - | 28 | Saltwater System, Sunshelf | n | 14 | - | - | Oval
idk something nice for the backyard to cool off in, tucson is hell in july, the swamp cooler quit and we \
been sitting in a stock tank from tractor supply thats 8 ft across like a bunch of cattle. anything is \
better then that. my sister says get a round one again just bigger so ok round, 16 ft, four ft deep, wheres \
the financing part | - | 16 | - | n | 16 | 4-4 | - | Round
EXTRA LARGE LAGOON POOL, TWO WATERFALLS, A GROTTO, ISLAND IN THE MIDDLE WITH A PALM TREE. CAPS LOCK IS STUCK \
SORRY. WE ARE ON FIVE ACRES OUTSIDE OCALA SO SPACE IS NOT THE ISSUE. THE HORSES ARE FENCED OFF ALREADY. MY \
SON IN LAW HAS A BACKHOE AND THINKS HE CAN DIG IT HIMSELF, PLEASE TELL HIM NO. | Extra large Lagoon | - | \
Waterfall, Grotto | n | - | - | 2 Waterfall | -
Forty feet. No wait thirty six, we measured again last night and there's a gas line. Thirty six by fifteen, \
modern, with a baja shelf and a raised spa, and if there's money left over someday an outdoor kitchen but \
not now. | Modern | 36 | Sunshelf, Raised Spa | n | 15 | - | - | -
We've got a 2 year old and a 5 year old and a husband who acts like a 5 year old. Needs: shallow end no more \
than 3 feet, fence, auto cover with a key switch. Wants: slide, bubblers. Dealbreakers: anything over 6 ft \
deep. | - | - | Safety Fence, Automatic Cover, Slide, Bubblers | y | - | 3-6 | - | -
pergola with a daybed next to a luxurious pool with fire bowls on both corners, long like 45ft. i've been \
pinning these since my divorce, four hundred and something pins, and my therapist said pick one and do it, \
so I'm picking the one with the black water and the fire. no hot tub, he wanted the hot tub. paradise \
valley, lot is .8 acre | Luxury | 45 | Pergola, Fire Feature | n | - | - | 2 Fire Feature | -
Look I'll be honest with you I don't even want a pool. My wife wants a pool. My daughter who is nine wants a \
pool. The dog wants a pool. So I've been outvoted and I'm here on the website at eleven at night. What they \
drew on the napkin is a kidney, maybe thirty feet, with a slide and a waterfall and what I think is either a \
fire pit or a turtle. They tell me it's a fire pit. Deep end six. All I ask for is a heater that doesn't \
cost me four hundred a month, so do the solar. | Kidney | 30 | Slide, Waterfall, Fire Feature, Solar Heating \
| y | - | ?-6 | - | -
15' x 30' x 5' deep, vinyl, rectangular, no frills | Rectangular | 30 | - | n | 15 | 5-5 | - | -
polynesian vibe, thatch, boulders, a slide hidden in the rocks n a couple of waterfalls, san diego | \
Tropical | - | Slide, Waterfall | n | - | - | 2 Waterfall | -
Question: can a pool be T-shaped with the spa sitting where the two parts meet? The long part would be 32 ft \
and the crossbar about 18. We saw it at a winery in Temecula. | - | 32 | Raised Spa | n | 18 | - | - | T
My back is bad, herniated L4 L5, the surgeon wants me swimming five days a week. I had been using the Y on \
Camelback but they closed it. So: a lap pool, as long as we can fit, the side yard is 70 feet by 14 feet so \
I figure 50 feet by 7 and a half, same depth the whole way, let's say four foot six. Heater obviously, my \
muscles lock up in cold water. Lights because I swim at five a.m. My wife would love a little ice bath next \
to it, she's into the Finnish stuff now. No fence, no kids, no diving, nobody over for parties. | Lap | 50 | \
Heating, LED Lighting, Cold Plunge | n | 7.5 | 4.5-4.5 | - | -
bubblers x4 on the shelf, sunshelf 8 ft wide, pool 33 x 16.5, freeform, pls no rocks | Freeform | 33 | \
Bubblers, Sunshelf | n | 16.5 | - | 4 Bubblers | -
rectangle pool 16x32 nothing fancy just heat and some lights in it we live in jersey so summers are short | \
Rectangular | 32 | Heating, LED Lighting | n | 16 | - | - | -
My husband and I are both in our seventies and the doctor says walking in water is the best thing for his \
knees. We would like a pool about 14 by 28 feet, no deep end, four and a half feet all the way across so we \
can both stand up anywhere, with a handrail and wide steps. It has to be heated because we are in Vermont. \
We do not need a slide or a diving board, the grandchildren are all in college now. A spa attached to it \
would be lovely for the evenings. | - | 28 | Heating, Raised Spa | n | 14 | 4.5-4.5 | - | -
Client is requesting a 20' x 44' freeform with attached spa, tanning ledge w/ 3 bubblers, two fire bowls on \
pedestals, 3'6" to 8'-0" depth. Travertine deck approx 1,800 sf. Please advise. | Freeform | 44 | Raised \
Spa, Sunshelf, Bubblers, Fire Feature | n | 20 | 3.5-8 | 3 Bubblers, 2 Fire Feature | -
we had a 24 ft round above ground at the old house in dayton and the liner leaked every dang year so now we \
want inground like a kidney one maybe 30 foot long with a diving board cause the boys are teenagers and wont \
leave me alone about it | Kidney | 30 | Diving Board | n | - | - | - | -
L shaped pool please long leg thirty six feet shallow end three foot and the other end nine foot with a \
diving board on it | - | 36 | Diving Board | n | - | 3-9 | - | L
how much would a 12x24 run me in pittsburgh | - | 24 | - | n | 12 | - | - | -
So our neighbors put in this enormous lagoon thing two summers ago with a cave and a slide, and honestly \
it's too much, you can hear their waterfall from our kitchen at eleven at night. We want the opposite. \
Quiet, modern, dark plaster, 15 by 35, and an automatic cover, partly for the maple leaves and mostly \
because our twins just turned three and they are escape artists. No rocks anywhere. | Modern | 35 | \
Automatic Cover | y | 15 | - | - | -
Quiero una alberca de 8 por 4 metros con jacuzzi y una cascada, mis niños tienen 4 y 7 años así que no muy \
honda, de un metro a metro y medio | - | 26.25 | Raised Spa, Waterfall | y | 13.12 | 3.28-4.92 | - | -
lap pool. 60 ft. 8 wide. thats it. | Lap | 60 | - | n | 8 | - | - | -
We spent a summer in Austria when my wife was teaching there and swam every day in one of those swimming \
ponds where the plants clean the water, and we have never gotten over it. We have 6 acres in western \
Massachusetts and a south facing slope below the barn. The part you swim in should be about 40 feet long, \
with the plant filter zone on the barn side and water trickling down over fieldstone as a little waterfall. \
No chlorine and no salt, please. We are 66 and 71 and it's only us and the dog. | Natural | 40 | Waterfall, \
Regeneration Zone | n | - | - | - | -
two waterfalls one on each side of a grotto and a slide off the top big lagoon pool the kids are 5 and 8 \
they will lose their minds | Large Lagoon | - | Waterfall, Grotto, Slide | y | - | - | 2 Waterfall | -
Roman end pool 18 by 36, like the one my grandmother had in Scranton with the steps in the curved part. \
White plaster, brick coping. Three underwater lights so it glows. | - | 36 | LED Lighting | n | 18 | - | 3 \
LED Lighting | Roman
ok so at first we thought 20 by 40 because thats what we both grew up with but the pool company guy came out \
and with the septic tank and the setback he says we can really only do 14 by 30 so fine 14 by 30 it is. i \
want a tanning ledge with two bubblers in it and my husband wanted a hot tub but we looked at the price and \
no so skip the hot tub. saltwater though definitely saltwater my skin cant take the chlorine anymore. we're \
in grand rapids if that matters | - | 30 | Sunshelf, Bubblers, Saltwater System | n | 14 | - | 2 Bubblers | \
-
Hello, I am from Poland, living now in Chicago suburb. I wish pool 12 meters long and 4 meters wide, depth \
everywhere same 1.4 meter. Heated with the heat pump and cover which closes by itself with motor. No \
decorations, please, I am engineer. | - | 39.37 | Heating, Automatic Cover | n | 13.12 | 4.59-4.59 | - | -
something tropical with palm trees well fake ones because its ohio lol and a swim up bar | Tropical | - | \
Swim-Up Bar | n | - | - | - | -
What is the difference between gunite and fiberglass? | - | - | - | n | - | - | - | -
small oval pool for two old ladies and a cat who watches, with a jacuzzi | Small Modern | - | Raised Spa | n \
| - | - | - | Oval
i want a pool that is thirty two feet long and sixteen feet wide with a shallow end of three feet going down \
to six and uh four deck jets two from each side and a fire pit off to the left where the old shed is now | - \
| 32 | Deck Jets, Fire Feature | n | 16 | 3-6 | 4 Deck Jets | -
Notes for the Henderson job, 4418 Elk Ridge Rd, Bozeman: vanishing edge pool on the south slope, 15' x 50', \
12 LED lights, raised spa 8x8 at the east end, two fire bowls on the columns. Auto cover will not work with \
the edge so leave that off. Owner's cell 406-555-0147. | Infinity | 50 | Infinity Edge, LED Lighting, Raised \
Spa, Fire Feature | n | 15 | - | 12 LED Lighting, 2 Fire Feature | -
I'm 81. My late wife and I had a kidney shaped pool in Levittown for forty years, 30 by 15, and I had it \
filled in after she passed because I couldn't look at it. Now my daughter and her girls, 6 and 9, are moving \
in with me and they want a pool again, and I want to hear some noise out there. I'd go with something easier \
this time, a plain rectangle, maybe 24 feet long by 12, nothing over 5 feet deep, a fence with a gate that \
locks, and a salt system so I don't have to carry jugs. And a heater, I get cold just looking at the water. \
| Rectangular | 24 | Safety Fence, Saltwater System, Heating | y | 12 | ?-5 | - | -
extra large resort style pool with beach entry, 5 bubblers in the shallow part, swim up bar, grotto, outdoor \
kitchen. we host a lot | Extra large Resort | - | Beach Entry, Bubblers, Swim-Up Bar, Grotto, Outdoor \
Kitchen | n | - | - | 5 Bubblers | -
My grandparents came from near Palermo and I have one photograph of my grandfather as a boy sitting on the \
edge of a cistern behind the house with his feet in the water. I'd like something that reminds me of it, so \
Mediterranean, with a rough stucco wall along the back and three scuppers pouring in from it, old looking \
tile, and a pergola with grapes. It doesn't need to be big. We're on a corner lot in Providence and the \
neighbors are already asking questions. | Mediterranean | - | Scuppers, Pergola | n | - | - | 3 Scuppers | -
me n my wife cant agree she says hot tub i say cold plunge so were doing both lol pool is 10 by 20 small \
yard in tulsa | - | 20 | Raised Spa, Cold Plunge | n | 10 | - | - | -
I saw a T-shaped pool behind an inn near Asheville once and never forgot it. Could you do one about 36 feet \
on the long part? Salt water please. | - | 36 | Saltwater System | n | - | - | - | T
round pool 20 ft across bench all the way around same depth everywhere 4.5 feet heated thats all we need | - \
| 20 | Heating | n | 20 | 4.5-4.5 | - | Round
need a pool for four kids ages two five seven and ten so it has to have a fence all the way around and zero \
entry and a little slide and nothing deeper than five feet wife wants solar heat i dont care either way just \
keep it reasonable we are outside albuquerque and the ground is like concrete | - | - | Safety Fence, Beach \
Entry, Slide, Solar Heating | y | - | ?-5 | - | -
Luxury pool and spa. Sky's the limit. Glass tile, fire bowls at all four corners, and a bar you can swim up \
to. | Luxury | - | Raised Spa, Fire Feature, Swim-Up Bar | n | - | - | 4 Fire Feature | -
My brother-in-law in Nashville has a 20x40 with a diving board and a nine foot end and nobody ever dives. \
We'd go 18x32, three and a half feet at both ends, five in the middle, volleyball net across. | - | 32 | - | \
n | 18 | 3.5-5 | - | -
twenty five yards long fourteen feet across four feet deep from wall to wall its a lap pool for my triathlon \
training no frills except a heater because its minnesota | Lap | 75 | Heating | n | 14 | 4-4 | - | -
Rectangular, 16 by 30, no wait, my wife is shaking her head, 16 by 36. And a tanning ledge. Two bubblers in \
the ledge. Now she's saying three bubblers. Three then. No spa. | Rectangular | 36 | Sunshelf, Bubblers | n \
| 16 | - | 3 Bubblers | -
Mire, nosotros vivimos en el Bronx pero compramos una casita en los Poconos y queremos una piscina tropical \
bien bonita, con luces, una barra dentro del agua y una chorrera (slide) pa' los nenes que tienen 5 y 6, \
como de treinta pies de largo por quince de ancho. | Tropical | 30 | LED Lighting, Swim-Up Bar, Slide | y | \
15 | - | - | -
Dear Sir or Madam, I hope this is the right place to write. Our back yard measures 80 feet by 120 feet and \
slopes gently to a creek. The house is a 1927 brick Tudor. What I have in mind is an oval pool, 16 feet by \
32 feet, three feet at the steps and six at the drain, with a brick edge to match the house. I should also \
like a pergola at the far end where my wisteria can climb, and lighting in the water. I do not care for \
anything modern. Yours truly, Eleanor | - | 32 | Pergola, LED Lighting | n | 16 | 3-6 | - | Oval
cabin near estes park, we want a natural looking pool like a hot spring, boulders, waterfall coming off the \
rocks and a hot tub up top, 25 feet give or take. elevation is 7522 ft so it has to be heated | Natural | 25 \
| Waterfall, Raised Spa, Heating | n | - | - | - | -
just a pool for me and the dog | - | - | - | n | - | - | - | -
Budget is 85k and I mean it, I've seen what happens to people. My buddy at work started at 90 and ended at \
210 with a cave and a bar in it. We want a fiberglass pool, 14x30, six feet at the deep end, automatic \
cover, LED lights, and it has to be done by Memorial Day because my daughter's graduation party is May 30th \
and there are already 75 people coming. No spa, no rocks, no fire. | - | 30 | Automatic Cover, LED Lighting \
| n | 14 | ?-6 | - | -
well hey there so i reckon what we are after is a big ol freeform pool i am talking forty two feet long with \
a waterfall and a slide for the grandbabies we got seven of em now the oldest is nine and my husband he \
wants him an outdoor kitchen with room for his smoker and a pergola over that so he dont burn up in july we \
are in tupelo mississippi and it gets hotter than blazes so we do not need no heater | Large Freeform | 42 | \
Waterfall, Slide, Outdoor Kitchen, Pergola | y | - | - | - | -
Grecian-rounded ends, 20' X 40', 3 to 8 ft. Client does NOT want a board. 4 lights. Gas heater. Vinyl liner \
ok. | - | 40 | LED Lighting, Heating | n | 20 | 3-8 | 4 LED Lighting | Roman
can it be kidney shaped and still have a sun shelf | Kidney | - | Sunshelf | n | - | - | - | -
our place looks down on the valley above park city so infinity pool obviously, about 40ft, heated, spa, and \
a line of fire along the back wall | Infinity | 40 | Infinity Edge, Heating, Raised Spa, Fire Feature | n | \
- | - | - | -
We are french couple in Burlington since 2019. We search a modern pool of 9 meters by 3 meters and half, \
with 1 meter 50 of depth everywhere. Only one light, we like see the stars. The house is old style, this \
does not matter for us. | Modern | 29.53 | LED Lighting | n | 11.48 | 4.92-4.92 | 1 LED Lighting | -
rectangular pool with a tall water wall at one end and 4 scuppers down the side | Rectangular | - | \
Waterfall, Scuppers | n | - | - | 4 Scuppers | -
The salesman at the home show in Indianapolis tried to put us in a 16x40 with a swim-up bar and a grotto for \
$140,000. No thank you. I told him three times what we came for and he kept flipping pages in his binder. \
What we came for is a kidney pool, 26 feet, with a heater and one of those covers that rolls shut with a \
key. My wife swims in the morning, I sit next to it with the paper. That is the entire use of this pool. | \
Kidney | 26 | Heating, Automatic Cover | n | - | - | - | -
Luxury pool for a serious home gym setup. My son wrestles at Iowa and my daughter rows, and when they are \
home they want an ice bath right next to the pool, and when they are not home my wife and I want a hot tub \
right next to the ice bath. I'd also like two sheer descents off a raised wall and a swim-up bar, because I \
have worked forty one years and I intend to sit down. | Luxury | - | Cold Plunge, Raised Spa, Waterfall, \
Swim-Up Bar | n | - | - | 2 Waterfall | -
My daughter is 34 and has MS and uses a wheelchair on bad days, so the most important thing is a beach \
entry, wide, with no lip, so we can roll her right in. Warm water, so heated, and the heater has to be able \
to hold 90 degrees. I'd think 20 feet wide and 38 long. It shouldn't go deeper than 5 feet. The rest is up \
to you but she did say she'd love a couple of bubblers in the entry because she likes the sound. We're in \
Knoxville. No stairs anywhere please. | - | 38 | Beach Entry, Heating, Bubblers | n | 20 | ?-5 | 2 Bubblers \
| -
idk like a hotel pool | Resort | - | - | n | - | - | - | -
laminar jets, 6 of them, so the kids (8 and 11) can run through | - | - | Deck Jets | y | - | - | 6 Deck \
Jets | -
I want a pull 15 by 30 with a beech entry and a sand colored bottom sorry my phone keeps changing pull | - | \
30 | Beach Entry | n | 15 | - | - | -
Beach entry with a slide. Scratch the slide, the twins are sixteen now and would die of shame. Firepit yes. \
| - | - | Beach Entry, Fire Feature | n | - | - | - | -
do you know anybody who fixes wells near kalamazoo | - | - | - | n | - | - | - | -
medium size rectangle pool, saltwater, pergola beside it | Medium Rectangular | - | Saltwater System, \
Pergola | n | - | - | - | -
Hi, landscape contractor here, typing on behalf of the Okafor family in Overland Park. Lot is 95 x 140, pool \
zone is roughly 40 x 60 behind the walkout. They'd like an L shape, 38 ft on the long side, 18 ft wide, sun \
shelf in the short leg, 3.5 ft to 7 ft. Raised back wall (24" high, 16 ft long) with 5 scuppers. Outdoor \
kitchen is already built by others, don't draw it. Spa was in the first sketch but they've dropped it. Kids \
are 3 and 6, so fence per code. | - | 38 | Sunshelf, Scuppers, Safety Fence | y | 18 | 3.5-7 | 5 Scuppers | \
L
we stayed at an italian villa for our 25th and i have been bothering my husband about that pool ever since \
he finally said fine honey write it down so here goes an italian villa kind of pool with an old stone wall \
and scuppers in both corners of it and steps the whole width and a hot tub tucked off to the side and he \
says it has to be heated or he is not getting in because the one in italy about stopped his heart | \
Mediterranean | - | Scuppers, Raised Spa, Heating | n | - | - | 2 Scuppers | -
My cousin in Asheville has a lagoon pool that people think was there before the house. That is what I'm \
after, a lagoon, with boulders, one waterfall, not five like hers, a grotto you can sit in out of the sun, \
and a beach entry with real looking sand. The yard is an acre and a half so space is not the issue. 45 feet \
long or thereabouts. My knees won't do ladders. My husband says add lights, so add lights. | Lagoon | 45 | \
Waterfall, Grotto, Beach Entry, LED Lighting | n | - | - | 1 Waterfall | -
When we bought this place in Chattanooga it came with a fence around the whole yard, a fire pit, an outdoor \
kitchen with a dead refrigerator, and a big empty rectangle of grass in the middle where everybody says, \
well, that's where the pool goes. So fine. Put a freeform pool there to break it up a little, with a tanning \
ledge, a slide for my niece who is 7 and here every weekend, and one waterfall, and I do mean one, at the \
end by the magnolia. | Freeform | - | Sunshelf, Slide, Waterfall | y | - | - | 1 Waterfall | -
We're both teachers so the summers are ours but the money is not. Thinking something simple with solar \
panels up on the garage roof to heat it, since the propane bill killed us at the last house where we had an \
18 by 36 that we never should have bought. Salt system, because my wife gets rashes. A spa maybe someday if \
there's money left, which there won't be. Just two of us and a nephew who is in the army. | - | - | Solar \
Heating, Saltwater System | n | - | - | - | -
High country natural pool, Durango. Gravel plant bed along the north side to filter it. No pump noise. 10 \
meters by 6, 2 meters at the deepest. | Natural | 32.81 | Regeneration Zone | n | 19.69 | ?-6.56 | - | -
mi esposo wants a big modern pool con fire bowls, four of them, y una parrilla grande para las carnes \
asadas. i just want sombra so a pergola. we're in Dallas, oak cliff | Large Modern | - | Fire Feature, \
Outdoor Kitchen, Pergola | n | - | - | 4 Fire Feature | -
round one, 24 foot, like the stock tank my grandad had but real, with a diving platform no just kidding, \
with steps | - | 24 | - | n | 24 | - | - | Round
thirty by fifteen modern pool with the one side an infinity edge facing the lake, plus a hot tub | Modern | \
30 | Infinity Edge, Raised Spa | n | 15 | - | - | -
Is a cover enough or do I also need a fence in Connecticut? Our son is two. We want both anyway, the \
automatic kind of cover. | - | - | Automatic Cover, Safety Fence | y | - | - | - | -
so the wife and me went round and round on this she wanted the kidney i wanted the rectangle and her mother \
who lives with us wanted no pool at all so what we settled on was freeform thirty four feet by seventeen \
with a slide on the deep end eight foot deep and three on the shallow side and a sheer descent waterfall off \
a rock wall and her mother gets a hot tub for her sciatica so now everybody is happy except the bank | \
Freeform | 34 | Slide, Waterfall, Raised Spa | n | 17 | 3-8 | - | -
I'm an architect, semi retired, in Ann Arbor, so forgive me for being particular. Minimalist. Black \
interior, water level flush with the stone, no visible equipment, no visible anything. The cover must be \
automatic and disappear completely. Heated. A single light, one, low on the short wall, so the surface reads \
as a sheet of glass after dark. My partner asked for bubblers. I have asked my partner to reconsider, and my \
partner has. | Modern | - | Automatic Cover, Heating, LED Lighting | n | - | - | 1 LED Lighting | -
Room to swim for me, a tanning ledge for her, jets shooting across for the grandsons (4 and 5). I mean those \
arcs of water that come up from the deck. 2 of those. | - | - | Sunshelf, Deck Jets | y | - | - | 2 Deck \
Jets | -
Small pool w/ jacuzzi, row house in Philly, yard is 18 x 30 | Small Modern | - | Raised Spa | n | - | - | - \
| -
Polynesian!! tiki hut, waterfall, slide, 40 ft, swim up bar, we did our honeymoon in bora bora in 1984 | \
Tropical | 40 | Waterfall, Slide, Swim-Up Bar | n | - | - | - | -
My previous pool in Naperville was an 18 by 36 with Roman ends and I loved the shape but not the depth, it \
went to nine and a half and we heated all that water for nothing. For the new house in Greenville I'd like \
the Roman ends again, a little shorter, 16 by 32, and no deeper than 5 and a half feet. Saltwater this time. \
Two lights, one at each end, and please put the hot tub next to the house and not out in the wind like we \
had it. | - | 32 | Saltwater System, LED Lighting, Raised Spa | n | 16 | ?-5.5 | 2 LED Lighting | Roman
i coach high school diving in evansville and every summer i got to drive these kids forty minutes to get \
practice so what i want at my own place is a real deep end ten foot with a diving board and i dont care what \
the rest looks like rectangle is fine my wife does care she wants a hot tub and some lights in there so it \
dont look like a quarry ok hot tub and lights | Rectangular | - | Diving Board, Raised Spa, LED Lighting | n \
| - | ?-10 | - | -
i had knee replacement in march and hip in october so no ladder just wide steps with a rail on both sides \
and heated 12 by 26 feet is what fits between the house and the fence line and my son in law who is a mason \
will do the deck so dont figure that in | - | 26 | Heating | n | 12 | - | - | -
I would like the pool of form oval, 9 by 5 meters, and with solar heating, and a low fence because baby of \
my sister is coming often | - | 29.53 | Solar Heating, Safety Fence | y | 16.40 | - | - | Oval
T shape, 40ft, 2 bubblers in the top of the T, 3 lights, heater. Louisville KY | - | 40 | Bubblers, LED \
Lighting, Heating | n | - | - | 2 Bubblers, 3 LED Lighting | T
Hi there,\\nwe are a family of four (boys 3 and 6) and would like a quote for a 16' x 34' freeform pool, 3.5 \
to 6 ft deep. Must haves: tanning ledge with two bubblers, fence around the whole thing with a self closing \
gate, heater. A slide would be for some other year, not now.\\nThanks, Meredith Kohl, 512-555-0142 | \
Freeform | 34 | Sunshelf, Bubblers, Safety Fence, Heating | y | 16 | 3.5-6 | 2 Bubblers | -
okay so i want a pool that is thirty six feet long and eighteen feet wide and it should be like a lagoon \
with a grotto you can swim into and a waterfall coming over the top of it and lights under the water | \
Lagoon | 36 | Grotto, Waterfall, LED Lighting | n | 18 | - | - | -
lap pool 25 yards by 8 feet, 4 ft deep all over, heated, auto cover. that's it | Lap | 75 | Heating, \
Automatic Cover | n | 8 | 4-4 | - | -
My rheumatologist says swim every day so here I am. I don't need anything fancy, just a heated pool with a \
walk-in like at the beach because ladders are over for me, and a hot tub right beside it for my knees. No \
more than 5 feet deep anywhere please, I panic when I can't stand. My husband wanted a diving board. We \
settled that in about four seconds. | - | - | Heating, Beach Entry, Raised Spa | n | - | ?-5 | - | -
Brief: courtyard pool, 11.0 x 3.5 m, constant depth 1.4 m, minimalist, honed limestone coping flush with \
terrace. Three bronze scuppers on the party wall. Automatic cover, housing concealed under the bench. Client \
has no children. | Modern | 36.09 | Scuppers, Automatic Cover | n | 11.48 | 4.59-4.59 | 3 Scuppers | -
poool for are airbnb in scotsdale, geusts keep asking. 15 by 30 sumthing modren with led ligths that change \
colors, a fire pit, and a hottub. no diving bord insurance wont alow it | Modern | 30 | LED Lighting, Fire \
Feature, Raised Spa | n | 15 | - | - | -
The kids are finally out (last one moved to Denver in August) and the 40 foot diving pool they grew up with \
is going bye bye. In its place we want a round pool, 14 feet across, 4 and a half feet deep all the way, \
with a bench around the edge and one fire bowl. Glass of wine in hand. That is the whole dream. | - | 14 | \
Fire Feature | n | 14 | 4.5-4.5 | 1 Fire Feature | Round
Quiero una alberca de 10 metros por 5, con cascada y luces led, y una parte bajita para mis niños de 4 y 7 \
años | - | 32.81 | Waterfall, LED Lighting | y | 16.40 | - | - | -
1. rectangle 20x40\\n2. 3 ft to 9 ft\\n3. diving board\\n4. gas heater\\n5. salt system\\n6. fence, county \
requires it\\n7. NO spa, we never used the last one | Rectangular | 40 | Diving Board, Heating, Saltwater \
System, Safety Fence | n | 20 | 3-9 | - | -
First post here, long time lurker. We've got a 70 x 110 ft lot in Cary NC, house takes up most of it, and \
the usable strip in back is 28 ft deep. I've gone back and forth and think an L-shape makes the most sense, \
34 feet on the long side and 16 wide, so the short leg can hold a baja shelf. PB #1 quoted a 40x20 kidney \
which honestly would not leave room to walk. We'd put four bubblers on the shelf, anyone think that's \
overkill? Also saltwater, and 3 LED lights. | - | 34 | Sunshelf, Bubblers, Saltwater System, LED Lighting | \
n | 16 | - | 4 Bubblers, 3 LED Lighting | L
hey can you make me a big tropical pool with a swim up bar and a slide and like palm trees hanging over | \
Large Tropical | - | Swim-Up Bar, Slide | n | - | - | - | -
We'd like a vanishing edge pool, so the water seems to run right into Lake Travis. 45 by 18, dark plaster, \
and a raised spa that spills into it. Evenings matter to us, so a pair of fire bowls on the far corners. | \
Infinity | 45 | Infinity Edge, Raised Spa, Fire Feature | n | 18 | - | 2 Fire Feature | -
um we have a three year old and a baby on the way so safety first i guess a fence all the way around and an \
automatic cover and shallow like three feet to four and a half feet and twelve by twenty four is plenty oh \
and bubblers she loves bubblers | - | 24 | Safety Fence, Automatic Cover, Bubblers | y | 12 | 3-4.5 | - | -
Natural swimming pond, 16 m x 7 m, max. depth 2.2 m, planted regeneration zone on the north bank, timber \
jetty, no chlorine, no lights in the water. | Natural | 52.49 | Regeneration Zone | n | 22.97 | ?-7.22 | - | \
-
tight lot in Laguna so a small negative edge pool, 18 x 10, heated, with a cold plunge on the side for my \
husband's training | Small Infinity | 18 | Infinity Edge, Heating, Cold Plunge | n | 10 | - | - | -
I have MS and heat makes me worse so no hot tub and no heater. What I want is a lap pool. 50 feet would be \
ideal but 45 is what fits, so 45 by 9, and a cold plunge at the end of it. | Lap | 45 | Cold Plunge | n | 9 \
| - | - | -
Seven grandkids, two weeks every July, and a hotel bill I am tired of paying for their parents. So we are \
turning our back yard in Sarasota into the hotel. I picture a resort pool, a big one, with a walk-in beach \
entry for the toddlers, a slide for the middle ones, a swim up bar for their grandfather who has earned it, \
and a waterfall you can sit behind. My sister put in a 12 x 24 rectangle and it was elbow to elbow at \
Easter, so nothing like that. | Large Resort | - | Beach Entry, Slide, Swim-Up Bar, Waterfall | y | - | - | \
- | -
My grandma Dot had a kidney shaped pool in Fresno, built 1961, aqua tile, white coping, and every good \
memory I have before age twelve happened in or next to it. I'm 58 now, kids grown, and I want hers back. \
Kidney, 32 footer, 3 feet to 8 and a half, diving board, no fancy water features because she didn't have any \
and would have called them showing off. | Kidney | 32 | Diving Board | n | - | 3-8.5 | - | -
Dear team, as discussed by phone on March 4, here is our list in order of importance: (1) automatic cover, \
(2) heat, gas not solar, (3) Roman ends, my wife's one wish, (4) two sheer descents on the raised wall, (5) \
lights. We looked at an outdoor kitchen as well and decided against it. The 20 x 44 in your first sketch is \
far too much, we'll talk about size on site. Regards, Paul and Anneke | - | - | Automatic Cover, Heating, \
Waterfall, LED Lighting | n | - | - | 2 Waterfall | Roman
so the thing is my wife wants a roman pool with the rounded ends and i want straight so we are doing roman \
haha twenty by forty three foot to eight foot and four deck jets two on each side | - | 40 | Deck Jets | n | \
20 | 3-8 | 4 Deck Jets | Roman
Looking to book a dog groomer for Saturday, golden retriever, 70 lbs, does not like the dryer | - | - | - | \
n | - | - | - | -
Our Mediterranean style pool should have hand painted tile, and along the back a wall with five spouts \
pouring water in, like the one we saw in Granada. Pergola over the seating at the shallow end. Depth 3'6" to \
5'6". | Mediterranean | - | Scuppers, Pergola | n | - | 3.5-5.5 | 5 Scuppers | -
need sumthing afordable. smal pool 10x20. fens for my 2yr old. solor heat. thats al we can do rite now | \
Small Modern | 20 | Safety Fence, Solar Heating | y | 10 | - | - | -
I'm a landscape architect in Marin putting together a concept for clients who are both retired physicians. \
They want to swim, really swim, every morning. Lap pool, 20 yards long and 3 yards wide, 1.35 m constant \
depth, solar heated, dark bottom. They have seen the one at their club and dislike the blue light there, so \
no underwater lighting at all. There's an existing pergola we will keep. Nothing decorative in the water, \
please, except that he would love a cold plunge near the sauna door. | Lap | 60 | Solar Heating, Cold Plunge \
| n | 9 | 4.43-4.43 | - | -
what would a oval pool 24 by 12 with a heater run me, ballpark, zip 44114 | - | 24 | Heating | n | 12 | - | \
- | Oval
we host on airbnb in the smokies and the listing next door has a grotto and charges ninety more a night so i \
guess i need a grotto too and a slide and colored lights and a hot tub that seats eight and it has to be a \
lagoon looking thing with rocks not a box | Lagoon | - | Grotto, Slide, LED Lighting, Raised Spa | n | - | - \
| - | -
Luxury pool, 50 x 22. Infinity edge on the canyon side. Swim up bar with six stools. Spa. Fire bowls, four. \
Outdoor kitchen under a pergola. Budget is not the issue, the calendar is: daughter's wedding June 14. | \
Luxury | 50 | Infinity Edge, Swim-Up Bar, Raised Spa, Fire Feature, Outdoor Kitchen, Pergola | n | 22 | - | \
4 Fire Feature | -
Attaching the drawing my nephew made, he is in second year architecture so be kind. It is a T shaped pool, \
the top of the T faces the house and has the steps and a long bench in it, the leg runs out toward the oak \
tree. We never got as far as feet and inches. Underwater lights please, and a heater, my wife is from Manila \
and thinks 80 degrees is cold. | - | - | LED Lighting, Heating | n | - | - | - | T
My son is autistic and eight, and water is the only place where he's calm. Every doctor and therapist says \
the same. So I'd like a pool he can use safely: shallow, 3 feet to 4 feet, warm (heater definitely, we're in \
Ohio), a fence he can't climb and a cover that closes by itself when we go inside. He loves watching bubbles \
so a couple of bubblers. Size, something like 12 by 26. We looked at a fiberglass one, 16 x 40 and 8 feet \
deep, the salesman kept pushing it, I walked out. No slide, no waterfall, the noise is too much for him. | - \
| 26 | Heating, Safety Fence, Automatic Cover, Bubblers | y | 12 | 3-4 | 2 Bubblers | -
modern. 8 metres x 3 metres. one depth 1.5 m. grey. done | Modern | 26.25 | - | n | 9.84 | 4.92-4.92 | - | -
Wanting a free form with a beach entry, rock slide, and a natural stone waterfall on the deep end. Deep end \
9 foot so the teenagers can jump. Shallow end 3. | Freeform | - | Beach Entry, Slide, Waterfall | n | - | \
3-9 | - | -
can i get a jungle pool like a real jungle with a waterfall and a grotto behind it and lights in the plants \
and around the water and a bar you swim to my buddies will lose there minds | Tropical | - | Waterfall, \
Grotto, LED Lighting, Swim-Up Bar | n | - | - | - | -
Good evening. My husband had a stroke in January and his PT wants him walking in chest-high water five days \
a week. What we need is 30 feet long, 10 feet wide, 4 feet deep from one end to the other with no slope, \
kept at 88 degrees, so a good heater and an automatic cover to hold it. A zero entry would let me roll the \
chair in. We've no interest in features or lights or any of that. Thank you for your patience with an old \
woman's typing. | - | 30 | Heating, Automatic Cover, Beach Entry | n | 10 | 4-4 | - | -
Pool deck is 60 x 30 already poured. Pool itself 32x16, please, rectangular, salt, tanning ledge, one \
bubbler on it. | Rectangular | 32 | Saltwater System, Sunshelf, Bubblers | n | 16 | - | 1 Bubblers | -
i like the idea of a swimming pond with frogs and lilies my wife likes chlorine so idk | Natural | - | - | n \
| - | - | - | -
l shaped with a spa in the corner of the l and two fire pots and a salt system thank you | - | - | Raised \
Spa, Fire Feature, Saltwater System | n | - | - | 2 Fire Feature | L
Somos una familia joven con gemelas de 3 años. Nos gustaría una piscina moderna de 8 x 4 metros, cerca de \
seguridad, calefacción, y poca profundidad, de 1 metro a 1.40. El tobogán que quería mi suegra no, gracias. \
| Modern | 26.25 | Safety Fence, Heating | y | 13.12 | 3.28-4.59 | - | -
Our builder drew 18x36 and we measured again with string and it eats the whole lawn, so take it down to \
14x30. Keep the sunshelf. Keep the spa. Lose the scuppers, lose the fire bowls, they're forty five hundred \
dollars a piece which is nuts. | - | 30 | Sunshelf, Raised Spa | n | 14 | - | - | -
Extra large lagoon pool for a small campground, 80 by 45 feet, three waterfalls, two of them over the \
grotto, beach entry on both ends, no diving, max 5 ft deep. Lots of families with little ones. | Extra large \
Lagoon | 80 | Waterfall, Grotto, Beach Entry | y | 45 | ?-5 | 3 Waterfall | -
Just me and the cat now. I'd be happy with a medium pool, simple, a kidney, a bit of shade from a pergola \
and a heater so I can use it in October. | Medium Kidney | - | Pergola, Heating | n | - | - | - | -
length 384 inches, width 192 inches, depth 42 to 72 inches. rectangle. led lights qty 4. I work in inches, \
sorry, cabinet maker | Rectangular | 32 | LED Lighting | n | 16 | 3.5-6 | 4 LED Lighting | -
so my physical terrorist lol therapist says i need a pool for my back and i said ok twist my arm. i want a \
sauna to and a ice bath and a jacuzi and the pool can be like 12 yards by 5 yards nothing to deep 5 foot. \
ive got 2 herneated discs and a boss who thinks im faking so trust me this is not for party's | - | 36 | \
Cold Plunge, Raised Spa | n | 15 | ?-5 | - | -
We have argued about this since Thanksgiving. He wants an infinity pool because his boss has one. I pointed \
out that we live in Kansas and the only thing at the end of our yard is a soybean field. So: no infinity. We \
agree on Modern, on 36 by 16, on a tanning ledge, on deck jets (six, three a side) and on an outdoor kitchen \
where he can hide from my mother. | Modern | 36 | Sunshelf, Deck Jets, Outdoor Kitchen | n | 16 | - | 6 Deck \
Jets | -
Round pool, 6 m diameter, 1.3 m deep throughout, centred on the axis of the orangery; one jet of water? No: \
still surface. Lights, yes, 8 of them, evenly spaced. | - | 19.69 | LED Lighting | n | 19.69 | 4.27-4.27 | 8 \
LED Lighting | Round
do you guys finance | - | - | - | n | - | - | - | -
the house is spanish, the furniture is mid century, the pool i want plain: straight lines only, 40x12, \
heated | Rectangular | 40 | Heating | n | 12 | - | - | -
hi, I'm allergic to chlorine, properly allergic, hives and everything, so either salt or one of those \
natural pools with the plants cleaning it. After reading for three weeks I'm going natural. There should be \
a plant filter zone on one side, about a third, and the whole pool about 14 metres long and 6 wide. My \
brother in Austria has one with a little waterfall that brings the water back from the plants, and I'd like \
that too. Deep enough to swim, 2 metres at the deep end, and a gentle pebble beach entry at the other \
because of our daughter who's five. | Natural | 45.93 | Regeneration Zone, Waterfall, Beach Entry | y | \
19.69 | ?-6.56 | - | -
We spent our thirtieth anniversary in a place outside Lucca and I have not shut up about it since. Tuscan \
villa look, oval, cypress trees along the long side, terracotta pots, a stone wall with three spouts running \
into the water, and a fire pit where we can sit with the neighbors after dinner. The last of our kids is 27 \
so nobody needs a slide. Size I leave to you, the lot is 90 feet across. | Mediterranean | - | Scuppers, \
Fire Feature | n | - | - | 3 Scuppers | Oval
its for the grandkids mostly so a slide and bubblers and shallow end three foot and a gate that locks and i \
dont care about nothing else | - | - | Slide, Bubblers, Safety Fence | y | - | 3-? | - | -
Subject: pool inquiry, 1187 Alder Ct\\n\\nWe are looking for a large freeform pool with a natural stone \
look, a raised spa, a fire pit and a grill island nearby. Yard is 120 ft by 85 ft. Depth 3.5 ft to 8 ft. No \
kids at home, both of ours are in college. Please no calls before 5 pm. | Large Freeform | - | Raised Spa, \
Fire Feature, Outdoor Kitchen | n | - | 3.5-8 | - | -
wanna do a poll with a tanning legde, bublers (2), a water fall and those lazer lamanar jets that shoot from \
the deck, want 2 of those to | - | - | Sunshelf, Bubblers, Waterfall, Deck Jets | n | - | - | 2 Bubblers, 2 \
Deck Jets | -
Sleek, dark, quiet. | Modern | - | - | n | - | - | - | -
Superhost for six years, two cabins near Broken Bow. Cabin two gets the pool. Numbers that matter to me are \
occupancy and cleaning time, so: 5 ft deep throughout, heated year round, hot tub right next to it, \
automatic cover because the cleaning crew can't babysit it. Guests have asked for a swim up bar, but I'm not \
serving drunk people in the woods. The cabin is 1,400 sq ft and sleeps 8, if that helps with sizing. | - | - \
| Heating, Raised Spa, Automatic Cover | n | - | 5-5 | - | -
we want it to feel like the hotel in maui where we had our honeymoon so resort style i suppose with a swim \
up bar and a waterfall and the edge that just disappears and a beach you walk in from and at night little \
lights everywhere it was called the something wailea and it was perfect and my husband says forty five by \
twenty five is the most we can do | Resort | 45 | Swim-Up Bar, Waterfall, Infinity Edge, Beach Entry, LED \
Lighting | n | 25 | - | - | -
Grecian rounded ends, 18'x38', 3'-8', diving board, solar heating on the garage roof. Like the pool I \
learned to swim in. | - | 38 | Diving Board, Solar Heating | n | 18 | 3-8 | - | Roman
Plans for backyard, phase 1: pool, 15x32, freeform, sunshelf, heater, safety fence (kids 2, 4, 9). Phase 2 \
if there is ever money left: outdoor kitchen and pergola. Please price phase 1 only. | Freeform | 32 | \
Sunshelf, Heating, Safety Fence | y | 15 | - | - | -
My name is Dmitri, sorry for English. I am want swimming pool for sport, long 25 meter, wide 4 meter, deep \
1.6 meter everywhere. Lap pool. Lamps in wall, ten piece. Cover electric. My wife she want sauna but this \
other company. | Lap | 82.02 | LED Lighting, Automatic Cover | n | 13.12 | 5.25-5.25 | 10 LED Lighting | -
contemporary w/ raised wall & 6 scuppers, spa flush no wait raised, fire strip, sunshelf w/ 3 bubblers, leds \
| Modern | - | Scuppers, Raised Spa, Fire Feature, Sunshelf, Bubblers, LED Lighting | n | - | - | 6 \
Scuppers, 3 Bubblers | -
I had a hip replaced in November and the other one goes in the spring. Between the two of them I've become \
the kind of woman who studies pool steps. I would like a pool about 24 feet long, not deep, 3 feet at one \
end and 5 at the other, with a proper beach entry and a rail. A hot tub would be lovely. My neighbor Carol \
has a waterfall and I can hear it from my bedroom all night, so leave that out. | - | 24 | Beach Entry, \
Raised Spa | n | - | 3-5 | - | -
lagoon. sand beach entry. rock waterfall x2. no hot tub. | Lagoon | - | Beach Entry, Waterfall | n | - | - | \
2 Waterfall | -
What can we fit in 22 x 14 yards of yard? We were thinking the pool itself at 10 yards by 4, T-shaped maybe \
with the crossbar as tanning shelf. | - | 30 | Sunshelf | n | 12 | - | - | T
medium size oval pool nothing crazy heated with a cover that goes on by a button and a fence because of the \
neighbors kids climbing in | Medium Modern | - | Heating, Automatic Cover, Safety Fence | y | - | - | - | \
Oval
Hi all, empty nester in Georgia here, wife and I just turned 60. Had an 18x36 vinyl liner since 1994 and \
filled it in two years ago, and darned if we don't miss it. This time around it's for us and not for \
cannonballs. Thinking high end: luxury pool, maybe 26 x 13, spa at one end, cold plunge at the other, one of \
those water walls in between with LED lights behind it. Scratch the cold plunge, she just read this over my \
shoulder and said over my dead body. | Luxury | 26 | Raised Spa, Waterfall, LED Lighting | n | 13 | - | - | \
-
a modern pool with an infinity edge on two sides, 30 by 30 feet square, 4.5 ft deep throughout, and an \
island in the middle with a fire pit | Modern | 30 | Infinity Edge, Fire Feature | n | 30 | 4.5-4.5 | - | -
i need the kind of pool where i can do laps and my kids nine and eleven can jump off a board so deep end \
nine foot and sixteen wide forty long and plain rectangle and maybe a slide if it fits | Rectangular | 40 | \
Diving Board, Slide | y | 16 | ?-9 | - | -
Tropical with a Polynesian feel, thatched pergola, grotto with the spa inside, tanning shelf with bubblers, \
fire bowls. We have the BBQ island already, from the last owner. | Tropical | - | Pergola, Grotto, Raised \
Spa, Bubblers, Sunshelf, Fire Feature | n | - | - | - | -
Necesito algo tipo hotel, estilo resort, con bar dentro del agua y jacuzzi, para rentar en Airbnb en Cancún \
| Resort | - | Swim-Up Bar, Raised Spa | n | - | - | - | -
We're planning carefully, so forgive the list.\\n- Shape: kidney, about 30 ft x 15 ft\\n- Depth: 3 ft to 5 \
ft 6\\n- Salt system\\n- Solar panels for heat (not gas, we've had the argument)\\n- LED lights, two\\n- \
Child fence, our granddaughter is 18 months\\n- No slide, no board, no rocks\\nTimeline: done before \
Memorial Day. | Kidney | 30 | Saltwater System, Solar Heating, LED Lighting, Safety Fence | y | 15 | 3-5.5 | \
2 LED Lighting | -
ok google make a infinity pool on a hillside with a fire pit down below and a glass fence around the pool \
because we have a toddler and the drop on that side is i want to say eleven feet and my mother in law has \
already told me twice she will not visit until there is a fence and also heat because the wind comes up that \
hill like you would not believe | Infinity | - | Infinity Edge, Fire Feature, Safety Fence, Heating | y | - \
| - | - | -
Swimming hole, basically. Organic looking pond, 40 ft long give or take, boulders to jump from, 10 feet deep \
on the boulder side, plants doing the filtering in their own zone, two small waterfalls. The creek we had \
growing up in the Ozarks, but without the leeches. Our kids are 5, 7 and 10 and right now their summer is a \
tablet. | Natural | 40 | Regeneration Zone, Waterfall | y | - | ?-10 | 2 Waterfall | -
`);
