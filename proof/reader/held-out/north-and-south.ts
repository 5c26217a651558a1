import { type Labelled, parseLabelled } from '../labelled.ts';

// Cold winters and the South: quick typists, comparisons, corrections midway, some Spanish.
// A backslash at the end of a line joins it with the next one.

export const NORTH_AND_SOUTH: Labelled[] = parseLabelled(`
we are retired dairy farmers outside of eau claire wisconsin and the kids finally talked us into a pool for \
when all eleven grandkids come the little ones are 2 and 4 so it has to have a fence around it and a part \
where its only like a foot and a half deep and then it can go to six on the other side we figured 18 by 38 \
and rectangle because my husband says anything with a curve is asking for trouble and heated because well \
its wisconsin and no slide because somebody will end up in the emergency room | Rectangular | 38 | Safety \
Fence, Heating | y | 18 | 1.5-6 | - | -
16'x32' rectangle, auto cover, gas heat, 2 lights. Quote by Friday? | Rectangular | 32 | Automatic Cover, \
Heating, LED Lighting | n | 16 | - | 2 LED Lighting | -
My neighbor Gary has a 40 foot pool with a diving board and a grotto and every Saturday it is Gary's pool \
party this and Gary's pool party that. I don't want to outdo Gary. I want a quiet 24 foot pool, oval, with a \
hot tub, that nobody comes to. | - | 24 | Raised Spa | n | - | - | - | Oval
freeform w rock waterfall n grotto n slide all connected like at the amusement park, 3 kids under 10 | \
Freeform | - | Waterfall, Grotto, Slide | y | - | - | - | -
For my client (Mrs. Abernathy, Hilton Head): Mediterranean courtyard pool, 14' x 30', blue hand-painted \
tile, raised wall w/ 3 scuppers, spa at the house side, gas heater, two fire bowls flanking the steps. Depth \
3'-6" to 5'-6". HOA limits fence to 48". She would like the fence and gate to match the iron on her \
balconies. No children in the household. | Mediterranean | 30 | Scuppers, Raised Spa, Heating, Fire Feature, \
Safety Fence | n | 14 | 3.5-5.5 | 3 Scuppers, 2 Fire Feature | -
how deep does it need to be for a diving board? we want one. and a slide | - | - | Diving Board, Slide | n | \
- | - | - | -
Ok let me start over. I said 30 by 15 to the girl on the phone but I measured again this morning with my son \
holding the other end of the tape and there's a gas line, so 26 by 13. Twenty six by thirteen. Kidney, like \
I said, that part stays. Heater stays. The waterfall I take back, my wife says it'll make her have to go to \
the bathroom all day. Put a tanning ledge there instead. | Kidney | 26 | Heating, Sunshelf | n | 13 | - | - \
| -
lagoon | Lagoon | - | - | n | - | - | - | -
Buenas tardes, somos una familia de Michoacán, vivimos en Denver. Queremos una alberca rectangular de diez \
metros por cinco, con una parte bajita para la niña de dos años, calentador porque aquí hace frío, y una \
reja alrededor para que no se meta solita. Mi suegro quiere asador y mi esposa quiere que tenga luces de \
colores en la noche. La parte honda que sea de un metro ochenta. | Rectangular | 32.81 | Heating, Safety \
Fence, Outdoor Kitchen, LED Lighting | y | 16.40 | ?-5.91 | - | -
5 foot deep the whole way, 15 by 40, swim laps and then jump in the spa. call it a lap pool i guess | Lap | \
40 | Raised Spa | n | 15 | 5-5 | - | -
We live at 8,900 ft outside Breckenridge. Everybody says we're nuts. Pool 12x30, automatic cover, heated to \
88, hot tub, cold plunge for my husband the lunatic, and a fire pit between them. Snow load on the cover is \
my main question. | - | 30 | Automatic Cover, Heating, Raised Spa, Cold Plunge, Fire Feature | n | 12 | - | \
- | -
i dont know the first thing about pools but my husband passed in april and he always said when we retire im \
putting in a pool for you judy and he left me a note with a drawing on it and it says kidney 32 ft two \
lights salt and a bench for judy so thats what i want exactly what it says on that drawing and my nephew can \
come put the bench in | Kidney | 32 | LED Lighting, Saltwater System | n | - | - | 2 LED Lighting | -
large L shaped pool, short leg for volleyball, long leg for laps | Large Modern | - | - | n | - | - | - | L
Looking at a negative edge pool for a lake house on Norris Lake. 22' x 45', weir facing west. Raised spa, \
swim-up bar, 8 lights, outdoor kitchen under a pergola. Kids grown and gone, thank the Lord. | Infinity | 45 \
| Infinity Edge, Raised Spa, Swim-Up Bar, LED Lighting, Outdoor Kitchen, Pergola | n | 22 | - | 8 LED \
Lighting | -
i want a pool like kim from bunco has but smaller and not with the dolphins. hers is 20x40. mine could be \
14x28. hers has the bubblers in the ledge i love those, give me three of those bubblers on a ledge | - | 28 \
| Bubblers, Sunshelf | n | 14 | - | 3 Bubblers | -
The previous owner left a hole. Seriously, a 22 by 44 hole, because his builder went under halfway through. \
The engineer says we can reuse part of it. So what we'd like is a freeform pool inside that hole, about 36 \
feet long and 18 at the widest, 3 feet to 7, with a beach entry at the end where the wall caved in, since \
it's already sloped anyway. A waterfall out of the boulders they dug up would be a nice way to get rid of \
the boulders. I've got two boys, 7 and 10, and the 10 year old is asking for a slide. OK, a slide too. | \
Freeform | 36 | Beach Entry, Waterfall, Slide | y | 18 | 3-7 | - | -
round pool 18ft. hot tub beside. done | - | 18 | Raised Spa | n | 18 | - | - | Round
whats the weather in omaha tomorrow | - | - | - | n | - | - | - | -
so me and the hubs been watching that show where they do the pools with the caves and i told him i said baby \
i want me one of them caves and he said we aint got no cave money and i said well then a waterfall and he \
said how big and i said big enough to sit under so thats one waterfall and no cave and he gets his fire pit \
and the pool about thirty five foot long by about eighteen it dont need to be deep five foot is plenty i \
cant swim anyhow | - | 35 | Waterfall, Fire Feature | n | 18 | ?-5 | 1 Waterfall | -
modern, 11 meters x 3.5 meters, 1.35 m deep everywhere, heat pump, autocover | Modern | 36.09 | Heating, \
Automatic Cover | n | 11.48 | 4.43-4.43 | - | -
Roman style pool with steps at both rounded ends, 20x42, four lights, statue of my choosing lol | - | 42 | \
LED Lighting | n | 20 | - | 4 LED Lighting | Roman
Can you make a pool that looks like a pond but without snakes? We had a farm pond growing up in Arkansas and \
I swam with my eyes closed. Natural, mossy stone, plant filter at one end behind a low wall so the critters \
stay over there, 30 feet or so for swimming. | Natural | 30 | Regeneration Zone | n | - | - | - | -
small pool tiny really 8 by 16 for cooling off heated in the spring deck jets 2 of em | Small Modern | 16 | \
Heating, Deck Jets | n | 8 | - | 2 Deck Jets | -
My wife is from Ponce and I am from Boston so you can imagine. She wants tropical, with palms and a swim up \
bar and music and color lights. I wanted a plain lap pool. We went to counseling, ha ha, not over this. We \
agreed: tropical it is, but long enough that I can swim, so 50 feet, and narrow at my end. She gets the bar \
and the lights. I get a heater. Nobody gets a slide. | Tropical | 50 | Swim-Up Bar, LED Lighting, Heating | \
n | - | - | - | -
ok i am going to describe my childhood pool in peoria and you give me that one rectangular concrete with \
blue tile at the top diving board at one end and a metal slide that burned your legs but make the slide \
plastic this time and one light at the deep end like a big eye just one i was scared of it and i want my \
kids who are 9 and 11 to be scared of it too thank you | Rectangular | - | Diving Board, Slide, LED Lighting \
| y | - | - | 1 LED Lighting | -
I am writing for my parents (both 79, both stubborn). They had a 16x32 vinyl pool that collapsed in the \
flood last year and insurance paid $61,200. They want the new one shorter, about 25 feet, and they keep \
saying "kidney like the Johnsons had", so kidney. Four feet deep everywhere because dad lost his balance in \
the old one. Railing both sides. Mom wants solar heating, not gas. Dad wants a cover that closes with a \
button so he can stop wrestling the tarp. They live in Cedar Rapids. Please do not call them, call me. | \
Kidney | 25 | Solar Heating, Automatic Cover | n | - | 4-4 | - | -
luxury infinity? no. luxury, yes, but no infinity edge. flat lot in plano. spa, sun shelf, 4 fire bowls, \
sheer descent | Luxury | - | Raised Spa, Sunshelf, Fire Feature, Waterfall | n | - | - | 4 Fire Feature | -
For swimming competition my daughter (15) train every day. Please lap pool of 25 meters, two lanes so 5 \
meters wide, and 2 meters deep all of it. We are from Ukraine, live in Minneapolis, so heated of course. | \
Lap | 82.02 | Heating | n | 16.40 | 6.56-6.56 | - | -
t shaped saltwater with a pergola at the top of the t | - | - | Saltwater System, Pergola | n | - | - | - | \
T
ok dont laugh we want a grotto with a hot tub INSIDE the grotto and a waterfall you have to go through to \
get in. big freeform pool around it. we have no kids we are just like this | Large Freeform | - | Grotto, \
Raised Spa, Waterfall | n | - | - | - | -
The contractor's drawing shows 16 by 40 with the deep end by the patio. I don't like it. Please turn it \
around and make it 18 by 36, three feet by the patio going to six feet at the far end, so my toddlers are in \
the shallow part where I can see them from the kitchen sink. The fence in his drawing is fine, keep it. His \
spa in the corner is not fine, get rid of it. Sun shelf along the patio. | - | 36 | Safety Fence, Sunshelf | \
y | 18 | 3-6 | - | -
want 30x15 kidny shape w/ saltwater sistem and led lites | Kidney | 30 | Saltwater System, LED Lighting | n \
| 15 | - | - | -
Hotel-like, please. We met at a resort in Cancun and the pool there had a swim-up bar, bubbling spots where \
the water jumps up in the shallows, and that ramp you walk in on like a beach. All of that. Large. Columbus, \
Georgia. | Large Resort | - | Swim-Up Bar, Bubblers, Beach Entry | n | - | - | - | -
how long do permits take in cook county | - | - | - | n | - | - | - | -
I had a stroke two years ago and my therapist, a wonderful woman named Denise, has me in the water at the Y \
three times a week, but the Y in our town is closing in June. So this is not about a dream, it is about my \
left leg. I need 10 feet by 24 feet, depth from 3 and a half to 5 feet, warm water, gas heater I suppose, \
bars along one side, and a beach entry instead of stairs. A hot tub would help with the spasticity, so yes \
to that. My wife would like one thing that is pretty, so let's say a single waterfall, one, at the far end \
where she can see it from the porch. | - | 24 | Heating, Beach Entry, Raised Spa, Waterfall | n | 10 | 3.5-5 \
| 1 Waterfall | -
The builder my realtor sent over is a nice kid but he only knows one pool. Every drawing he does is a \
lagoon. I told him we live in a glass and steel house on a ridge in Jackson and he drew me a lagoon. We want \
a modern pool, long and thin, with an infinity edge on the Teton side, a trough of fire behind it, a spa, \
and a cold plunge for after the sauna that is already in the house. The whole thing heated, of course. \
Thirty eight feet by eleven. Not one rock. | Modern | 38 | Infinity Edge, Fire Feature, Raised Spa, Cold \
Plunge, Heating | n | 11 | - | - | -
Quick q, is 12 feet too narrow? Our lot in Somerville is skinny. 12x30 lap pool with a bench and a heater is \
what I'm picturing. | Lap | 30 | Heating | n | 12 | - | - | -
we looked at three builders the first one wanted to do a 15 by 30 fiberglass shell off a truck the second \
wanted gunite 20 by 45 for a hundred and ninety thousand and the third one just never called back so now i \
am asking a computer what we really want is in between like 17 by 36 with a raised spa and two scuppers on \
each side of the spa so four scuppers total and a sun shelf for my wife and her books we are in charlotte \
the lot is half an acre the back fence is already there | - | 36 | Raised Spa, Scuppers, Sunshelf | n | 17 | \
- | 4 Scuppers | -
My mother, who is 88 and sharp as a tack, remembers an oval pool at the country club in Shreveport where she \
met my father in 1957, and she has decided that before she goes she wants to put her feet in an oval pool \
again. So we are putting one in, at my house, where she lives now. Oval, steps with a rail, heated like bath \
water, 3 lights, and no wind chimes. My brother suggested a swim up bar and was asked to leave the room. | - \
| - | Heating, LED Lighting | n | - | - | 3 LED Lighting | Oval
extra large lagoon pool with two slides two waterfalls a grotto and a sandy beach entry for the campground. \
kids of all ages | Extra large Lagoon | - | Slide, Waterfall, Grotto, Beach Entry | y | - | - | 2 Waterfall \
| -
i been reading about these swimming ponds and i think thats us we got eleven acres outside of harrison \
arkansas and a spring and my wife wont get in nothing with chemicals since her treatments so natural pond \
kind of pool with the plants doing the cleaning and a waterfall to keep it moving and maybe a beach entry \
out of pea gravel so she can walk in slow my neighbor did one with no plant part and its green as a frog so \
dont skip the plants | Natural | - | Regeneration Zone, Waterfall, Beach Entry | n | - | - | - | -
Our house is a contemporary box but I don't want the pool to match. I want Spanish. Arches, terra cotta, \
painted tile, water spouts from a wall, six of them, and an outdoor kitchen with a horno. Santa Fe. 28 ft by \
14. | Mediterranean | 28 | Scuppers, Outdoor Kitchen | n | 14 | - | 6 Scuppers | -
Straight lines only. No curves, no rocks, no colored lights. 14 x 44. | Rectangular | 44 | - | n | 14 | - | \
- | -
My mother in law offered to pay for half if it has a ramp, so it has a ramp. Beach entry, whatever you call \
it. Past that: freeform, saltwater, an 8 foot deep end, and a diving rock. Not a board, a rock. | Freeform | \
- | Beach Entry, Saltwater System | n | - | ?-8 | - | -
i type with one finger so short. 14x28. 5 ft deep max. heated. rail. | - | 28 | Heating | n | 14 | ?-5 | - | \
-
Hi, this is Tom from Ridgeline Outdoor Living in Boise. I'm putting together a concept for a couple, mid \
forties, no kids, two Labs. They've got a 60 x 90 backyard that drops about 5 feet toward the foothills and \
want to use that drop for an infinity pool, 16 x 40, catch basin below. Contemporary house. Spa 7x7 raised \
18 inches, cold plunge 5x5 next to it, linear fire feature, shade pergola 12x14, and a Baja shelf where the \
dogs can lie down. In the first meeting they asked for an outdoor kitchen but that's now phase 2, don't \
include it. Depth 3.5 to 6. | Infinity | 40 | Infinity Edge, Raised Spa, Cold Plunge, Fire Feature, Pergola, \
Sunshelf | n | 16 | 3.5-6 | - | -
does it come in round? like 21 feet. with the lights that change color and a fence cause the grandkids | - | \
21 | LED Lighting, Safety Fence | y | 21 | - | - | Round
medium kidney pool with 1 deck jet on either side of the steps so 2 jets | Medium Kidney | - | Deck Jets | n \
| - | - | 2 Deck Jets | -
hola quiero una piscina grande estilo resort con dos cascadas y jacuzzi pa' mi casa en Kissimmee | Large \
Resort | - | Waterfall, Raised Spa | n | - | - | 2 Waterfall | -
My sister's pool in Tennessee is a modern rectangle and it looks like a car wash reservoir, I'm sorry but it \
does. Mine should be soft. Curvy, freeform, like somebody poured it. Thirty feet at the long way, twenty the \
other way. Warm stones around it. A waterfall that you hear more than see. I'm thinking a sun ledge for my \
chair too, but not bubblers, they'd splash my book. | Freeform | 30 | Waterfall, Sunshelf | n | 20 | - | - | \
-
Four teenagers, three of them boys, they eat everything and they dive off anything including the garage. So \
an L shape: one leg shallow, 3 ft, for the net and for my wife and her sisters to stand around in, and one \
leg deep, nine feet, with a diving board, where the boys can kill themselves properly. I priced a slide and \
no. We are near Rochester NY so it needs a heater, and a fence isn't an issue because the dogs already have \
one all around. | - | - | Diving Board, Heating | n | - | 3-9 | - | L
pool 480 inches long 168 inches wide 54 inches deep all over, cnc guy here, i think in inches | - | 40 | - | \
n | 14 | 4.5-4.5 | - | -
I'm a widower in Bangor Maine and I'd like somewhere to float. That's about it. Heated. Small. Don't need \
lights, I'm in bed by nine. | Small Modern | - | Heating | n | - | - | - | -
What we have now: a 27 foot round Intex that my husband calls the soup bowl. What we want: inground, \
rectangle, 16 X 34, with an automatic cover, since we foster and there's always a two year old around here \
somewhere, a fence with self closing gate, since the county will ask for it anyway, and a heater. Shallow \
end 3 ft, deep end 5 and a half. We would love a small slide. If the price gets silly take out the... no, \
leave it all in. | Rectangular | 34 | Automatic Cover, Safety Fence, Heating, Slide | y | 16 | 3-5.5 | - | -
We run a little family motel on Table Rock Lake, 14 rooms, and the reviews all say nice people, clean rooms, \
sad pool. The sad pool is 15 by 30 and has a crack. We want the opposite of sad! Resort style, beach entry \
so the small kids can sit in it, six bubblers in that part, a slide, lots of lights, and a fence that \
doesn't look like a jail. No diving board, the insurance man was very clear. No hot tub either, same man. | \
Resort | - | Beach Entry, Bubblers, Slide, LED Lighting, Safety Fence | y | - | - | 6 Bubblers | -
We are Brazilian family living in Framingham. We miss the churrasco by the pool! So pool 7 meters by 4 \
meters, barbecue area with a big grill, small waterfall, colored lights. The children have 3 and 6 years so \
the deep maximum is 1 meter and 20. | - | 22.97 | Outdoor Kitchen, Waterfall, LED Lighting | y | 13.12 | \
?-3.94 | - | -
Vanishing edge pool facing the ridge, Gatlinburg cabin rental, 12 guests. It must photograph well. Fire \
bowls, a pair of them. Hot tub. | Infinity | - | Infinity Edge, Fire Feature, Raised Spa | n | - | - | 2 \
Fire Feature | -
first off i want to say i love these little design things i did one for a kitchen once. ok the pool. we have \
a narrow side yard 22 feet wide by 70 long, brick wall on one side, neighbors garage on the other. my \
trainer says lap pool and i think shes right so lap pool, 50 feet by 8, four and a half deep the whole \
length. the brick wall is ugly so maybe water coming out of it in like 5 spouts. heated. and lights on the \
wall and in the water because i swim at 5am before my shift. i am a nurse at barnes in st louis | Lap | 50 | \
Scuppers, Heating, LED Lighting | n | 8 | 4.5-4.5 | 5 Scuppers | -
i want a tanning ledge and a hot tub and thats kind of it. oh and the pool haha | - | - | Sunshelf, Raised \
Spa | n | - | - | - | -
Kidney or oval? My late brother built pools in Toledo his whole life and always said oval because the water \
turns over better. OK, oval, for Ray. 18 by 33. | - | 33 | - | n | 18 | - | - | Oval
jungle pool, rope swing, waterfall, cave, the works, my kids are 6 8 and 9 and feral | Tropical | - | \
Waterfall, Grotto | y | - | - | - | -
i said forty feet i meant thirty sorry thirty feet long and sixteen wide rectangle pool and dictate this \
right comma three lights comma one waterfall comma no spa period | Rectangular | 30 | LED Lighting, \
Waterfall | n | 16 | - | 3 LED Lighting, 1 Waterfall | -
Town of Wellesley requires a 4 ft barrier and we'd want that regardless, our youngest is 18 months. We had a \
designer propose a 20 x 50 resort pool with swim-up bar; we are not bar people. Something understated: 16 x \
38, bluestone, a spa flush with the deck, automatic cover over everything, 3'6" to 6'6". Gas heat, we want \
to open in April. Lighting minimal, two fixtures at most, say two. No water features. | - | 38 | Safety \
Fence, Raised Spa, Automatic Cover, Heating, LED Lighting | y | 16 | 3.5-6.5 | 2 LED Lighting | -
big rectangle. cannonballs. 9 foot deep end. board. no girly stuff | Large Rectangular | - | Diving Board | \
n | - | ?-9 | - | -
My church group swims at my place on Wednesdays, twelve ladies, youngest is 68. The old pool was six feet at \
one end and Marlene went under in 2022 and that was that. So four feet everywhere, I don't care what the \
builder says. Round would be nice so we can all see each other and talk, 26 feet across, with a bench around \
the inside, and heated, Marlene says 87 degrees. And lights, for the fall when it's dark by supper. | - | 26 \
| Heating, LED Lighting | n | 26 | 4-4 | - | Round
modern pool w cold plunge sauna gym im in scottsdale no wait we moved its bend oregon now so add heater | \
Modern | - | Cold Plunge, Heating | n | - | - | - | -
sixteen wide thirty two long three deep to five deep salt cell solar panels on barn roof | - | 32 | \
Saltwater System, Solar Heating | n | 16 | 3-5 | - | -
We'd like our natural pool to have two zones, one for people and one for plants, divided by an underwater \
wall. 35 x 20 for the people zone. Frogs welcome. Near Ithaca. Grandson is five, he's very pro frog. | \
Natural | 35 | Regeneration Zone | y | 20 | - | - | -
The one thing my ex got in the divorce was the pool, so I'm building a better one. Luxury, all of it. 25 by \
55, infinity edge on the golf course side, swim-up bar, raised spa for eight, four fire bowls, a dozen \
lights, outdoor kitchen with a pizza oven, sun shelf, deck jets, three on each side so six. Baton Rouge. He \
has a 16 x 32 with a cracked tile line. | Luxury | 55 | Infinity Edge, Swim-Up Bar, Raised Spa, Fire \
Feature, LED Lighting, Outdoor Kitchen, Sunshelf, Deck Jets | n | 25 | - | 4 Fire Feature, 12 LED Lighting, \
6 Deck Jets | -
Buenas, le escribo por mi mamá que no sabe usar esto. Ella es de Santiago, de la República Dominicana, y \
vive con nosotros en Reading, Pennsylvania. Lo que ella sueña es una piscina de forma libre con una cascada \
de piedra, dos chorritos de agua saliendo del piso que hagan un arco, y una pérgola para poner su mecedora y \
velar a los nietos, que son cuatro y el mayor tiene ocho. Con calefacción, porque ella tiene frío hasta en \
agosto. Ah, y una verja con candado. | Freeform | - | Waterfall, Deck Jets, Pergola, Heating, Safety Fence | \
y | - | - | 2 Deck Jets | -
T-shaped pool, 14 ft wide stem, 34 long overall, with water spouts from the wall at the crossbar (3) and a \
pergola over the end. For clients in Bentonville AR, approved by their HOA in principle. | - | 34 | \
Scuppers, Pergola | n | 14 | - | 3 Scuppers | T
i grew up in the dominican republic and the hotels there have this entrada de playa thing where you just \
walk in like the beach, i want that, plus palmeras, tropical, una barra swim up, 12 metros de largo | \
Tropical | 39.37 | Beach Entry, Swim-Up Bar | n | - | - | - | -
My dad dug our first pool with a rented backhoe in 1968 in Muncie. It was supposed to be a 20 by 40 \
rectangle and it came out more of a potato. We loved the potato. I'm 63 now and I'd like, God help me, a \
potato: a freeform pool, about 36 feet, 3 feet to 8 feet, with a diving board, because we had one and my \
brother and I both still can. No heater, Dad would haunt me. Maybe a few lights so we don't break our necks. \
My grandkids (4, 6, 6) will be in it all July, so put a proper fence around it, which Dad never did. | \
Freeform | 36 | Diving Board, LED Lighting, Safety Fence | y | - | 3-8 | - | -
hottub 8x8, pool 14x30, firepit 6ft, deck 20x50. columbia sc | - | 30 | Raised Spa, Fire Feature | n | 14 | \
- | - | -
I paint, mostly Tuscany, mostly from memory, and my studio looks out on what is now a gravel parking spot \
for an RV we sold in 2017. I'd like to look out on a Tuscan pool. Ochre wall, cypress trees in a row, two \
scuppers in the wall with the water just falling, nothing pumped up or noisy. Thirty feet by twelve. I'm 77 \
and I don't swim any more, so 4 feet deep all through is plenty, it's for looking and for my feet. | \
Mediterranean | 30 | Scuppers | n | 12 | 4-4 | 2 Scuppers | -
is there a way to keep ducks out of a pool | - | - | - | n | - | - | - | -
I do drywall in Fort Wayne and I've been in a hundred backyards and I know what I like: a plain rectangle, \
16 by 36, 3 and a half to 6, with a ledge for tanning (that's for my wife, I burn), a heater that's bigger \
than they say you need, and a cover that's automatic because life is short. What I don't like: fake rock, \
blue fiberglass, palm trees in Indiana, waterfalls that come on at random. My buddy has all four. | \
Rectangular | 36 | Sunshelf, Heating, Automatic Cover | n | 16 | 3.5-6 | - | -
large modern, tanning ledge with 3 bubblers, two scuppers, spa | Large Modern | - | Bubblers, Sunshelf, \
Scuppers, Raised Spa | n | - | - | 3 Bubblers, 2 Scuppers | -
im a night shift guy so i want it lit up like vegas lights everywhere in the pool on the pool around the \
pool and a waterfall lit from behind pool can be whatever shape | - | - | LED Lighting, Waterfall | n | - | \
- | - | -
Roman ends, heated. My wife says it's called something else but I looked it up and it's Roman. | - | - | \
Heating | n | - | - | - | Roman
We inherited my aunt's place in the Berkshires along with a concrete pool from 1961, 25 by 60 feet, ten feet \
deep, cracked from end to end. It costs more to fix than to bury. So bury it, and in the same spot we want \
something half that size, let's call it 30 by 15, no deeper than 5 and a half, with a bluestone edge and a \
hot tub in one corner. There was a diving board with my aunt's initials on it, which we're keeping as a \
bench, not as a diving board. We're in our fifties, the boys are 19 and 22. Saltwater, since everyone tells \
us it's easier. | - | 30 | Raised Spa, Saltwater System | n | 15 | ?-5.5 | - | -
water slide that curls around. lagoon. grotto under the slide. beach entry for the baby | Lagoon | - | \
Slide, Grotto, Beach Entry | y | - | - | - | -
Spec from the homeowner, transcribed from her voicemail (my comments in brackets): she wants a small kidney \
[I tried to talk her up to a bigger one, no luck], a waterfall at the narrow end, three lights, no four \
lights [she says four at the end of the message so go with four], a heater, and something so the puppies can \
get out by themselves. No spa, no bar. House is the yellow colonial at 212 in Chagrin Falls. She goes south \
in November so finish by October. | Small Kidney | - | Waterfall, LED Lighting, Heating | n | - | - | 4 LED \
Lighting | -
wife: laminar jets. me: no. wife: four laminar jets. me: ok. pool 18 x 36 | - | 36 | Deck Jets | n | 18 | - \
| 4 Deck Jets | -
Good morning! I am Filipina nurse in Omaha with husband and three small kids. My husband he wanted the bar \
inside water like in the vacation, but I tell him kids first. So please beach entry, the water not more deep \
than 4 feet, the bubblers for playing like five pieces, the fence with lock, and slide only small. For him \
maybe the outdoor kitchen for the lechon. The size I think 30 feet and 20 feet. No bar inside water because \
who will watch the kids. | - | 30 | Beach Entry, Bubblers, Safety Fence, Slide, Outdoor Kitchen | y | 20 | \
?-4 | 5 Bubblers | -
I swam for Purdue about a hundred years ago and at 74 I still do a mile four mornings a week, at a health \
club that plays disco. I would like to do it at home in silence. A lap pool, then. I've measured and I can \
fit 40 feet by 10 along the hedge. Dark liner, solar on the shed roof, an automatic cover so the hedge stays \
out of it. My cardiologist approves. My accountant is thinking it over. | Lap | 40 | Solar Heating, \
Automatic Cover | n | 10 | - | - | -
Do whatever you want with the shape but I need a Baja shelf, 2 chairs fit on it, and a heater. The yard is \
60 by 45 feet. | - | - | Sunshelf, Heating | n | - | - | - | -
our builder showed us a lagoon and an infinity and a kidney and my head is spinning. my gut says kidney. my \
husbands gut says kidney with a waterfall. the waterfall wins i guess. oh and the hot tub has to be right \
outside the bedroom door, not attached, thats a must, his back is shot from thirty years of roofing | Kidney \
| - | Waterfall, Raised Spa | n | - | - | - | -
Queremos alberca tipo infinity viendo al cañón, 15 metros de largo por 5, con fogata y jacuzzi. Casa en \
Utah, cerca de Moab. | Infinity | 49.21 | Infinity Edge, Fire Feature, Raised Spa | n | 16.40 | - | - | -
polynesian with a tiki bar you swim to and two slides, my husband was navy in pearl harbor 1979 to 83 | \
Tropical | - | Swim-Up Bar, Slide | n | - | - | - | -
You wouldn't happen to do circular pools? Everything in the brochure is a rectangle. 30 feet across, 3 feet \
by the steps and 7 in the middle. One bubbler, just the one, dead center of the step. Oh and my grandson, \
who is 10, asked me to write "diving board". I wrote it. I am not paying for it. | - | 30 | Bubblers | y | \
30 | 3-7 | 1 Bubblers | Round
high end, glass tile, raised hot tub, fire bowls on both corners of the back wall, sheer descents 3 of them \
| Luxury | - | Raised Spa, Fire Feature, Waterfall | n | - | - | 2 Fire Feature, 3 Waterfall | -
we have well water with iron in it real bad everything turns orange will that wreck a pool? we was thinking \
16 by 32 vinyl with a salt system outside morgantown west virginia | - | 32 | Saltwater System | n | 16 | - \
| - | -
So here is the story with the L. The garage sticks out, and the only way to get a pool long enough for my \
wife to swim is to go around the corner of it. She's a masters swimmer, 58, still faster than me. The long \
leg is 50 feet and should be 12 wide, straight walls, 4 and a half feet deep all over. The short leg is for \
me, that's a sun shelf with a couple of bubblers and a beer. Heater, yes. Auto cover won't go around a \
corner I'm told, so no cover. Four lights on the long leg. Lincoln, Nebraska. | - | 50 | Sunshelf, Bubblers, \
Heating, LED Lighting | n | 12 | 4.5-4.5 | 2 Bubblers, 4 LED Lighting | L
so my partner showed me like fifty pictures on his phone and they all have the same three things so i guess \
thats what we like modern pool with the fire bowls on the wall he always zooms in on the ones with two bowls \
so two fire bowls and saltwater and a big shelf for laying out in like an inch of water and he says no to \
the hot tub because his last landlord had one and it was gross and i said ok but then i get the lights so \
lights too | Modern | - | Fire Feature, Saltwater System, Sunshelf, LED Lighting | n | - | - | 2 Fire \
Feature | -
Grandma pool. Heated, 4 ft deep all over, railing, small. I am the grandma, the babies are 1 and 3. Gate \
that locks. | Small Modern | - | Heating, Safety Fence | y | - | 4-4 | - | -
I manage a 22-unit condo in Myrtle Beach and the board finally voted, 14 to 8, to replace the pool. Old one \
is 30 x 60 and leaks 2 inches a day. New one should be smaller, 25 x 50, resort style, beach entry on the \
north end, ADA lift, 3 feet to 5 feet, two fire features were voted down, a six-foot fence all around was \
voted in. Heating passed, hot tub passed by one vote. The grill station lost. | Resort | 50 | Beach Entry, \
Safety Fence, Heating, Raised Spa | n | 25 | 3-5 | - | -
natural swimming pond 60 x 30 with reeds to clean it, dock, no chemicals, 9 ft in the middle, we skate on it \
in winter. northern michigan | Natural | 60 | Regeneration Zone | n | 30 | ?-9 | - | -
kidney shape, cascade, lights, thats my christmas list | Kidney | - | Waterfall, LED Lighting | n | - | - | \
- | -
The estimate I got says "12x24 plunge w/ bench". I asked for 15x30! Fifteen by thirty, with a bench AND a \
tanning shelf, AND a heater. Maybe write that down this time. Sorry, not you. | - | 30 | Sunshelf, Heating | \
n | 15 | - | - | -
i want it to feel like a resort but sized for two people say 26 by 13 w a spa and a little waterfall and an \
arbor thing with vines over the loungers | Resort | 26 | Raised Spa, Waterfall, Pergola | n | 13 | - | - | -
oval pool, grandkids, fence with a gate | - | - | Safety Fence | y | - | - | - | Oval
My English is not so good, my son (13) helps me. We come from Vietnam, we have restaurant in Wichita. On \
Monday restaurant is closed and we want to rest near water. Pool 10 meter and 5 meter, shallow 1 meter, deep \
2 meter. Waterfall with stone, two lights, fish no. My wife she wants kitchen outside also for cooking \
seafood. I say on Monday no cooking! But she wants, so ok, kitchen. | - | 32.81 | Waterfall, LED Lighting, \
Outdoor Kitchen | n | 16.40 | 3.28-6.56 | 2 LED Lighting | -
I work out at the training center in Colorado Springs so don't judge. Lap pool, as long as you can fit on \
the lot, and the lot is 120 deep. A separate ice bath, a separate hot tub, and I'd like to go from one to \
the other without walking on snow, so put them close. An automatic cover on the lap pool. My girlfriend read \
over my shoulder and says it sounds like a hospital. She'd like a fire pit. OK. One fire pit, for her. | Lap \
| - | Cold Plunge, Raised Spa, Automatic Cover, Fire Feature | n | - | - | 1 Fire Feature | -
Forget what I wrote before about the grotto, my daughter read me what those cost. Freeform, yes. Scuppers? \
No, that's the modern one. Deck jets, yes, a pair. And a ledge for me to sit and get brown. | Freeform | - | \
Deck Jets, Sunshelf | n | - | - | 2 Deck Jets | -
asking for a friend lol whats the cheapest pool | - | - | - | n | - | - | - | -
Our lot sits on a bluff over the Missouri, so the view does all the work. Infinity edge on the river side, \
the rest dead simple. Modern pool, 40 by 14, 4 feet to 6 feet. My wife would love an outdoor fireplace built \
into the end wall. I'd like the water heated from April to October. We looked at a hot tub and decided \
against it, we had one in Sioux City and used it twice in nine years. | Modern | 40 | Infinity Edge, Fire \
Feature, Heating | n | 14 | 4-6 | - | -
ROMAN POOL 20 X 40 DIVING BOARD DEEP 9 FEET LIGHTS 2 HEATER GAS. I AM NOT YELLING THE CAPS KEY IS STUCK | - \
| 40 | Diving Board, LED Lighting, Heating | n | 20 | ?-9 | 2 LED Lighting | Roman
Circular, 6 meters in diameter, 1.3 meter deep everywhere, with bubblers in the middle and heating by the \
sun. For our twins of 4 years. Greetings from Mr. and Mrs. Schneider, Fredericksburg Texas | - | 19.69 | \
Bubblers, Solar Heating | y | 19.69 | 4.27-4.27 | - | Round
when i was a kid in knoxville the neighbors the pruitts had a pool shaped like a kidney bean and a yellow \
slide and i swear half my childhood was on that slide and i told my kids about it so many times that now \
they want one too theyre 7 and 5 and so here we are i want the pruitts pool thirty foot kidney bean with a \
slide it can be any color but if it can be yellow make it yellow and put a fence up because times have \
changed and the pruitts never watched us once | Kidney | 30 | Slide, Safety Fence | y | - | - | - | -
`);
