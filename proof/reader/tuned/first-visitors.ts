import { type Labelled, parseLabelled } from '../labelled.ts';

// Written from the specification alone, without the reader's word lists; held out until they were looked at.
// A backslash at the end of a line joins it with the next one.

export const FIRST_VISITORS: Labelled[] = parseLabelled(`
we're thinking a 16 by 34 rectangle out back, salt system, and my husband insists on a diving board so the \
deep end has to be 9 feet | Rectangular | 34 | Saltwater System, Diving Board | n | 16 | ?-9
Need a pool fence (the mesh removable kind) as we foster little ones | - | - | Safety Fence | y
My kitchen remodel ran 40% over so you can understand why I'm asking for a fixed price. | - | - | - | n
No heater. We're in Key West for crying out loud. | - | - | - | n
Pool is for therapy, so heated, four feet throughout, grab rails both sides, 24 by 12 \
| - | 24 | Heating | n | 12 | 4-4
A tropical jungle, I want to hear water all the time: rock waterfall, plus bubblers on the shelf where we \
lie in the sun | Tropical | - | Waterfall, Bubblers, Sunshelf | n
my back yard is only 40 foot deep and 55 wide so what would even fit | - | - | - | n
Pool should match the house which is very contemporary, all glass and steel. So contemporary pool. Sixteen \
by forty. | Modern | 40 | - | n | 16
modern | Modern | - | - | n
We don't need a lap pool or an infinity pool or any of that. Hot tub under a pergola. \
| - | - | Raised Spa, Pergola | n
It's going in a courtyard and the view is of a wall. So: wall with sheer descent, full width. \
| - | - | Waterfall | n
Any chance of financing? | - | - | - | n
Twelve metre by five, sun deck in the water for two loungers, the solar heating \
| - | 39.37 | Sunshelf, Solar Heating | n | 16.4
The pump is a Hayward from 2009 and it sounds like a jet engine | - | - | - | n
Our kids have all moved out, finally, so this one's for us. Spa, quiet, dark bottom. | - | - | Raised Spa | n
extra large lagoon pool for our vacation rental in Kissimmee, grotto, two waterfalls, slide, families with \
small kids are the whole business | Extra large Lagoon | - | Grotto, Waterfall, Slide | y
Resort style pool with beach entry on one side, swim-up bar on the other and fire bowls at the corners. \
| Resort | - | Beach Entry, Swim-Up Bar, Fire Feature | n
Our current pool is 30 by 15 and it is too long for the two of us. The new one should be 22 by 12. \
| - | 22 | - | n | 12
it is for hotel with 14 rooms, resort pool, 20 m by 8 m, deep 1,20 to 1,60 \
| Resort | 65.62 | - | n | 26.25 | 3.94-5.25
kidney shaped 28 x 14 w/ slide | Kidney | 28 | Slide | n | 14
kool deck or pavers? | - | - | - | n
My company wants an infinity pool on the roof terrace, 16 meters, with the water going over the glass edge \
| Infinity | 52.49 | Infinity Edge | n
Every house on our street has a pool, the Hendersons have that enormous rock waterfall with the grotto, the \
Patels have the slide that goes round twice, and the couple on the corner put in a swim-up bar which as far \
as I can tell has never had a single person sitting at it, and we look out at all this from the upstairs \
window and think, what a lot of maintenance, so ours would be just plain water with steps | - | - | - | n
No chlorine, I break out. Salt. | - | - | Saltwater System | n
four foot fence all the way round the pool because the town requires it | - | - | Safety Fence | n
Solar heating, please, the co-op gives a rebate until December | - | - | Solar Heating | n
Looking for a resort look in a tiny yard: 11 x 22, sunshelf, two deck jets \
| Resort | 22 | Sunshelf, Deck Jets | n | 11
just want a rectangle. thats it. a rectangle with water in it | Rectangular | - | - | n
our pool guy retired so we need someone new for weekly service | - | - | - | n
It will be a rental so no board, no slide, no hot tub, nothing a lawyer would like. 3 to 5 feet deep. \
| - | - | - | n | - | 3-5
bubblers on the tanning ledge so the baby can splash, with lights inside the bubblers \
| - | - | Bubblers, Sunshelf, LED Lighting | y
The wife saw a thing with a glass wall on Instagram. No clue what it costs. | - | - | - | n
My daughter is getting married in the backyard in May, can it be finished by then? She's 29. | - | - | - | n
A Mediterranean diet and a daily swim, doctor's orders, and I hate swimming at the Y. | - | - | - | n
this is a test | - | - | - | n
We'd use it for water volleyball, so 4 feet on one side and 5 feet on the other, nothing deeper \
| - | - | - | n | - | 4-5
My pool must look like Santorini. White walls, blue. Mediterranean. Also one shelf for tanning. \
| Mediterranean | - | Sunshelf | n
kidney pool like my grandma had in the 70s, 30 feet or so, with the diving board and all \
| Kidney | 30 | Diving Board | n
I'd skip the deck jets, they look like a mall. | - | - | - | n
Do you work in Georgia | - | - | - | n
what is a baja shelf | - | - | - | n
My insurer demands a pool fence. There's not a child within a mile of us but rules are rules, so fence. \
| - | - | Safety Fence | n
Is that your real picture on the website? | - | - | - | n
2 fire bowls 2 scuppers 1 spa 0 regrets | - | - | Fire Feature, Scuppers, Raised Spa | n
My mother-in-law is moving in so the pool must be far, far away from the house. | - | - | - | n
Contemporary look, dark plaster, 14x40, three scuppers coming out of a raised wall, color LED lights under \
the water | Modern | 40 | Scuppers, LED Lighting | n | 14
Is there some way to see your work in person? | - | - | - | n
I want to be able to sit in the pool and watch the game on the outdoor TV, so swim up bar facing the house, \
fire pit behind | - | - | Swim-Up Bar, Fire Feature | n
we want a lap pool 50 feet by 9 feet, uniform depth of four and a half feet, solar heated, electric cover \
| Lap | 50 | Solar Heating, Automatic Cover | n | 9 | 4.5-4.5
a luxury pool with a perimeter in black granite, an infinity edge to the bay, 60 ft \
| Luxury | 60 | Infinity Edge | n
eleven by twenty three feet | - | 23 | - | n | 11
okay I'm just gonna talk so um the yard is kind of a weird triangle and there's a shed and we're gonna get \
rid of the shed and then there's the air conditioner which makes a racket and the neighbor Phil has his boat \
parked right up against the line so we want something that hides all of that I don't know what you call it \
but not a pool shape I know just like help me out here I guess | - | - | - | n
Sorry, meant to text my husband | - | - | - | n
Would like natural looking swimming pond, with boulders, plants at edge, nothing that looks like a hotel. \
| Natural | - | - | n
we are expecting our first in june so kid safe everything please, cover that locks electric one \
| - | - | Automatic Cover | y
We might do a spa in phase two in a couple of years, please do not include it now. Just the freeform pool. \
| Freeform | - | - | n
My therapist says I need exercise for my back so a lap pool, heated to at least 86 | Lap | - | Heating | n
Skip the pergola, keep the outdoor kitchen. | - | - | Outdoor Kitchen | n
My grandson just turned 4 and already figured out the patio door, so a pool fence that latches high \
| - | - | Safety Fence | y
Right, so we're from Yorkshire originally and we've bought a place near Clermont for the winters, and what \
the grandchildren would like is basically Disney's Typhoon Lagoon but what Grandad's pension will stretch to \
is a kidney shaped pool about eight metres long with a nice big slide and a bit of shallow at one end, say a \
metre, where the youngest can paddle, she's only two bless her | Kidney | 26.25 | Slide | y | - | 3.28-?
Gas heater for the winter, deck jets for the fun of it | - | - | Heating, Deck Jets | n
I sell luxury vinyl flooring so I know a thing or two about waterproof. | - | - | - | n
Shallow end three feet so my five year old can stand up, deep end six | - | - | - | y | - | 3-6
A pool house with bathroom is what my wife cares about, do you design those? | - | - | - | n
Luxury pool | Luxury | - | - | n
we had a grotto pool in vegas, it was a nightmare to keep clean. this time a clean rectangle \
| Rectangular | - | - | n
The guy before you drew a forty footer. We can't do forty. Thirty six, tops, so draw thirty six. \
| - | 36 | - | n
not sure about length but needs to be 10 ft wide tops, we're squeezed between the house and the wall \
| - | - | - | n | 10
Vanishing edge with a lower catch pool, Mediterranean villa, limestone, olive trees in pots \
| Mediterranean | - | Infinity Edge | n
I kid you not the last contractor drew the pool on top of our septic tank | - | - | - | n
My twin girls (age 3) and our pup need somewhere shallow, a beach entry is perfect for that \
| - | - | Beach Entry | y
summer kitchen, smoker, pizza oven. Oh, and a pool. | - | - | Outdoor Kitchen | n
Hi! We're Mark and Jo, closing on a house in Sarasota next month. Just looking for now. | - | - | - | n
Will you match the Anthony & Sylvan quote? | - | - | - | n
Lap pool, twenty five yards, two lanes, 4 ft deep the whole way, I train every morning before work \
| Lap | 75 | - | n | - | 4-4
We'd like a free-form pool, maybe 36 feet. Actually scratch that, 40 feet. | Freeform | 40 | - | n
Kidney shaped w/ raised spa tucked in the curve. My parents' one was 16 by 32, ours can be the same \
| Kidney | 32 | Raised Spa | n | 16
Our house is 62 feet across the back and we'd want the pool centered on it, 34 feet long | - | 34 | - | n
It has to be rectangular because of the cover, 16x36 automatic cover grey \
| Rectangular | 36 | Automatic Cover | n | 16
As long as my lap dog can get out by himself I'm happy | - | - | - | n
the previous owners filled in a kidney pool right where we want to dig, is that an issue? | - | - | - | n
A pool fence is required here so include that and it's got to be climb proof | - | - | Safety Fence | n
The neighbors put in an infinity pool last spring and all we got was the noise. | - | - | - | n
I've got the county coming out Thursday about the setback, can you hold everything until then | - | - | - | n
Ceramic frogs. I want ceramic frogs all around it. | - | - | - | n
I already told you people, nothing by phone, email only. | - | - | - | n
My sister's got a Jandy heater and it died twice. I'm buying a Raypak. Put a heater in. | - | - | Heating | n
A medium modern pool with a hot tub, for a family with a kindergartner and a second grader \
| Medium Modern | - | Raised Spa | y
I'll be honest I don't know the first thing about pools, I've rented my whole life and the only pool I ever \
used regularly was at the Days Inn where my mom worked, it had a big slide and a hot tub nobody cleaned, and \
when I walked through this house I thought well there's room for one, and now here I am on your website at \
two in the morning typing into a box with no idea what to ask for | - | - | - | n
i wanna swim under a waterfall and come out in a cave like in the movies | - | - | Waterfall, Grotto | n
I'd like a vanishing edge on the canal side of a modern pool, nothing else fancy. \
| Modern | - | Infinity Edge | n
A beach entry takes up a lot of room, doesn't it? We'd rather have steps. | - | - | - | n
I need plans stamped by an engineer, that's all I need. | - | - | - | n
Infinity edge would be amazing on our hill but honestly we can't afford it, so just a plain rectangle. \
| Rectangular | - | - | n
Kidney. Twenty-eight feet. Solar. | Kidney | 28 | Solar Heating | n
Natural look with a creek and little waterfall, kids catching frogs in it, 3 foot at one end \
| Natural | - | Waterfall | y | - | 3-?
it needs to be a resort pool | Resort | - | - | n
Two of the three companies said the soil's too soft for a deep end. Fine. Five feet max then. \
| - | - | - | n | - | ?-5
Mediterranean style, 30ft x 15ft, with a sunken... no wait, raised jacuzzi \
| Mediterranean | 30 | Raised Spa | n | 15
Scuppers, copper ones, five of them in a row, they'll go green and I'll love it | - | - | Scuppers | n
We need the pergola to be attached to the house. Pool below it 12 wide by 24. | - | 24 | Pergola | n | 12
Do the math for me: 512 square feet of water, sixteen by thirty two | - | 32 | - | n | 16
Want: heat pump, salt, sunshelf w/ umbrella sleeve.\\nDon't want: spa, waterfall. \
| - | - | Heating, Saltwater System, Sunshelf | n
Hot tub yes. Everything else no thank you. | - | - | Raised Spa | n
Luxurious but not flashy: travertine, a spa for six at pool level plus... no, make it raised, gas fire along \
the back wall. | Luxury | - | Raised Spa, Fire Feature | n
Tropical pool, like 30ish feet, couple waterfalls, beach entry, the whole Margaritaville deal but without \
the bar | Tropical | 30 | Waterfall, Beach Entry | n
We'd like to phase it. Pool now. The outdoor kitchen and pergola are years away, don't draw them. \
| - | - | - | n
So you know how at Atlantis they have the river? Not that. Lol. Just a kidney with a spa. \
| Kidney | - | Raised Spa | n
Pool needs to hide behind the 6 foot hedge, so nothing that stands up. No raised walls, no grotto, no slide. \
| - | - | - | n
Rectangle but with an automatic cover because my toddler is an escape artist \
| Rectangular | - | Automatic Cover | y
Honestly the pool itself can be anything, we're spending the money on a pergola and a proper outdoor kitchen \
| - | - | Pergola, Outdoor Kitchen | n
zero entry | - | - | Beach Entry | n
rectangel pool 8 x 4 meters , deep 1,50 m flat , with the salt \
| Rectangular | 26.25 | Saltwater System | n | 13.12 | 4.92-4.92
Wife's a competitive swimmer. Twenty metres, three metres wide, 1.5 deep at both ends, lap pool. \
| Lap | 65.62 | - | n | 9.84 | 4.92-4.92
I'd rather have a fire pit than a spa if it comes to choosing. So fire pit, no spa. | - | - | Fire Feature | n
as a last resort we'd go with fiberglass | - | - | - | n
Large Mediterranean pool to go with the new wing; outdoor kitchen, pergola, no hot tub as the doctor forbids \
it | Large Mediterranean | - | Outdoor Kitchen, Pergola | n
Rect 15x30, 3' to 5', no frills | Rectangular | 30 | - | n | 15 | 3-5
We have termites. Does that matter? | - | - | - | n
we are two retired teachers no kids no grandkids no dogs just want to float | - | - | - | n
Lap pool. That's the whole request. | Lap | - | - | n
My husband said "whatever you want honey" so luxury it is, spa, swim up bar, outdoor kitchen, and I'm not \
telling him the price | Luxury | - | Raised Spa, Swim-Up Bar, Outdoor Kitchen | n
No kids, ever. This is an adults only backyard. Swim up bar front and center. | - | - | Swim-Up Bar | n
bali style, tropical, frangipani, carved stone, a ledge for sunbathing with 20 cm of water \
| Tropical | - | Sunshelf | n
infinity pool!! heated!! | Infinity | - | Infinity Edge, Heating | n
my mom is dictating this to me so dont blame me, she says she wants a freeform pool that is not too deep, \
five feet at the most, because she cannot swim, and she wants a heater because florida is freezing in \
january according to her, and she wants lights that turn purple, and she wants it done by thanksgiving, and \
she says hi, and she says not to forget the lights, purple, she said it again \
| Freeform | - | Heating, LED Lighting | n | - | ?-5
My boss has an infinity pool and believe me I've heard all about it. | - | - | - | n
summer kitchen with a flat top and a fridge next to the pool, pergola over it so I don't burn \
| - | - | Outdoor Kitchen, Pergola | n
There's a light at the end of the tunnel, the bank finally approved us! | - | - | - | n
Solar heat for sure. The roof faces south, 600 square feet of it. | - | - | Solar Heating | n
We looked at the Leisure Pools brochure and liked the Pinnacle but we want concrete | - | - | - | n
The long side has to run parallel to the seawall. Modern, vanishing edge toward the water, 48 feet. \
| Modern | 48 | Infinity Edge | n
Extra large luxury pool, 70 x 30, nothing under it and nothing over it but sky \
| Extra large Luxury | 70 | - | n | 30
grotto please | - | - | Grotto | n
We don't heat it, we don't light it, we don't cover it, we just jump in. Rectangle, ten feet at the deep \
end, diving board. | Rectangular | - | Diving Board | n | - | ?-10
we've got three teenagers and a labrador. they want a slide, lab wants a beach entry lol so both \
| - | - | Slide, Beach Entry | n
Small natural pool in a clearing in the woods, 20 feet, no chlorine taste so salt I guess, yes salt \
| Small Natural | 20 | Saltwater System | n
My twins are turning 30 so I have no use for a kiddie anything. Spa and scuppers. \
| - | - | Raised Spa, Scuppers | n
I'm a New York Jets fan so green and white lights please, in the pool, that change color \
| - | - | LED Lighting | n
No idea. You're the designer. | - | - | - | n
The fence company is coming on the 14th so please don't call that day | - | - | - | n
Deck jets yes, bubblers yes, waterfall no | - | - | Deck Jets, Bubblers | n
Water has to be hot by Thanksgiving. So heater. And a spa hotter still. | - | - | Heating, Raised Spa | n
forty two feet long, twenty wide, rectangular, automatic cover in sandstone \
| Rectangular | 42 | Automatic Cover | n | 20
50 foot lap pool along the east fence, 7 and a half feet wide, cover on a motor \
| Lap | 50 | Automatic Cover | n | 7.5
Old house had gas heat and old house had a thousand dollar gas bill. No heater. | - | - | - | n
I'm in a wheelchair so a sloped walk-in like at the beach is the single most important thing \
| - | - | Beach Entry | n
I'm picturing a lagoon with a zero-entry so my little guy can toddle in, say 36 foot from tip to tip \
| Lagoon | 36 | Beach Entry | y
Our lot is 80 by 120 and slopes hard toward the creek, about 9 feet of fall from the lanai to the property \
line | - | - | - | n
a grilling island with a sink and a beer fridge by the pool, ya know an outdoor kitchen \
| - | - | Outdoor Kitchen | n
Thanks for nothing. | - | - | - | n
About the length of two cars parked end to end, so call it thirty feet, and as wide as one garage door so 16 \
| - | 30 | - | n | 16
Not too long, 26 feet. Not too wide, 13 feet. Not too deep, 3 and a half to 5. Goldilocks. \
| - | 26 | - | n | 13 | 3.5-5
I'm a natural redhead so shade is everything. | - | - | - | n
My late husband always talked about building a proper lap pool, he swam for Purdue, and I never saw the \
point while he was alive, but my knees are shot now and the doctor wants me in the water four times a week, \
so I would like to finally do it: sixty feet long, eight feet wide, four feet deep from one end to the \
other, heated, with a handrail and wide steps, and no spa because I'd never use it \
| Lap | 60 | Heating | n | 8 | 4-4
We'd love bubblers. Three. In a row. On the baja shelf. With LEDs in them. \
| - | - | Bubblers, Sunshelf, LED Lighting | n
Can you do an automatic cover on a freeform? Somebody told me no. If you can, I want the freeform with the \
cover. | Freeform | - | Automatic Cover | n
Modern farmhouse, four bed three bath, if that helps with the permit. | - | - | - | n
Fifteen feet wide and thirty-three feet long and that is not negotiable because the trees are not negotiable \
| - | 33 | - | n | 15
gas fireplace at the far end you can see from the water | - | - | Fire Feature | n
A swim spa is not what we want, stop showing me swim spas | - | - | - | n
we have an acre so go long, 52 ft, lap pool, no waterfalls no lights nothing to break | Lap | 52 | - | n
hi so my designer friend did a sketch for us and its basically a long rectangle 15 feet by 45 feet with a \
square spa up 18 inches on the left side and two fire bowls either side of the spa and then at the far end \
three sheer descents coming off a wall that is 4 feet tall and 20 feet long, then theres a pergola on the \
right that is 12x16, and the shelf is 8 feet by 15 feet for two ledge loungers \
| Rectangular | 45 | Raised Spa, Fire Feature, Waterfall, Pergola, Sunshelf | n | 15
My dog has kidney disease and the vet recommends swimming, isn't that something? | - | - | - | n
high end luxury pool, glass tile, raised spa, fire bowls, sheer descents, heated, the works. don't hold back \
| Luxury | - | Raised Spa, Fire Feature, Waterfall, Heating | n
infinity pool with spillover toward the golf course, LED lights along the wall \
| Infinity | - | Infinity Edge, LED Lighting | n
Grotto with a tv inside, I'm dead serious, and a slide over the top, budget isn't the issue \
| - | - | Grotto, Slide | n
I saw in Bali one villa with the pool where water disappears in the jungle. I want this, infinity pool, 12 m \
long. | Infinity | 39.37 | Infinity Edge | n
The cover letter and survey are attached. | - | - | - | n
Small tropical pool, orchids, mist, heated to bath temperature. | Small Tropical | - | Heating | n
saltwater, heat pump, LED. rest up to you | - | - | Saltwater System, Heating, LED Lighting | n
an outdoor kitchen would be wasted on us, we eat cereal | - | - | - | n
the whole pool 11 meters long 4 meters wide, depth from 1.2 to 1.8 meter, salt water not chlorine \
| - | 36.09 | Saltwater System | n | 13.12 | 3.94-5.91
Six laminars, LED so they glow at night. | - | - | Deck Jets, LED Lighting | n
We are retired and the great grandchildren visit at Easter, they're tiny, so a safety fence that comes down \
after | - | - | Safety Fence | y
sleek minimalist pool 12 x 36, knife edge on the long side. no visible hardware \
| Modern | 36 | Infinity Edge | n | 12
the bar stools go in the water, the bartender doesn't. a swim up bar, you know? | - | - | Swim-Up Bar | n
We had a slide at the old house. Never again. | - | - | - | n
I grew up on Lagoon Drive two streets over so I know how high the water table is here | - | - | - | n
Slide? Hard pass. | - | - | - | n
Modern, medium sized, salt, LED. Nothing cheesy. | Medium Modern | - | Saltwater System, LED Lighting | n
Someone from your office left me a voicemail and I couldn't make out the name | - | - | - | n
one waterfall coming from the spa wall and two fire bowls. 3 feet shallow. 6 feet deep. done. \
| - | - | Waterfall, Raised Spa, Fire Feature | n | - | 3-6
resort vibes, think Cabo, swimup bar, palapa, salt water | Resort | - | Swim-Up Bar, Saltwater System | n
Thinking about 450 to 500 square feet of pavers around it, the pool itself 14 by 30 | - | 30 | - | n | 14
Something tropical!! Palms, rocks, a big waterfall, a swim up bar with like four stools \
| Tropical | - | Waterfall, Swim-Up Bar | n
we want it deeper than our last one which was six feet, so eight | - | - | - | n | - | ?-8
Seven grandkids, youngest is 18 months, oldest is 10. Bubblers. Slide. Fence. God help me. \
| - | - | Bubblers, Slide, Safety Fence | y
A spa that spills over into the pool, and colored lights in both | - | - | Raised Spa, LED Lighting | n
I want my daughter who is 6 to be able to learn to swim there, and she is afraid of the deep, so 4 ft and \
never more | - | - | - | y | - | ?-4
does the price include sod repair | - | - | - | n
ok so this is going to sound crazy but hear me out we have this hillside behind the house that drops like \
twelve feet down to the lake and I was thinking if the pool sat right at the edge of that and the water just \
kind of went over you know the infinity pool look and then down below there's a fire pit where you can sit \
and see the water coming over the wall and maybe thirty five feet long I measured it with my steps \
| Infinity | 35 | Infinity Edge, Fire Feature | n
Resort-type pool with no hard edges, beach entry, 55 feet, a swim up bar. We own a B&B. \
| Resort | 55 | Beach Entry, Swim-Up Bar | n
Infinity pool overlooking the valley, edge facing west so we get the sunset over it \
| Infinity | - | Infinity Edge | n
an XL freeform, we host the whole church youth league and their little brothers and sisters, slide for sure \
| Extra large Freeform | - | Slide | y
pool lights that sync with music | - | - | LED Lighting | n
Freeform, curvy, like a puddle, 32 feet at the longest point, with a rock slide built in the hillside for \
our 5 and 8 year olds. | Freeform | 32 | Slide | y
Is a diving board even legal anymore? | - | - | - | n
Diving board for my husband who is still twelve in his head. Deep end nine and a half. \
| - | - | Diving Board | n | - | ?-9.5
HOA caps us at 30 feet long so let's use the full thirty | - | 30 | - | n
luxury small pool for a townhouse courtyard, 9 by 18 feet, fire feature, dark mosaic \
| Small Luxury | 18 | Fire Feature | n | 9
nope | - | - | - | n
Pergola at the deep end with a swing. Deep end at 7 foot. Shallow at 3 and a half. \
| - | - | Pergola | n | - | 3.5-7
small kidney pool, 24 feet, heated w/ a heat pump, bubbler for our 1-year-old \
| Small Kidney | 24 | Heating, Bubblers | y
our deck is 24 by 12 and that's staying where it is | - | - | - | n
Size: 17 x 35\\nDepth: 3.5 to 7\\nShape: rectangle\\nThanks, Curtis | Rectangular | 35 | - | n | 17 | 3.5-7
um so yeah like a lagoon kind of thing with a cave behind the waterfall that the kids can swim into \
| Lagoon | - | Grotto, Waterfall | y
27 foot 6 long by 13 foot wide, the digger guy measured | - | 27.5 | - | n | 13
She wants modern, he wants modern, we finally agree on something after 22 years | Modern | - | - | n
hi my name is Darlene and I am calling about the the pool thing on your website um my number is the same as \
before | - | - | - | n
Could be tropical could be modern, flip a coin... ok my wife flipped it, tropical | Tropical | - | - | n
16' wide at the widest, 10' at the waist, 34' long, kidney | Kidney | 34 | - | n | 16
The slide deck your colleague sent was very helpful, thanks. | - | - | - | n
two scuppers into the spa, one scupper into the pool | - | - | Scuppers, Raised Spa | n
Hello? is anyone there | - | - | - | n
Waterfall waterfall waterfall, my son is six and that is his only request | - | - | Waterfall | y
my landscaper says you can't grow anything next to a saltwater pool so we decided against salt | - | - | - | n
Put scuppers on the back wall, lose the bubblers from the last drawing | - | - | Scuppers | n
Fire pit sunk into the deck, seats ten, right beside the swim-up bar | - | - | Fire Feature, Swim-Up Bar | n
Need a bigger grotto than in the last picture you made me | - | - | Grotto | n
lagoon pool approx 40 foot, waterfall big enough to stand under, LED lights, and natural gas heater since we \
have the line already | Lagoon | 40 | Waterfall, LED Lighting, Heating | n
I was thinking about a rectangular 20 x 40 but my wife said that's half the yard, so 14 x 28 \
| Rectangular | 28 | - | n | 14
my budjet is 65k, rectangular, 12 x 26 , heater becouse I am always cold | Rectangular | 26 | Heating | n | 12
We want fire! Fire bowls on the corners, the remote control sort, my brother in law has them on his phone \
| - | - | Fire Feature | n
If you show me one more pool with a waterfall I will scream. Deck jets. | - | - | Deck Jets | n
mediteranean pool with a pergola with grape vines growing over it | Mediterranean | - | Pergola | n
Ten by twenty five, that's feet, modern looking | Modern | 25 | - | n | 10
small infinity pool on a steep lot in Asheville, 22 feet, vanishing toward the ridge \
| Small Infinity | 22 | Infinity Edge | n
Background: 0.4 acre in Scottsdale, decomposed granite everywhere, west facing, brutal sun from two until \
sundown, no grass and never will be, existing ramada on the north wall that stays, casita under construction \
on the south side until roughly March, pool equipment would have to go behind the casita, 200 amp panel with \
six free slots, gas stubbed to the patio, and the gate is only 46 inches wide so access for a digger is the \
thing that keeps me up at night | - | - | - | n
pls make it 31' x 15'6", 3'6" at the steps and 5'6" at the other end | - | 31 | - | n | 15.5 | 3.5-5.5
We already have a pergola and an outdoor kitchen from the previous owner, so leave those alone. \
| - | - | - | n
medium kidney pool, blue plaster, nothing else | Medium Kidney | - | - | n
Moroccan tile, courtyard, arches, mediterranean i suppose you'd call it, plus a fireplace for the evenings \
| Mediterranean | - | Fire Feature | n
No salt. My brother's salt pool ate his stone coping alive. | - | - | - | n
i think rectangular is boring and freeform is dated. modern then. ok modern | Modern | - | - | n
a medium tropical pool with grass huts, shallow 3 ft, we have a first grader who only dog paddles \
| Medium Tropical | - | - | y | - | 3-?
Big lagoon. Beach entry. Grotto with a bench inside. Slide off the top of the grotto. I have eight \
grandchildren and I want to be the favorite. | Large Lagoon | - | Beach Entry, Grotto, Slide | y
Natural pool with plants that clean the water, 10 x 6 m | Natural | 32.81 | - | n | 19.69
Small rectangular plunge for two old people, 10 by 18, 5 feet deep everywhere \
| Small Rectangular | 18 | - | n | 10 | 5-5
Please quote without heater. My parents may add one some other year but that's their business. | - | - | - | n
We were thinking freeform at first, then rectangle, now we're firmly back on freeform. Salt system. \
| Freeform | - | Saltwater System | n
Solar blanket is fine, no fancy electric cover | - | - | - | n
a freeform 34 footer with grotto slide combo and laminars, kids gonna lose their minds \
| Freeform | 34 | Grotto, Slide, Deck Jets | y
No diving board. No slide. Insurance won't have it. | - | - | - | n
My kids are 24 and 27 and act like toddlers around water, but they live in Denver. | - | - | - | n
The survey says the pool can be 12 feet off the rear line and 8 off the sides. | - | - | - | n
I got quotes from three companies and every one wanted to sell me a waterfall. I do not want a waterfall. \
| - | - | - | n
Grandkids are here every weekend!!! a slide, a shallow splashy part w bubblers, and NO deep end over 5 ft \
| - | - | Slide, Bubblers | y | - | ?-5
I'm in Phoenix so I want a chiller, not a heater | - | - | - | n
We're over 55 community, HOA, screen cage required, no fence allowed | - | - | - | n
divorced, kids grown, house is finally mine, adults only, spa and wine | - | - | Raised Spa | n
i want a tanning ledge with bubblers for my 2 yr old and thats basically it | - | - | Sunshelf, Bubblers | y
Tropical, about 33 feet, a swim-up bar, thatch if the county allows it | Tropical | 33 | Swim-Up Bar | n
can u do beach entry on a rectangle? want both. 18x42 | Rectangular | 42 | Beach Entry | n | 18
ok so picture the Playboy mansion but PG. grotto. waterfall. lagoon. | Lagoon | - | Grotto, Waterfall | n
We vacationed at a resort with waterfalls and grottos and I have the sunburn to prove it. Anyway, what's \
your phone number? | - | - | - | n
Laminar arcs, scuppers, LED everything, I want it to look like the Bellagio in my backyard lol \
| - | - | Deck Jets, Scuppers, LED Lighting | n
Listen, I've built eleven houses and I know what I want so let me save you some time, it's a rectangular \
pool, twenty by forty four, plaster not pebble, auto cover recessed under a lid with stone on it, gas \
heater, salt cell, and I don't want to hear about tanning ledges or bubblers or swim up anything, I've \
ripped those out of three properties already, people use them for one summer and then complain about the \
algae | Rectangular | 44 | Automatic Cover, Heating, Saltwater System | n | 20
Fireplace at one end of the pergola and the pool at the other | - | - | Fire Feature, Pergola | n
Kidney stones had me in the hospital all week, sorry for the late reply. | - | - | - | n
Do not, under any circumstances, put a slide in it. | - | - | - | n
grew up poor never had a pool never learned to swim so 4 feet deep max lol | - | - | - | n | - | ?-4
The budget's one twenty and I mean one twenty, rectangle, 20 by 40, diving board, 3 to 9 deep like the one I \
grew up with | Rectangular | 40 | Diving Board | n | 20 | 3-9
jaccuzi an a water fall, thats all i need in life | - | - | Raised Spa, Waterfall | n
Luxury isn't a word I'd use. Comfortable. A heater, and room for a walker to get in. | - | - | Heating | n
To be clear about the kids question on your form, ours are 16, 17 and 19, the oldest is at Gainesville \
already, and by the time this thing has a permit they'll all have left home, so please ignore them entirely, \
what we care about is somewhere to have a drink at six o'clock, so a swim-up bar with a bit of shade, a \
decent sound system, and enough lights in the water that nobody walks into it at night \
| - | - | Swim-Up Bar, LED Lighting | n
What we really want is shade, so a pergola partly over the water. | - | - | Pergola | n
How deep does the water have to be for a diving board? Just curious, we are not getting one. | - | - | - | n
We drive an Infiniti so the driveway has to stay clear during the build | - | - | - | n
two words: swim up. third word: bar | - | - | Swim-Up Bar | n
Don't really care what shape. Hot tub for eight, gas heater, that's what matters. \
| - | - | Raised Spa, Heating | n
Medium lagoon with a beach entry so grandma can walk in | Medium Lagoon | - | Beach Entry | n
Slide show of our yard is in the Dropbox link, the beach photos at the end are just from vacation \
| - | - | - | n
My ex got the house with the infinity pool. I'm over it. I'm also over pools that cost more than my car. \
| - | - | - | n
i need a pool cover that i can push a button for because of my arthritis | - | - | Automatic Cover | n
Sprung for the Pentair heat pump at our last place and loved it, so same again here | - | - | Heating | n
we don't have a fence and don't want one, we have a pool alarm and we live on a dirt road | - | - | - | n
Cannot decide on the tile. Send samples? | - | - | - | n
I hate those kidney pools, give me natural. Pond like. With a stream coming down that ends in a waterfall. \
| Natural | - | Waterfall | n
My cat fell in the neighbor's hot tub once. She's fine. | - | - | - | n
Lap lane 2.5 metres wide and 15 metres long, constant 1.4 m depth please \
| Lap | 49.21 | - | n | 8.2 | 4.59-4.59
A pool that looks as if it was always there. Natural stone, ferns, natural shape, a rope to swing from. \
| Natural | - | - | n
We swim with our three year old every day so there must be a big shallow area and a way to lock the pool: \
fence with a gate | - | - | Safety Fence | y
my son has autism and loves water, he is 7, so we need fence with self closing gate and gentle beach type \
entrance | - | - | Safety Fence, Beach Entry | y
curvy freeform, built-in bench, jacuzzi up top that spills over | Freeform | - | Raised Spa | n
Tropical resort is what everyone on our street did. We'd like a plain modern pool, thanks. \
| Modern | - | - | n
Give me the cheapest thing you've got. | - | - | - | n
Depth wise I'd go 4 feet to 6 feet. Kids are long gone. | - | - | - | n | - | 4-6
Dad here. Boys are 4 and 6. Needs a safety fence, needs to be no deeper than 5 feet, needs to survive \
cannonballs. | - | - | Safety Fence | y | - | ?-5
the water should be warm all year so heater, and the twins are four so a fence \
| - | - | Heating, Safety Fence | y
I'm Deaf so please no phone calls. Rectangular pool, 30 by 14. Visual lights in the water, color changing. \
| Rectangular | 30 | LED Lighting | n | 14
We're a daycare family, five kids under nine, so shallow please: 3 ft to 4 and a half max \
| - | - | - | y | - | 3-4.5
wide steps. that's important. wide steps | - | - | - | n
Infinity style pool, the edge toward the ocean, 42 feet, 4 to 5 and a half deep \
| Infinity | 42 | Infinity Edge | n | - | 4-5.5
Partner and I disagree on nearly everything about this so here is where we landed after a very long dinner: \
Mediterranean look (hers), automatic cover (mine), raised spa (both), no fire bowls (she thinks they're \
tacky and I've given up), no swim-up bar (I think they're tacky), 36 by 16, and a depth of three and a half \
to six because neither of us dives and my mother who visits twice a year can't swim at all \
| Mediterranean | 36 | Automatic Cover, Raised Spa | n | 16 | 3.5-6
the lot is a hundred by one fifty, house takes up forty by sixty, you do the rest | - | - | - | n
So my husband says lap pool and I say no way, we're not Olympians, we settled on a kidney shape. Final \
answer. | Kidney | - | - | n
Sun shelf 6 inches deep for loungers and a hot tub by the house, rest is open for swimming \
| - | - | Sunshelf, Raised Spa | n
Our teenager wants a diving board. Our teenager is not getting a diving board. | - | - | - | n
extra large resort pool for our wedding venue, two beach entries, swim up bar that seats twelve \
| Extra large Resort | - | Beach Entry, Swim-Up Bar | n
Diving board AND a slide, because I promised my nine year old and he made me sign a contract \
| - | - | Diving Board, Slide | y
water jets along the deck that shoot in, not the ones for massage | - | - | Deck Jets | n
The old pool table has to go, that's where the new sliding doors will be. | - | - | - | n
hey siri stop. stop. no. cancel | - | - | - | n
Baja shelf please and deck jets shooting over it | - | - | Sunshelf, Deck Jets | n
I was told vanishing edges need a catch basin and twice the pump. Not for me then. Plain rectangle, 30 long. \
| Rectangular | 30 | - | n
Everything Dave has, minus the diving board. Dave has a kidney with a slide. | Kidney | - | Slide | n
Deep end eight feet minimum. I'm six foot five. | - | - | - | n | - | ?-8
I don't want to spend a fortune heating it, so solar, and a cover on a switch \
| - | - | Solar Heating, Automatic Cover | n
My sisters and I have our spa day in Orlando that week, so anything after the 12th works for a call. \
| - | - | - | n
Is travertine too slippery when wet? | - | - | - | n
big rectangular pool, 24 by 50, both ends shallow... no, one end 3 feet and the other end 10 with a \
springboard | Large Rectangular | 50 | Diving Board | n | 24 | 3-10
I want it to look like a swimming hole in the Ozarks, big flat rocks, water falling off a ledge, natural as \
can be | Natural | - | Waterfall | n
The slope is 1 in 6, falling to the rear, clay over limestone. | - | - | - | n
luxury feel, acrylic window, infinity edge, 14 metres, heated by a geothermal heat pump \
| Luxury | 45.93 | Infinity Edge, Heating | n
A gazebo no, a pergola yes | - | - | Pergola | n
Not Mediterranean, not tropical, not modern. Natural. | Natural | - | - | n
Is this free or do you charge for the picture | - | - | - | n
My wife runs a children's dental practice so weekdays after five are best for a call. | - | - | - | n
Bit of a lagoon thing with a jacuzzi hidden in the rocks, cheers | Lagoon | - | Raised Spa | n
After the tropical storm the whole screen cage came down on the patio | - | - | - | n
Whatever Chip and Joanna would do. | - | - | - | n
safety fance, saftey cover that is atomatic, the twins are 20 months \
| - | - | Safety Fence, Automatic Cover | y
So we moved here from Michigan two years ago and my wife has been after me about a pool ever since, and I \
kept saying let's wait, and now the boys are three and five and it's a hundred degrees by ten in the \
morning, so fine, we're doing it, something simple, 14 by 28, shallow end three feet, deep end five, a fence \
around it obviously, and a little ledge for tanning where she can sit with her feet in \
| - | 28 | Safety Fence, Sunshelf | y | 14 | 3-5
sun shelf | - | - | Sunshelf | n
Solar panels on the roof to heat it, we don't want a gas bill | - | - | Solar Heating | n
My husband's idea of a pool is a swim-up bar with some water attached. Unfortunately I agree. \
| - | - | Swim-Up Bar | n
The water bill here is insane, something that evaporates less? An auto cover, then. \
| - | - | Automatic Cover | n
He led me to believe the permit was included. It was not. | - | - | - | n
No spa, no shelf, no lights, no heat. My grandfather swam in a quarry and lived to 98. | - | - | - | n
A bar. A swim-up one. And a slide into it, which my wife says is how people die. Just the bar. \
| - | - | Swim-Up Bar | n
Three things I learned from our first pool which was a disaster: one, a diving board takes up the whole deep \
end and nobody uses it after the first month, two, a waterfall that runs all day means your pump runs all \
day, and three, never let your brother in law pick the tile. So this time around a modern one, 13 by 34, \
flat five foot bottom, sunshelf at the house end, and nothing that moves or splashes \
| Modern | 34 | Sunshelf | n | 13 | 5-5
Freeform. Not sure on numbers. Has to have room for a floating taco the size of a car. | Freeform | - | - | n
Laminar jets, four of them, arcing from the deck. That's the wow factor I'm after. | - | - | Deck Jets | n
40x20 3-8 board slide lights | - | 40 | Diving Board, Slide, LED Lighting | n | 20 | 3-8
The college down the road has a 25 meter pool. Ours should be nowhere near that. 35 feet. | - | 35 | - | n
The easement takes 10 feet off the back and 7.5 off each side, per the survey | - | - | - | n
Put me down for the Mediterranean look, 18 by 38, and an automatic cover even though everyone says the track \
is ugly | Mediterranean | 38 | Automatic Cover | n | 18
Anything between 28 and 34 feet would fit, but go with 31, that lines up with the columns | - | 31 | - | n
We like swimming laps but the yard's just too short for a lap pool so we gave up on that idea, kidney it is. \
| Kidney | - | - | n
There is a preschool behind us and the noise stops at three, so evenings are when we'd swim. | - | - | - | n
large freeform with grotto and slide for when the grandkids come down from Ohio \
| Large Freeform | - | Grotto, Slide | y
I want the resort look we saw at the Fontainebleau: cabanas, long steps, a raised hot tub with fire on both \
sides | Resort | - | Raised Spa, Fire Feature | n
I do scuba diving, so I'd practise in it, 12 feet at the deep end if the code allows it \
| - | - | - | n | - | ?-12
tropical oasis with a grotto the grandbabies can play pirates in | Tropical | - | Grotto | y
I am 71 and would like to do a few lengths before breakfast. A lap pool, 12 metres, not deeper than a metre \
fifty. | Lap | 39.37 | - | n | - | ?-4.92
my wife wants a spa, i don't think we need one but ok put it in | - | - | Raised Spa | n
pool with cover that closes by itself with key, because we travel much | - | - | Automatic Cover | n
scupers on the wall and a baha ledge, thx | - | - | Scuppers, Sunshelf | n
lagoon w/ beach entry, 45', grotto, tiki vibe but no bar | Lagoon | 45 | Beach Entry, Grotto | n
I'd love a grotto but my wife says it'll be full of spiders, and she's right, so no. | - | - | - | n
beach entry on the left lap pool on the right is what he said. no. we're doing the beach entry and a lagoon. \
| Lagoon | - | Beach Entry | n
pool should be nine metres by four, one metre ten in the shallow end and one metre eighty in the deep end \
| - | 29.53 | - | n | 13.12 | 3.61-5.91
lights. | - | - | LED Lighting | n
tuscan villa feel, terracotta pots, old stone, fountainy scuppers pouring in the pool \
| Mediterranean | - | Scuppers | n
You know the Alhambra? Long still water, arches, tile. Mediterranean, that's the word. \
| Mediterranean | - | - | n
Our contractor got fired last week, so the hole is already dug. | - | - | - | n
Our fur babies (two corgis) need a shelf to stand on so a sun shelf is a must | - | - | Sunshelf | n
lagoon pool for airbnb guests, big rock waterfall, beach entry, grown ups only listing \
| Lagoon | - | Waterfall, Beach Entry | n
Simple kidney for my wife and I. Salt chlorinator by Pentair. 3 to 6 foot deep. \
| Kidney | - | Saltwater System | n | - | 3-6
We are a family from Brazil, we live in Winter Garden since 2019, every Sunday we make churrasco for maybe \
twenty persons, cousins, aunts, everybody, so for us the most important is the outdoor kitchen with real \
charcoal grill, and then the pool can be tropical with palms and one waterfall, and we have four children \
between two and eleven years so please think on the security, a fence that we can remove when there is party \
| Tropical | - | Outdoor Kitchen, Waterfall, Safety Fence | y
Did you guys do the one on Bayshore with the fire bowls? Saw it from the boat. Not my taste but nicely \
built. | - | - | - | n
free form pool about 38 to 39 ft, shallow 3.5 and deep 6 | Freeform | 38.5 | - | n | - | 3.5-6
I'd want a diving board, a real one, and nine feet under it | - | - | Diving Board | n | - | ?-9
The infinity edge should face the mountains. Natural pool otherwise, boulders we dug out of the lot \
ourselves. | Natural | - | Infinity Edge | n
Please don't put it near the oak. It's a large oak, maybe 60 feet tall, and it was my mother's. \
| - | - | - | n
We are on a slope so the downhill side will stick out. 32 feet along the contour, 15 across. \
| - | 32 | - | n | 15
I'm after an honest opinion, is it worth it in Minnesota? | - | - | - | n
I am writing on behalf of my parents who are Portuguese and dont write english so well, they have built \
house in Palm Coast with 70 feet wide backyard, and they dream about pool in natural style with stones \
around and small plants, seven meters long is enough, three and half meters wide, not deep, one meter and \
half in all the pool, and for heating they prefer the sun, I mean the solar panels on the roof \
| Natural | 22.97 | Solar Heating | n | 11.48 | 4.92-4.92
Water slide, the twisty kind, for my nephews who are 6 and 9 and basically live here | - | - | Slide | y
18 feet by 36 feet. Three and a half feet at the steps going down to eight and a half. \
| - | 36 | - | n | 18 | 3.5-8.5
my hole yard is rock so how much extra is that | - | - | - | n
I'm only asking because my homeowner's policy lapsed: does adding a pool raise it? | - | - | - | n
She's saying tanning shelf, he's saying no tanning shelf, and she's the one paying, so tanning shelf. \
| - | - | Sunshelf | n
Can it be ready for the Fourth of July? | - | - | - | n
`);
