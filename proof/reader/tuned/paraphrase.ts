import { parseLabelled } from '../labelled.ts';

// Things told by what they do rather than by their names, forms filled in, answers to nobody’s questions, and plain requests.
export const PARAPHRASE = parseLabelled(`
Can you draw us something around thirty-eight foot with a bubbling hot tub and a place to sunbathe in the water | - | 38 | Raised Spa, Sunshelf | n
I'd like a whirlpool attached to a rectangular pool of 10 metres | Rectangular | 32.81 | Raised Spa | n
An elevated spa that spills over into a geometric pool 34' x 17' | Rectangular | 34 | Raised Spa | n | 17
thermal spa and a cold plunge, no main pool bigger than 20 ft | - | 20 | Raised Spa, Cold Plunge | n
Would love to float up to a bar and order a margarita | - | - | Swim-Up Bar | n
bar seating inside the pool with a counter to the kitchen | - | - | Swim-Up Bar | n
a ledge for my lounge chairs about a foot deep | - | - | Sunshelf | n
we want a lounging area that is ankle deep | - | - | Sunshelf | n
two flaming bowls on pillars either side of the water | - | - | Fire Feature | n
gas fire table and torches | - | - | Fire Feature | n
firepit area for smores | - | - | Fire Feature | n
use the sun to keep it warm | - | - | Solar Heating | n
roof mounted solar collectors for the pool water | - | - | Solar Heating | n
I want to be able to swim in January in Ohio so heat is essential | - | - | Heating | n
water cascading down a stone wall behind the pool | - | - | Waterfall | n
spillway of water from the upper wall, like a curtain | - | - | Waterfall | n
three bronze spouts pouring into the pool | - | - | Scuppers | n
brass lion head spouts along a raised beam | - | - | Scuppers | n
color LEDs that I can control by phone | - | - | LED Lighting | n
should glow blue after dark | - | - | LED Lighting | n
edge disappearing into the horizon | Infinity | - | Infinity Edge | n
perimeter overflow, black granite, ultra modern, 15 m by 4 m | Modern | 49.21 | Infinity Edge | n | 13.12
no steps, I want to stroll in as if it were the shore | - | - | Beach Entry | n
wheelchair accessible sloped entrance | - | - | Beach Entry | n
a twisty slide coming off the rocks | - | - | Slide | n
high board and low board for the boys, they are fourteen and sixteen | - | - | Diving Board | n
hidden cave behind falling water with a bench in it | - | - | Grotto, Waterfall | n
little fountains bubbling up from the shallow ledge | - | - | Bubblers, Sunshelf | n
streams of water that arc from the deck into the pool | - | - | Deck Jets | n
laminar flow jets with light in them | - | - | Deck Jets, LED Lighting | n
a covered cabana with a daybed | - | - | Pergola | n
timber pergola with vines, no roof | - | - | Pergola | n
grilling area with fridge and sink, pizza oven too | - | - | Outdoor Kitchen | n
four foot aluminum fence with self closing gate | - | - | Safety Fence | n
we must comply with the barrier code so fence it in | - | - | Safety Fence | n
motorised safety cover, winters are harsh | - | - | Automatic Cover | n
power cover that hides under the deck, 16 by 40 rectangle | Rectangular | 40 | Automatic Cover | n | 16
I have sensitive skin so salt instead of chlorine | - | - | Saltwater System | n
ozone or salt system please | - | - | Saltwater System | n
lagoon-like, sandy edges, 55 feet | Lagoon | 55 | - | n
a swimming pond with reeds, 14 meters long | Natural | 45.93 | Regeneration Zone | n
clean, crisp, minimal. 12 by 30. charcoal tile. | Modern | 30 | - | n | 12
straight lines, right angles, nothing curvy | Rectangular | - | - | n
Gatsby level opulence, marble everywhere | Luxury | - | - | n
flowing organic curves, no straight edges anywhere | Freeform | - | - | n
50s kidney with a chrome diving board | Kidney | - | Diving Board | n
lane swimming, 20m x 2.5m, black line on the floor | Lap | 65.62 | - | n | 8.2
infinity pool on the cliff, 42 ft | Infinity | 42 | Infinity Edge | n
something Greek island, whitewashed, 9 x 4 m | Mediterranean | 29.53 | - | n | 13.12
Hawaiian paradise with lava rock and torches | Tropical | - | - | n
Vegas hotel style day club pool | Resort | - | - | n
small, medium or large? I'd say medium, modern | Medium Modern | - | - | n
not small, not huge, about 32 ft | - | 32 | - | n
the bigger the better, 60x30 | - | 60 | - | n | 30
tiny backyard but we still want a full size 16x32 | Large Modern | 32 | - | n | 16
large spa, small pool | Small Modern | - | Raised Spa | n
a big waterfall | - | - | Waterfall | n
My lot is huge, two acres, but I only want a 25 foot kidney | Kidney | 25 | - | n
Our house sits 30 feet from the property line. The pool we imagine is 14 feet by 28 feet. | - | 28 | - | n | 14
The old pool was 40 feet; the new one should be 30 feet | - | 30 | - | n
Screened lanai 45x25, pool inside it 12x26 | - | 26 | - | n | 12
we want a 6 foot privacy wall, a 10 foot shelf and a 36 foot pool | - | 36 | Sunshelf | n
It needs to be 5 feet from the fence, 10 feet from the house and 30 feet long. | - | 30 | - | n
40' pool w/ 8' dia. spa & 12' x 14' pavilion | - | 40 | Raised Spa, Pergola | n
length 28 width 14 depth 3 to 5 | - | 28 | - | n | 14 | 3-5
thirty foot pool | - | 30 | - | n
a thirty-footer with a slide | - | 30 | Slide | n
36 feet in length, sixteen feet in width, six feet at its deepest | - | 36 | - | n | 16 | ?-6
eleven by five metres | - | 36.09 | - | n | 16.4
twelve and a half meters long | - | 41.01 | - | n
1 m shallow, 2 m deep, 8 m long | - | 26.25 | - | n | - | 3.28-6.56
420 inches long | - | 35 | - | n
fourty two feet | - | 42 | - | n
thirty to forty feet | - | 35 | - | n
max 30 ft | - | 30 | - | n
a minimum of 36 feet | - | 36 | - | n
32' or so | - | 32 | - | n
I think 35 feet, give or take | - | 35 | - | n
two car garage, 3 kids, 1 dog, 40 ft pool | - | 40 | - | y
our budget: $75k-$100k; size: 15x30; style: modern; features: spa, lights; kids: no | Modern | 30 | Raised Spa, LED Lighting | n | 15
Style - Tropical. Length - 44 ft. Must have - grotto, slide. Must not have - diving board. Children - yes, 4 and 7. | Tropical | 44 | Grotto, Slide | y
spa y, slide n, waterfall y | - | - | Raised Spa, Waterfall | n
heated? yes. lights? yes. fence? no. | - | - | Heating, LED Lighting | n
everything but a slide | - | - | - | n
A spa isn't something we'd use | - | - | - | n
I don't think we need a waterfall, do you? | - | - | - | n
We'll pass on the grotto | - | - | - | n
let's not do the fire thing | - | - | - | n
hold the slide, extra spa | - | - | Raised Spa | n
please no water features at all | - | - | - | n
neither slide nor board, but yes to a spa | - | - | Raised Spa | n
I was going to ask for a slide but never mind | - | - | - | n
Ditch everything except the spa | - | - | Raised Spa | n
the spa can wait until next year, the sun shelf can't | - | - | Sunshelf | n
a modern pool, nothing too modern though | Modern | - | - | n
Unlike my brother's pool, ours should not have a slide or a grotto | - | - | - | n
My ex wanted a spa. I don't. | - | - | - | n
We have a hot tub already on the deck so just the pool and a cover | - | - | Automatic Cover | n
swap the diving board for a slide | - | - | Slide | n
replace the waterfall with deck jets | - | - | Deck Jets | n
a slide would be nice but a spa is a must | - | - | Slide, Raised Spa | n
Is a swim up bar possible? We'd love one | - | - | Swim-Up Bar | n
Our little boy is 4 and he is scared of deep water | - | - | - | y
toddler-proof please | - | - | - | y
I teach swim lessons to kids in my backyard | - | - | - | y
kids moved to Texas years ago | - | - | - | n
great for kids and grandparents alike | - | - | - | y
no kids, just us and the poodle | - | - | - | n
two teens and a newborn | - | - | - | y
our daughter is 22 and our son is 25 | - | - | - | n
safe for our grandbaby | - | - | - | y
children will not be using this pool | - | - | - | n
Hello, we're a family of four in Tampa. Our kids are 5 and 8. We'd love a freeform pool around 35 feet with a sun shelf, a small waterfall and a heater. No diving board. | Freeform | 35 | Sunshelf, Waterfall, Heating | y
Looking for a contemporary design, roughly 40 x 16, with an infinity edge facing the golf course and a raised spa. | Modern | 40 | Infinity Edge, Raised Spa | n | 16
I want something simple: rectangle, 28 by 14, a couple of lights, automatic cover, and that's it. | Rectangular | 28 | LED Lighting, Automatic Cover | n | 14
Please design a Mediterranean-style pool, 12 metres long, with scuppers in a tiled wall and a fire bowl at each end, skip the spa. | Mediterranean | 39.37 | Scuppers, Fire Feature | n
Our backyard measures 70 feet by 45 feet. We are thinking of a kidney-shaped pool of about 30 feet with a slide for the grandchildren. | Kidney | 30 | Slide | y
big tropical lagoon w/ grotto, swim-up bar, waterslide!! 50ft+ | Large Lagoon | 50 | Grotto, Swim-Up Bar, Slide | n
Plunge pool in the side yard, 8 ft x 14 ft, 4.5 ft deep, heated, no kids | Small Modern | 14 | Heating | n | 8 | 4.5-4.5
Lap pool for training: 25 yards long, 2 lanes, salt water, solar heat, and a safety cover. | Lap | 75 | Saltwater System, Solar Heating, Automatic Cover | n
we dont need a waterfall or grotto or any of that fancy stuff just a nice big pool with a diving board and a deep end of 10 feet | Large Modern | - | Diving Board | n | - | ?-10
My husband and I are retired. Zero entry would be kind on the knees. Bubblers are fun for when the great-grandkids come. | - | - | Beach Entry, Bubblers | y
The pool should feel like a five-star resort in Mexico: palapa, swim up bar, loungers on a wet deck, deck jets. Length: fifty-two feet. | Resort | 52 | Pergola, Swim-Up Bar, Sunshelf, Deck Jets | n
Natural stone swimming hole with boulders and a stream, thirty feet across at the widest | Natural | - | - | n
House: 2,800 sq ft. Lot: 9,000 sq ft. Pool: 15' x 30'. Spa: 7' x 7'. Pergola: 12' x 16'. | - | 30 | Raised Spa, Pergola | n | 15
extra large rectangular pool 20 by 50 with sunshelf on one side, spa on the other side, four scuppers, LED lights, outdoor kitchen and pergola | Extra large Rectangular | 50 | Sunshelf, Raised Spa, Scuppers, LED Lighting, Outdoor Kitchen, Pergola | n | 20
we want the works except no slide | - | - | - | n
Nothing fancy, no spa no waterfall no lights, 24 feet rectangle | Rectangular | 24 | - | n
I'd rather have a sun shelf than a spa | - | - | Sunshelf | n
luxurious infinity pool, 18 meters, vanishing into the sea, spa, fire pit lounge | Infinity | 59.06 | Raised Spa, Fire Feature, Infinity Edge | n
My budget is 60 thousand. House is 40 feet wide. Pool 26 feet. | - | 26 | - | n
um so like a a pool and it's uh it's gonna be like I don't know thirty five feet maybe and um with a jacuzzi | - | 35 | Raised Spa | n
Could you remove the slide and keep the grotto | - | - | Grotto | n
My kids are all adults now but the grandkids (3 & 6) are here every weekend | - | - | - | y
A modern, L-shaped pool, 40ft on the long side, with a tanning ledge, bubblers and a gas heater. Pets: 2 dogs. Children: none. | Modern | 40 | Sunshelf, Bubblers, Heating | n | - | - | - | L
Would a spa and a swim-up bar fit in a 32 foot freeform? If not, drop the bar. | Freeform | 32 | Raised Spa | n
heated saltwater lap pool, 15 meters by 3 meters, 1.4m deep, no cover | Lap | 49.21 | Heating, Saltwater System | n | 9.84 | 4.59-4.59
Two waterfalls, one spa, zero slides | - | - | Waterfall, Raised Spa | n
I hate maintenance so saltwater and an auto cover. Not into spas. 30 ft. | - | 30 | Saltwater System, Automatic Cover | n
Our builder suggested 18x36 but we prefer 16x32 | - | 32 | - | n | 16
a pool thats not too deep, 3 to 5 feet, for my elderly mother and a toddler | - | - | - | y | - | 3-5
Medium sized Mediterranean pool, thirty-two feet, tuscan columns, spillover spa, no fire features please | Medium Mediterranean | 32 | Raised Spa | n
water features: sheer descents, laminars, bubblers. safety: fence. heating: solar. kids: 2, ages 3 and 6 | - | - | Waterfall, Deck Jets, Bubblers, Safety Fence, Solar Heating | y
I don't want a rectangular pool, I want a freeform one with a beach entry | Freeform | - | Beach Entry | n
It must not exceed 30 feet because of the septic tank | - | 30 | - | n
33 ft x 15 ft 6 in, depth 3 ft 6 in to 6 ft | - | 33 | - | n | 15.5 | 3.5-6
a pool and spa combo, twelve by twenty-four | - | 24 | Raised Spa | n | 12
just a pool | - | - | - | n
Something for a hillside lot with a view of the bay, negative edge on the long side, 14 m x 4 m, modern house | Infinity | 45.93 | Infinity Edge | n | 13.12
The kids want a slide, I want a spa, my wife wants neither a slide nor a diving board, so no slide. | - | - | Raised Spa | y
Small pool for a small yard: 10x20 feet, with a heater so we can use it all year, and a pergola for shade. | Small Modern | 20 | Heating, Pergola | n | 10
Jacuzzi for six, pool for twelve, BBQ for twenty | - | - | Raised Spa, Outdoor Kitchen | n
the pool's going to be 11 meters long, 4 wide, up to 2 meters deep | - | 36.09 | - | n | 13.12 | ?-6.56
10 metres long and 4 wide with a spa | - | 32.81 | Raised Spa | n | 13.12
for parties, with a bar I can swim to | - | - | Swim-Up Bar | n
resort style with an outdoor kitchen, pergola, bubblers on the shelf, and deck jets | Resort | - | Outdoor Kitchen, Pergola, Bubblers, Sunshelf, Deck Jets | n
my neighbor has a 40 foot pool with a slide; ours should be 25 feet with no slide but a spa | - | 25 | Raised Spa | n
Hot tub seats 8, pool 40ft, sheer descents on the wall, firepit seating area sunk into the pool | - | 40 | Raised Spa, Waterfall, Fire Feature | n
Pool deck 20 ft wide. Pool itself 18 ft wide and 36 ft long. | - | 36 | - | n | 18
Spa: yes. Waterfall: no. Heater: yes. Length: 38 | - | 38 | Raised Spa, Heating | n
`);
