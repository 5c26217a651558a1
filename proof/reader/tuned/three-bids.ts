import { type Labelled, parseLabelled } from '../labelled.ts';

// Mails, texts and lists: three bids compared, minds changed several times, some Spanish.
// A backslash at the end of a line joins it with the next one.

export const THREE_BIDS: Labelled[] = parseLabelled(`
My husband and I both retired from the post office in March and the doctor wants me in the water every \
single day for my hips. So what we have in mind is a lap pool, about 40 feet long and 10 wide, the same \
depth the whole way, four and a half feet, and please heat it because I do not do cold water. No diving \
board, no slide, we never had children and at 68 we are not about to start. | Lap | 40 | Heating | n | 10 | \
4.5-4.5 | - | -
ok so im driving so this might come out weird but i want a pool thats like thirty six by eighteen with a \
tanning ledge and a hot tub and uh two bubblers on the ledge for the twins they turn three in june | - | 36 \
| Raised Spa, Sunshelf, Bubblers | y | 18 | - | 2 Bubblers | -
Retired Navy, 22 years. I want a simple rectangle I can swim in. 50 x 12, 5 ft deep end to end. That is all. \
| Rectangular | 50 | - | n | 12 | 5-5 | - | -
night shift nurse here, writing this at 4am on break lol. i just want somewhere to float after a twelve hour \
shift. small, warm water, a couple of fire bowls, soft lights, nobody under 30 allowed | Small Modern | - | \
Fire Feature, Heating, LED Lighting | n | - | - | 2 Fire Feature | -
We farm 600 acres of beans outside Decatur so room is not the problem, time is. It has to be easy. My wife \
showed me one of them lagoon pools with the rocks and a waterfall and I said fine, but I want an automatic \
cover on it on account of the dust at harvest, and she says can't put an automatic cover on a crooked pool. \
So she won, lagoon it is, no cover, with the waterfall, and I get my grill island. About 45 foot long I'd \
guess. | Lagoon | 45 | Waterfall, Outdoor Kitchen | n | - | - | - | -
Hi Dana, can't sleep so I'm writing you. I keep going back to the picture of the vanishing edge pool. Our \
lot drops off to the lake and it would be a crime not to. Could it be 34 ft along the edge side and maybe 15 \
the other way? And a spa at one end, spilling over. We are past the kid stage, youngest is at Auburn. | \
Infinity | 34 | Infinity Edge, Raised Spa | n | 15 | - | - | -
Round pool 18 ft across. | - | 18 | - | n | 18 | - | - | Round
hey siri take a note pool should be oval not rectangle like the neighbors twenty eight by fourteen salt \
water and a fence because of the baby | - | 28 | Saltwater System, Safety Fence | y | 14 | - | - | Oval
I'm a disabled vet (left leg, Fallujah) and ladders are no good for me, so zero entry is a must, I need to \
be able to walk or roll right in. I don't need it deep, starts at nothing and goes to five foot. The VA \
grant covers some of it, up to $20,000 I was told, rest is on me. The therapist at the Tampa VA has a 24 by \
12 therapy pool and says that's plenty for exercise but I'd like mine a bit longer, 30 feet. Heater needs to \
hold 90 degrees. My kids are out of the house so no need to worry about fences, county lets us use the \
screen cage. | - | 30 | Beach Entry, Heating | n | - | 0-5 | - | -
We just had our second and the oldest is 4. Safety first. An auto cover that can hold a kid's weight, a \
fence with a self latching gate, shallow area at 18 inches. Beyond that I like modern, straight clean lines, \
30x15. | Modern | 30 | Automatic Cover, Safety Fence | y | 15 | 1.5-? | - | -
My wife wants Mediterranean with the blue tile and three scuppers pouring out of a stucco wall, I want \
somewhere to cool off after baling hay. We can do both. | Mediterranean | - | Scuppers | n | - | - | 3 \
Scuppers | -
what does a kidney shaped pool run these days, our first house in 1974 had one and i loved it | Kidney | - | \
- | n | - | - | - | -
Talking to my phone at a red light. L shaped. Long part forty feet, other part comes out to twenty. Deep end \
eight and a half feet with a diving board. Shallow three and a half. Boys are fifteen and seventeen. | - | \
40 | Diving Board | n | 20 | 3.5-8.5 | - | L
I am a hospice nurse and what I need at the end of the day is quiet. I do not want anything that splashes \
loudly. No waterfall, no jets, no colored disco lights. What I would love is one of those natural swimming \
ponds I saw in a British magazine, with the planted zone that cleans the water and no chlorine, and \
dragonflies, and a little dock to sit on. It can be 15 yards by 8 yards including the plants, we have the \
pasture for it. My partner worries about mosquitoes, please tell her she's wrong. | Natural | 45 | \
Regeneration Zone | n | 24 | - | - | -
Dear designer, it's 1 a.m. and my husband is snoring so here are my real wishes: resort style, swim up bar \
with four stools, a grotto behind a waterfall, and a hot tub inside the grotto if that's even legal. He'll \
tell you he wants a plain rectangle. Ignore him. | Resort | - | Swim-Up Bar, Grotto, Waterfall, Raised Spa | \
n | - | - | - | -
no pool for us thanks my wife was only clicking on the ad | - | - | - | n | - | - | - | -
Grandpa here. Seven grandkids, ages 2 to 11. They want a slide. Grandma wants a fence. I want my wallet \
back. Go about 32 by 16, 3 feet to 6 feet. | - | 32 | Slide, Safety Fence | y | 16 | 3-6 | - | -
I've got about an hour commute so here goes I've been thinking about this pool for ten years ever since we \
left Arizona the one in Arizona was twenty by forty and it was just a big bathtub nobody used the deep end \
so this time I want something around twenty six feet long and thirteen wide with a big sun shelf across one \
whole end where I can put two chairs and I want four deck jets shooting in from the side and lights that \
change color oh and my exit's coming up gotta go | - | 26 | Sunshelf, Deck Jets, LED Lighting | n | 13 | - | \
4 Deck Jets | -
Army retired. Cold plunge next to the pool, 45 degrees. Hot tub on the other side. In between a lap pool, 25 \
yards, two lanes. | Lap | 75 | Cold Plunge, Raised Spa | n | - | - | - | -
T shaped pool with steps in the little arms, 38 ft long, our builder in Fresno says nobody does those \
anymore but I drew it up myself on graph paper | - | 38 | - | n | - | - | - | T
We milk 140 head twice a day and haven't had a vacation since 2009, so the vacation has to come here. \
Tropical, palms if they'll live (they won't, it's Wisconsin), a tiki hut, a slide coming off some boulders, \
and a fire pit to sit round when it's forty degrees out in September. Heated, obviously, or we'd get three \
weeks out of it. There's an old manure lagoon 120 by 80 behind the barn, so please stay well upwind of that. \
Kids are 6, 8 and 13. | Tropical | - | Slide, Fire Feature, Heating | y | - | - | - | -
We'd like a Roman end pool, 20 x 40, white coping, 2 urns spilling water at each end would be overkill so \
just the plain pool with lights. | - | 40 | LED Lighting | n | 20 | - | - | Roman
I'm 82. I don't need a pool for the ages, I need one for the next ten years. Four foot deep, 12 by 24, a \
rail, and a heater. | - | 24 | Heating | n | 12 | 4-4 | - | -
young mom of three under five, we rent right now but closing on a house in august. Want: beach entry so the \
littles can crawl in, like five bubblers, NO deep end (max 4.5 ft), fence all the way around. Style wise \
something tropical-ish? The yard is 80x60. | Tropical | - | Beach Entry, Bubblers, Safety Fence | y | - | \
?-4.5 | 5 Bubblers | -
Big freeform pool with a rock waterfall and grotto, 50 feet at the longest point, that's the dream. | Large \
Freeform | 50 | Waterfall, Grotto | n | - | - | - | -
So I'm in the car line at school and I have maybe four minutes. We want a pool. We said rectangle but then \
my sister got a rectangle and I don't want to look like I copied. So freeform. With a sun ledge, with a \
waterfall, one waterfall, not the three the guy tried to sell us. And he wanted forty two feet which is nuts \
in our yard, I measured, thirty is the most that fits. My kindergartner's coming out, bye. | Freeform | 30 | \
Sunshelf, Waterfall | y | - | - | 1 Waterfall | -
Forty one years as an engineer at Boeing, so forgive the detail. Roof area facing south is 640 sq ft, which \
is ample for solar panels to warm the pool; I do not want a gas heater. Salt chlorinator, variable speed \
pump, 2 inch plumbing minimum. Lighting: six LED fixtures on two circuits. My wife asks that it also be \
pretty, by which she means Mediterranean. Size to be determined once the survey is back. | Mediterranean | - \
| Solar Heating, Saltwater System, LED Lighting | n | - | - | 6 LED Lighting | -
This is Earl out on County Road 9. I had a stock tank pool for six summers, eight foot across, and the wife \
finally put her foot down. She wants a real in ground one, round like the tank was but 24 foot across and 5 \
foot deep all over so nobody bumps their head. I told her I'd dig it myself with the excavator, so I need a \
price on just the shell and the plumbing. Oh and she wants lights, put six of them in. | - | 24 | LED \
Lighting | n | 24 | 5-5 | 6 LED Lighting | Round
Luxury pool, negative edge on the canyon side, 2 fire bowls, spa raised 18 inches, glass tile. Ex-Air Force, \
I like things done right. | Luxury | - | Infinity Edge, Fire Feature, Raised Spa | n | - | - | 2 Fire \
Feature | -
Can you make the pool safe for a toddler? He's a climber. | - | - | - | y | - | - | - | -
I'm an ER nurse and I have seen what happens with backyard pools so hear me out. We have a two year old and \
a five year old. I will only say yes to my husband's pool if it has a four-sided fence, an automatic cover \
that I can lock with a key, and no spot deeper than 5 feet. He can have his waterfall and he can have the \
hot tub. He can't have the diving board he keeps drawing on napkins. Size we agreed on, 28 feet by 14. He'd \
say sleek and contemporary and I don't care what it looks like, so write that down too. | Modern | 28 | \
Safety Fence, Automatic Cover, Waterfall, Raised Spa | y | 14 | ?-5 | - | -
infinity pool overlooking our vineyard, about 12 meters by 4, no kids here only wine | Infinity | 39.37 | \
Infinity Edge | n | 13.12 | - | - | -
We've had the same kidney pool since 1988 and it's cracked past saving. Tear it out. In its place we'd like \
an oval, 30 by 15, 3.5 to 5 feet, so there's room left for a pergola on the west side where the sun bakes us \
in the evening. Heat pump too, we swim until Thanksgiving if we can. My wife is a retired schoolteacher and \
will be checking your spelling. | - | 30 | Pergola, Heating | n | 15 | 3.5-5 | - | Oval
hands free note for pool guy the style is modern the length is forty the width is sixteen there are three \
sheer descents off the back wall and there's a fire feature on each side of the wall so that's two | Modern \
| 40 | Waterfall, Fire Feature | n | 16 | - | 3 Waterfall, 2 Fire Feature | -
medium sized pool, natural look with boulders, saltwater, maybe a slide for when the nephews (8 and 10) come \
| Medium Natural | - | Saltwater System, Slide | y | - | - | - | -
Hello. I am writing late because I work nights at the hospital in Lubbock. My English is second language, \
sorry. I wish a pool very simple, rectangular, 9 meter long, 4 meter large, deep from 1.2 to 1.8 meter. With \
the cover that closes with motor because the wind here is bringing all the sand inside. Not need heater, \
Texas is already heater. Thank you and good night. | Rectangular | 29.53 | Automatic Cover | n | 13.12 | \
3.94-5.91 | - | -
Our grandchildren are 19 and 22 now so forget the slide we asked about in 2012. We want a spa and one of \
those tanning shelves to sit on. | - | - | Raised Spa, Sunshelf | n | - | - | - | -
I keep sketching at night and I've decided on an L, 36 on the long leg, 24 on the short one, with the spa \
tucked into the crook, the scuppers (four of them, copper, not bronze) along the short leg, and a tanning \
ledge at the far end with a pair of bubblers. If the budget doesn't stretch, drop the ledge last. | - | 36 | \
Raised Spa, Scuppers, Sunshelf, Bubblers | n | 24 | - | 4 Scuppers, 2 Bubblers | L
What time do you open Saturday? I need chlorine tablets. | - | - | - | n | - | - | - | -
Marine vet, two tours, and I'm not shy about it: I want a pool I can train in. Lap pool, 60 ft by 10 ft, 4 \
ft at one end and 9 at the other so I can tread water in full gear. Black bottom. Underwater lights, eight \
total, four per side. Ice bath by the house. My buddy Ruiz has a 45 footer and gets seasick turning around \
so don't talk me into 45. | Lap | 60 | LED Lighting, Cold Plunge | n | 10 | 4-9 | 8 LED Lighting | -
We're a young couple with a baby on the way (due Oct 12!) and we bought the ugliest house on the street \
because of the yard. We'd like a small pool, nothing fancy, with a fence for when the baby starts walking. \
Someday when we have money, a hot tub. Not now. About 20x10? | Small Modern | 20 | Safety Fence | y | 10 | - \
| - | -
Something with a beach entry and a volleyball net, the hay crew will want to jump in after work, all big \
fellas, so make it large | Large Modern | - | Beach Entry | n | - | - | - | -
Could you quote a Grecian, I mean the kind with the rounded ends, 18 by 36, with a diving board, 8 ft deep? \
We had one in Tulsa and raised four boys in it. They're in their forties. | - | 36 | Diving Board | n | 18 | \
?-8 | - | Roman
I was a flight nurse for thirty years and I've seen every pool in three states from the air and I will tell \
you most of them are wrong for the yard. Ours is long and skinny, 110 feet by 35, with the septic field \
taking up the back forty feet. So the pool has to be long and skinny too, forty five by nine. Lap pool, dark \
plaster, no shelf, no nothing sticking out. If there's a way to add a little waterfall at one end to cover \
up the highway noise, do that. My mother, who's 88 and lives with us, would like the water at 86 degrees, so \
a heater as well. | Lap | 45 | Waterfall, Heating | n | 9 | - | - | -
pool with salt and auto cover kids 3 and 6, before you ask yes we thought about a swing set instead and yes \
my mother in law thinks we are irresponsible, she emailed me an article. i'm a NICU nurse i think i know \
about babies. also want the shallow end super shallow and a ledge where i can sit with the 3 yr old in my \
lap, and some bubblers on it for her, two is plenty | - | - | Saltwater System, Automatic Cover, Sunshelf, \
Bubblers | y | - | - | 2 Bubblers | -
Dictating this while I drive the combine so there's noise okay we got the insurance money from the hail and \
before it all goes into seed my wife gets her pool she wants it to look like that hotel in Cancun where we \
had our twenty fifth so hotel like with the swim up bar and a beach entry and palms and lights in the palms \
and I want it sixty feet by thirty because go big or go home right and deep enough to cannonball nine feet \
at the deep end | Resort | 60 | Swim-Up Bar, Beach Entry, LED Lighting | n | 30 | ?-9 | - | -
Round plunge, 10 feet across, 4 feet deep, with a heater. That's it, that's the whole wish. | - | 10 | \
Heating | n | 10 | 4-4 | - | Round
We're in a 55+ community, HOA max is 300 sq ft of water. Something kidney shaped with a spa would be lovely. \
No slides or boards allowed, and they already have a fence round the whole place. | Kidney | - | Raised Spa \
| n | - | - | - | -
I'm a widower, 76. Betty always wanted a pool and I always said next year. I guess I'm doing it for her now, \
and for the great grandkids, there's five of them and they're all under nine. She'd cut out a picture from \
Southern Living of an Italian villa looking pool with a stone balustrade and a wall with water spouts, five \
of them, lion heads I think. I'd like that, the same as the picture. Thirty by fifteen. And a good fence, \
Betty would've insisted. | Mediterranean | 30 | Scuppers, Safety Fence | y | 15 | - | 5 Scuppers | -
modern pool w/ fire bowls, pergola, outdoor kitchen, the works. hubby is deployed till may and i want it \
done before he's home | Modern | - | Fire Feature, Pergola, Outdoor Kitchen | n | - | - | - | -
Quick one before I fall asleep: can the tanning ledge be 8 ft deep front to back? Pool itself stays at 35 x \
17. And two umbrellas on the ledge, not one. | - | 35 | Sunshelf | n | 17 | - | - | -
I don't want a hot tub, I've emptied enough bedpans to know what lives in warm water (nurse humor). Just a \
cool clear pool, 15 by 30, with a waterfall. | - | 30 | Waterfall | n | 15 | - | - | -
My VA counselor says water is good for sleep. I'd like it quiet, a pond kind of pool, organic, reeds on one \
side filtering it, no chlorine smell, because that smell takes me back places. Maybe 40 feet at its longest. \
Depth 2 feet near the reeds to 7 in the middle. A few soft lights along the path. I don't need anybody to \
see it from the road. We got two dogs that'll be in it more than me. | Natural | 40 | Regeneration Zone, LED \
Lighting | n | - | 2-7 | - | -
Mom of 4 (9, 7, 4, 1) here. If I see one more splash pad I'll scream. Huge pool, slide, diving board, fence, \
and a pergola for me and my iced coffee. | Extra large Modern | - | Slide, Diving Board, Safety Fence, \
Pergola | y | - | - | - | -
ok google write this down the pool's gonna be thirty three feet by sixteen and a half with three bubblers no \
wait four bubblers on the baja shelf and a spa and the kids want a slide but they're twenty so no slide | - \
| 33 | Bubblers, Sunshelf, Raised Spa | n | 16.5 | - | 4 Bubblers | -
We grow citrus near Lake Wales. The brother in law's outfit offered a 12 by 24 fiberglass kidney at cost and \
I told him a free horse with three legs still has three legs. We want gunite, freeform, about 38 ft long and \
20 at the widest. Solar heating, since the barn roof is right there facing south. Screen enclosure. \
Grandbabies visit Sundays so a fence inside the cage around the water, the kind that comes out. | Freeform | \
38 | Solar Heating, Safety Fence | y | 20 | - | - | -
Hi, it's Joan again (the insomniac). Scratch the fire bowls. Keep the waterfall. Length 32 still okay. | - | \
32 | Waterfall | n | - | - | - | -
Would an oval look silly next to a ranch house? I'm picturing 26 by 13 with LED lights all the way around | \
- | 26 | LED Lighting | n | 13 | - | - | Oval
I'm driving back from my chemo nurse training in Shreveport so excuse the rambling but I promised my husband \
I'd get this to you today um he wants Luxury with a capital L he wants the spa and the infinity edge and the \
fire pit and the outdoor kitchen with the pizza oven and honestly I just want steps that are wide enough for \
my mother and a handrail so put all his stuff down and put my steps down and we said fifty by twenty five \
but then we saw the price so forty by twenty | Luxury | 40 | Raised Spa, Infinity Edge, Fire Feature, \
Outdoor Kitchen | n | 20 | - | - | -
pool for hydrotherapy, 5 ft throughout, 92 degrees, 16 ft by 10, hot tub seat not needed | - | 16 | Heating \
| n | 10 | 5-5 | - | -
Retired coast guard. Waves don't scare me, maintenance does. I had a wooden boat for nineteen years and I'm \
never again owning anything that needs me every weekend. So: salt system, robotic cleaner, automatic cover, \
and whatever shape makes the cover work, which the fella at the home show told me is rectangular. My \
daughter says it'll look like a parking space. It can look like a parking space. | Rectangular | - | \
Saltwater System, Automatic Cover | n | - | - | - | -
We adopted siblings last fall, 5 and 8, and neither of them has ever been swimming. The therapist thinks a \
pool would be a wonderful way to bond. I want it shallow for a long ways, 3 feet, before it drops to 5 and a \
half, with a big step area, and something fun but gentle: bubblers, a low slide. A fence goes without \
saying. My husband wants it to look like a lagoon with plants hanging over and I'm fine with that as long as \
I can see every inch of the water from the kitchen window, which is 14 feet wide so that shouldn't be hard. \
| Lagoon | - | Bubblers, Slide, Safety Fence | y | - | 3-5.5 | - | -
How about a T? Thirty by eighteen across the top. Kids can have the stem. They're 7 and 9. | - | 30 | - | y \
| 18 | - | - | T
You asked for my wish list at our meeting and I froze. So here it is, 11:40 pm, with wine: \\n1) swim-up \
bar\\n2) grotto\\n3) two waterfalls, one over the grotto and another one by the spa\\n4) spa (see 3)\\n5) \
tropical everything\\n6) at least 48 feet long\\nMy ex got the beach house. I'm getting the better pool. | \
Tropical | 48 | Swim-Up Bar, Grotto, Waterfall, Raised Spa | n | - | - | 2 Waterfall | -
Just want a place to cool off after haying. | - | - | - | n | - | - | - | -
My back is fused L4 to S1 from lifting patients before they had the lifts, so I can't do ladders and I can't \
do cold. What I'd like is a ramp style beach entry, a heater, and a hot tub with the strong jets, and I'd \
like it all close enough to the back door that I can get there with the cane in January. The door is 11 feet \
from the property line so I realize that may be a squeeze. | - | - | Beach Entry, Heating, Raised Spa | n | \
- | - | - | -
We want what the Hendersons have except not so gaudy. Theirs has six deck jets and a slide like a water \
park. We'd take two deck jets and skip the slide. | - | - | Deck Jets | n | - | - | 2 Deck Jets | -
note to self for the pool lady um we decided on spanish style you know with the tile and the arches and a \
raised spa with three spillways no not the spa the wall has three spouts and the spa's just a spa and it's \
sixteen by thirty four | Mediterranean | 34 | Raised Spa, Scuppers | n | 16 | - | 3 Scuppers | -
Retired teachers, both of us. Budget is $85,000 and not a nickel more. We'd like a rectangle with an \
automatic cover and, if there is money left over, a heater. 14 ft by 30 ft. Depth 3'6" to 5'6". | \
Rectangular | 30 | Automatic Cover | n | 14 | 3.5-5.5 | - | -
I want my girls (4 & 6) to learn to swim in their own backyard like I did in the creek, so I'd like a \
natural swimming pond, with a sandy beach entry. No slides or plastic stuff. | Natural | - | Beach Entry | y \
| - | - | - | -
The drought took our pond in 2022 and the cattle got moved, so what used to be the pond is a dry bowl maybe \
90 feet across. Could a pool go in there? I'd want it to look like the pond used to, round and natural, \
forty foot across, with a rock waterfall coming down where the spring was. My dad taught me to swim there. \
He's gone now but I've got a boy who's six and I would like to teach him in the same spot. | Natural | 40 | \
Waterfall | y | 40 | - | - | Round
16 X 36, 3 scuppers, 2 fire bowls, 4 lights. Thx, Maj. (ret.) Dolan | - | 36 | Scuppers, Fire Feature, LED \
Lighting | n | 16 | - | 3 Scuppers, 2 Fire Feature, 4 LED Lighting | -
Our bungalow's backyard is tiny, 28 x 22, baby's 9 months, husband's 6'5". We need a small pool he can stand \
in up to his chest and she can splash in later. 15 by 8 maybe? 4.5 feet deep. Removable fence. | Small \
Modern | 15 | Safety Fence | y | 8 | 4.5-4.5 | - | -
I'm on the turnpike with the cruise on so I have time okay the wife is from Miami and she grew up with a \
kidney pool and she's homesick so it's gonna be a kidney pool and I'm not arguing and she wants the bubbling \
jets on the shelf four of them and a heater because we live in Delaware now and honey if you're hearing this \
in the recording yes I said four | Kidney | - | Bubblers, Sunshelf, Heating | n | - | - | 4 Bubblers | -
i have ptsd and i dont like fences or being closed in. county says i need a barrier but an auto cover counts \
so lets do that one. open view to the mountains, infinity edge if you can, 30 long | - | 30 | Automatic \
Cover, Infinity Edge | n | - | - | - | -
Dear Marcus, I know I told you Tuesday that we'd settled on the modern look, and I know I told you last week \
it was Mediterranean. It's midnight and I've been through four hundred pictures and here is my last word, I \
promise: Tropical. Big leaves, dark water, a waterfall tumbling over real stone, a grotto only if it doesn't \
look fake (it will look fake, so no grotto). Thirty six feet by whatever you think is right. My husband says \
to tell you he's sorry. | Tropical | 36 | Waterfall | n | - | - | - | -
Do they still make those Roman pools? With the half circle at each end? I'm 79 and I'd like to have one \
before I go. 16 by 32. | - | 32 | - | n | 16 | - | - | Roman
single dad, kids every other week (10 and 8). they voted: slide, waterfall, color lights. i voted: bbq. 4 \
votes 4 yeses. 30ish feet | - | 30 | Slide, Waterfall, LED Lighting, Outdoor Kitchen | y | - | - | - | -
My sister the designer says everything should be sleek. Fine. Sleek it is, long and narrow, 42 by 11, with a \
row of seven deck jets down one side that I can turn off when I'm sleeping after nights on the ward, and a \
spa flush with the pool. I'd thought about a pergola but we'd lose the light in the kitchen, so no. | Modern \
| 42 | Deck Jets, Raised Spa | n | 11 | - | 7 Deck Jets | -
Ranch outside Amarillo. Wind, wind, wind. Cover that runs on a motor, heater on propane, fence to keep the \
heifers out. 20 by 44 with a 10 foot deep end and the board to go with it. | - | 44 | Automatic Cover, \
Heating, Safety Fence, Diving Board | n | 20 | ?-10 | - | -
We'd love an extra large lagoon pool, beach entry on one side, with a grotto big enough for the whole Sunday \
school class (2nd graders!). | Extra large Lagoon | - | Beach Entry, Grotto | y | - | - | - | -
I'm a traveling nurse and just bought my first place, a casita with a courtyard that measures 24 feet by 30. \
I want a plunge pool in the middle of it, 12 ft by 8 ft, 4 ft deep, with no fountain, no shelf, no lights, \
just candles. My mother asks where the grandchildren will swim. There are no grandchildren, Mother. | - | 12 \
| - | n | 8 | 4-4 | - | -
thirty two by sixteen kids are eleven nine and four sun shelf two bubblers fence that's my order like a \
drive thru ha | - | 32 | Sunshelf, Bubblers, Safety Fence | y | 16 | - | 2 Bubblers | -
Please, no more emails about hot tubs, I already have one on the deck. Just the pool. Freeform, 30 feet. | \
Freeform | 30 | - | n | - | - | - | -
I spent twenty years on submarines and now I'd like some sunlight with my water, if you please. Infinity \
pool, south side of the hill, 10 by 25. Wife says cold plunge, doctor says no cold plunge. Doctor wins. \
Lights under the edge, three of them, aimed down so the neighbors' kids don't think we're landing aircraft. \
| Infinity | 25 | Infinity Edge, LED Lighting | n | 10 | - | 3 LED Lighting | -
Got the kids in the back seat say hi kids okay so they want a slide and a waterfall you can swim behind and \
daddy wants it to look like a resort and I want a shallow end that's really shallow like two feet for the \
baby and we're talking probably thirty eight feet or so and somebody just dropped a milkshake | Resort | 38 \
| Slide, Waterfall | y | - | 2-? | - | -
Is 8 feet deep enough for a diving board? That's what my boys (14, 16) want. 20 x 40, rectangle. | \
Rectangular | 40 | Diving Board | n | 20 | ?-8 | - | -
At our age the selling points are: steps with a rail, warm water, a bench. Oval, because corners are for \
tripping over. 12 by 22. | - | 22 | Heating | n | 12 | - | - | Oval
We lost the big oak in the storm and now there's a hole in the yard and a hole in my heart. My wife says put \
a pool in it. So, ok. The oak's canopy was near seventy feet across, and I want the pool to be round in its \
memory, 22 feet, with a bench all the way around the inside like the one I had built round the trunk. One \
light in the middle. No toys. | - | 22 | LED Lighting | n | 22 | - | 1 LED Lighting | Round
Luxurious, 45 ft, swim up bar, outdoor kitchen, fire pit, and a hot tub for twelve because the whole \
squadron reunion is at our place next year. | Luxury | 45 | Swim-Up Bar, Outdoor Kitchen, Fire Feature, \
Raised Spa | n | - | - | - | -
I'd like to be able to swim with my son who has cerebral palsy. He is 7. He needs warm water, 90+, a beach \
entry for his chair, and no sudden drop offs, so 0 to 4 feet, gradually. | - | - | Beach Entry, Heating | y \
| - | 0-4 | - | -
We're cotton people, and cotton people don't spend on foolishness, but the twins graduate from A&M in May \
and we figure if we don't have something at the house they'll never come home. Modern because that's what \
the girls like. A tanning ledge because that's what the girls like. Three bubblers on it because, well. I \
get the cold plunge for my knees and their mother gets the outdoor kitchen. Forty by eighteen, and 3 and a \
half to 6 feet. If the price of cotton holds. | Modern | 40 | Sunshelf, Bubblers, Cold Plunge, Outdoor \
Kitchen | n | 18 | 3.5-6 | 3 Bubblers | -
not a pool question but does your crew do retaining walls? ours is leaning | - | - | - | n | - | - | - | -
Lap pool but bent into an L shape, long side 50 feet, play area for the 5 yr old in the short bit, 3 ft deep \
there and 5 in the lane. Heated. | Lap | 50 | Heating | y | - | 3-5 | - | L
My neighbor who's a retired colonel has a 20x40 with a waterfall, a slide and eleven lights and it looks \
like Branson. I'm a retired sergeant and I'd like mine to look like a sergeant's: rectangle, clean edges, 15 \
x 30, squared away. | Rectangular | 30 | - | n | 15 | - | - | -
writing from bed, lights off: I think the pool should be about 9 yards long. five yards wide. dark bottom. \
one long water wall you can hear from the bedroom. that's what I see when I close my eyes | - | 27 | \
Waterfall | n | 15 | - | 1 Waterfall | -
Saltwater pool for sensitive skin, my daughter (3) has eczema and I'm a dermatology nurse so I've read \
everything. Fence too. | - | - | Saltwater System, Safety Fence | y | - | - | - | -
We bought in The Villages and everybody and his brother has a kidney pool with a spa. I'd like something \
that isn't a kidney. Bob would like something that isn't expensive. Rectangle 10 x 20 with a spa then, \
heated by solar because the electric bill here is criminal, and lights, just two, I go to bed at nine. | \
Rectangular | 20 | Raised Spa, Solar Heating, LED Lighting | n | 10 | - | 2 LED Lighting | -
driving to my mother in laws so ive got three hours lets do this okay i want freeform not kidney because \
kidney reminds me of the hospital i work on the renal floor ha so freeform with a beach entry on the house \
side and a waterfall on the fence side made of real rock and next to the waterfall a slide built into the \
rock and the whole thing maybe forty two feet long and twenty two at the fat part and three feet to eight \
feet deep and oh a heater for sure and do not let my husband talk you into a swim up bar he doesnt even \
drink | Freeform | 42 | Beach Entry, Waterfall, Slide, Heating | n | 22 | 3-8 | - | -
Small natural pool, dark, like a quarry. 24 x 12. For an old paratrooper and an older dog. | Small Natural | \
24 | - | n | 12 | - | - | -
My daughter and her wife are moving back in with their little one (18 mos.) and I'd better have that pool \
fenced. We haven't built it yet! So: fence, shallow end at 3', deep at 5', tanning ledge for the little one, \
Mediterranean style. Anywhere between 28 and 32 ft long. | Mediterranean | 30 | Safety Fence, Sunshelf | y | \
- | 3-5 | - | -
Have you ever tried to get hay chaff out of a pool? My cousin Dale has a freeform with no cover and he \
spends his life skimming. I want straight sides and an automatic cover, 16 by 40, and the pump shed on the \
north side. Five LED lights. Diving board off the deep end, nine feet of water under it. No fancy rocks. \
Kids are grown and gone, it's me and the hired men. | Rectangular | 40 | Automatic Cover, LED Lighting, \
Diving Board | n | 16 | ?-9 | 5 LED Lighting | -
a pool with a pergola over one end, so I can be in the water and in the shade, I've had melanoma twice | - | \
- | Pergola | n | - | - | - | -
We're Gold Star parents. We would like to build something our son would've loved and his boys (4 and 7) can \
enjoy when they're with us. He loved the water slide at Schlitterbahn and he loved to grill. So a slide and \
a grill. A flagpole too. Pool's to be 18 by 36, 3 ft to 6 ft. And a fence, for the boys. | - | 36 | Slide, \
Outdoor Kitchen, Safety Fence | y | 18 | 3-6 | - | -
Large modern pool, 50 by 20, infinity edge on the short side. Two pediatric nurses, no pediatrics at home. | \
Large Modern | 50 | Infinity Edge | n | 20 | - | - | -
hey its tyler im on the highway the wife said get the price on one with a both side bench and a spa and like \
two sheer descents and lights. thirty by fourteen. call her not me | - | 30 | Raised Spa, Waterfall, LED \
Lighting | n | 14 | - | 2 Waterfall | -
Please design something for two people who like to read. A sun shelf with room for two loungers, a pergola, \
and water no deeper than 4 ft. We don't dive, slide or entertain. | - | - | Sunshelf, Pergola | n | - | ?-4 \
| - | -
I've been awake since three thinking about the edges. Can the far edge vanish but the near edge be a beach? \
I mean zero entry by the house, then out to five feet, then it just drops away to the valley. An infinity \
pool that starts like a shore. 44 feet from the shore to the drop and 18 across. No spa, spas remind me of \
motels. Fire? Yes, one long fire line on the left, none on the right. | Infinity | 44 | Infinity Edge, Beach \
Entry, Fire Feature | n | 18 | 0-5 | 1 Fire Feature | -
Our place is where the whole 4-H club ends up every July after the fair, thirty kids from third grade on up, \
and so far they've made do with a sprinkler and a stock tank. It'd be nice to have an actual oval pool they \
can run laps around, with a fence and a gate that locks, and a slide if the insurance man doesn't have a \
stroke. I can do the dirt work with my own skid steer. | - | - | Safety Fence, Slide | y | - | - | - | Oval
For my wife's 70th: a resort in the backyard. Swim-up bar, waterfall, spa, palm trees. She's earned it, 41 \
years as a labor & delivery nurse. Grandkids will be all over it so put a fence up. | Resort | - | Swim-Up \
Bar, Waterfall, Raised Spa, Safety Fence | y | - | - | - | -
We had a fella come out who wanted to sell us a 32 footer with a deep end of 8 and I says to him mister I \
can't swim, my wife can't swim, what in the world would we do with eight feet? So 4 feet all over, and you \
can keep it to 20 by 12, and put in some of them water jets that shoot up off the deck in an arc, a pair, \
Shirley saw it at the casino. | - | 20 | Deck Jets | n | 12 | 4-4 | 2 Deck Jets | -
is 25 ft long enuf for lap swimming or shld i get a lap pool at 45? im a charge nurse w bad knees. ok put \
45, 8 wide | Lap | 45 | - | n | 8 | - | - | -
The youngest just turned one, the oldest is seven, and the middle one thinks he's a dolphin. We'd like a \
tropical pool with a cave, you know, a grotto, and a slide. Also safe. I know those two don't go together. | \
Tropical | - | Grotto, Slide | y | - | - | - | -
Vineyard manager here, we'd host tastings around it so it's more for looks than for swimming. Luxury, all \
travertine, four fire bowls on columns at the corners, a cascade down from the terrace, an outdoor kitchen \
for the caterers. Twenty meters by six if it fits, the terrace itself is thirty by twelve. Shallow, 1.2 m \
everywhere, since nobody will be sober. | Luxury | 65.62 | Fire Feature, Waterfall, Outdoor Kitchen | n | \
19.69 | 3.94-3.94 | 4 Fire Feature | -
I did two years in the Delta and thirty eight at the phone company and I've got no patience for salesmen. \
The last one sat at my kitchen table and went through fire bowls, color lights, a grotto, a swim up bar, and \
I said son, stop. I want a plain pool with a good heater and a fence so the neighbor's little boy doesn't \
wander in. You come out, you measure, you give me a number. | - | - | Heating, Safety Fence | y | - | - | - \
| -
turn left okay anyway so pool round or maybe no not round oval oval is better thirty foot oval with a beach \
on the one end and my wife is saying she wants the bubbling things in the beach so three of those | - | 30 | \
Beach Entry, Bubblers | n | - | - | 3 Bubblers | Oval
After forty years of dairy my husband's shoulders are shot and so are my knees, and our daughter (a physical \
therapist in Eau Claire) says get a pool with a ramp and warm water instead of two more surgeries. So a \
beach entry, please, and a heater, and an automatic cover to hold the heat in. Also a hot tub since we'd be \
running the heater anyway. We have a good spot south of the machine shed, 60 by 100. Pool itself about 34 by \
16 and not over 5 feet. The grandson is 3 and she'd want him safe, so fence it. | - | 34 | Beach Entry, \
Heating, Automatic Cover, Raised Spa, Safety Fence | y | 16 | ?-5 | - | -
Nothing too big, nothing too small, a medium pool, kidney, with a shelf for my lounge chair and my crossword \
| Medium Kidney | - | Sunshelf | n | - | - | - | -
It's late and I've just put the baby down for the third time so if this makes no sense, that's why. We \
looked at your portfolio and the one we keep coming back to is the jungle one, with the ferns and the water \
coming off the ledge into the deep part, and the little cave. That. We want that. Except with a fence, and \
with a shallow shelf for him when he's bigger, and not the rope bridge. | Tropical | - | Waterfall, Grotto, \
Safety Fence, Sunshelf | y | - | - | - | -
We raise goats, we make cheese, we sell it at the Asheville market on Saturdays, and we're usually filthy. A \
swimming pond would suit us better than any turquoise rectangle. Plants cleaning the water on one side, deep \
enough in the middle to dive off a rock, 10 feet say. Fence around it, not for children, we've none, but for \
the goats, who would drink it and then stand in it. Maybe a couple of lights low in the reeds. | Natural | - \
| Regeneration Zone, Safety Fence, LED Lighting | n | - | ?-10 | 2 LED Lighting | -
yo whats the ballpark on 15x30 w a spa n lights | - | 30 | Raised Spa, LED Lighting | n | 15 | - | - | -
Good morning Mr. Alvarez,\\n\\nThank you for coming out Thursday. After talking it over we would like to go \
ahead with the L-shaped pool, 40 feet on the long side, with the raised spa in the corner and two sheer \
descents from the spa wall. Please leave off the fire bowls you drew. Our girls are in college so the alarm \
on the door is not needed either.\\n\\nBest regards,\\nTheresa and Don Whitaker\\n(512) 555-0147 | - | 40 | \
Raised Spa, Waterfall | n | - | - | 2 Waterfall | L
- rectangle - 18x36 - auto cover - heater - 4 LED lights - NO slide - kids 5 & 7 | Rectangular | 36 | \
Automatic Cover, Heating, LED Lighting | y | 18 | - | 4 LED Lighting | -
We have three bids on the table and they're all over the map. Blue Haven wants $92k for a 16x32 with a spa. \
The second guy, nice fella, no website, said 74 for a 14x28 and nothing else. Third was some designer who \
drew up a 20x45 infinity thing for 180 and I laughed out loud. We'd go with the size of the first one but we \
don't need the spa, what we do need is a tanning ledge and a salt system. Can you beat 92? | - | 32 | \
Sunshelf, Saltwater System | n | 16 | - | - | -
Quiero una alberca rectangular de 10 metros por 4, con calentador solar y luces, mis niños tienen 4 y 8 \
años. | Rectangular | 32.81 | Solar Heating, LED Lighting | y | 13.12 | - | - | -
k so 30 ft. no 28. no ok 30. final answer lol | - | 30 | - | n | - | - | - | -
i wont a kidny shape pool with a jaccuzi and a watrfall, bout 30 foot | Kidney | 30 | Raised Spa, Waterfall \
| n | - | - | - | -
25 meter lap pool, 2.5 metres wide, 1.4 m deep throughout, please quote. | Lap | 82.02 | - | n | 8.20 | \
4.59-4.59 | - | -
First we said modern. Then my husband's cousin showed us her lagoon in Naples and we said lagoon. Then we \
priced rocks. So we went back to modern, and then the HOA sent the letter about roof lines and the architect \
(who charges by the hour, mind you) said the house is Spanish Colonial and a modern pool would look like a \
spaceship landed. So, Mediterranean. Final. With three scuppers, or four if the wall's long enough, no, \
three. 34 feet by 15. | Mediterranean | 34 | Scuppers | n | 15 | - | 3 Scuppers | -
Hey!! its Kayla from the open house :) so we want a round one 20ft, with a slide for my son hes 6, thxxx | - \
| 20 | Slide | y | 20 | - | - | Round
Oval pool, 8 m x 4 m, depth 1.2 to 1.6 m, heat pump, automatic cover. We moved from Belgium and this is what \
we had there and it was perfect. | - | 26.25 | Heating, Automatic Cover | n | 13.12 | 3.94-5.25 | - | Oval
Oye, quiero un pool bien grande para toda la familia, like 45 feet, con slide y una cascada, y un bar \
adentro del agua pa los tíos. Los sobrinos son chiquitos so also a fence. | Large Modern | 45 | Slide, \
Waterfall, Swim-Up Bar, Safety Fence | y | - | - | - | -
Wish list: (1) tropical look (2) grotto (3) two waterfalls (4) five bubblers (5) swim-up bar (6) no \
neighbors | Tropical | - | Grotto, Waterfall, Bubblers, Swim-Up Bar | n | - | - | 2 Waterfall, 5 Bubblers | \
-
Dear Sir or Madam,\\nMy name is Piotr and we buy a house in Naperville. In Poland we had swimming pond with \
plants that clean the water and we want same here, 14 metres by 7, deepest part 2.2 metres. My wife asks if \
the winter is a problem. We do not want chlorine and not salt also. A small pier from wood. There will be \
frogs, we like frogs.\\nWith regards,\\nPiotr Nowicki | Natural | 45.93 | Regeneration Zone | n | 22.97 | \
?-7.22 | - | -
pool pls. T shaped. 36 x 20. no idea abt cost | - | 36 | - | n | 20 | - | - | T
Compared three quotes last night at the kitchen table with my dad, who is an accountant. Quote A: 12x24 \
fiberglass, $58,900. Quote B: 16x36 gunite with heater and a cover, $101,500. Quote C: same as B but vinyl, \
$71,200, no cover. Dad likes C. I like B. We are going with B, except we want the cover to be the automatic \
kind, and I'd like two deck jets which nobody even offered. | - | 36 | Heating, Automatic Cover, Deck Jets | \
n | 16 | - | 2 Deck Jets | -
Small pool. Modern. Cold plunge. Sauna (we have the sauna). | Small Modern | - | Cold Plunge | n | - | - | - \
| -
hi can u do a pool 11 yards by 5 yards, my dad measures everything in yards bc he coached football 30 yrs \
and he walked it off in the grass last nite w a flashlight. he says 1 yard deep at the steps and 2 yards at \
the far end. my mom just wants a motorized cover so the leaves from the pecan tree dont get in, and she says \
if he says the word yard one more time shes moving to her sisters | - | 33 | Automatic Cover | n | 15 | 3-6 \
| - | -
My wife changed her mind on the slide, then I changed mine, and now the kids (9, 11) have changed ours: \
slide stays. The diving board goes. The waterfall, which was in and out and in, is out. What else, oh the \
heater's in. Size hasn't moved in all this, 17 x 34, and depth is 3.5 to 6 because without a board who needs \
eight. | - | 34 | Slide, Heating | y | 17 | 3.5-6 | - | -
Roman ends, 18x38, 3-8 ft, diving bord, lites, fense. grandaughter is 5 | - | 38 | Diving Board, LED \
Lighting, Safety Fence | y | 18 | 3-8 | - | Roman
Hola, buenas tardes. Estamos buscando una piscina tipo resort con entrada tipo playa, bar dentro del agua y \
una cueva con cascada. El terreno es de 30 por 40 metros y la piscina podría ser de 15 por 8. Tenemos tres \
niños, de 2, 5 y 9 años, así que también necesitamos una cerca alrededor. Somos de Venezuela y aquí en Doral \
todos tienen la misma piscina, queremos algo diferente. Gracias, Marisol. | Resort | 49.21 | Beach Entry, \
Swim-Up Bar, Grotto, Waterfall, Safety Fence | y | 26.25 | - | - | -
infinty pool 🙏 40ft facing the lake 🌊 2 fire bowls 🔥🔥 | Infinity | 40 | Infinity Edge, Fire Feature | n | - \
| - | 2 Fire Feature | -
To whom it may concern: I'd like a quotation for one (1) in-ground swimming pool, rectangular, 384 inches by \
192 inches, depth 42 inches to 72 inches, with eight (8) LED lights and one (1) spa. I work in \
manufacturing, hence inches. Sincerely, R. Okafor | Rectangular | 32 | LED Lighting, Raised Spa | n | 16 | \
3.5-6 | 8 LED Lighting | -
lagoon 4 sure. rocks. waterfall. hot tub. wife says ok | Lagoon | - | Waterfall, Raised Spa | n | - | - | - \
| -
Good evening, it's Priya from Cary again. Sorry for the third email this week! We had told you 14 x 30. My \
father-in-law is visiting from Pune and he says that for a proper swim it must be at least 12 metres, and \
he's paying for a third of it, so 12 metres it is, and the width may stay at 14 feet. He also says no \
tanning shelf because a shelf wastes swimming room, but there he is overruled, the shelf stays for our son \
who's two. Please confirm. Warm regards, Priya | - | 39.37 | Sunshelf | y | 14 | - | - | -
what if we did a circle. like 24 feet round. with a firepit next to it | - | 24 | Fire Feature | n | 24 | - \
| - | Round
Bullet points as requested: • freeform • 38 ft • beach entry • rock slide • 1 waterfall • pergola over the \
grill island • solar. Thanks, Jim | Freeform | 38 | Beach Entry, Slide, Waterfall, Pergola, Outdoor Kitchen, \
Solar Heating | n | - | - | 1 Waterfall | -
Three companies came. The first said our yard (55 by 40) can only take a 10 by 20. The second said 15 by 30 \
easy. The third didn't measure, he just kept looking at my sister. We trust the second. Modern, with a spa, \
and lights, and my brother in law wants scuppers, he isn't paying, but they're pretty, so a pair of \
scuppers. | Modern | 30 | Raised Spa, LED Lighting, Scuppers | n | 15 | - | 2 Scuppers | -
rectangel 16 buy 32 with a heeter and a coverr that opens by it self | Rectangular | 32 | Heating, Automatic \
Cover | n | 16 | - | - | -
Can u guys do cold plunge + hot tub + small pool all in 1? yard is 30x30. its just me n my gf | Small Modern \
| - | Cold Plunge, Raised Spa | n | - | - | - | -
Hi team,\\nPlease update our file: pool goes from 32' to 36' long, width stays 16'. Bubblers from 2 to 3. \
Delete deck jets. Delete grotto (we never asked for a grotto??). Add auto cover. My son turns 4 this summer, \
so also add the fence from option 2.\\nCheers,\\nBrandon K.\\nSent from my iPhone | - | 36 | Bubblers, \
Automatic Cover, Safety Fence | y | 16 | - | 3 Bubblers | -
Mi esposo wants infinity, yo quiero algo más natural con plantas, so we settled: natural, with rocks, y con \
una cascada chiquita. Unos 9 metros. | Natural | 29.53 | Waterfall | n | - | - | - | -
Luxury pool, 20x50, grotto, swim-up bar, 6 fire bowls, 12 lights, spa for ten. Budget isn't the issue, the \
schedule is. | Luxury | 50 | Grotto, Swim-Up Bar, Fire Feature, LED Lighting, Raised Spa | n | 20 | - | 6 \
Fire Feature, 12 LED Lighting | -
u still do kidney pools?? my gma wants one | Kidney | - | - | n | - | - | - | -
We said no hot tub because of the power bill. Then my back went out in February and I spent a week at my \
brother's in his, and we said yes hot tub. Then the electrician looked at our panel and quoted $6,800 and we \
said no again. And then he called back, he'd read the wrong panel, it's $1,900, so now it's yes again, and \
that's where it ends. The pool is an oval, 28 by 14, and it never wavered, bless it. | - | 28 | Raised Spa | \
n | 14 | - | - | Oval
30 ft x 15 ft, 4 bublers, tannin ledge, saltwatter | - | 30 | Bubblers, Sunshelf, Saltwater System | n | 15 \
| - | 4 Bubblers | -
Hello from Vancouver (the Washington one). 9 m by 4.5 m, please, 1.1 m at the shallow end and 1.8 m deep, \
with a sheer descent 1.5 m wide. Contemporary. My partner is an architect and will have opinions about the \
coping. | Modern | 29.53 | Waterfall | n | 14.76 | 3.61-5.91 | - | -
nah not a lap pool. he wants to swim laps but i want to float. big freeform w beach entry. he can go to the \
Y | Large Freeform | - | Beach Entry | n | - | - | - | -
Bid 1 had a 9 foot deep end, bid 2 had no deep end, bid 3 forgot to say. I want 7. Length on all three was \
35 and that's right, width 18 on two and 16 on the third, make it 18. None of them priced the pergola and I \
asked all three for the pergola. I also told each of them we've a grandson with autism who's four, he bolts, \
and only one of them brought up a fence, which we want. That's the kind of builder I'm looking for. | - | 35 \
| Pergola, Safety Fence | y | 18 | ?-7 | - | -
pool like a hotel. palm trees. drinks. music. 50 feet. let's goooo | Resort | 50 | - | n | - | - | - | -
Buenas, necesito un presupuesto para una piscina ovalada de 7 x 3,5 metros, profundidad 1,4 en toda la \
piscina, con dos chorros desde la pared y luz. | - | 22.97 | Scuppers, LED Lighting | n | 11.48 | 4.59-4.59 \
| 2 Scuppers | Oval
Dear Angela, as a follow up to our call, here's where our family landed. Mom: warm water, a rail, no more \
than 4.5 feet deep. Dad: a place to grill. Me: lights. My husband: a fire pit. Our son, 8: "a slide that \
goes upside down" (a regular one please). Everyone: about 32 feet. Nobody: a diving board. Kind regards, \
Melissa Tran | - | 32 | Heating, Outdoor Kitchen, LED Lighting, Fire Feature, Slide | y | - | ?-4.5 | - | -
L shape 38x24 slide + board 3ft-9ft kids are 13 15 17 | - | 38 | Slide, Diving Board | n | 24 | 3-9 | - | L
ok so we was gonna do a slide and then a diving bord and then both and then my insurence lady said neither \
unless i want to pay dubble, so neither. insted were doing fire, 3 fire bowls on the back wall, and 2 \
waterfalls in betwen them, and colored lites so it looks like vegas. teenagers only at my house, my youngest \
is 15 and thinks im embarassing | - | - | Fire Feature, Waterfall, LED Lighting | n | - | - | 3 Fire \
Feature, 2 Waterfall | -
i am looking at a vanishing edg pool with a spa in the midle, 3 scupers on the back wal, and a sunshelf. my \
contracter says the slope isnt enough (6 ft drop in 40) but my uncle did his with four. length 36. please \
someone honest tell me if it can be done befor i spend another 500 on a soils engineer who does not return \
calls | Infinity | 36 | Infinity Edge, Raised Spa, Scuppers, Sunshelf | n | - | - | 3 Scuppers | -
ok update from the group chat: mom=rectangle, dad=rectangle, me=anything but rectangle. outvoted. rectangle \
14x28 | Rectangular | 28 | - | n | 14 | - | - | -
Estimados señores: somos una pareja jubilada en San Antonio. Deseamos una piscina pequeña, estilo \
mediterráneo, de unos 6 metros de largo por 3 de ancho, con agua salada y una pérgola para la sombra. No \
queremos jacuzzi ni tobogán. Los nietos ya son universitarios. Quedamos atentos a su respuesta. Atentamente, \
Héctor y Lucía Benavides | Small Mediterranean | 19.69 | Saltwater System, Pergola | n | 9.84 | - | - | -
waterfall waterfall waterfall. idc abt the rest | - | - | Waterfall | n | - | - | - | -
Fwd: RE: RE: pool — Guys, pls disregard my last two emails. The first one said oval and the second one said \
kidney. I had the pictures mixed up. It's the one with the rounded ends like a Roman bath, 20 x 42, and with \
a step in each half circle. All else same: heater, salt, 6 lights, cover on a motor. Sorry!! — Bev | - | 42 \
| Heating, Saltwater System, LED Lighting, Automatic Cover | n | 20 | - | 6 LED Lighting | Roman
need: shade. have: $40k. want: pool 10x20 w pergola. kids: none. dogs: 3 | - | 20 | Pergola | n | 10 | - | - \
| -
One laminar on each side, so two total, crossing in the middle over the steps. That's my only must. \
Otherwise a regular 15 by 30. | - | 30 | Deck Jets | n | 15 | - | 2 Deck Jets | -
The pool store guy, my sister the realtor and my neighbor Phil gave me three different answers on resale. \
Phil has a 20 x 40 with a diving board. The realtor says nobody wants boards anymore, everyone's asking for \
a sun shelf and a spa. The pool store guy just wants to sell me chlorine so he says don't do salt. I say \
salt, sun shelf, spa, no board. Sorry Phil. About 30 by 15. | - | 30 | Saltwater System, Sunshelf, Raised \
Spa | n | 15 | - | - | -
lol my toddler typed half of this. fence! beach entry! 3ft max! | - | - | Safety Fence, Beach Entry | y | - \
| ?-3 | - | -
Modern, 13 x 5 metres, glass wall on one side, heat pump. Depth 1.5 metres constant. Four underwater lights. \
Regards, Hamish | Modern | 42.65 | Heating, LED Lighting | n | 16.40 | 4.92-4.92 | 4 LED Lighting | -
thinking grotto. then thinking no grotto. then my 7 yo heard the word grotto so. grotto | - | - | Grotto | y \
| - | - | - | -
Hello, I'm interested in a tropicle pool for my backyard in Hialeah. Mi mamá wants a bench para sentarse \
with her cafecito, I want a swim up bar, and mi hermano just wants the tv outside. It should be like 32 feet \
más o menos, and heated porque mi mamá is always cold even in August. We got 3 estimates already and los \
tres are over what we can pay, the cheapest was 78 and that was for a 24 footer. Help me out. - Yesenia | \
Tropical | 32 | Swim-Up Bar, Heating | n | - | - | - | -
16'x36' / 3'6"-8' / board / 2 lights / no spa / ASAP | - | 36 | Diving Board, LED Lighting | n | 16 | 3.5-8 \
| 2 LED Lighting | -
is it dumb to want a round pool w a bench all around and a fire bowl in the center on a lil island?? 26 ft | \
- | 26 | Fire Feature | n | 26 | - | - | Round
Hi Greg, Merry Christmas from the Lindqvists! We've slept on it. A) keep the length at 44. B) the pool \
becomes a lap pool after all, 9 wide, since Anders got into triathlon and we'd never use the deep end. C) \
spa stays. D) drop all three bubblers; with no shelf there's no place for them. E) the cold plunge we \
laughed about, price it, we want it. F) lights, we counted on the plan and get ten. Talk after New Year's. \
Karin | Lap | 44 | Raised Spa, Cold Plunge, LED Lighting | n | 9 | - | 10 LED Lighting | -
medium lagoon pool with a slyde and sum palm treez, 2 kids 3 & 5 so fence to | Medium Lagoon | - | Slide, \
Safety Fence | y | - | - | - | -
im texting this from the stands at my sons game so bear w me. we want a lagoon type pool, w rocks n plants, \
n hes 7 so he wants a slide n a place to hide (grotto i guess its called). my wife wants a fence cuz of his \
lil sister. i want a lil swim up bar w stools. pls dont call before 4 i drive a school bus | Lagoon | - | \
Slide, Grotto, Safety Fence, Swim-Up Bar | y | - | - | - | -
I don't know what I want honestly. My boyfriend said resort, so I looked up resort, and that's like a \
million dollars. Then I said natural and he said he's not swimming with frogs. Modern, we both liked, but \
then it's just a box. We ended up at freeform. It has curves, it has a rock waterfall, it has a place for \
the cooler. 30 feet. Yeah? Yeah. Freeform. | Freeform | 30 | Waterfall | n | - | - | - | -
hey so whats the diff btwn a sheer descent and scuppers? whichever is cheaper i want 3. jk i want 3 scuppers \
| - | - | Scuppers | n | - | - | 3 Scuppers | -
Una piscina infinita, por favor, de 12 metros, mirando al cañón, con dos fogatas y jacuzzi. | Infinity | \
39.37 | Infinity Edge, Fire Feature, Raised Spa | n | - | - | 2 Fire Feature | -
Subject: Bid comparison. Bid 1 (Sunrise): 18x36, plaster, spa, $118,400. Bid 2 (Gulf Coast): 18x36, pebble, \
no spa, heater, $109,000. Bid 3 (Cousin Ray): 15x30, "whatever you need boss," cash. We'd like you to bid on \
the following: 18x36, pebble, spa, heater, three sheer descents and an automatic cover. Depth 3.5 to 6. Two \
boys, ages 2 and 4, so a mesh fence also. Please itemize. Thanks, Colleen & Matt | - | 36 | Raised Spa, \
Heating, Waterfall, Automatic Cover, Safety Fence | y | 18 | 3.5-6 | 3 Waterfall | -
T-pool, the stem's for volley ball, top is 40 ft | - | 40 | - | n | - | - | - | T
Good evening,\\nI'm on the board of a small inn in Fredericksburg, nine rooms, and we would like a pool that \
makes guests feel they're at a resort without us having to hire a lifeguard. Shallow throughout, therefore; \
a spa; an outdoor kitchen for the weekend cook; saltwater; solar heating, as the barn roof is unused. Guests \
are adults only. Would you be able to visit on the 14th?\\nKind regards,\\nMargaret Voss, Innkeeper | Resort \
| - | Raised Spa, Outdoor Kitchen, Saltwater System, Solar Heating | n | - | - | - | -
I would like to have pool of 10 on 5 meters, deep 1.5 until 2.4. My house is from brick. In my country we \
say the pool must be blue so please blue. Also two water falls, one in left and one in right, and lamps \
inside the water. My son is 6 years and he swim better than me. | - | 32.81 | Waterfall, LED Lighting | y | \
16.40 | 4.92-7.87 | 2 Waterfall | -
want a pergola, want an outdoor kitchen, want a fire pit, and since ur digging anyway a pool ❓ (oval, 30x16) \
| - | 30 | Pergola, Outdoor Kitchen, Fire Feature | n | 16 | - | - | Oval
Hi Tom — round 4 of changes, I owe you a beer. Beach entry is out (eats too much of the yard). Tanning ledge \
in, 7 x 10. Bubblers on the ledge: yes, 2. Waterfall: Jen says yes, I say no, so yes. Pool overall still 34 \
x 17. Slide: we sold the kids (13 and 15) on deck jets, so no slide and 4 deck jets. — Mike | - | 34 | \
Sunshelf, Bubblers, Waterfall, Deck Jets | n | 17 | - | 2 Bubblers, 4 Deck Jets | -
natural pool, regenration zone w/ lilies, 50x30, no chems | Natural | 50 | Regeneration Zone | n | 30 | - | \
- | -
my ex took the boat so im getting a pool. huge. swim up bar. lights everywhere. thats it thats the text | \
Extra large Modern | - | Swim-Up Bar, LED Lighting | n | - | - | - | -
Wrong number? I'm trying to reach the vet about Biscuit's stitches. | - | - | - | n | - | - | - | -
We've gotten quotes on three shapes from the same company, bless their patience: an L at 36 x 22 ($104k), a \
plain rectangle 16 x 36 ($88k), and an oval 18 x 34 ($91k). My wife has a ruler and a strong personality. \
The oval wins. She wants five LED lights in it, not four like on the quote, and a fence with brick posts \
because our daughter's preschool class comes over. Me, I asked for a swim up bar and I was told to go stand \
in the garage. | - | 34 | LED Lighting, Safety Fence | y | 18 | - | 5 LED Lighting | Oval
pool 4 the airbnb. modern, 12x26, heated, hot tub, no slide or board (insurance) | Modern | 26 | Heating, \
Raised Spa | n | 12 | - | - | -
Buen día, I'm Rogelio, soy contratista de techos pero no sé nada de piscinas. For my own house quiero \
something nice ya por fin: una alberca en forma de L, 36 pies por 20, con un waterfall de piedra, con hot \
tub para la espalda, y el asador grande al lado with the sink and everything. Profundo de 3 a 7 pies. Mi \
hija tiene 10 y el niño 3 so también the fence. ¿Cuánto me sale más o menos? | - | 36 | Waterfall, Raised \
Spa, Outdoor Kitchen, Safety Fence | y | 20 | 3-7 | - | L
sun shelf + 3 bubblers + modern + 30x14 = ❤️ | Modern | 30 | Sunshelf, Bubblers | n | 14 | - | 3 Bubblers | \
-
Kidney? no. Freeform? no. Lagoon? no. just a rectangle ffs, 15 x 32 | Rectangular | 32 | - | n | 15 | - | - \
| -
Good afternoon Ms. Pruitt. I got your proposal and I do appreciate the pretty drawing. However. (1) I said \
30 feet and it shows 36; it's to be 30. (2) I asked for one waterfall and it shows a waterfall and two \
fountains. (3) It shows a diving board. I'm 74. (4) The spa's fine. (5) You left out the automatic cover. \
Kindly revise. Yours truly, Mrs. Eunice Blackwell | - | 30 | Waterfall, Raised Spa, Automatic Cover | n | - \
| - | 1 Waterfall | -
diameter 6 m round pool, 1,3 m deep, with cover automatic, thank you | - | 19.69 | Automatic Cover | n | \
19.69 | 4.27-4.27 | - | Round
Pros and cons list at 2am. Big pool: kids happy (ages 6, 6 and 9). Small pool: I'm happy. Compromise: medium \
pool, 28 ft, with a slide. Waterfall: pretty, loud, no. Heater: yes, we live in Ohio. Salt: yes, my eyes. \
Deep end: 6 ft and not an inch more, we've got cousins who think they're Olympians. Fire pit: already have \
one out by the shed. | Medium Modern | 28 | Slide, Heating, Saltwater System | y | - | ?-6 | - | -
4 scuppers 2 firebowls 1 spa 0 regrets. 40x18 modern | Modern | 40 | Scuppers, Fire Feature, Raised Spa | n \
| 18 | - | 4 Scuppers, 2 Fire Feature | -
do you gyus do luxery pools? thinkin vanishing ege plus grotoo, 55 ft | Luxury | 55 | Infinity Edge, Grotto \
| n | - | - | - | -
We're engineers, so a matrix: shape oval; axes 11 m and 6 m; depth 1.2 m to 2 m; heating, heat pump; \
sanitation, salt; lights, seven; occupants, two adults, zero kids, one labrador. Bidder one didn't answer \
half of it, bidder two answered in feet with errors, bidder three answered "no problem my friend" to every \
row. You'd be bidder four. | - | 36.09 | Heating, Saltwater System, LED Lighting | n | 19.69 | 3.94-6.56 | 7 \
LED Lighting | Oval
mija wants the resort pool from tiktok w the slide n the cave. she is 8. dios mio. ok how much | Resort | - \
| Slide, Grotto | y | - | - | - | -
make it look like tuscany, thats all i ask. w scuppers n a pergola w grapes | Mediterranean | - | Scuppers, \
Pergola | n | - | - | - | -
Hey Coach, you asked what we're thinking for the back yard. Started at a lap pool because of the girls' swim \
team. Then the girls quit swim team. So, not a lap pool. Then it was going to be a sport pool, 20 by 40, \
with a T shape so there's a spot for the goalie, and that one stuck. T shape, 40 by 20, 4 ft at the ends and \
5 in the middle. We'd want lights for night games, four of them. Girls are 14 and 16. Best, Steve | - | 40 | \
LED Lighting | n | 20 | 4-5 | 4 LED Lighting | T
No spa. wait, spa. ask me tmrw. actually yes spa. | - | - | Raised Spa | n | - | - | - | -
Rectangular 20 yards by 4 yards, heated, for laps in winter, w automatic cover to keep heat. | Rectangular | \
60 | Heating, Automatic Cover | n | 12 | - | - | -
Hello,\\nI am contacting you on behalf of my parents, who don't do email. They'd like: a pool in the kidney \
style, 16 x 32; a handrail; steps at the shallow end (3 ft); 5 ft at the other end; a gas heater; two \
lights. They had a quote with a waterfall and a slide and could not understand why. They would also like to \
know if you take checks.\\nThank you,\\nSamir Haddad | Kidney | 32 | Heating, LED Lighting | n | 16 | 3-5 | \
2 LED Lighting | -
beech entry + lagoon + 45 ft + slide 4 my grandbabys | Lagoon | 45 | Beach Entry, Slide | y | - | - | - | -
Our neighbor's got a circular pool 30 ft across and it looks like a helicopter pad. Ours should be an oval, \
30 x 20, and two fire bowls on the house side would be great. | - | 30 | Fire Feature | n | 20 | - | 2 Fire \
Feature | Oval
whats ur cheapest pool | - | - | - | n | - | - | - | -
So the saga. January: 20x40 with everything. February: got the price. March: 12x24 with nothing. April: wife \
cried. May: my mother loaned us thirty thousand and so we're at 16x32 with some things. Those things, in her \
order: waterfall, tanning ledge, lights. In mine: heater. My mother, since she's paying, wants a bench for \
herself and a fence for the grandkids. We're not doing the grotto or the slide, those died in February. | - \
| 32 | Waterfall, Sunshelf, LED Lighting, Heating, Safety Fence | y | 16 | - | - | -
a roman pool 22 by 44 w statues & 2 waterfalls. my yard my rules | - | 44 | Waterfall | n | 22 | - | 2 \
Waterfall | Roman
Hi! Quick Q, can a 7.5 m x 3 m plunge pool have an infinity edge AND bubblers (a couple)? Ta, Jess (Aussie \
in Austin) | - | 24.61 | Infinity Edge, Bubblers | n | 9.84 | - | 2 Bubblers | -
Estamos entre tres opciones: la primera compañía nos ofreció 8 por 4 metros con cascada, la segunda 10 por 5 \
con jacuzzi, y la tercera una redonda de 6 que no nos gustó nada. Nos quedamos con la segunda medida pero \
con las dos cosas, la cascada y el jacuzzi. También luces, seis. Tenemos un bebé de un año y por eso \
queremos la cubierta automática. | - | 32.81 | Waterfall, Raised Spa, LED Lighting, Automatic Cover | y | \
16.40 | - | 6 LED Lighting | -
pool w/ regen zone, or whatever the plant filter is called, natural, 12 m x 6 m | Natural | 39.37 | \
Regeneration Zone | n | 19.69 | - | - | -
ok hear me out. grotto INSIDE the waterfall. slide OUT of the grotto. hot tub ON TOP. tropical obvi. im 34 \
and single and my accountant said no | Tropical | - | Grotto, Waterfall, Slide, Raised Spa | n | - | - | - | \
-
Dear Pool People, please settle a bet. He says an L-shaped pool costs more than a rectangle of the same \
length. I say it doesn't matter since I'm getting the L. 34 feet one way and 20 the other. I'd like a \
cascade, he'd like a place to grill, we'd both like the water warm through October, and our youngest, who's \
five, would like a shark. Skip the shark. Fondly, Bonnie | - | 34 | Waterfall, Outdoor Kitchen, Heating | y \
| 20 | - | - | L
Three scuppers → four scuppers → back to three. Ledge → no ledge. Spa → bigger spa. Length 33 → 31. that's \
where we are as of Sunday | - | 31 | Scuppers, Raised Spa | n | - | - | 3 Scuppers | -
the builder keeps saying 'resort style' and im like sir i have a 40x50 yard. small rectangle, 9 x 18, \
heater, done | Small Rectangular | 18 | Heating | n | 9 | - | - | -
Good day, my name is Olumide. I wish to build for my mother in Houston a swimming pool of 9 metres length \
and 4 metres breadth, of which the depth shall not exceed 1.5 metres as she's not a strong swimmer. There \
should be a jacuzzi and lighting, ten lamps, for she likes to receive guests in the evening. Do not trouble \
with a slide. My nieces and nephews are adults. Kindly state your price and duration of works. Respectfully, \
Dr. O. Adeyemi | - | 29.53 | Raised Spa, LED Lighting | n | 13.12 | ?-4.92 | 10 LED Lighting | -
sz: 36x18 shape: oval feat: led, jets from deck x3, salt. pls no calls, txt only | - | 36 | LED Lighting, \
Deck Jets, Saltwater System | n | 18 | - | 3 Deck Jets | Oval
Honestly if it's wet and it's got a bar in it I'm happy | - | - | Swim-Up Bar | n | - | - | - | -
Thank you for the three layouts. Layout 1 (infinity) is stunning but we've a flat lot so I'm not sure what \
we'd be vanishing into. Layout 2 (freeform with the grotto) my husband called "mini golf." Layout 3 \
(straight, modern, fire bowls along the back) is us. On layout 3 please take the fire bowls from four down \
to two, and add a baja shelf, and stretch the pool from 32 to 35 ft. Width is fine at 14. We entertain a \
lot, no kids. Love, Patrice | Modern | 35 | Fire Feature, Sunshelf | n | 14 | - | 2 Fire Feature | -
Round, 5 metres, 1.2 m deep, wood fired heater. Finnish wife. 'Nuff said. | - | 16.40 | Heating | n | 16.40 \
| 3.94-3.94 | - | Round
heyyy so we got 3 quotes n theyre all like 100k+ 😭 we just want a 14x28 w a lil waterfall n a fence cuz our \
baby is 1. the 1st one added a spa, 2nd one added a spa AND a kitchen, 3rd one wanted us to do 20x40?? like \
read the room. we're both teachers. can u do it under 70, we dont care what kinda plaster, we can do the \
landscaping ourselfs, my brother has a bobcat | - | 28 | Waterfall, Safety Fence | y | 14 | - | - | -
plz quote: extra large pool, 60x30, 2 slides, beach entry, for church camp, kids 6-10 | Extra large Modern | \
60 | Slide, Beach Entry | y | 30 | - | - | -
I told the first guy modern, told the second guy tropical and I told the third guy I'd call him back. What I \
should have told all of them is lap pool. It's what I wanted before everybody started showing me pictures. \
50 ft by 8 ft, 4 ft deep, a heater so I can use it in March, an automatic cover so the oak leaves stay out. \
My wife gets a pair of bubblers at the steps so it is not, her words, a drainage canal. | Lap | 50 | \
Heating, Automatic Cover, Bubblers | n | 8 | 4-4 | 2 Bubblers | -
Quisiera una piscina natural con plantas que filtren el agua, sin cloro, y una orilla tipo playa para mi \
hija de 2 años. | Natural | - | Regeneration Zone, Beach Entry | y | - | - | - | -
My measurements are in yards because my husband paced it off: ten yards long and five across, and he has \
short legs so call it that. Kidney shaped. He wanted a deep end of 9 feet, then he remembered he can't swim, \
so it's 3 to 5. We want a hot tub, no wait, our daughter gave us hers when she moved to Denver so we've got \
that covered. A slide for her kids when they visit, they're 4 and 6. And put lights in, three or so, well, \
three. | Kidney | 30 | Slide, LED Lighting | y | 15 | 3-5 | 3 LED Lighting | -
Good morning, one more time from the Garzas. We've got your bid, the one from Premier and one from a man my \
husband met at the hardware store. Yours is the only one with the cold plunge and the solar so we're \
choosing yours. Only thing, your plan has the pool at 40 feet and we have to be 10 feet off the easement, so \
it has to come down to 33. Leave the width at 15. Also my comadre says ask for the gas heater too for \
January, so add it, ni modo. Saludos, Blanca | - | 33 | Cold Plunge, Solar Heating, Heating | n | 15 | - | - \
| -
infinity.. wait lap.. nvm its infinity. yes. 13 yds x 5 yds. dont @ me | Infinity | 39 | Infinity Edge | n | \
15 | - | - | -
Hi Rob, sorry for the essay. When we met I was sure about the round pool, 24 ft, like my grandparents had in \
Ocala. Then Rick said round pools are for elephants. Then we saw the L at the Nguyens' place, 45 by 25, and \
it was gorgeous and they use half of it. Then I had a week in bed with the flu and looked at the yard the \
whole time, and here's what I know: it's round. It's still 24 feet. It has a ledge where my daughter (she's \
3) can sit, one bubbler, a fence you can see through, and Rick can have his fire pit. xo, Annemarie | - | 24 \
| Sunshelf, Bubblers, Safety Fence, Fire Feature | y | 24 | - | 1 Bubblers | Round
We've been through three builders. The first drew us an oval and put it where the septic is. The second drew \
us a kidney, and I used to be a dialysis tech so absolutely not. The third was the only one who listened: an \
L, wrapping around the patio, with the shallow leg for our twins (they are five) and the deeper one for us, \
a fence on the street side, and four bubblers in the shallow leg. He then retired. So we need somebody to \
build what he drew. | - | - | Safety Fence, Bubblers | y | - | - | 4 Bubblers | L
Okay final final list, for real this time, in one line so you can paste it: modern; dark plaster; spa that \
spills over; scuppers (was five, then none, now two); lights (yes); fire (was yes, then my mother saw the \
kids near a candle, so no); pergola (yes, white); auto cover (no, we're getting the fence); fence (see \
above); kids (3 and 5); patience (running out). | Modern | - | Raised Spa, Scuppers, LED Lighting, Pergola, \
Safety Fence | y | - | - | 2 Scuppers | -
Señor, le escribo porque mi vecino me dio su número. Mi marido y yo ya estamos grandes y queremos una \
piscina para hacer ejercicio, nada de lujos. Primero pensamos en una redonda, después en una en forma de \
riñón, y al final mi doctora dijo que lo mejor es una larga para nadar, de carriles. Que sea climatizada, \
por favor, y con barandal. La casa es amarilla, la de la esquina, no tiene pierde. Doña Carmen | Lap | - | \
Heating | n | - | - | - | -
So bid one is the cheapest and he's got no license. Bid two's the one with the round pool, and we do love \
the round pool, with the bench and the single waterfall pouring off the pergola beam. Bid three is the same \
round pool for eleven thousand more. Does anybody ever choose bid three? We want bid two's pool from \
somebody who calls back. So: round, bench, pergola, the one waterfall, and no deeper than five feet because \
of my mother in law. | - | - | Pergola, Waterfall | n | - | ?-5 | 1 Waterfall | Round
hi its dev, my mom n dad r fighting abt the pool so im texting u instead. dad wants a luxary one w a \
vanishing edge n a swim up bar. mom wants a reglar one that she can see from the kichen. they agreed (!!) \
on: luxury yes, bar no, vanishing edge no, spa yes, 6 lights, outdoor kitchen yes bc then dad cooks. im 16 \
so nobody asked me but a diving board wouldve been sick. they said no | Luxury | - | Raised Spa, LED \
Lighting, Outdoor Kitchen | n | - | - | 6 LED Lighting | -
`);
