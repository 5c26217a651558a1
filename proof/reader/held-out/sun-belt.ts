import { type Labelled, parseLabelled } from '../labelled.ts';

// Homeowners of the Sun Belt, phones that take dictation, couples, long family stories.
// A backslash at the end of a line joins it with the next one.

export const SUN_BELT: Labelled[] = parseLabelled(`
So my name is Lorraine and I'm seventy six and my grandson set this up on my phone so bear with me. We have \
lived on Tarpon Lane since 1983 and we never did put in a pool because Walter always said the Gulf is right \
there. Well Walter can't do the Gulf anymore with his hip and the sand, and the great grandbabies are coming \
in June, there are four of them and the oldest is six. I would like a kidney shaped pool, I always liked a \
kidney, not too long, twenty six feet I suppose. Three feet at the shallow end and five at the deep. It \
should have a fence because of the babies and a gate that I can open with one hand. And if you can do those \
little fountains that bubble up, two of those. My daughter said get a slide but I said no, somebody will \
break a tooth. | Kidney | 26 | Safety Fence, Bubblers | y | - | 3-5 | 2 Bubblers | -
modern 14x30 tanning ledge hot tub, thats literally it | Modern | 30 | Sunshelf, Raised Spa | n | 14 | - | - \
| -
I want the water to just fall off the edge into nothing, a modern infinity pool, twelve by forty, we're up \
in the hills above Glendale | Infinity | 40 | Infinity Edge | n | 12 | - | - | -
Okay, listen, we've been fighting about this since Thanksgiving. Raul wants a T-shaped pool because he saw \
one on a show. I want a plain rectangle. My mom, who lives in the casita, wants a ramp because of her \
walker. We called his brother who does concrete in Yuma and he said a T costs more in steel but not crazy \
more. So fine. Raul gets his T. It's 34 feet down the long part, and the cross part is where my mom gets her \
zero entry, and I get the four bubblers and a cup holder, I guess. No diving board, no slide, we're all over \
forty. | - | 34 | Beach Entry, Bubblers | n | - | - | 4 Bubblers | T
waterfall grotto slide swim up bar lazy person's paradise lol make it look like a jungle | Tropical | - | \
Waterfall, Grotto, Slide, Swim-Up Bar | n | - | - | - | -
Could I get a lap pool in a side yard that's 12 feet between the house and the block wall? I'm a triathlete, \
or I was until the bike crash on Mulholland in 2022, and my coach keeps sending me to the city pool where \
there's one lane open and a guy named Stan doing the sidestroke in it. Solar to warm it up, please, we have \
south exposure. I haven't figured out how long, as long as the setbacks let me. Five feet deep all the way \
so that I can flip turn. | Lap | - | Solar Heating | n | - | 5-5 | - | -
we want like a regular swimming pool eighteen by thirty six with the deep end eight and a half feet and a \
diving board because I grew up with one and my kids are seven and ten and they should get to do cannonballs \
the way God intended | - | 36 | Diving Board | y | 18 | ?-8.5 | - | -
Roman ends. 20x40. Gold mosaic. Two scuppers shaped like lions. My wife is Italian, do not argue with her, I \
have tried for 31 years. | - | 40 | Scuppers | n | 20 | - | 2 Scuppers | Roman
Quiero una piscina ovalada de 9 metros por 5, con cascada y luces, nada de tobogán | - | 29.53 | Waterfall, \
LED Lighting | n | 16.40 | - | - | Oval
When Ike came through in '08 it took the fence, the shed and half the dock, and the old pool had a catfish \
in it, I'm not kidding, a catfish about two feet long. We lived with that hole in the ground for years. Then \
my wife's aunt Mabel passed and left us a little something and she always said "do something fun with it." \
So here's fun: a freeform pool, 36 feet on the long dimension, about 18 at the fat part, with boulders and \
one waterfall, and I do mean one, because the last guy drew us five. A spa up against the house. And a swim \
up bar, because Mabel liked her gin. We're in Galveston County so it'll have to be engineered for the flood \
zone. | Freeform | 36 | Waterfall, Raised Spa, Swim-Up Bar | n | 18 | - | 1 Waterfall | -
small rectangular pool, gated all around, 2 yr old twins | Small Rectangular | - | Safety Fence | y | - | - \
| - | -
Do yall finance? | - | - | - | n | - | - | - | -
The pool I'm after is 10 yards by 5 yards. Depth from 1 yard to 2 yards. Sorry, I'm a football coach. | - | \
30 | - | n | 15 | 3-6 | - | -
high-end. travertine. raised spa with a fire pit on one side and another fire pit on the other side, \
vanishing edge, outdoor kitchen w/ pizza oven. Rancho Santa Fe | Luxury | - | Raised Spa, Fire Feature, \
Infinity Edge, Outdoor Kitchen | n | - | - | 2 Fire Feature | -
hi this is for my parents actually they don't do computers. They're in Sun City, dad has Parkinsons, mom \
does water aerobics with three ladies from church every Tuesday and Thursday. They had a spa at the last \
place and dad fell getting out of it, so absolutely no spa. What they need is one depth the whole way \
across, mom's five foot one so four feet not more, warm water, 88 degrees she says, and wide steps. Maybe 15 \
by 25? The yard is gravel, 48 by 30, with one mesquite that mom calls Gerald and Gerald stays. | - | 25 | \
Heating | n | 15 | 4-4 | - | -
ok we have gone back and forth on this like nine times. first it was a spa, then it was a spa with a pool, \
then only a pool, then my husband lost his job at Boeing so nothing, then he got a better one so now its \
everything. saltwater. spa. a slide for Emma and Jude (6 and 9). no waterfall, he thinks they sound like \
somebody left the toilet running and honestly now i cant unhear it | - | - | Saltwater System, Raised Spa, \
Slide | y | - | - | - | -
Circular plunge pool, twelve feet across, five feet deep, pergola over half of it. Marfa. | - | 12 | Pergola \
| n | 12 | 5-5 | - | Round
my wife is on the phone with her sister and shes telling her everything were getting so ill just type what I \
hear... "an L shape"... "no Brenda L like Larry"... "the shelf thing for the chairs"... "three of the little \
fountains on the shelf"... "heated, yes heated, im not stupid"... "thirty five feet I think"... "no we are \
NOT doing a slide the kids are in high school"... ok so that I guess | - | 35 | Sunshelf, Bubblers, Heating \
| n | - | - | 3 Bubblers | L
sleek pool 11 by 29 with an automatic cover | Modern | 29 | Automatic Cover | n | 11 | - | - | -
I sold my truck for this so dont let me down. resort pool, 45 feet, slide, beach entry, 8 lights, swim up \
bar w a roof over it, san antonio | Resort | 45 | Slide, Beach Entry, LED Lighting, Swim-Up Bar | n | - | - \
| 8 LED Lighting | -
Hello, I'm trying to understand if the fiberglass pools come in Roman shape. Ours was a Roman, in the house \
on Alvarado that burned in the Tubbs fire, and my children learned to swim in it, they're thirty now. We are \
rebuilding on the same lot. I'd like the Roman ends again, about the same as it was, which was sixteen by \
thirty four. The new house is modern, the architect wants a modern pool, but the architect doesn't get to \
have this one. The insurance adjuster says the fence will be covered since the county requires it, so please \
include that. No spa this time, it was always a mess of oak leaves. | - | 34 | Safety Fence | n | 16 | - | - \
| Roman
pond but swimmable. with frogs. regeneration zone 30% of surface, pool part 8 m x 5 m | Natural | 26.25 | \
Regeneration Zone | n | 16.40 | - | - | -
yeah hi um I want to say the pool is gonna be twenty two feet by eleven feet and it's gonna be four feet at \
one end and uh five and a half at the other and it needs uh it needs deck jets two of them period new line \
and my number is eight one three five five five oh one nine two | - | 22 | Deck Jets | n | 11 | 4-5.5 | 2 \
Deck Jets | -
lagoon style. sandy bottom look. beach entry. no straight edges anywhere!! my ex loved straight edges | \
Lagoon | - | Beach Entry | n | - | - | - | -
We're on our third designer. The first one gave us a kidney, which looked like a bean. The second one gave \
us an infinity edge on a completely flat lot in Lakeland, which, okay, an infinity edge onto what, the \
Garcias' trampoline? So I'll just tell you. Rectangle. Thirty by fifteen. Sun shelf at the end by the house, \
the full fifteen feet wide. Two sheer descents on the back wall so we can't hear the trampoline. LED lights, \
whatever number is normal. A heater. A childproof fence, our Lucy is two and a half and a climber. That's \
it, that's the pool. | Rectangular | 30 | Sunshelf, Waterfall, LED Lighting, Heating, Safety Fence | y | 15 \
| - | 2 Waterfall | -
Mediterranean courtyard pool with blue and white tile, 6 scuppers along one wall, 24' x 10' | Mediterranean \
| 24 | Scuppers | n | 10 | - | 6 Scuppers | -
is it weird to want a cold plunge and a hot tub and no pool | - | - | Cold Plunge, Raised Spa | n | - | - | \
- | -
he said go big or go home so. 25 x 50. rectangle. diving board, slide, 10 ft deep end. I'm the one who's \
gonna be cleaning it | Rectangular | 50 | Diving Board, Slide | n | 25 | ?-10 | - | -
Mi esposo quiere una alberca infinity y yo quiero una natural con plantas. Como el terreno en Tijuana Hills \
está en bajada, ganó él. Infinity entonces, de 15 metros por 4, profundidad de 1.2 a 1.8 metros, con fogata \
a un lado y jacuzzi. Yo me quedo con mis plantas en macetas. Los hijos ya son grandes, uno en Fresno y la \
otra casada en El Paso, así que no necesitamos cerca. | Infinity | 49.21 | Infinity Edge, Fire Feature, \
Raised Spa | n | 13.12 | 3.94-5.91 | - | -
My partner is an architect so you can imagine. Everything in our house is white, or a shade of white with a \
name. I was allowed to choose one thing in the last four years and it was a toaster, and he hid it. So the \
pool will be minimalist, I've made my peace with that. White plaster, gray coping, nothing sticking up. But \
I'm putting my foot down on the laminar jets, I want three, and I want him to have to look at them every \
single night. | Modern | - | Deck Jets | n | - | - | 3 Deck Jets | -
The dog is a Lab. That's why we need a pool. Beach entry so he can walk in and out, and a salt system \
because of his skin. Otherwise I don't care, 30 feet? | - | 30 | Beach Entry, Saltwater System | n | - | - | \
- | -
You want the truth, I got the idea from a funeral. My uncle Teddy's, in Corpus, August, a hundred and four \
degrees, and after the service forty of us ended up at his place and everybody, and I mean everybody, the \
priest included, ended up in Teddy's pool in their underwear. Best day this family ever had. Teddy's pool \
was a kidney from 1971 with a crack in it and no lights. I want mine to be bigger than that. I want a big \
freeform pool where forty people can stand around with a drink, so mostly shallow, three and a half feet, \
going to five and no deeper. I want a swim up bar and call it Teddy's. I want a fire pit for after. I want \
twelve lights in that thing so nobody drowns in the dark. And a grill, a big one, built in, with a smoker. \
I've got about 150 saved up. | Large Freeform | - | Swim-Up Bar, Fire Feature, LED Lighting, Outdoor Kitchen \
| n | - | 3.5-5 | 12 LED Lighting | -
My son played linebacker at Texas State and he comes home every weekend and fills my good bathtub with ice \
from the Buc-ee's. Forty pounds of ice. I've had it. So I want a cold plunge built in next to the pool, a \
real one with a chiller, and then for me, his mother, who gave birth to that giant, a hot tub on the \
opposite side where I don't have to listen to him holler. The pool in the middle can be a fifty foot lap \
pool, his daddy swims. | Lap | 50 | Cold Plunge, Raised Spa | n | - | - | - | -
honey do list: gutters, call dentist, garage door spring, ask Mike for his ladder back | - | - | - | n | - | \
- | - | -
We would like an extra large resort pool with 3 waterfalls and a pair of fire bowls. We have foster children \
ages 3 through 10, so fencing and an automatic safety cover are required by our agency. | Extra large Resort \
| - | Waterfall, Fire Feature, Safety Fence, Automatic Cover | y | - | - | 3 Waterfall, 2 Fire Feature | -
sixteen wide thirty two long, three foot to eight foot, liner not concrete, no heater its florida | - | 32 | \
- | n | 16 | 3-8 | - | -
I told the salesman 13 x 26 and he came back with a drawing of 18 x 40 and a grotto. Thirteen by twenty six, \
sir. With a tanning ledge. | - | 26 | Sunshelf | n | 13 | - | - | -
Hey there, dictating while I feed the baby so sorry if there's crying in this. We moved out from Ohio to \
Chandler last year and our realtor told us you cannot live here without a pool and she was right. So we have \
the baby who is five months and a three year old who has zero fear. I want a pool that's not scary. So like \
a beach entry where you just walk in, and then not deeper than four and a half anywhere. My husband wants a \
waterfall so okay one little waterfall is fine. A fence. An automatic cover. An alarm if that exists. I \
don't know about size, our lot is I think seven thousand square feet, the patio is like ten by twenty. \
Freeform I think it's called, no sharp corners. Solar to heat it because we already have panels. | Freeform \
| - | Beach Entry, Waterfall, Safety Fence, Automatic Cover, Solar Heating | y | - | ?-4.5 | 1 Waterfall | -
oval!! 30x15 w/ 5 bubblers down the middle | - | 30 | Bubblers | n | 15 | - | 5 Bubblers | Oval
What would gunite run me in 33480 compared to fiberglass? We had a fiberglass one in Vermont of all places, \
it popped out of the ground one spring like a cork, I have photographs. So I'm leaning gunite. A seven foot \
spa at one end, baja step at the other, no water features, they're a maintenance headache, our condo \
association had a fountain that ran up an $11,000 bill in 2019. I'm a widower, it's me and a parrot. The \
parrot doesn't swim. | - | - | Raised Spa, Sunshelf | n | - | - | - | -
tropical medium size pool, tiki bar you can swim up to, bamboo | Medium Tropical | - | Swim-Up Bar | n | - | \
- | - | -
My husband (engineer) has a spreadsheet. Row 1: length 34 ft 6 in. Row 2: width 15 ft 6 in. Row 3: shallow \
42 inches. Row 4: deep 72 inches. Row 5: scuppers, 3. Row 6: lights, 5. Row 7: "wife's waterfall", crossed \
out. I'd like row 7 back please. | - | 34.5 | Scuppers, LED Lighting, Waterfall | n | 15.5 | 3.5-6 | 3 \
Scuppers, 5 LED Lighting | -
I cleaned rooms at the Biltmore in Coral Gables for nineteen years and I looked at that pool every single \
day and never put a toe in it, we weren't allowed. Now my son is a surgeon, can you believe, and he bought \
me a house and said Mami whatever you want. I want luxury. I want statues. I want the palm trees and the \
cabana and the hot tub, and deck jets going over the water, ten of them, five on a side. And I want every \
one of the girls from housekeeping to come and swim in it. | Luxury | - | Raised Spa, Deck Jets | n | - | - \
| 10 Deck Jets | -
Okay the whole backyard is sixty feet deep and there's an easement so we lose fifteen. Jenny said what about \
an L. I said an L is just two rectangles that can't get along, kind of like us. Anyway she's right, an L \
wraps around the patio real nice, we laid it out with garden hose. The long leg came to thirty three feet \
and the short leg sticks out to twenty. We'd put the diving board on the long leg, so eight and a half, nine \
feet there, let's say nine, and the shallow leg is three. Our boys are fifteen and seventeen. Jenny also \
wants lights. I want her to stop asking if I've called the city about the permit. I've called the city. | - \
| 33 | Diving Board, LED Lighting | n | 20 | 3-9 | - | L
naturalistic pond-style pool, stone ledges, a cascade, no visible lights | Natural | - | Waterfall | n | - | \
- | - | -
so the hoa in our place (Avalon Trails phase 2, dont buy here) has an eleven page document about pools. no \
slides you can see from the street. no rock features over four feet. no colored light. fence has to be \
bronze not black. pool 20 ft max. ok so a 20 footer it is, heat pump and a salt cell and the stupid bronze \
fence. my cousin in Pahrump has no hoa and a water slide off his roof | - | 20 | Heating, Saltwater System, \
Safety Fence | n | - | - | - | -
As a retired Navy diver with two bad shoulders I have no interest in a "splash pad for adults", which is \
what the young man from the pool company called his design. I need depth. Twelve feet at the deep end. I \
don't care what the other end is. Forty feet long, twenty wide, rectangular, and a proper board. I'm told \
boards are out of fashion and the insurance goes up $300 a year. I've been shot at, I can handle State Farm. \
Lighting should be four fixtures, one on each wall. My wife requests a "conversation area with fire", her \
words, and I never deny her anything. | Rectangular | 40 | Diving Board, LED Lighting, Fire Feature | n | 20 \
| ?-12 | 4 LED Lighting | -
I have rheumatoid arthritis, diagnosed at 41, and on a bad morning I can't button a shirt. In warm water I'm \
a person. We used to drive to the hot springs at Desert Hot Springs every other weekend, 2 hours each way, \
and my husband said for the gas money alone we could build one. It's got to be heated to 92, steps not a \
ladder, rails on both sides, four feet of water everywhere. 12 x 20 is what fits under the existing patio \
roof. Nothing else, no lights, no bar, no show. | - | 20 | Heating | n | 12 | 4-4 | - | -
would LOVE a grotto with a spa inside it, boulders, and a slide coming off the top!! so when i was 11 my \
best friend Kimmy Tran had one in Fountain Valley and every birthday was there and i swear i have been \
trying to get back in that cave for thirty years. so freeform i guess, hers had a rope bridge but i dont \
need the bridge. budget is husbands problem he doesnt know yet | Freeform | - | Grotto, Raised Spa, Slide | \
n | - | - | - | -
no kids no pets no spa no slide. modern. long and thin, 6 feet by 36. one light. | Modern | 36 | LED \
Lighting | n | 6 | - | 1 LED Lighting | -
quiero el pool rectangular 30x15 con tanning ledge, y un grill afuera con su barra para los domingos when \
the whole family comes over, mis nietos tambien (7, 4 y el bebe) | Rectangular | 30 | Sunshelf, Outdoor \
Kitchen | y | 15 | - | - | -
circular pool 6 meters, in the middle of the garden, like a fountain but to swim. Depth 1.5 meters. Water \
jets from border, eight | - | 19.69 | Deck Jets | n | 19.69 | 4.92-4.92 | 8 Deck Jets | Round
can you take out a wall of my garage to make the pool longer asking seriously | - | - | - | n | - | - | - | \
-
I'm going to say this out loud because typing makes my thumbs hurt. We had a pool at the house on \
Mockingbird, it was a twenty by forty with a slide and a grotto and my ex husband's bar, and I cleaned that \
thing for eighteen years. I'm done. I got a townhouse in Fort Worth with a courtyard that is twenty four \
feet by nineteen feet, I measured it with my mother's sewing tape. And in the courtyard I want a small pool, \
just for me, ten by fourteen, with steps I can sit on and a heater so I can sit there in December and look \
at the stars. I want one of those walls with the water coming down, a water wall, I find that calming. I \
don't want a bar. I do not ever want to see another swim up bar as long as I live. | Small Modern | 14 | \
Heating, Waterfall | n | 10 | - | - | -
We've got a slope in Escondido that the previous owners planted with ice plant and then ignored for thirty \
years, and under the ice plant, it turns out, was a 1979 Datsun. The Datsun's gone now. In its place there's \
a flat pad and a view all the way to the ocean on a clear day, which is why it has to be a negative edge \
pool. Two fire bowls, one on each end of the edge, so it looks like a runway. My wife says that's tacky. \
It's her birthday present so we'll ask her again, but for now two. | Infinity | - | Infinity Edge, Fire \
Feature | n | - | - | 2 Fire Feature | -
kidney pool. wait do people still do kidney pools? if not then whatever curvy thing. no you know what \
kidney, im the customer | Kidney | - | - | n | - | - | - | -
Sprinkler guy said there's a line running at 6 ft from the wall, so pool has to stay inside 27 x 13. Let's \
use all of it. Shelf with umbrella sleeve, and a couple of bubblers. | - | 27 | Sunshelf, Bubblers | n | 13 \
| - | 2 Bubblers | -
mom says we can get a pool if i get straight As so i want it to have a slide and a cave and lights that \
change color and a rope swing. i am 10 | - | - | Slide, Grotto, LED Lighting | y | - | - | - | -
Our neighbors on the left have a 16 by 36 with a spa. Our neighbors on the right have an infinity edge and a \
fire pit and a pergola and, I believe, a pizza oven. We're the ones in the middle with the dirt. So the \
pressure's on. But Don and I talked, and we're not playing that game. We want a simple, oval pool. Twenty \
eight feet, fourteen feet. Plaster, not pebble, because of my feet, I'm diabetic. Three and a half feet to \
five feet. A couple of lights so we can swim after supper when it's cooled down to ninety. And a pergola \
with a fan, okay, we'll take that from the right-hand neighbors. | - | 28 | LED Lighting, Pergola | n | 14 | \
3.5-5 | 2 LED Lighting | Oval
contemporary rectangle 16x36, scuppers, fire bowls, however many looks right. kingman az | Modern | 36 | \
Scuppers, Fire Feature | n | 16 | - | - | -
Not sure yet but the wife saw a Tuscan one at the parade of homes and now it's all I hear about. Tuscan at \
breakfast. Tuscan at church. I said Carol we live in Beaumont, we have mosquitoes the size of quail, who are \
we kidding. She says the mosquitoes can be Tuscan too. So all right, Tuscan. With a hot tub, and a pergola \
with grapes on it, and I get to pick the grill, a real outdoor kitchen and not some little cart. | \
Mediterranean | - | Raised Spa, Pergola, Outdoor Kitchen | n | - | - | - | -
six lane... just kidding. two lane lap pool 25 yards, 14 ft wide, min depth 4 max depth 5 | Lap | 75 | - | n \
| 14 | 4-5 | - | -
Texas summers man. just need somewhere wet. big rectangle with shade over it, a pergola i guess, and a \
mister | Large Rectangular | - | Pergola | n | - | - | - | -
voice memo for pool people. it's Greg. Cindy and I did the walk around with the tape today. so from the \
patio edge to the retaining wall is forty one feet. from the fence to the AC slab is fifty three. the guy \
who did the Johnsons' says leave five all the way round, so Cindy says the pool could be thirty by fifteen \
and I say why not thirty five by fifteen, and she says because then there's nowhere for the table Greg. okay \
so thirty by fifteen. freeform. she wants the ledge with water on it. I want laminars, two. we both want the \
spa. neither of us wants the rock waterfall, that's a nineteen nineties thing. grandkids will be over \
constantly, they're basically feral, so tell me about the fence options. okay bye. Greg. | Freeform | 30 | \
Sunshelf, Deck Jets, Raised Spa, Safety Fence | y | 15 | - | 2 Deck Jets | -
Swimming-pool in L form, 11 m the long side, 7 m the short side, deep 1,20 m to 1,80 m. With heating. Thank \
you. | - | 36.09 | Heating | n | 22.97 | 3.94-5.91 | - | L
jacuzzi for 8, bbq island w fridge n tv, fire pit with the bench that goes all around, thats the part i care \
about. cowboys games. we have 14 to 20 people over every sunday from september to when they lose in january. \
the pool is more for the wives n honestly they can pick it, they been talkin about something hotel like with \
cabanas so put that, hotel style. nuff said | Resort | - | Raised Spa, Outdoor Kitchen, Fire Feature | n | - \
| - | - | -
I have MS and heat makes it worse, so a pool in Phoenix has to be COLD. Is there a chiller? Pool 12 x 30, \
4.5 feet, a lift, shade. No heater, obviously. A cold plunge attached would be wonderful. | - | 30 | Cold \
Plunge | n | 12 | 4.5-4.5 | - | -
I drive a long haul truck, I'm gone three weeks out of the month, and when I come home to Kissimmee I don't \
want to see anything straight. No lanes, no lines, no rectangles. So a lagoon. A waterfall by the patio and \
another one on the far side so it's loud wherever you sit. A beach entry, sand color. My girl says what \
about a slide and I told her babe we are fifty one years old. Then I thought about it. Put the slide. | \
Lagoon | - | Waterfall, Beach Entry, Slide | n | - | - | 2 Waterfall | -
My daughter is getting married in our backyard on October 18th, two hundred guests, tent and all, and my \
husband in his wisdom has decided that this is the moment to put in a pool. I have told him it won't be \
finished. He says it'll be finished. We've been married thirty four years. If it IS finished, I want it to \
look beautiful in photographs: luxurious, long, forty four feet by sixteen, pale stone, four scuppers in a \
low wall with candles on it, and a vanishing edge toward the lake. He wants a slide. There will be no slide \
at my daughter's wedding. Afterward it's just us two and the Cavaliers, so no diving, five feet deep at \
most. | Luxury | 44 | Scuppers, Infinity Edge | n | 16 | ?-5 | 4 Scuppers | -
what I don't want: rocks, slides, fake grottos, colored lights. what I want: 40 x 12, modern, dark | Modern \
| 40 | - | n | 12 | - | - | -
t-shape with beach entry at the top of the t, n a spa, n some bubblers. tampa | - | - | Beach Entry, Raised \
Spa, Bubblers | n | - | - | - | T
Somewhere between 30 and 34 feet long. 15 wide. Depth: 3 to 6. | - | 32 | - | n | 15 | 3-6 | - | -
can u match the pool at Ventana Canyon where we honeymooned? or close enough. resort look, with a cascade \
coming down the rocks and the saguaros right up to the edge. we go back every anniversary, 22 this year, and \
the rooms are now $600 a night plus a "destination fee" so my wife goes you know what Dave, bring the \
mountain to Mohammed. we live in Odessa, there is no mountain. there is a pumpjack. work with me | Resort | \
- | Waterfall | n | - | - | - | -
Ok so this is Abuela's pool, she's paying so she decides. She wants it round because, and I quote, "corners \
are for cats." Twenty four feet. She wants it warm como caldo, so a heater. She wants a fence porque los \
chamacos, there are eleven great grandchildren right now and Yesenia is pregnant again. She wants a tree \
next to it so the pool guy is gonna hate us. My uncle Chuy tried to talk her into a swim up bar and she \
threw a chancla. We tried to talk her into saltwater and she asked if she's a fish. Depth, she's four foot \
ten, so three and a half the whole way. One light, a blue one. | - | 24 | Heating, Safety Fence, LED \
Lighting | y | 24 | 3.5-3.5 | 1 LED Lighting | Round
20 by 40 roman with a diving board like my grandparents had in Pasadena in 1962 | - | 40 | Diving Board | n \
| 20 | - | - | Roman
We lost the big cottonwood in the February wind and all of a sudden the whole back is in full sun from eight \
to six, my tomatoes are toast but my husband stood there and said well, that's where the pool goes. He's \
right, for once. A large modern pool, solar heated since there's all that sun now, an auto cover to keep it \
from evaporating, and a sun shelf. No spa. The stump's still there, do you take the stump or is that a \
different guy? | Large Modern | - | Solar Heating, Automatic Cover, Sunshelf | n | - | - | - | -
honestly we'd be happy with a medium pool, nothing wild. heated. some lights | Medium Modern | - | Heating, \
LED Lighting | n | - | - | - | -
I just got off the phone with my contractor, Luis, who says that he can't dig past seven feet because of the \
caliche. So scratch what I sent on Monday, the ten foot deep end and the diving board. New version. Thirty \
two by sixteen still, that didn't change. Three and a half to six and a half. A slide instead of the board, \
for Max, he's eight, he cried a little but he's on board now, no pun intended. The grotto stays out, that \
was never happening. Raised spa stays in. And Luis says since he's not digging so deep there's money for the \
pair of deck jets that I wanted in the first place. | - | 32 | Slide, Raised Spa, Deck Jets | y | 16 | \
3.5-6.5 | 2 Deck Jets | -
Natural pool w regeneration zone & a small cascade, about 50 ft x 30 ft total, dripping springs tx | Natural \
| 50 | Regeneration Zone, Waterfall | n | 30 | - | - | -
pool with poll fence n slid for the kids there 4 n 6, 15x30 | - | 30 | Safety Fence, Slide | y | 15 | - | - \
| -
Wife: Infinity. Me: we live in Houston, it's flat as a pancake. Wife: Infinity. Me: okay how about a raised \
wall with water coming through it out of spouts. Wife: how many. Me: five. Wife: fine. So 5 scuppers, \
modern, 31 x 14. | Modern | 31 | Scuppers | n | 14 | - | 5 Scuppers | -
I'm 58 and having hot flashes in Laredo in August and I just want to float. Any pool. ANY pool. by Friday | \
- | - | - | n | - | - | - | -
Nine months I've been caring for my brother, who came home from Afghanistan missing his left leg below the \
knee and a good deal of his sense of humor, and the one thing that makes him grin is water. The VA has a \
grant, it's called SAH or HISA, one of those, and the lady said a therapy pool might qualify. So what would \
that look like? He wants it fifteen yards so he can actually get a stroke going. I'd say four yards wide so \
that somebody can be next to him. Depth of four and a half feet, no change. He has to be able to get in by \
himself, so a beach-type entry, no ladders. Heated. He also said, and I quote, "put a damn bar in it", so a \
swim-up bar, if the VA isn't reading this. | - | 45 | Beach Entry, Heating, Swim-Up Bar | n | 12 | 4.5-4.5 | \
- | -
oval 10m x 5m heated by solar | - | 32.81 | Solar Heating | n | 16.40 | - | - | Oval
We're selling in about five years, and our realtor Tiffani-with-an-i says freeform sells better in Cave \
Creek, and my husband says whatever Tiffani says. Well, Tiffani isn't swimming in it. So modern. I'd like \
three fire bowls on pedestals, a water wall behind the spa, and one of those big shelves with six inches of \
water that you can put a lounge chair on. If Tiffani has a problem with it she can call me, she has my \
number, she calls every week. | Modern | - | Fire Feature, Waterfall, Raised Spa, Sunshelf | n | - | - | 3 \
Fire Feature | -
who do i talk to about a green pool its been like this since the hurricane | - | - | - | n | - | - | - | -
We bought the lot next door. That's how serious I am. The Petersons moved to Asheville and we bought the \
lot, knocked down the little house, and now I've got a hundred and forty feet of frontage and a zoning \
hearing on the ninth. I want a huge lagoon pool in there. I want a grotto you can get lost in. I want two \
slides, one for the little ones, our youngest is four, and a fast one for the teenagers and for me. Beach \
entry so the dogs can get in. Six waterfalls. I don't want a diving board, my cousin Dale is in a chair \
because of a diving board. I want palm trees everywhere. My wife has asked for a single thing, which is a \
gate with a lock. She'll get her gate, and the fence to go with it. | Extra large Lagoon | - | Grotto, \
Slide, Beach Entry, Waterfall, Safety Fence | y | - | - | 6 Waterfall | -
Recording this for the pool contractor. So point one, we're night shift nurses, the both of us, we sleep in \
the day and we're going to swim at two or three in the morning, so it's got to be quiet, no waterfalls, no \
pump noise by the neighbor's bedroom. Point two, lots of light under the water but nothing shining over the \
wall. Point three, the spa, our feet are killing us. Point four, an automatic cover because we're never \
awake when the leaves come down. Style, I guess modern? Yeah modern. | Modern | - | LED Lighting, Raised \
Spa, Automatic Cover | n | - | - | - | -
Mediterranean pool in Santa Barbara, Roman ends, lemon trees in pots, 14 by 33, no lights at all please \
(owls) | Mediterranean | 33 | - | n | 14 | - | - | Roman
We tore the old one out, it was a thirty six by eighteen kidney with that blue bond beam tile from the \
fifties that my husband's mother picked and that we weren't allowed to touch until she passed, God rest her. \
The hole's still there, so I'd like to use the hole if possible but I don't want the kidney. Could it be an \
L? My sketch has one arm at thirty and the other arm at twenty two. The short arm is a big sun shelf for the \
babies, we've got a one year old and three nieces under five, and it's got four bubblers in it. The long arm \
goes down to six feet. The cover has to be automatic. Also a fence, black mesh, the kind that comes out. My \
husband asked me to write "and a beer fridge." | - | 30 | Sunshelf, Bubblers, Automatic Cover, Safety Fence \
| y | 22 | ?-6 | 4 Bubblers | L
small infinity pool overlooking lake travis, spa, glass tile | Small Infinity | - | Infinity Edge, Raised \
Spa | n | - | - | - | -
im disabled vet on fixed income whats the cheapest 12x24 you got, 3.5 to 5 | - | 24 | - | n | 12 | 3.5-5 | - \
| -
dear pool designer we r family of 5 from india living in irvine, wish for pool 9 mtr x 4 mtr, depth not more \
than 1.4 mtr as grandmother and small son both cannot swim, with fencing, jacuzzi also and lights on diwali \
| - | 29.53 | Safety Fence, Raised Spa, LED Lighting | y | 13.12 | ?-4.59 | - | -
So I went to the doctor for my blood pressure and she says Hank you have two options, pills or exercise, and \
I said what kind, and she says swimming. I'm 66, I'm two hundred and sixty pounds and I'm not getting in at \
the YMCA. I've got a house in Weatherford, half an acre, well water. My idea: a lap pool, sixty feet by ten, \
five feet deep from one end to the other. Heater for winter. My wife says if I'm spending that kind of money \
she gets a pergola and flowers and a little waterfall at one end so it doesn't look like a trough. Her word. \
Trough. So put those on there. I did say no to the hot tub because of the blood pressure. | Lap | 60 | \
Heating, Pergola, Waterfall | n | 10 | 5-5 | - | -
I've got a napkin from Chuy's here with everything on it so I'm just gonna read off the napkin. Seventeen by \
thirty seven. Freeform. Tanning ledge, and that's underlined twice, that's my wife. Slide, and then in \
parentheses straight not curvy, that's my son Cody he's nine. Salt. Three lights. Then there's a salsa \
stain. Then it says hot tub with a question mark but we talked about it and no hot tub. And then it says tip \
20 percent, that one's not for you. | Freeform | 37 | Sunshelf, Slide, Saltwater System, LED Lighting | y | \
17 | - | 3 LED Lighting | -
thinking about a T. or an L. or whatever fits a 35x50 yard. spa yes. teenage daughters, so music and color \
lights | - | - | Raised Spa, LED Lighting | n | - | - | - | -
Polynesian all the way!! thatched roof over the swim-up bar, lava rock waterfall, fire pit, and lagoon blue \
water. vero beach. 36 ft | Tropical | 36 | Swim-Up Bar, Waterfall, Fire Feature | n | - | - | - | -
This is going to sound morbid but my sister's boy nearly drowned in her pool two summers ago, he was three, \
he's fine now, he's a holy terror. So when I say safety I mean it. I want a fence with a self-closing gate, \
I want an automatic cover that locks, I want lights all around so you can see the bottom at night, and I \
want it shallow: two and a half feet going to four, that's all. My two are five and one. Shape and style I \
leave to you, but it needs to be simple enough that I can see every inch of it from the kitchen sink. Twenty \
four by twelve would fit where the trampoline is. My husband wanted an infinity edge like his boss has and I \
just looked at him. | - | 24 | Safety Fence, Automatic Cover, LED Lighting | y | 12 | 2.5-4 | - | -
Round, 15', hot tub next to it, pergola. Bisbee, AZ | - | 15 | Raised Spa, Pergola | n | 15 | - | - | Round
quick q - can a fire feature go IN the pool? like on a little island? other than that just a 30x16 lagoon \
with LED's | Lagoon | 30 | Fire Feature, LED Lighting | n | 16 | - | - | -
Good morning, my name is Delroy and I come from Jamaica forty years now, living in Lauderhill. When me was a \
boy we swim in the river at Mammee Bay, cold cold water coming off the rock, and that is what I want before \
I dead. A natural pool, stone all around, with plants to clean the water, no chemical. One waterfall, high, \
so you can stand under it. My wife want steps with a rail. Deep at one side so I can jump, ten feet, and \
shallow three feet where she can sit. Length, I would say thirty five feet. The grandchildren them is big \
now, university, so no baby gate. And a jerk pit, a proper outdoor kitchen, because you cannot swim hungry. \
| Natural | 35 | Regeneration Zone, Waterfall, Outdoor Kitchen | n | - | 3-10 | 1 Waterfall | -
Freeform, thirty by... what is it Tom? Sixteen. Tom says sixteen. With a heater. Tom says heat pump. With a \
heat pump. | Freeform | 30 | Heating | n | 16 | - | - | -
I collect orchids and I've got a koi pond already so it should feel like the same world, jungle, mist, big \
leaves, a cascade into the deep end, and lit from below. 28' long I think. Homestead FL | Tropical | 28 | \
Waterfall, LED Lighting | n | - | - | - | -
16'x40' rectangle, 3'6" to 8', diving board, (2) wall scuppers, (4) LED, gas heat, per attached. | \
Rectangular | 40 | Diving Board, Scuppers, LED Lighting, Heating | n | 16 | 3.5-8 | 2 Scuppers, 4 LED \
Lighting | -
We are a bed and breakfast in Fredericksburg, six rooms, and our guests keep asking. It has to look like a \
boutique hotel pool without costing like one: hotel style, heated, a spa for eight, loungers in the water on \
a ledge, soft lighting. The county says if it's over five feet we need a lifeguard sign or something so five \
feet is the limit. No children, we're adults only. The orchard side is open for about 70 by 45. My partner \
says 36 by 18, I say let the peach trees decide, but okay, 36 by 18. He also says a slide would be \
hilarious. He's overruled. | Resort | 36 | Heating, Raised Spa, Sunshelf, LED Lighting | n | 18 | ?-5 | - | \
-
una alberca chica en forma de L con calefacción solar y cerca para los niños | Small Modern | - | Solar \
Heating, Safety Fence | y | - | - | - | L
so basicly the in laws r moving in and they get the downstairs and i get a pool, thats the deal. i want a 60 \
footer. slide, swim up bar, firebowls one at each of the four corners, grotto, the works. resort style so \
they never want to leave wait no so I never have to leave. kids r 6, 8, 13. wife will edit this \
later.\\nEDIT from wife: 40 feet. No swim up bar. Everything else is fine. | Resort | 40 | Slide, Fire \
Feature, Grotto | y | - | - | 4 Fire Feature | -
Is a pool 8 feet wide too narrow for two people to swim past each other? It'd be 45 long, straight and \
modern looking, alongside the studio. | Modern | 45 | - | n | 8 | - | - | -
My mother-in-law's a retired swim instructor, forty years at the Boca rec center, and she's moving into our \
guest house in May whether I like it or not. She says a pool without a proper depth marking is a lawsuit. \
She says three foot six to five foot, not an inch more, for teaching the little cousins, who are three, four \
and seven. I said can I at least have a bubbler. She said you can have two. So two bubblers, a fence, no \
slide, no diving board, no fun. Rectangular, naturally. | Rectangular | - | Bubblers, Safety Fence | y | - | \
3.5-5 | 2 Bubblers | -
Well it started out as a birdbath. I'm serious, I asked my husband for a birdbath for Mother's Day and he \
came back from the stone yard in Sebring with a man named Otis and a drawing. It's oval. It's got a little \
island for the birds, which, fine. It's got plants at one end that filter the water, Otis says you don't \
need any chlorine. I said Otis is that a pond and he said ma'am it's a natural swimming pool. I looked it up \
and I love it. So now we want somebody licensed to build it, because Otis, God bless him, isn't. | Natural | \
- | Regeneration Zone | n | - | - | - | Oval
`);
