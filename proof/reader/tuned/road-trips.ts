import { type Labelled, parseLabelled } from '../labelled.ts';

// All regions: dictation, comparisons with other pools, offers that were wrong, second thoughts.
// A backslash at the end of a line joins it with the next one.

export const ROAD_TRIPS: Labelled[] = parseLabelled(`
okay so my mama is coming to live with us in august and she has the bad hip so what we been talking about is \
a pool she can just walk down into like at the beach no steps and my husband wants it about thirty six by \
eighteen because his brother up in Macon got a forty footer and never uses the last ten feet of it and we \
got two little ones four and six so nothing deeper than five feet and lord yes a hot tub for mama and some \
lights so we can see at night | - | 36 | Beach Entry, Raised Spa, LED Lighting | y | 18 | ?-5 | - | -
my wife wants a lap pool and I want a lagoon so after three months of arguing its the lagoon, with a \
waterfall at each end so two of em | Lagoon | - | Waterfall | n | - | - | 2 Waterfall | -
hey there from Duluth, you betcha we know the season is short so it has to be heated and it has to have one \
of them automatic covers, 14 by 28 would do us fine | - | 28 | Heating, Automatic Cover | n | 14 | - | - | -
wicked long story but my dad built the three decker we grew up in over in Quincy and now its mine and the \
yard is the size of a bus so my brother says put in a hot tub and call it a day but I promised my girls a \
pool the girls are six and nine so I want a small one a rectangle with a heater and a fence around it and a \
bench all along one side for the moms and no nothing shooting out of anything like my cousin Sully has in \
Braintree with the lights and the music | Small Rectangular | - | Heating, Safety Fence | y | - | - | - | -
So here is the story. When I was growing up outside of Lubbock my granddaddy had a stock tank that we swam \
in, round, maybe ten feet across, and every cousin I have learned to float in it. Now I'm 58 and my own \
grandkids are coming up every weekend, and I'd like to do them one better: a round pool, 24 feet across, \
four and a half feet deep all the way over, with a tanning ledge for the babies and a fence with a locking \
gate because the youngest is two and fast. My son-in-law keeps pushing a diving board. No sir. Not after \
what happened to his cousin. | - | 24 | Sunshelf, Safety Fence | y | 24 | 4.5-4.5 | - | Round
can you make it look like those black bottom jungle pools in Kauai with the rocks and a slide coming out of \
the ferns | Tropical | - | Slide | n | - | - | - | -
me and my buddy both work on the oil rigs two weeks on two weeks off and when im home i want to sit in a hot \
tub with a cold beer and look at the fire so basically a spa and two fire bowls and whatever pool fits in \
front of that say twenty by ten | - | 20 | Raised Spa, Fire Feature | n | 10 | - | 2 Fire Feature | -
our neighbors the Hendersons put in a kidney pool in 1988 and its still the nicest one on the street but we \
are not kidney people we like it sleek and contemporary with three scuppers in a raised wall and a baja \
shelf | Modern | - | Scuppers, Sunshelf | n | - | - | 3 Scuppers | -
Ok Google no not Google um describe my pool okay I want an L shaped pool the long side is forty feet and the \
kids are all in college so it can go to nine feet at the deep end with a diving board | - | 40 | Diving \
Board | n | - | ?-9 | - | L
My husband had open heart surgery in February at the Cleveland Clinic and his cardiologist, Dr. Patel, a \
lovely man, says swimming is the best thing for him, every day, twenty minutes. We are both 71. The Y closed \
in the pandemic and never reopened. So we are looking at a lap pool, nothing fancy, 45 feet long and only 9 \
wide because that's all the side yard gives us (the side yard is 14 feet to the fence). Four feet deep from \
one end to the other so he can stand up any time he gets tired. It needs to be heated, obviously, this is \
Ohio, and our daughter says we should get the automatic cover so we don't lose the heat. I told her we'd \
think about it and we thought about it and yes. | Lap | 45 | Heating, Automatic Cover | n | 9 | 4-4 | - | -
small pool small yard small budget Philly rowhouse lol | Small Modern | - | - | n | - | - | - | -
I reckon we want us a swimming pond, no chlorine, with the cattails and lilies on one side cleaning the \
water | Natural | - | Regeneration Zone | n | - | - | - | -
my sister in Scottsdale has a negative edge pool that looks out on the golf course and I was so jealous at \
Thanksgiving that I told Rick on the plane home we're getting one too so yes a vanishing edge pool ours \
looks out on the mountains not golf 38 feet long with a spa and a fire pit off to the side | Infinity | 38 | \
Infinity Edge, Raised Spa, Fire Feature | n | - | - | - | -
She says oval. I say rectangle. We flipped a quarter at the kitchen table and it came up oval, so oval it \
is, 15 x 30. | - | 30 | - | n | 15 | - | - | Oval
yall got anything like a resort where theres a bar you swim up to cause my husband's retirement party is \
next june and he's been talking about that swim up bar at the Moon Palace since 2014 | Resort | - | Swim-Up \
Bar | n | - | - | - | -
We live in Ballard and it's gray nine months a year. What I picture is a pool that's warm, I mean properly \
warm, gas heater, with steam coming off in November, and a pergola over one end so we can swim in the \
drizzle without getting rained on, which I realize makes no sense. My partner Jules would also like an ice \
bath next to it because of a podcast. Fine, Jules gets the ice bath. About 12 feet by 26. | - | 26 | \
Heating, Pergola, Cold Plunge | n | 12 | - | - | -
just moved from Jersey to Cape Coral and everybody on the canal has a pool with a cage over it and ours has \
dirt, so step one, a freeform pool, thirty four long, saltwater, and heat it with solar panels because the \
roof faces south | Freeform | 34 | Saltwater System, Solar Heating | n | - | - | - | -
I dont know what kind of pool I want I just know I dont want what Darlene has | - | - | - | n | - | - | - | \
-
twin boys turning five in march need a shelf they can play on with bubblers like four bubblers and the rest \
no deeper than four foot | - | - | Sunshelf, Bubblers | y | - | ?-4 | 4 Bubblers | -
so my husband is from Naples not the Florida one the real one and his mother comes every summer and stays \
till September and she thinks our yard looks like a parking lot and honestly she isnt wrong so we want to \
make it an Italian villa kind of pool with the Roman ends and stone lions that spit no forget the lions she \
will want to name them but three spouts from the wall yes and terra cotta and it should be forty by twenty \
because thats what fits between the fig tree and the garage the garage is twenty four feet wide if that \
matters | Mediterranean | 40 | Scuppers | n | 20 | - | 3 Scuppers | Roman
What's the difference between gunite and fiberglass? | - | - | - | n | - | - | - | -
Luxury pool for a luxury house. Fifty by twenty five, raised spa, fire bowls at all four corners, swim up \
bar, outdoor kitchen. Do not show me anything cheap. | Luxury | 50 | Raised Spa, Fire Feature, Swim-Up Bar, \
Outdoor Kitchen | n | 25 | - | 4 Fire Feature | -
Up to camp in Rangeley the lake don't warm up till the middle of July and by Labor Day you're looking at \
frost, and my wife, she's from Virginia, she says it's like bathing in a martini. So she wants a pool, right \
there next to a lake, and I've quit arguing, thirty-nine years I've quit arguing. Heated. Cover that closes \
itself, for the needles. Should look like it belongs up there, so like a pond, a natural sort of a pool with \
rocks and ferns, not some blue bathtub like the Massachusetts people got across the cove. | Natural | - | \
Heating, Automatic Cover | n | - | - | - | -
Howdy. Fixin to put in a pool on our place outside Fredericksburg. We got six acres so room ain't the \
problem, the rock is the problem, they hit limestone at three foot on the septic. My brother-in-law Dale \
said just go with an above ground like his, and bless his heart, but I'm not looking at that thing for the \
next twenty years. What Connie and me settled on is a large freeform pool, natural stone around the edge, \
with a grotto the grandkids can hide in and a waterfall coming down over the front of it, and a slide off \
the side of the rocks. Keep it no more than 6 foot deep on account of the limestone. Oh, and a barbecue \
island, I do brisket. | Large Freeform | - | Grotto, Waterfall, Slide, Outdoor Kitchen | y | - | ?-6 | - | -
modern pool with five laminar jets arching over the water like at the Bellagio only smaller | Modern | - | \
Deck Jets | n | - | - | 5 Deck Jets | -
hi this is Patty from Sheboygan my number is nine two oh five five five oh one four two and I would like a \
pool thats round about eighteen foot across with a ladder thank you bye | - | 18 | - | n | 18 | - | - | \
Round
T shaped pool, 36 long, with the hot tub sitting in the top of the T | - | 36 | Raised Spa | n | - | - | - | \
T
Every summer for eleven years we drove the kids from Omaha to the water park in Kansas City and every summer \
somebody threw up around St. Joe. The kids are grown up now, and they have kids, five grandbabies between \
one and eight years old, and Papa has decided nobody is driving anywhere anymore. So Papa wants a slide. \
Grandma, that's me, wants zero entry so the babies can sit in it and a fence all around, I won't sleep \
otherwise. We'd like bubblers, at least three, where the babies sit. Long enough for the big ones to have a \
race, Papa says 42 feet. Width we don't care. | - | 42 | Slide, Beach Entry, Safety Fence, Bubblers | y | - \
| - | 3 Bubblers | -
he wants a pool like a hotel in Vegas and I want a pool like a spa in Sedona and the pool man said those are \
the same price so we are going with the Vegas one hotel style swim up bar lights everywhere and I get a hot \
tub | Resort | - | Swim-Up Bar, LED Lighting, Raised Spa | n | - | - | - | -
thirty two by sixteen three and a half feet going to eight with a diving board like the one I grew up with \
in Parma | - | 32 | Diving Board | n | 16 | 3.5-8 | - | -
lap pool 60 ft x 8 ft, modern, dark plaster, cold plunge at the far end | Lap | 60 | Cold Plunge | n | 8 | - \
| - | -
My ex got the house with the pool. It was a 20 by 40 with a spa and a grotto and I designed every inch of it \
and she got it, and her new boyfriend grills on my grill. So. New house, Chandler Arizona, yard is 70 by 45, \
and I'm starting over. I don't want the same pool, I don't want anything that reminds me of that pool. Give \
me something modern, clean lines, 35 feet by 14, a sun shelf, and a wall with a sheer descent coming off it. \
No spa. No grotto. God no. | Modern | 35 | Sunshelf, Waterfall | n | 14 | - | - | -
a tiki pool with a thatch bar in the water where I can serve mai tais | Tropical | - | Swim-Up Bar | n | - | \
- | - | -
we been married fifty one years and never had a pool and the doctor told Harold he needs to exercise his \
knees so nothing deep say four feet all over twelve by twenty four heated to ninety | - | 24 | Heating | n | \
12 | 4-4 | - | -
huge resort style pool for our wedding venue in Temecula, 80 x 35, with a beach entry big enough for photos \
and two waterfalls | Extra large Resort | 80 | Beach Entry, Waterfall | n | 35 | - | 2 Waterfall | -
Siri write this down so the yard slopes real bad toward the creek and the guy said thats perfect for an \
infinity pool so lets do an infinity pool thirty feet and where the water drops off the kids cant get to it \
because Mason is three and he climbs everything so put a fence with a self closing gate around the whole \
thing and I think thats it oh and milk and eggs | Infinity | 30 | Infinity Edge, Safety Fence | y | - | - | \
- | -
Growing up in Palm Springs in the sixties we all had the same pool, the kidney, and we all had the same scar \
on the knee from the same coping. I moved to Minneapolis for a man, buried the man, kept the house. I'm \
seventy-four, I have a hip from Stryker and a heat pump from Sweden, and I want my kidney pool back. With a \
heater that means it. With a cover that shuts by itself when the snow comes. And one diving board, not for \
me, for the look of it. | Kidney | - | Heating, Automatic Cover, Diving Board | n | - | - | - | -
My cousin Teo in El Paso got quoted ninety thousand for a pool with everything, the fire, the spouts, the \
spa, the bar. I don't have ninety. I have fifty five and a shovel. So, one shelf to lay out on, LED lights, \
saltwater because my wife's skin breaks out from chlorine, and a regular rectangle 26 by 13. That's the \
pool. If there's money left over one day we'll do a pergola, but don't draw it now. | Rectangular | 26 | \
Sunshelf, LED Lighting, Saltwater System | n | 13 | - | - | -
I am a swim coach at a high school in Fort Wayne and I want my own lap pool at home twenty five yards long \
two lanes so about fourteen feet wide five feet deep the whole way no steps in the lane | Lap | 75 | - | n | \
14 | 5-5 | - | -
an organic-looking pond to swim in, boulders, no concrete showing anywhere, dock at one end | Natural | - | \
- | n | - | - | - | -
What we have now is a cracked vinyl thing, 18 x 36, deep end 8 feet, put in by the people before us when \
Nixon was president. That's coming out. What goes in is smaller: 12 x 24, 5 feet at the deepest, 3 and a \
half at the steps. We're in Asheville so leaves are the enemy, hence an auto cover. And a propane heater to \
stretch it into October. | - | 24 | Automatic Cover, Heating | n | 12 | 3.5-5 | - | -
our friends in Naperville have water shooting out of the deck in arches and the kids went nuts for it, ours \
are 3, 5 and 9, so six of those please | - | - | Deck Jets | y | - | - | 6 Deck Jets | -
I want a big old pool | Large Modern | - | - | n | - | - | - | -
My husband and I agree on exactly nothing, so here's the treaty as it was signed last night over a bottle of \
Zinfandel. He gives up the diving board. I give up the swim-up bar. He gets a fire pit, I get a spa, and \
it's a spa that spills over, he's been told. Shape: he said rectangle, I said kidney, we both hate each \
other's idea, so freeform. Length 33 feet, which is the average of 28 and 38. The dog gets the sun shelf. \
Nobody gets a slide, and yes, he asked again at breakfast. | Freeform | 33 | Fire Feature, Raised Spa, \
Sunshelf | n | - | - | - | -
yinz do them pools with the jets in the deck and colored lights? we're up in Butler. figure sixteen by \
thirty | - | 30 | Deck Jets, LED Lighting | n | 16 | - | - | -
Mediterranean pool with 2 fire bowls on pillars and a waterfall between them | Mediterranean | - | Fire \
Feature, Waterfall | n | - | - | 2 Fire Feature | -
I work from home in Boulder and what I need at lunch is fifteen minutes of hard swimming then three minutes \
in ice water then back to Zoom so a lap pool forty feet and a cold plunge and heat it with solar please we \
have thirty panels on the barn already doing nothing | Lap | 40 | Cold Plunge, Solar Heating | n | - | - | - \
| -
The fella who did my brother's pool in Plano came out, walked the yard for ten minutes and drew us a fifty \
footer with a grotto and a bar with six stools. I about fell out of my chair. We are two people and a \
beagle. My brother has five boys and a chicken business, it makes sense for him. For us, think of something \
for reading in: a shelf you can set a lounge chair on, an oval shape because Marlene doesn't like corners, \
bubblers under the chairs, two of them, and a pergola to keep the sun off. That's a whole lot of happiness \
right there. | - | - | Sunshelf, Bubblers, Pergola | n | - | - | 2 Bubblers | Oval
Oval pool, twelve by twenty one, that's twenty one feet long, four foot six deep everywhere, salt system. \
We're retired teachers in Boise and it's for water aerobics with the girls. | - | 21 | Saltwater System | n \
| 12 | 4.5-4.5 | - | Oval
Good morning, I am writing on behalf of my father who is 84 and refuses to use a computer. He lives in Baton \
Rouge with my stepmother. He would like what he calls a real pool, by which he means rectangular, with \
straight lines only, forty feet by twenty, three feet in the shallow and nine in the deep and a diving \
board, because that was the pool at the country club where he lifeguarded in 1958. My stepmother would like \
a hot tub. He has consented to the hot tub. He has not consented to the waterfall, so leave that off. There \
are great-grandchildren, the oldest is four, so please put a fence. | Rectangular | 40 | Diving Board, \
Raised Spa, Safety Fence | y | 20 | 3-9 | - | -
kinda want that jungle vibe with palms and a lagoon oh wait my wife says pick one okay lagoon | Lagoon | - | \
- | n | - | - | - | -
Aloha from Hilo side. Everybody on the mainland wants a pool to look like here, with the tiki torches and \
fake waterfalls, my cousin in Vegas has three fake waterfalls and a plastic parrot. We get the real ones, \
and a hundred thirty inches of rain too. What my husband and I like is the opposite, real clean and \
minimalist, gray plaster, a raised wall with three scuppers, and one long bench. No heat. The aunties will \
come Sundays with the keiki, all under ten, so keep a shallow end, three feet, and let it go to five. | \
Modern | - | Scuppers | y | - | 3-5 | 3 Scuppers | -
My mother-in-law's condo in Boca has a pool the size of Rhode Island and she tells us about it every single \
Sunday. We have a lot in Worcester that's 60 by 100 with a ledge of granite through the middle. So what can \
actually go there is a small pool, 10 by 18, maybe with a little waterfall off the granite, and I want it \
heated because my wife gets cold in July. That's the whole wish. She can keep Rhode Island. | Small Modern | \
18 | Waterfall, Heating | n | 10 | - | - | -
a pair of bubblers on the tanning ledge, a pair of fire bowls, thats my must haves | - | - | Bubblers, \
Sunshelf, Fire Feature | n | - | - | 2 Bubblers, 2 Fire Feature | -
yeah so um I was at my boss's house in Greenwich for the Fourth and he has this pool that runs right up to \
the edge and the water just disappears into the Sound and I thought man if I ever make partner well I made \
partner so I want a modern infinity pool forty five by fifteen with a hot tub in the same line and lights \
under the edge and a kitchen outside with a pizza oven and I want it bigger than his but not so you notice \
his is forty | Infinity | 45 | Infinity Edge, Raised Spa, LED Lighting, Outdoor Kitchen | n | 15 | - | - | -
Roman style pool 38 x 19 with the rounded ends and steps in one of them like at my aunt's in Fresno | - | 38 \
| - | n | 19 | - | - | Roman
I'd like to talk to somebody about my invoice it was charged twice | - | - | - | n | - | - | - | -
Two teenagers, fifteen and seventeen, who live on their phones. The bribe: a slide and a nine-foot deep end \
with a diving board. The price they pay: they mow. Roughly 40 by 18. | - | 40 | Slide, Diving Board | n | 18 \
| ?-9 | - | -
in New Mexico you dont waste water so small and covered, auto cover, and heat off the sun, sixteen by nine \
is plenty | Small Modern | 16 | Automatic Cover, Solar Heating | n | 9 | - | - | -
When Grandma Ruth passed she left us eighty thousand dollars and a note that said put in the pool you always \
said you couldn't afford, so here we are, crying in a pool form. She had a round one behind the farmhouse in \
Paducah, and we thought about round for her sake, but it doesn't fit with the oak, so kidney, like the one \
at the motel she and Grandpa honeymooned at. Thirty two feet. One waterfall, just one, she hated fuss. Steps \
with a handrail. And lights, so we can sit out like she did. Our girls are seven and four. | Kidney | 32 | \
Waterfall, LED Lighting | y | - | - | 1 Waterfall | -
Something earthy, like a Tuscan villa pool, 36 x 16, a raised spa and 4 spouts out of the stone wall | \
Mediterranean | 36 | Raised Spa, Scuppers | n | 16 | - | 4 Scuppers | -
not gonna lie we just want the pool from the Sandals in Jamaica with the bar in it and the shelf where you \
lay in the water with a drink | Resort | - | Swim-Up Bar, Sunshelf | n | - | - | - | -
we raise Labs in Bozeman. the dogs swim more than we do. beach entry so old Hank can walk in, saltwater so \
it don't burn their eyes, 30 foot | - | 30 | Beach Entry, Saltwater System | n | - | - | - | -
L-shaped, modern, 34 on the long leg, with the sun shelf in the short leg and eight LED lights | Modern | 34 \
| Sunshelf, LED Lighting | n | - | - | 8 LED Lighting | L
ok so my husband Dwayne measured the yard three times and got three different numbers the yard is either \
sixty two or fifty eight or sixty feet across so dont ask me but the pool we both agree on thats the only \
thing we agree on is fourteen by twenty eight and it has to leave room for his smoker and a picnic table for \
when his people come up from Mobile which is every blessed holiday and there is about nineteen of them and \
half of them under ten so make the shallow end three feet and no deeper than five and a fence please Jesus a \
fence | - | 28 | Safety Fence | y | 14 | 3-5 | - | -
for my airbnb in joshua tree: cowboy pool vibe but built in, round, 10 ft across, heated | - | 10 | Heating \
| n | 10 | - | - | Round
I have MS and heat is hard for me, so no heater, please. I need a ramp-like beach entry and a grab rail, \
water around four feet deep throughout, and shade, so a pergola over part of it. My husband adds: and a \
waterfall, for the sound. I'd put up with that. | - | - | Beach Entry, Pergola, Waterfall | n | - | 4-4 | - \
| -
My late father-in-law spent his whole navy pension on an outdoor grill in San Juan and I inherited it, it's \
twelve feet long and it is in storage in Orlando at $140 a month. So there's an outdoor kitchen going in to \
hold it, and the pool comes after that, not the other way around. I'd like it like a nice hotel: the bar \
where you sit in the water and look across at whoever is cooking, two fire bowls on each side of the bar so \
four in all, and a hot tub where the old men can argue about baseball. No slide, no board, nobody here is \
under forty. | Resort | - | Swim-Up Bar, Fire Feature, Raised Spa, Outdoor Kitchen | n | - | - | 4 Fire \
Feature | -
Lagoon look, boulders, a grotto with a bench in it, two slides no wait one slide, and a deep end of 8 | \
Lagoon | - | Grotto, Slide | n | - | ?-8 | - | -
everybody in our cul de sac in Overland Park has the exact same rectangle with the exact same three scuppers \
and the exact same two fire bowls like they were ordered off a menu and my husband says we should get it too \
because resale and I said over my dead body so we are doing a natural pool with a planted filter zone and \
frogs and if the frogs bother the Wilsons well the Wilsons' leaf blower bothers me and it can be about \
thirty eight by twenty counting the plants no sorry the swimming part is twenty six by sixteen thats the \
number you want | Natural | 26 | Regeneration Zone | n | 16 | - | - | -
Extra large pool, we have nine kids under 12 between us (blended family, yes, on purpose). Slide, bubblers, \
beach entry, fence. | Extra large Modern | - | Slide, Bubblers, Beach Entry, Safety Fence | y | - | - | - | \
-
we had the best pool in Bakersfield before the divorce his and mine both before either of us met and we \
compare them all the time his had the slide and the cave and mine had the fire bowls and the spa and neither \
one of us can afford all four again on one salary so we each picked one he picked the slide because his son \
is seven and is with us every other week and I picked the spa because I am with his son every other week and \
its going to be freeform with palm trees and salt water | Freeform | - | Slide, Raised Spa, Saltwater System \
| y | - | - | - | -
I'm an ICU nurse on nights in Baltimore and what I want is a place to float at 9 in the morning where nobody \
talks to me. Oval, maybe 22 by 12, with a water wall at one end loud enough to drown out my neighbor's leaf \
blower, and a pergola over the other end because I burn. No lights, I'll be asleep when it's dark or at \
work. No kids, no parties. | - | 22 | Waterfall, Pergola | n | 12 | - | - | Oval
a couple of deck jets and a couple of bubblers would make my granddaughters day | - | - | Deck Jets, \
Bubblers | y | - | - | 2 Deck Jets, 2 Bubblers | -
we're looking at somewhere between 28 and 32 feet long, 15 wide, sleek, dark bottom, spa flush with the deck \
| Modern | 30 | Raised Spa | n | 15 | - | - | -
Well now I'll tell you, I've sold tractors in Ames for forty years and I never thought I'd be asking a \
computer for a swimming pool. The wife saw one on the television, a fella in California, it had rock work \
and a cave you could swim into and water coming down in front of the cave. She about wore the rewind button \
out. So that's what she gets: lagoon kind of a pool with the cave and the falls. I'd like a hot tub for my \
back, and I'd want a heater on the whole shebang. Size, oh, our machine shed is 60 by 40, so not that. Call \
it 44 by 22. | Lagoon | 44 | Grotto, Waterfall, Raised Spa, Heating | n | 22 | - | - | -
minimalist. 30x10. one fire feature, linear, at the end. nothing else. | Modern | 30 | Fire Feature | n | 10 \
| - | 1 Fire Feature | -
we got the big truck the big boat and the big grill time for the pool, tropical, waterfall, tiki bar in the \
water | Tropical | - | Waterfall, Swim-Up Bar | n | - | - | - | -
T-shape please, 40 by 20, the crossbar is where the steps and the ledge go, volleyball net across the long \
part. deep part 6 ft, shelf part doesnt matter | - | 40 | Sunshelf | n | 20 | ?-6 | - | T
He: diving board. Me: no. He: slide. Me: the insurance. He: so what can I have. Me: a fire pit, honey. So, a \
fire pit. And a medium size pool, rectangle. | Medium Rectangular | - | Fire Feature | n | - | - | - | -
my daughter is getting married in our yard in Savannah on may 9 of next year and there is going to be two \
hundred people and the planner wants a clear view from the porch to the marsh so the pool cant have anything \
sticking up no raised spa no rock no wall just water and I thought of one of them vanishing edge pools \
toward the marsh fifty by sixteen with lights all down the inside ten of them she said and after the wedding \
its for us and Lord willing some grandbabies someday but there aint none yet | Infinity | 50 | Infinity \
Edge, LED Lighting | n | 16 | - | 10 LED Lighting | -
Need: pool fence, pool alarm, shallow only. 3 ft to 4 ft. Foster kids, ages 2 thru 8. | - | - | Safety Fence \
| y | - | 3-4 | - | -
My neighbor Gary is a retired dentist and he has a pool with a waterfall, a grotto, a slide, a bar, and a \
statue of himself, I'm not kidding, in a toga. We have to look at it from our bedroom. What I'd like, in \
return, is dignity. A rectangle. Thirty six by fourteen. Bluestone. A cover that closes by itself, and a spa \
at the house end where I can't see Gary. My wife says add some lights, soft ones. Fine. | Rectangular | 36 | \
Automatic Cover, Raised Spa, LED Lighting | n | 14 | - | - | -
saltwater kidney pool w/ a jacuzzi n 3 bubblers, were in laredo its HOT so no heater | Kidney | - | \
Saltwater System, Raised Spa, Bubblers | n | - | - | 3 Bubblers | -
I would like to be able to swim in October in Traverse City without dying, so heat it good. | - | - | \
Heating | n | - | - | - | -
Please a Roman end pool, both ends, with steps in the house side end, 34 long 17 wide 3 to 7 deep. House is \
Greek Revival 1911. | - | 34 | - | n | 17 | 3-7 | - | Roman
so I told my husband we could have a natural pool like the one at his cousin's in Vermont and he said the \
cousin's pool is green and full of newts and I said yes that is the point and he said over my dead body so \
its a regular saltwater pool after all twenty eight by fourteen freeform with plants close by just not in it \
and I am still mad | Freeform | 28 | Saltwater System | n | 14 | - | - | -
big luxury pool with a waterfall in both corners and a swim up bar and outdoor kitchen for hosting the \
Dolphins games | Large Luxury | - | Waterfall, Swim-Up Bar, Outdoor Kitchen | n | - | - | 2 Waterfall | -
so theres this guy at work Trent who got one of those cold tubs and he will not shut up about it and at \
first I laughed and then I tried it at his barbecue and now I get it okay so I want a cold plunge and my \
wife wants a hot tub right next to it and between the two of them some kind of pool I dont really care \
modern I guess with a flat wall of water coming down so we cant hear the interstate we are about four \
hundred feet from I forty in Knoxville and the trucks never stop | Modern | - | Cold Plunge, Raised Spa, \
Waterfall | n | - | - | - | -
Down here in Houma everything sits on water anyway so the engineer says no deeper than five foot. My husband \
wanted ten foot with a high dive, he can want. What we ended up with on the napkin at Boudreau's is a lagoon \
pool, 45 long and about 25 at the widest, beach entry on the house side, a slide for our three (8, 6 and the \
baby, who's one), and two waterfalls out the rock on the far side. The napkin also had a bar on it but that \
was the margaritas, leave the bar off. | Lagoon | 45 | Beach Entry, Slide, Waterfall | y | 25 | ?-5 | 2 \
Waterfall | -
resort pool for a 12 unit motel in Wildwood NJ, 50 by 24, fenced, three foot to five foot, lit at night | \
Resort | 50 | Safety Fence, LED Lighting | n | 24 | 3-5 | - | -
My therapist says I should describe what calm looks like so here goes calm is a pool like a pond with reeds \
around it and no one in it and dragonflies thats it thats the pool | Natural | - | - | n | - | - | - | -
Circular pool 20 feet in diameter with a ring of 12 lights and a bubbler dead center, just the one | - | 20 \
| LED Lighting, Bubblers | n | 20 | - | 12 LED Lighting, 1 Bubblers | Round
We're comparing. Pool A is my sister's in Franklin, 16 x 34, rectangle, spa on the end; it's nice but cold. \
Pool B is the one at our rental in Destin last June, no idea of the size, with the shelf you put chairs on \
and the fire bowls. If you took A's size and shape and B's shelf and fire bowls and heated it, and skipped \
the spa since we never once got in hers, we'd sign tomorrow. | Rectangular | 34 | Sunshelf, Fire Feature, \
Heating | n | 16 | - | - | -
We were out to the in-laws' in Rapid City over Easter and they've got a twenty-seven foot round above-ground \
with a deck my father-in-law built out of railroad ties, and I'll say this for it, everybody was in it. \
Everybody! The teenagers, the uncles, even Pastor Jim. Nobody's ever in my brother's fancy one in Denver. So \
my wife and I talked the whole way home on I-90 and we want a round one too, only in the ground, with a \
bench all the way around the inside and a fire pit close by, and heat. And we've a baby due in July, so put \
a locking fence on it. | - | - | Fire Feature, Heating, Safety Fence | y | - | - | - | Round
my wife's from Guadalajara and she says a house without a fountain is not a house so three water spouts \
along the back wall and blue tile all over spanish style pool you know with the steps tiled too and about \
thirty by fifteen because the lemon tree stays she said the lemon tree stays before anything else gets \
decided | Mediterranean | 30 | Scuppers | n | 15 | - | 3 Scuppers | -
is it true a pool lowers the value of a house in Syracuse my realtor said so | - | - | - | n | - | - | - | -
Contemporary, 40' x 16', 3'6" to 6', sun shelf, spa, auto cover, heater, four scuppers on a raised beam. \
Contractor license not needed, I am one. | Modern | 40 | Sunshelf, Raised Spa, Automatic Cover, Heating, \
Scuppers | n | 16 | 3.5-6 | 4 Scuppers | -
I'm eighty and I want to dive off a board into my own pool one time before I go. Deep end ten feet. The rest \
you can decide, kiddo. | - | - | Diving Board | n | - | ?-10 | - | -
okay hold on the dog okay so we need a pool that the grandkids can't fall in so a fence and also the \
automatic cover and my son says alarms too and it should be where I can see it from the kitchen sink and it \
should have a shallow shelf with those bubbly things and for me a hot tub because of my fibromyalgia and \
Frank says a bar to sit at in the water but Frank also said he would build the deck in 1996 so no bar Frank \
and long enough to swim a little thirty feet I guess | - | 30 | Safety Fence, Automatic Cover, Sunshelf, \
Bubblers, Raised Spa | y | - | - | - | -
Polynesian theme, grotto w/ a hot tub inside, slide around the back, 3 tiki torches i mean fire bowls, we \
are in Henderson NV | Tropical | - | Grotto, Raised Spa, Slide, Fire Feature | n | - | - | 3 Fire Feature | \
-
in our town in Vermont you need a permit for anything and the zoning lady is my ex sister in law so believe \
me it will get looked at so we want something she cant say no to long and thin along the old stone wall a \
lap pool fifty feet and eight feet across with solar panels on the sugarhouse roof to warm it and an \
automatic cover the color of slate and no lights because of the moths and no fence because the wall is the \
fence she can come measure it | Lap | 50 | Solar Heating, Automatic Cover | n | 8 | - | - | -
honestly after the hurricane took the roof and the lanai and the old pool screen we just want something that \
makes us happy again my husband lost his brother that year too and we havent had people over since so think \
party pool think laughing people a large tropical pool with a waterfall and a swim up bar and a big outdoor \
grill area and lights in the palms and in the water and saltwater because its easier on everybody and the \
kids are all in their thirties now so make it deep seven feet at the far end | Large Tropical | - | \
Waterfall, Swim-Up Bar, Outdoor Kitchen, LED Lighting, Saltwater System | n | - | ?-7 | - | -
oval infinity pool on the bluff, 28 by 15, nothing but the ocean behind it | Infinity | 28 | Infinity Edge | \
n | 15 | - | - | Oval
My husband's a firefighter in Redding and after the last three summers he wants every gallon he can get up \
here with a pump on it, so this is a pool and a water tank both. Large, rectangle, 20 by 45, and deep, 4 to \
9. I asked for one nice thing and I was told I could have one nice thing, and my nice thing is a raised hot \
tub. No fire pit, for what I'd hope are obvious reasons. | Large Rectangular | 45 | Raised Spa | n | 20 | \
4-9 | - | -
My husband played center at Wichita State, he's six foot ten, and there is not a pool in our whole \
subdivision where the man can stand up and have water above his belt. The Kowalskis have a three to five. \
The club has a three to five. We went to my sister's in Branson and he sat on the step like a heron. So ours \
is going to be six feet, the same six feet all over, and I'll wear a noodle. He'd like it plain, with \
straight lines only. I'd like lights, and I'd like four of those arcs of water from the deck, because if I'm \
going to bob around I want something to look at. | Rectangular | - | LED Lighting, Deck Jets | n | - | 6-6 | \
4 Deck Jets | -
I had a dream about a pool last night it was round and glowing and there were two waterfalls and my late \
husband was floating in it and when I woke up I called my son in Charlotte and he said Mom just get it so I \
am getting it round twenty two feet across two waterfalls and lights under the water | - | 22 | Waterfall, \
LED Lighting | n | 22 | - | 2 Waterfall | Round
L shape, 38 ft one way and 22 ft the other, slide in the corner, shallow end 3 ft for the 6 yr old | - | 38 \
| Slide | y | 22 | 3-? | - | L
pool like a mountain lake, natural, boulders, gravel beach to walk in from, plants that clean it, no \
chemicals, were at 7200 ft near Durango | Natural | - | Beach Entry, Regeneration Zone | n | - | - | - | -
We toured five model homes in The Woodlands on Saturday and every one had the same spa with the same \
spillover. Number three had an 18 by 38 pool with glass tile, and Number five a vanishing edge over the \
bayou, and my husband is still talking about number five. But our lot is flat as a pancake, so no vanishing \
edge. Something luxurious then, with glass tile, a sheer descent and two fire bowls, one on either side of \
it, a sun shelf with umbrella holes, and heat. Around 36 feet. Oh, and yes, after all that, the spa. | \
Luxury | 36 | Waterfall, Fire Feature, Sunshelf, Heating, Raised Spa | n | - | - | 2 Fire Feature | -
New here, longtime lurker. Got my first quote yesterday and want a sanity check. I asked the builder for a \
16x32 rectangle with a tanning ledge, and he came back with a 20x40 freeform with a grotto and a price tag \
of 148k. I never said grotto. I never said freeform. I've told him twice now: 16x32, rectangle, tanning \
ledge, two bubblers on the ledge, salt system. That's it. Am I crazy or is he not listening? | Rectangular | \
32 | Sunshelf, Bubblers, Saltwater System | n | 16 | - | 2 Bubblers | -
Can the forum help me decide? Hubby drew a rectangel on a napkin, I drew a circle on the same napkin, the \
waiter threw the napkin out. We are now at: rectangle, becuase his napkin was first. But I get the extras. \
My extras: tanning ledge, 2 bubblers in it, a hot tub that spills in the pool, and color lights. His extras: \
none, he has the rectangle. Builder has allready tried to sell us his extras (a slide, we have no kids). | \
Rectangular | - | Sunshelf, Bubblers, Raised Spa, LED Lighting | n | - | - | 2 Bubblers | -
queremos una alberca moderna de 10 metros por 4 con jacuzzi y luces led | Modern | 32.81 | Raised Spa, LED \
Lighting | n | 13.12 | - | - | -
want 40 ft no 36 ft lap pool 10 wide | Lap | 36 | - | n | 10 | - | - | -
Hello, we are German family moved to Raleigh. We would like to have a natural pool with a zone for the \
plants which clean the water, like we had at home. The swimming part shall be 9 m by 5 m, and 1.5 m deep \
everywhere. Our builder offered us a chlorine pool with a slide, but this is not at all what we have asked. \
Children are 17 and 19 and swim already very well. | Natural | 29.53 | Regeneration Zone | n | 16.40 | \
4.92-4.92 | - | -
L shape pool. 12m on the long side. 4 wall spouts. thx | - | 39.37 | Scuppers | n | - | - | 4 Scuppers | L
infinty pool w/ hottub n fire bowls (2) overlookin the canyon | Infinity | - | Infinity Edge, Raised Spa, \
Fire Feature | n | - | - | 2 Fire Feature | -
25 yard lap pool, 3 yards wide, 4 feet deep at both ends and everywhere between. masters swimmer, 62, bad \
shoulder | Lap | 75 | - | n | 9 | 4-4 | - | -
Edit: fixed my numbers.\\n\\nLooking for opinions on an oval, 18 by 33, in sandy soil (Long Island). Steel \
wall vs gunite? Shallow 3.5, deep 7. Kids are 4 and 7 so there will be a fence with a gate, code says so \
anyway. First builder quoted me a round one, 27 ft, because he had the kit lying around. No thank you. | - | \
33 | Safety Fence | y | 18 | 3.5-7 | - | Oval
small kidny pool | Small Kidney | - | - | n | - | - | - | -
scratch what i said before. no waterfall. yes to 3 deck jets. length stays 34 | - | 34 | Deck Jets | n | - | \
- | 3 Deck Jets | -
Somos una familia grande, con mis suegros y cuatro niños de 2 a 9 años, y queremos una alberca tipo laguna \
con entrada de playa para los chiquitos y una resbaladilla para los mayores. El constructor nos ofreció una \
rectangular de 6 metros con trampolín y eso no es lo que pedimos. La nuestra debe ser de 12 metros de largo \
por 6 de ancho, y no más de 1.5 metros de profundidad. También una cerca de seguridad, por los niños. | \
Lagoon | 39.37 | Beach Entry, Slide, Safety Fence | y | 19.69 | ?-4.92 | - | -
Update #4 on the pool that will not end. For those who asked: no, the builder did not come back. Yes, the \
hole is still there. It was ment to be a round pool and what he dug is more like a potato. My wife says it's \
a freeform now and to let it go. I will not let it go. Round. I want it round, with one waterfall at twelve \
o'clock and a fire bowl at three and another one at nine. If somebody in the Tampa area can turn a potato \
into a circle, DM me. | - | - | Waterfall, Fire Feature | n | - | - | 1 Waterfall, 2 Fire Feature | Round
modren pool w sunshelf 3 bublers n led lites | Modern | - | Sunshelf, Bubblers, LED Lighting | n | - | - | 3 \
Bubblers | -
Posting this so others learn from me. Builder #1: offered fiberglass, 12x25, because "it's on the truck." I \
want 14x35. Builder #2: offered a pool with an infinity edge. Our lot is flat. Builder #3: drew a spa twice \
the size we need and left out the heater. Builder #4 never came. What we actually want, for builder #5: \
sleek modern pool, 14x35, spa, gas heater, automatic cover. In that order of importance, and I would trade \
the dog for the cover. | Modern | 35 | Raised Spa, Heating, Automatic Cover | n | 14 | - | - | -
roman ends both sides 20x40 8ft deep end diving bord | - | 40 | Diving Board | n | 20 | ?-8 | - | Roman
Mediteranean style, 11 m x 4.5 m, a pair of scuppers | Mediterranean | 36.09 | Scuppers | n | 14.76 | - | 2 \
Scuppers | -
how much does a pool cost in phoenix ballpark | - | - | - | n | - | - | - | -
Is 300 inches too short for a plunge pool? That's what fits beside the garage, 300 inches by 120. I'd want \
it cold, ice bath cold, with a warm spa next to it so I can go back and forth. | - | 25 | Cold Plunge, \
Raised Spa | n | 10 | - | - | -
tropcial pool palm trees grotto slide 2 waterfals | Tropical | - | Grotto, Slide, Waterfall | n | - | - | 2 \
Waterfall | -
Typing on my phone at the airport so sorry for typos. We wnat a resort pool, biggish group of friends, no \
kids, the swim up bar is a must, 4 stools at the bar, fire pit off to the side, outdor kitchen with the \
pizza oven and the smoker. I said 45 ft to the last guy. Make it 50. He also put in a kiddie slide, which \
why, we are all 50 year old men. Take the slide out. | Resort | 50 | Swim-Up Bar, Fire Feature, Outdoor \
Kitchen | n | - | - | - | -
T shaped, 13 meters long, 1.2 m at the steps, 2 m in the deep | - | 42.65 | - | n | - | 3.94-6.56 | - | T
lagoon but no rocks | Lagoon | - | - | n | - | - | - | -
Piscina pequeña, estilo minimalista, con calefacción y cubierta automática. | Small Modern | - | Heating, \
Automatic Cover | n | - | - | - | -
so the builder says 18x36 is "standard" and anything else is custom and custom is +15%. fine then its \
custom. 17x35 because there is a sewer line. he also says i need a waterfall. i dont need a waterfall. i \
need a deep end of 9 for my dives (was on the team at Purdue) and a diving board and a shallow end where my \
wife can stand, 4 ft. thats the pool. anyone got a builder near Lafayette who reads emails? | - | 35 | \
Diving Board | n | 17 | 4-9 | - | -
Perdón por el texto largo. Mi mamá tiene 79 años y se cayó en marzo, y la terapista dice que necesita \
caminar en el agua todos los días. Queremos una piscina ovalada, sin escalones, con entrada tipo playa y \
agua calentita. El primer contratista nos quiso vender una piscina infinita con bar y fogatas, como si \
fuéramos un hotel. No, señor, es para mi mamá. Lo único de lujo que ella pidió son dos cascadas, porque le \
gusta el ruido del agua. | - | - | Beach Entry, Heating, Waterfall | n | - | - | 2 Waterfall | Oval
six bubblers?? no four. four bubblers on a baja shelf. and 2 fire bowls | - | - | Bubblers, Sunshelf, Fire \
Feature | n | - | - | 4 Bubblers, 2 Fire Feature | -
Luxury pool 15 m by 6 m, infinity edge on the long side, swim up bar, spa for eight persons. Money is not so \
much a problem, noise is a problem: quiet pump please. | Luxury | 49.21 | Infinity Edge, Swim-Up Bar, Raised \
Spa | n | 19.69 | - | - | -
We upgraded from a 12x24 above ground (2011 - 2023, rest in peace) and I have opinions. 1) Never again a \
ladder. 2) Never again chlorine tabs, so saltwater. 3) Never again vacuuming leaves out of it every morning, \
so automatic cover. 4) My knees want a beach entry. 5) My grandson, who is four, wants a shark, he is \
getting bubblers. The pool guy offered us "the same but bigger". Sir. Read the list. | - | - | Saltwater \
System, Automatic Cover, Beach Entry, Bubblers | y | - | - | - | -
asdf test test | - | - | - | n | - | - | - | -
Quick question for the hive mind. My DH (dear husband) wants deck jets and I want scuppers. Budget allows \
for one or the other, not both. The designer sent a rendering with neither and a giant fake rock waterfall \
that we both hated, so at least that brought us together. After sleeping on it: scuppers, three, in a raised \
wall on the far side. Pool is 36 feet by 15, modern, with a sun shelf. DD (dear daughter) is 5 and will live \
on that shelf. | Modern | 36 | Scuppers, Sunshelf | y | 15 | - | 3 Scuppers | -
10x20 ft, sorry, 10x20 YARDS, its for a swim club | - | 60 | - | n | 30 | - | - | -
circular pool pls 16' dia. 4' deep evrywhere | - | 16 | - | n | 16 | 4-4 | - | Round
Vivo en Miami y quiero una piscina tropical con cascada, bar dentro del agua y muchas luces. Nada de niños, \
es para fiestas. | Tropical | - | Waterfall, Swim-Up Bar, LED Lighting | n | - | - | - | -
Long time AZ resident here. Everyone tells you to heat the pool, and the store offered me a 400k BTU gas \
unit before I'd even sat down. I already have panels leftover from the house job, so solar, period. And what \
the store didn't ask about: my husband is a big man and a bad swimmer so no deep end. Four feet. All of it. \
Wait, four and a half, he just yelled from the garage. Freeform, some palms, and five lights because he \
walks into things. | Freeform | - | Solar Heating, LED Lighting | n | - | 4.5-4.5 | 5 LED Lighting | -
Long post, sorry. TLDR at bottom.\\n\\nWe bought the house in 2019 with a 1974 kidney pool, 14x28, that \
leaked 2 inches a day. Filled it in. Grass ever since. Now with a 3 year old and another one coming in \
October, we want water again, but safe. Builder wanted to dig the kidney back out ("the hole's already \
there!"), but it's under what is now our patio. So a new spot, by the fence, where the yard is 40 feet \
wide.\\n\\nTLDR: rectangle, 12 x 26, 3 ft to 5 ft, removable fence, automatic cover, sunshelf. No spa for \
now, maybe someday. | Rectangular | 26 | Safety Fence, Automatic Cover, Sunshelf | y | 12 | 3-5 | - | -
Hi, British in Charlotte, please forgive the spelling and the metres. We'd like a proper lap pool, 20 metres \
long by 2.5 wide, 1.4 metres throughout, heated, as one does not swim in cold water past the age of fifty. \
Our contractor, charming fellow, keeps drawing a lagoon with a cocktail bar. I have told him on two \
occasions that I don't want to be served anything in my pool. A colour-matched automatic cover would be \
splendid. | Lap | 65.62 | Heating, Automatic Cover | n | 8.20 | 4.59-4.59 | - | -
Elliptical, 9 by 5 metres, with one waterfall and only one please, the last drawing had three | - | 29.53 | \
Waterfall | n | 16.40 | - | 1 Waterfall | Oval
big reactangular pool w slide for my 2 boys 6+8 | Large Rectangular | - | Slide | y | - | - | - | -
I said L shaped and they drew me a rectangle with a bump. I said 38 feet and they drew 30. I said no spa and \
they drew a spa. So in writing, for the third time: an L, 38 feet on the long leg, 18 across, a diving board \
on the deep end at 8 and a half feet, shallow leg 3 feet. Grown sons, no babies. No spa. | - | 38 | Diving \
Board | n | 18 | 3-8.5 | - | L
negative edge pool 40x15. edit: 42x15. spa, no spa actually, just a cold plunge | Infinity | 42 | Infinity \
Edge, Cold Plunge | n | 15 | - | - | -
wat is cheapest pool for a rental | - | - | - | n | - | - | - | -
sixteen lights is overkill, ten lights is fine, and the pool 33 x 16, contemprary | Modern | 33 | LED \
Lighting | n | 16 | - | 10 LED Lighting | -
Buenas tardes, mi esposo and I want una alberca estilo español con azulejos, 8 metros de largo, and a hot \
tub para los dos. The builder says 6 meters but no, 8. | Mediterranean | 26.25 | Raised Spa | n | - | - | - \
| -
Anyone here done a Roman? I don't mean toga parties. I mean the half circle ends. Pool would be 36 x 18 \
overall, 3.5 to 8 ft, travertine coping, LED lights, heater. My builder in Tulsa keeps saying nobody's done \
one since the nineties and offers an L instead. I don't want an L. I want the Roman. My wife's parents had \
one and that's where I proposed, if he must know. | - | 36 | LED Lighting, Heating | n | 18 | 3.5-8 | - | \
Roman
extra large lagoon pool w/ 3 waterfalls grotto beach entry slide fire pit | Extra large Lagoon | - | \
Waterfall, Grotto, Beach Entry, Slide, Fire Feature | n | - | - | 3 Waterfall | -
ok hear me out katy tx. i want to walk out my back door and feel like im at the Hyatt. hotel style pool, \
swim up bar w the stools in the water, fire bowls (6 of em) down both sides, sheer descent behind the bar, \
pergola w fans, the BBQ island i saw at the home show in march. builder says thats 3 pools worth. he offered \
me a kidney w a deck heater. bro. i run a roofing company. i know what an upsell looks like and i know what \
a downsell looks like. | Resort | - | Swim-Up Bar, Fire Feature, Waterfall, Pergola, Outdoor Kitchen | n | - \
| - | 6 Fire Feature | -
4 deck jets 2 each side | - | - | Deck Jets | n | - | - | 4 Deck Jets | -
We are from Québec, snowbirds in Hallandale. Pool of 7 m by 3.5 m, it is small but it is enough, with salt \
and one heater electric. My wife she has arthritis, so steps large with a bar to hold. | Small Modern | \
22.97 | Saltwater System, Heating | n | 11.48 | - | - | -
modern, no wait, whats the one with the curves? freeform. freeform, 32 long | Freeform | 32 | - | n | - | - \
| - | -
soo my father in law is a "builder" (he built a shed) and he offerd to do our pool for cost. he drew a 20 x \
50 on graph paper w/ a 10 ft deep end. our whole yard is 35 x 60!! i love the man but no. we had it redone \
by a real designer and its a small lagoon pool w a waterfall and a lil beach entry for the baby (14 months) \
and a fence on all 4 sides. he took it ok. hes going to do the shed for the pump | Small Lagoon | - | \
Waterfall, Beach Entry, Safety Fence | y | - | - | - | -
Rant incoming. Salesman spent two hours at my kitchen table, ate my banana bread, and then presented "the \
Paradise Package": tropical lagoon, grotto, swim-up bar, slide, tiki torches, $210,000. I am a 66 year old \
widow in Spokane who asked for a place to do water walking. Four feet deep, flat bottom, 10 by 24, heated, \
with a cover I can close with a button because of the leaves. I don't have grandchildren and I don't drink. \
Does anybody just build what you ask for? | - | 24 | Heating, Automatic Cover | n | 10 | 4-4 | - | -
oval pol 5m x 10m depht 1.1 to 1.8 meters | - | 32.81 | - | n | 16.40 | 3.61-5.91 | - | Oval
Mods, delete if not allowed. I need somebody to tell me if this is to much for a quarter acre lot: a \
tropical pool w/ a grotto behind a waterfal, a slide that starts on top of the grotto, a swim up bar, and \
palm trees all over the place. My builder says yes its to much. My wife says yes its to much. My 7 and 9 \
year olds says no its perfect and honestly thats a tie. Would give up the swim up bar. OK I gave up the swim \
up bar, she just walked in. | Tropical | - | Grotto, Waterfall, Slide | y | - | - | - | -
Natural swiming pond w regeneration zone, 15 yards long incl nothing else just the swim part | Natural | 45 \
| Regeneration Zone | n | - | - | - | -
Hi all. Question on T pools. Has anyone got one? We're thinking of a T where the top bar holds a tanning \
ledge on the left, and steps on the right, with the spa in the middle behind it. Overall 38 feet long. The \
first guy we called said "why not just a rectangle?", the second said "why not just a kidney?", and the \
third said "sure" and then quoted us for a kidney. Kids are 14 and 16, they want depth, so 8 feet in the \
stem. Would love some deck jets too, two maybe, from the sides. | - | 38 | Sunshelf, Raised Spa, Deck Jets | \
n | - | ?-8 | 2 Deck Jets | T
una piscina redonda de 5 metros de diámetro, con 6 luces | - | 16.40 | LED Lighting | n | 16.40 | - | 6 LED \
Lighting | Round
medium modern pool, spa, no spa, ugh, ok spa | Medium Modern | - | Raised Spa | n | - | - | - | -
Fence first, pool second. That's what the county said and what my wife said and what the grandma said, so \
it's a pool with a safety fence. Twins are 18 months. The pool itself: kidney, about 30 x 15, 3 to 6 ft. \
Builder drew 3 to 9 with a diving board, for TWINS. 18 MONTHS. I nearly threw him in the hole. | Kidney | 30 \
| Safety Fence | y | 15 | 3-6 | - | -
I coach under-10 water polo out of Modesto and the city pool is closed for repairs till who knows, so a few \
of the parents and I are chipping in on one at my place. 14 metres by 7, that's all the yard will take, and \
1.2 metres deep at the shallow end with 2 metres at the other. Rectangular, lines on the bottom, no steps \
sticking out, no ledge, none of that. First bid had a ledge. Second bid had a ledge and a "kid-friendly \
mushroom". Third bid pending. | Rectangular | 45.93 | - | y | 22.97 | 3.94-6.56 | - | -
Pls help w/ Roman vs oval, same yard, same money. Roman looks right with the columns on our house. Oval is \
what the builder has a form for, and he offered 2k off. Wife says take the 2k. I say you look at a pool for \
thirty years and at 2k for a weekend. She said fine, but then I choose the rest. So: Roman, and she chooses \
a spa, a pair of fire bowls, and no diving board. I had wanted the diving board. | - | - | Raised Spa, Fire \
Feature | n | - | - | 2 Fire Feature | Roman
Replying to @poolguy77: no, I do NOT want the 50k "entry" pool you linked, that's 10x20 and I have four \
kids, the oldest is 10. I want 18x38. I want a slide and I want a beach entry. I want a big fence. What I \
don't want is another PM about your cousin who does vinyl liners. | - | 38 | Slide, Beach Entry, Safety \
Fence | y | 18 | - | - | -
Pool 480 inches x 180 inches (yes inches, my CAD is in inches) rectangular, 60 inches deep uniform | \
Rectangular | 40 | - | n | 15 | 5-5 | - | -
I need a solar cover or whatever, no forget the cover, just the solar heating. 24 round. | - | 24 | Solar \
Heating | n | 24 | - | - | Round
I've been reading this forum for six months and have concluded that everybody regrets something. Those who \
got the slide regret the slide. Those who didn't get the heater regret the heater. Nobody regrets the auto \
cover. Nobody regrets the ledge. So by the power of statistics: heater, auto cover, ledge, no slide. Modern, \
dark interior. My builder offered a package with "slide included" and I asked what it costs without the \
slide, and he said the same. | Modern | - | Heating, Automatic Cover, Sunshelf | n | - | - | - | -
Luxry pool for the beach house, hot tub + cold plunge, 5 scuppers | Luxury | - | Raised Spa, Cold Plunge, \
Scuppers | n | - | - | 5 Scuppers | -
OK update for those following my thread. Met with the third builder. He offered: round, 20 ft, because \
"round is strong". I asked for an oval. He offered: a waterfall kit. I asked for none. He offered: a \
discount if we sign today. We did not sign today. So the search goes on: an oval pool, 16 by 28, four to six \
feet, gas heat, two lights, and a builder who can hear. Central Jersey. Help. | - | 28 | Heating, LED \
Lighting | n | 16 | 4-6 | 2 LED Lighting | Oval
our view is the reason we bought. 40 miles on a clear day, you can see Pikes Peak from the tub. builder 1 \
wanted to put the pool BEHIND the house (where theres a fence and a propane tank). builder 2 put it in front \
but with a 3 ft rock wall waterfall thing across the view. hello?? vanishing edge pool, on the view side, \
nothin in front of it. heated cause were at 7000 ft. and a firepit where we can sit after. thats all. wat am \
i missing | Infinity | - | Infinity Edge, Heating, Fire Feature | n | - | - | - | -
tiki jungle pool, 9 metres, rope bridge if possible, slide, cave | Tropical | 29.53 | Slide, Grotto | n | - \
| - | - | -
Necesito una piscina de nado, carril de 25 metros por 3, climatizada. Tengo 58 años y el médico me mandó \
nadar por la espalda. El de la empresa me ofreció una de 12 metros con cascada y dos jacuzzis, imagínese, \
para un señor que vive solo. No quiero cascada ni jacuzzi. Sólo el carril, la calefacción y unas luces para \
nadar de noche. | Lap | 82.02 | Heating, LED Lighting | n | 9.84 | - | - | -
one fire bowl here and another one over there, spa between, 34x17 | - | 34 | Fire Feature, Raised Spa | n | \
17 | - | 2 Fire Feature | -
My turn to vent about a quote. I sent the guy a photo, an actual photo, of an L-shaped pool with a spa set \
in the elbow. He sent back a drawing of a kidney with the spa in the middle like an egg yolk. I called. He \
said L's crack. My uncle has had an L in Bakersfield since 1981 and the only thing that's cracked is my \
uncle. So: L. Spa in the elbow. Three wall spillways on the short leg, and a diving board on the long one. \
Who builds L's? | - | - | Raised Spa, Scuppers, Diving Board | n | - | - | 3 Scuppers | L
Sorry, autocorrect. I want a lap pool, not a lamp pool. Although lamps too, I guess, six of them underwater. \
Fifty feet. | Lap | 50 | LED Lighting | n | - | - | 6 LED Lighting | -
Here's my situation, and please be kind. Husband is deployed till March and I want it done as a surprise \
when he gets back. Whole budget 70k. He's always shown me pictures of those natural-style ponds with lily \
pads, and I asked three companies in Fayetteville and they offered me (1) a koi pond, (2) a rectangle with a \
plastic frog, (3) "we don't do that". I mean an honest swimming pond, with a planted filter area, a wood \
deck over one side, and a waterfall running from the plants back into the swim part. 30 by 20, up to 7 ft \
deep. Our son is 6 and can't wait. | Natural | 30 | Regeneration Zone, Waterfall | y | 20 | ?-7 | - | -
To the person who asked for my final spec, here you go, and thanks for all the input in this thread. Went \
from kidney to lagoon to kidney again. Final: kidney. Went from no lights to 8 lights to 3. Final: 3 lights. \
Went from gas heater to solar to nothing. Final: nothing, it's Yuma. Bubblers stayed at 4 the entire time, \
since my 2 year old saw them at her friend's and says "bubba" all day. Beach entry cut. Fence, obviously, \
mesh with a gate. | Kidney | - | LED Lighting, Bubblers, Safety Fence | y | - | - | 3 LED Lighting, 4 \
Bubblers | -
Lshape w/ 3 bubblers in the short part and deckjets in the long, 40x25 overall | - | 40 | Bubblers, Deck \
Jets | n | 25 | - | 3 Bubblers | L
not lagoon. not tropical. not resort. just modern. 30 | Modern | 30 | - | n | - | - | - | -
We had it all drawn, 18 x 40 with the grotto, and then the geologist came. Clay. So now everything's \
smaller: 14 x 28, no grotto, no rock at all, and the deep end goes from 8 to 5 and a half. We kept the spa, \
because I said I'd leave otherwise, and the two scuppers because they were already paid. The kids (9 and 11) \
kept the slide. Shape's the same freeform as before. | Freeform | 28 | Raised Spa, Scuppers, Slide | y | 14 \
| ?-5.5 | 2 Scuppers | -
Finnish-American here, Upper Peninsula, we have a sauna from 1936 that my great grandfather built, and what \
it lacks is a place to jump into. Some of you'll say roll in the snow, and I have, I'm 61 now and the snow \
got harder. I'd like a cold plunge right outside the sauna door and then a natural pool beyond it with reeds \
doing the cleaning, no chlorine near my sauna, thank you. Contractor from Marquette offered an ordinary hot \
tub. We've had words. | Natural | - | Cold Plunge, Regeneration Zone | n | - | - | - | -
is grecian the one with cut corners or round ends? i want the round ends like the romans, 32x16 | - | 32 | - \
| n | 16 | - | - | Roman
Pergola 12x16. Pool 15x30. Outdoor kitchen 10 ft of counter. Spa 7x7. Style of house is craftsman, pool just \
rectangular. | Rectangular | 30 | Pergola, Outdoor Kitchen, Raised Spa | n | 15 | - | - | -
alberca grande estilo resort con bar dentro del agua, dos cascadas y chapoteadero para mis nietos | Large \
Resort | - | Swim-Up Bar, Waterfall | y | - | - | 2 Waterfall | -
ok so i typed this whole thing once and the site ate it so short version. 2 adults 0 kids 1 parrot. \
mediteranian pool. 3 spouts on the back wall. 26 ft by 13. jacuzi. a pergola for shade with grape vines. the \
guy from the pool store said do a lagoon, everyone does a lagoon, i said sir look at my house, it has \
arches. he said lagoons go with arches. they do not. | Mediterranean | 26 | Scuppers, Raised Spa, Pergola | \
n | 13 | - | 3 Scuppers | -
deep end 2.5m shallow 1m length 14m board to dive | - | 45.93 | Diving Board | n | - | 3.28-8.20 | - | -
8 bubblers in a splash area for day care kids, rest 3ft deep throughout | - | - | Bubblers | y | - | 3-3 | 8 \
Bubblers | -
The HOA denied the first one. It was 20x45 with a 12 foot slide, and yes, in hindsight. Second try, and they \
want it "tasteful", so: modern, 15x34, one sheer descent, automatic cover, no slide, dark fence around it. \
My kids are 8, 6, and 3 and have been told about the slide. It did not go well. If anyone from the HOA reads \
this, they're coming to your house. | Modern | 34 | Waterfall, Automatic Cover, Safety Fence | y | 15 | - | \
1 Waterfall | -
Ovel pool 24 x 12 with a cuple of deck jets n a automatic cover | - | 24 | Deck Jets, Automatic Cover | n | \
12 | - | 2 Deck Jets | Oval
make it hotel like, cold plunge, hot tub, 11 yard pool | Resort | 33 | Cold Plunge, Raised Spa | n | - | - | \
- | -
Builder's spec sheet says 28x14, heater, 2 LED lights, waterfall. Corrections from me: 30x14, heater yes, 4 \
LED lights, waterfall NO. | - | 30 | Heating, LED Lighting | n | 14 | - | 4 LED Lighting | -
Yo quería forma de L pero no cabe. Entonces ovalada, 9 metros por 4.5, con agua salada. | - | 29.53 | \
Saltwater System | n | 14.76 | - | - | Oval
So my brother the engineer (he's not a pool engineer, he does bridges) computed that for my treading-water \
hockey hobby, yes it's a thing, I need at least 9 feet at the deep end and a constant 9 for half the length, \
then up to 4. Length 60 feet, width 24. That's a large pool, I know. Pool builder took one look and offered \
me a hot tub. Rectangular, obviously. Lights, a lot, we play at night. | Large Rectangular | 60 | LED \
Lighting | n | 24 | 4-9 | - | -
beach entry kidney w grotto. no grotto. 35 feet | Kidney | 35 | Beach Entry | n | - | - | - | -
Round, twenty-one foot, two waterfalls facing each other, and that's my final answer after seven drafts | - \
| 21 | Waterfall | n | 21 | - | 2 Waterfall | Round
im doing the digging myself w a rented mini ex. 4 m by 8 m, 1.3 m to 1.6 m. straight lines only cause i cant \
pour curves lol. solar heat from black pipe on the shed roof. no lights, no jets, no nothing. my builder \
friend says get the heater, my builder friend also bought a boat | Rectangular | 26.25 | Solar Heating | n | \
13.12 | 4.27-5.25 | - | -
lap pool sleek 18 yds + swim up bar at one end lol wife's idea | Lap | 54 | Swim-Up Bar | n | - | - | - | -
Does anyone know if you can put arcs of water coming from the deck AND spillways in the wall without it \
looking like a car wash? Thinking 4 arcs and 2 spillways on a 40 x 18. It's going to be a high-end pool with \
a raised spa and fire bowls on the wall. Designer #1 offered 12 arcs. Twelve! That is the car wash. | Luxury \
| 40 | Deck Jets, Scuppers, Raised Spa, Fire Feature | n | 18 | - | 4 Deck Jets, 2 Scuppers | -
pool for grandkids, slid, shalow 3 to 4 ft, gate arond it | - | - | Slide, Safety Fence | y | - | 3-4 | - | \
-
So I'm the idiot who signed. Contract says 16 x 34 T-shape, and what got marked out in orange paint on my \
lawn this morning is 14 x 30 and a plain rectangle. Stopped the excavator with my body, in a bathrobe. Just \
so somebody besides me has it written down: T-shape, 16 x 34, tanning ledge in the T, both corners with a \
scupper, 3.5 to 6 deep, and the heater that I've already paid for. | - | 34 | Sunshelf, Scuppers, Heating | \
n | 16 | 3.5-6 | 2 Scuppers | T
extra lrge pool, resort, lazy... no lazy river is 2 much, just a swim up bar + waterfall + 6 deck jets | \
Extra large Resort | - | Swim-Up Bar, Waterfall, Deck Jets | n | - | - | 6 Deck Jets | -
Thanks for adding me to the group. Pool wish, as short as I can make it: my mother uses a wheelchair, so \
zero entry, wide, with a rail. My own knees want warm water, so a heater. My husband wants something to look \
at, so a small cascade over stones. The builder sent a brochure for a "sport pool" with a basketball hoop. \
The three of us have a combined age of 203. Freeform, 10 metres by 6, never over 1.5 metres. | Freeform | \
32.81 | Beach Entry, Heating, Waterfall | n | 19.69 | ?-4.92 | - | -
`);
