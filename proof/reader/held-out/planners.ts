import { type Labelled, parseLabelled } from '../labelled.ts';

// Mails and forum posts, briefs, lists, spoken numbers, misspellings, yards and meters.
// A backslash at the end of a line joins it with the next one.

export const PLANNERS: Labelled[] = parseLabelled(`
Hello,\\n\\nMy wife and I (both 44, two girls, 5 and 8) have been saving for this since we bought the house \
in 2017. We'd like a lagoon pool, roughly 38 feet by 20 feet, with a beach entry on the patio side so the \
little one can wade, and on the far side a rock waterfall with a grotto behind it. It should get down to 7 \
feet deep under the rocks. We would also like a salt system, and a fence because the side yard is open to \
the street. We do not want a hot tub. We had one in Portland and it was a money pit.\\n\\nBest, Corey \
Lindqvist | Lagoon | 38 | Beach Entry, Waterfall, Grotto, Saltwater System, Safety Fence | y | 20 | ?-7 | - \
| -
twenty four by twelve plain rectangle four foot deep the whole way heater salt done goodbye | Rectangular | \
24 | Heating, Saltwater System | n | 12 | 4-4 | - | -
Re: Hollis residence, schematic design. Pool to be 15.0 m x 4.0 m lap pool, 1.4 m constant depth, overflow \
not required. Wall at east end receives four scuppers at equal centers. Spa separate, raised 450 mm. \
Automatic cover mandatory per client's insurer. | Lap | 49.21 | Scuppers, Raised Spa, Automatic Cover | n | \
13.12 | 4.59-4.59 | 4 Scuppers | -
i host 3 properties on air bnb and vrbo and the one in kissimee is the only one without a pool and it shows. \
everyone books for disney so its kids kids kids. want a big freeform, slide, waterfall, bubblers on a ledge, \
fence with alarm, colour lights. not deep!! 3 to 5. insurance guy almost cried when i said diving board so \
forget i said that | Large Freeform | - | Slide, Waterfall, Bubblers, Sunshelf, Safety Fence, LED Lighting | \
y | - | 3-5 | - | -
Round. Twelve feet. Warm. | - | 12 | Heating | n | 12 | - | - | Round
ok im just gonna talk so we have this yard it is about eighty feet by fifty feet and theres a shed that has \
to go and where the shed is i want a pool that is thirty five feet long and seventeen feet wide and three \
and a half feet going down to six and i want a hot tub up higher so it spills over and my husband wants \
three of those fire bowl things on the wall and i said fine but then i get my tanning shelf so both of those \
| - | 35 | Raised Spa, Fire Feature, Sunshelf | n | 17 | 3.5-6 | 3 Fire Feature | -
Anyone in the DFW area have an oval pool? We want 33 x 18 oval, 3.5-6, and two PBs have told us nobody does \
ovals any more. | - | 33 | - | n | 18 | 3.5-6 | - | Oval
With fibromyalgia the only days I feel like myself are the days I've been in warm water. My insurance \
stopped covering the aquatic center in June, so I'm cashing in a small inheritance and building at home. \
Warm is the whole point: a heater that can hold 90, a cover that rolls out on its own so I'm not wrestling \
with it, and a spa for the bad mornings. Four feet deep throughout is right for me, I'm five foot two. Nine \
yards long would let me walk properly, four yards wide. Please don't sell me a waterfall; the salesman last \
week tried for forty minutes. | - | 27 | Heating, Automatic Cover, Raised Spa | n | 12 | 4-4 | - | -
modren rectange w tanning legde and 2 bublers and led lihgts pls | Modern | - | Sunshelf, Bubblers, LED \
Lighting | n | - | - | 2 Bubblers | -
Buenas tardes, somos jubilados y los nietos vienen todos los domingos. Queremos una piscina ovalada de 9 \
metros por 4 y medio, profundidad de 1.10 a 1.70, con calentador, una cascada y una reja alrededor para que \
no se caigan los chiquitos. Mi cuñado tiene una de 15 metros y no la usa nadie. | - | 29.53 | Heating, \
Waterfall, Safety Fence | y | 14.76 | 3.61-5.58 | - | Oval
The site falls 14 ft from the terrace to the tree line, so the obvious thing is an infinity pool with the \
catch basin tucked beneath. Water surface 52' x 16'. Dark quartz. Two fire bowls flanking the stair. Depth \
4' to 6'. The clients' guest house pool (20 x 40, 1988) is to be demolished and is not part of this scope. | \
Infinity | 52 | Infinity Edge, Fire Feature | n | 16 | 4-6 | 2 Fire Feature | -
wife says kidney i say kidney. our 6 yr old says slide. so kidney + slide | Kidney | - | Slide | y | - | - | \
- | -
My wish list, in the order my therapist told me to write it (she says I decide nothing): 1) Tropical. Palms, \
bamboo, the whole jungle. 2) A waterfall, no, two waterfalls. 3) A swim up bar with four stools. 4) Lights, \
warm white. 5) A fire pit in a sunken seating area. 6) Enough room for twelve adults, so a large pool. What \
I don't want: a slide, children, chlorine smell. So salt water. That's 7. | Large Tropical | - | Waterfall, \
Swim-Up Bar, LED Lighting, Fire Feature, Saltwater System | n | - | - | 2 Waterfall | -
How do I reset the password on my account? I never got the email. | - | - | - | n | - | - | - | -
natural pool with the reeds cleaning it, dock, no chlorine never ever, deep bit 8 ft | Natural | - | \
Regeneration Zone | n | - | ?-8 | - | -
We are retired teachers in Tucson. For thirty one years we swam at the school pool, 25 yards, six lanes, and \
now we'd like one lane of our own. Lap pool, 16 yards by 8 feet will have to do because that's what is left \
between the carport and the wall. Solar heat, obviously, it's Tucson. Four and a half feet deep, same from \
end to end. We'd love a pergola along the west side so that whoever isn't swimming can read. No spa. No \
lights either, we're in bed by nine. | Lap | 48 | Solar Heating, Pergola | n | 8 | 4.5-4.5 | - | -
l shape thirty six by twenty with a diving board at the deep end nine foot and a sun shelf in the short part \
of the l and our boys are fourteen and seventeen so no baby stuff | - | 36 | Diving Board, Sunshelf | n | 20 \
| ?-9 | - | L
Small pool for a small patio in Charleston, 16 x 8, walled garden, one spout in the wall. Heated. | Small \
Modern | 16 | Scuppers, Heating | n | 8 | - | 1 Scuppers | -
So here's where we stand after the meeting on Tuesday. You showed us the Modern one with the 42 foot length, \
the Mediterranean one, and the one with the rocks. We slept on it. The rocks are out, we both thought \
miniature golf. The modern one was handsome but cold. We'd like to go ahead with the Mediterranean, at 36 x \
16 rather than the size you drew, with the blue and white tile, the pergola with vines, and the row of six \
spouts along the wall. The spa we'd like to think about for a few years, so leave it off the price. Could \
you also add an outdoor kitchen near the pergola? Jim grills year round. | Mediterranean | 36 | Pergola, \
Scuppers, Outdoor Kitchen | n | 16 | - | 6 Scuppers | -
duck autocorrect. POOL not pole. FREEFORM not freedom, hot tub, grotto not ghetto omg | Freeform | - | \
Raised Spa, Grotto | n | - | - | - | -
Roman ends, 40x20, 3 to 8 deep, diving board, four lights. My parents' 1978 pool, brought back from the \
dead. | - | 40 | Diving Board, LED Lighting | n | 20 | 3-8 | 4 LED Lighting | Roman
we just had our third so its three under five and my brain is soup but i know i want them to learn to swim \
at home so shallow and safe is what im after like a beach entry that goes to maybe four feet and a fence and \
an automatic cover that locks and bubblers they can sit on and i guess size wise twenty six by thirteen my \
sister in law has a twenty by ten and its fine for her one kid but not for mine | - | 26 | Beach Entry, \
Safety Fence, Automatic Cover, Bubblers | y | 13 | ?-4 | - | -
resort vibes. swim up bar. beach entry. cabanas. lights. i got the money | Resort | - | Swim-Up Bar, Beach \
Entry, LED Lighting | n | - | - | - | -
Good morning from Vermont. Short season here, so heat and an automatic cover are not negotiable. We were \
considering solar until the man came and looked at our roof and laughed, so propane. Rectangular, bluestone. \
A hot tub we can use in January with the snow coming down would make me the happiest woman in Windsor \
County. Depth three and a half to five and a half. The barn is 40 by 60 and the pool would sit on its south \
side. | Rectangular | - | Heating, Automatic Cover, Raised Spa | n | - | 3.5-5.5 | - | -
I would like pool for my parents, they are coming from Bengaluru to live with us, father has bad knees. So \
easy steps or better beach type entry, water not more than 1.2 meter, warm water with heater, 8 meter by 4 \
meter is enough, one side bench. Kindly send the estimate also. | - | 26.25 | Beach Entry, Heating | n | \
13.12 | ?-3.94 | - | -
Client wants "drama". My translation: luxury pool, 18.0 x 6.5 m, black granite, infinity edge to the west, \
twelve deck jets in two rows of six that can be switched off, and a linear fire feature behind. | Luxury | \
59.06 | Infinity Edge, Deck Jets, Fire Feature | n | 21.33 | - | 12 Deck Jets | -
can it have a slide that goes thru the waterfall | - | - | Slide, Waterfall | n | - | - | - | -
Long story short we bought the house for the yard and the yard is 1.2 acres of weeds. Kids are grown, dog is \
old, we've got maybe 25 good summers left and I mean to spend them floating. I want a lagoon, an honest to \
God lagoon, large, with boulders and ferns, and a waterfall you can hear from the porch, and a grotto just \
big enough for two people and a bottle. Gerry wants somewhere to grill, so put an outdoor kitchen by it. \
Gerry also wants a putting green, but that's for another website I suppose. | Large Lagoon | - | Waterfall, \
Grotto, Outdoor Kitchen | n | - | - | - | -
T-shaped, spa where the crossbar meets the stem | - | - | Raised Spa | n | - | - | - | T
post surgery (spine fusion L4 L5) my doc wants me doing water walking, also contrast therapy so hot tub AND \
cold plunge side by side. pool itself 4'6" flat bottom, heater, wide steps. nothing else | - | - | Raised \
Spa, Cold Plunge, Heating | n | - | 4.5-4.5 | - | -
Planning sheet v4:\\nBudget 95k max\\nPool 15' x 30'\\nStyle modern\\nDepth 3'6"-5'\\nFeatures: sunshelf, 2 \
bubblers, 3 scuppers, LED\\nHeating: heat pump\\nKids: none yet\\nDropped since v3: spa, fire bowls, pergola \
| Modern | 30 | Sunshelf, Bubblers, Scuppers, LED Lighting, Heating | n | 15 | 3.5-5 | 2 Bubblers, 3 \
Scuppers | -
una alberca chiquita pero con jacuzzi y lucecitas para las noches | Small Modern | - | Raised Spa, LED \
Lighting | n | - | - | - | -
My daughter has juvenile arthritis, she's ten, and her rheumatologist at Children's said daily warm water \
would do more than the last two prescriptions. I'm not a pool person, so please bear with me. From what I've \
read we need: water about 88 degrees so a heater, an automatic cover to hold that heat in, a gentle walk in \
entry because steps hurt her ankles, and a depth of 3 to 4 feet. A pool around 9 m by 4 m (my husband is \
Dutch, he did the drawing). If she had her way there would be a waterfall and purple lights, and she's had a \
rotten year, so yes, a waterfall and lights too. | - | 29.53 | Heating, Automatic Cover, Beach Entry, \
Waterfall, LED Lighting | y | 13.12 | 3-4 | - | -
oval saltwatter no slide no bord no nothing i just wanna float | - | - | Saltwater System | n | - | - | - | \
Oval
We've been to the Alhambra, so don't show me stucco. Courtyard pool, long and narrow, 12 m x 3 m, Spanish \
style, tiled, with arcs of water from the deck along both long sides, eight a side, sixteen total. | \
Mediterranean | 39.37 | Deck Jets | n | 9.84 | - | 16 Deck Jets | -
what i am picturing is like you come out of the sliding door and there is the hot tub and then it spills \
over into the pool and the pool goes out and the edge just vanishes you cant see where it stops its just sky \
and then on both corners out there is fire one on each side and its called an infinity pool i think and my \
guess is forty feet by fifteen | Infinity | 40 | Infinity Edge, Raised Spa, Fire Feature | n | 15 | - | 2 \
Fire Feature | -
Lap pool, modern, 60 x 8 ft, no toys. | Lap | 60 | - | n | 8 | - | - | -
Hi neighbors, posting on behalf of our HOA (54 homes). The board has voted for an extra large resort pool, \
75 ft by 40 ft, beach entry for the toddlers, a slide, and a code compliant fence with two gates. A lap lane \
was voted down 31 to 23, a diving board was voted down by everybody's lawyer. Depth max 5 feet. There will \
be a hot tub, adults only. Please recommend contractors. | Extra large Resort | 75 | Beach Entry, Slide, \
Safety Fence, Raised Spa | y | 40 | ?-5 | - | -
recktangle with a gass heeter and a autamatic cover my spelling is bad but my money is good | Rectangular | \
- | Heating, Automatic Cover | n | - | - | - | -
Is a round pool a stupid idea? 18 ft across, 5 ft deep everywhere, tiled bench all round, one bubbler in the \
middle. My architect friend made a face. | - | 18 | Bubblers | n | 18 | 5-5 | 1 Bubblers | Round
Freeform pool, please, about 34 feet at its longest and 19 at its widest. We have thought this through. The \
shelf goes by the kitchen window where I can watch the twins (they're 2). The waterfall goes at the back to \
cover the road noise. The fence goes all the way around with the latch at five feet. The slide can wait \
until they can swim, which is to say: not in this contract. The heater goes in now. | Freeform | 34 | \
Sunshelf, Waterfall, Safety Fence, Heating | y | 19 | - | - | -
My mother in law offered to pay if its kidney shaped so its kidney shaped lol. i get to pick the rest so hot \
tub, leds, and a swim up bar so i can survive her visits | Kidney | - | Raised Spa, LED Lighting, Swim-Up \
Bar | n | - | - | - | -
Two bed two bath in Joshua Tree, listed on Airbnb since 2019, 4.97 stars, and the only complaint we ever get \
is "wish there was a pool". Water's expensive here so keep it small. Small modern pool, ten feet by \
eighteen, four feet deep all over, heated for winter, which is our high season, with a cover that closes on \
a timer, and a fire pit next to it because stars plus fire equals five star reviews. We had a stock tank as \
a cowboy tub, 8 feet, and people loved that but it rusted. No cold plunge despite what Instagram says. | \
Small Modern | 18 | Heating, Automatic Cover, Fire Feature | n | 10 | 4-4 | - | -
make it look like a pond the deer would drink from | Natural | - | - | n | - | - | - | -
I AM TYPING IN CAPS BECAUSE OF MY EYES. I WANT A POOL 32 X 16 WITH WIDE STEPS AND BRIGHT LIGHTS, SIX OF \
THEM, SO I CAN SEE THE EDGE AT NIGHT. 3 FEET TO 5 FEET. A FENCE SO THE GREAT GRANDCHILDREN CAN'T WANDER IN. \
THANK YOU | - | 32 | LED Lighting, Safety Fence | y | 16 | 3-5 | 6 LED Lighting | -
Hola, we live in El Paso y queremos a pool tipo hacienda, Spanish style, con azulejos, 11 meters by 5, una \
fuente en la pared with three chorros falling into the water, y un asador grande, like a full outdoor \
kitchen. My kids are in college ya, so no fence. | Mediterranean | 36.09 | Scuppers, Outdoor Kitchen | n | \
16.40 | - | 3 Scuppers | -
contemporary l shaped pool, tanning ledge, glass tile, two sheer descents | Modern | - | Sunshelf, Waterfall \
| n | - | - | 2 Waterfall | L
When we moved in there was a 1972 gunite pool, 20 x 45 with a 10 foot deep end and a board, and our kids \
(now 30, 33, 36) just about lived in it. It cracked in the freeze of 2021. I want to put back something for \
two people. Half of it, really: 22 by 11, five feet at the deepest. A spa joined on. Soft lights. A water \
wall between us and the neighbors' trampoline. My wife adds: and a cold plunge, because of the podcast. \
Fine, and a cold plunge. | - | 22 | Raised Spa, LED Lighting, Waterfall, Cold Plunge | n | 11 | ?-5 | - | -
high end pool, spa, fire bowls times 4, outdoor kitchen w pizza oven, pergola w fans, led everything | \
Luxury | - | Raised Spa, Fire Feature, Outdoor Kitchen, Pergola, LED Lighting | n | - | - | 4 Fire Feature | \
-
length 10.5 yards width 5 yards depth 4 to 6 feet natural stone and solar heat | - | 31.5 | Solar Heating | \
n | 15 | 4-6 | - | -
okay this is for my dad hes eighty one and he swam for navy and he wants to do laps again before he goes his \
words so a lap pool four feet deep one depth and a railing and the water warm so a heater and he says no \
frills but i know he would like a hot tub after so put that in and dont tell him what it costs | Lap | - | \
Heating, Raised Spa | n | - | 4-4 | - | -
Swim-up bar. Everything else negotiable. | - | - | Swim-Up Bar | n | - | - | - | -
Dear Sirs, with reference to your advertisement: I wish to have built a natural bathing pond measuring \
twenty metres by nine metres with an adjoining plant filter zone, a small cascade for circulation, and a \
depth not exceeding 2.4 metres. The existing koi pond, 6 m by 4 m, is to remain untouched. No artificial \
heating, no lights, and on no account a slide. Yours faithfully, R. Ashcombe | Natural | 65.62 | \
Regeneration Zone, Waterfall | n | 29.53 | ?-7.87 | - | -
a big rectangle with a big slide and a big diving board for my big family 6 kids 3 thru 13 and counting. \
fence obviously | Large Rectangular | - | Slide, Diving Board, Safety Fence | y | - | - | - | -
Hubby wants tiki, i want calm, our designer says you can have calm tiki. so: tropical, one waterfall (ONE), \
thatch pergola, no torches no masks no parrots, sunshelf with two bubblers, salt | Tropical | - | Waterfall, \
Pergola, Sunshelf, Bubblers, Saltwater System | n | - | - | 1 Waterfall, 2 Bubblers | -
I'm writing this on my lunch break so it'll be in bits. Pool: yes. Finally. Yard is 45 wide and 60 deep. \
Wife is pregnant with number two, number one is four and fearless, which is a terrible combination near \
water. So I need the fence, I need the auto cover, I need a shallow shelf where he can splash with a bubbler \
or two. I do not need the 8 ft deep end her brother keeps going on about; 5 ft tops. I'd like it 15 wide, 30 \
long, straight lines only. Heater because we're in Boise. Later, when they're teens, maybe we'll do a hot \
tub, but that's 2036's problem. | Rectangular | 30 | Safety Fence, Automatic Cover, Sunshelf, Bubblers, \
Heating | y | 15 | ?-5 | - | -
Grecian pool, the one with rounded ends, fountain jets from the deck two each side so four, white plaster | \
- | - | Deck Jets | n | - | - | 4 Deck Jets | Roman
my skin doc says salt. eczema. salt system, heated, thx | - | - | Saltwater System, Heating | n | - | - | - \
| -
pool 1200 centimeters by 400 centimeters, 140 deep everywhere, modern concrete, 5 lights, the floor of \
terrace same level as the water | Modern | 39.37 | LED Lighting | n | 13.12 | 4.59-4.59 | 5 LED Lighting | -
Thinking out loud here. Beach entry takes up a lot of room, doesn't it? Then no beach entry. A tanning ledge \
does the same job for my wife, who sits, and then I get my swimming length, 40 feet, which is the thing I \
care about. Width, I don't know, 14. Infinity edge would be glorious but we look out at a Costco. Deck jets \
are fun when the nephews are over (they're 16 and 19) so a pair of deck jets. Bubblers on the ledge, three. \
Waterfall? No. Hot tub? Yes. I think that's it. | - | 40 | Sunshelf, Deck Jets, Bubblers, Raised Spa | n | \
14 | - | 2 Deck Jets, 3 Bubblers | -
Do you guys also do retaining walls? Ours is leaning and the city sent a letter dated 9/12. No pool needed. \
| - | - | - | n | - | - | - | -
lagoon type pool with a grotto and inside the grotto is where the hot tub goes and a slide that comes off \
the top of the grotto for the kids shes six and hes nine and then lights inside so it glows and thats the \
dream right there | Lagoon | - | Grotto, Raised Spa, Slide, LED Lighting | y | - | - | - | -
Brief for interior courtyard, Santa Fe. Round basin, diameter 5.5 m, depth 1.25 m throughout. House is \
Pueblo Revival; pool to be quiet. Two bronze scuppers from the north wall. Cover not possible with this \
geometry, so none. Heat pump. | - | 18.04 | Scuppers, Heating | n | 18.04 | 4.10-4.10 | 2 Scuppers | Round
Our last one leaves for boot camp Sunday. I've cried, I've cleaned his room, and now I'm designing a pool. I \
want luxurious. I want the spa with the good jets, a fire pit, an outdoor kitchen so I never have to be \
inside while it's nice, a swim up bar even if it's just the two of us and the cat watching, and lights that \
go on by themselves at dusk. Nothing with the word family in it. He can bring his own floatie when he's on \
leave. | Luxury | - | Raised Spa, Fire Feature, Outdoor Kitchen, Swim-Up Bar, LED Lighting | n | - | - | - | \
-
Medium freeform, beach entry, boulders, waterfall, all very Sedona | Medium Freeform | - | Beach Entry, \
Waterfall | n | - | - | - | -
hi so i run a short term rental in gatlinburg and one in destin. the destin one is the one that needs the \
pool. its a narrow lot thirty six feet wide and code wants ten feet off the line each side so do the math \
the pool is max sixteen wide but i got length so make it thirty eight long. resort style. swim up bar. \
lights. heater for the snowbirds. no diving no slide no liabilty. fence is already there from the old owner \
so dont need that | Resort | 38 | Swim-Up Bar, LED Lighting, Heating | n | 16 | - | - | -
infinty pool 12mx4m with a spa and heeting, view of the see | Infinity | 39.37 | Infinity Edge, Raised Spa, \
Heating | n | 13.12 | - | - | -
I'd like L-shaped, and let me tell you why. The house is an L, the patio is an L, and the dog run takes the \
corner. Long leg 32 feet, legs 14 feet wide. In the short leg we put the shallow water for story time with \
the grandchildren, 3 feet, and the long leg slopes down to 6. A sunshelf where the legs meet. Two bubblers. \
A proper pool fence, because Oliver is a climber. That's all we ask; my husband says I should also mention \
salt, so, salt. | - | 32 | Sunshelf, Bubblers, Safety Fence, Saltwater System | y | 14 | 3-6 | 2 Bubblers | \
L
just a hot tub and a cold plunge and a pool small enough for two people. small pool basically | Small Modern \
| - | Raised Spa, Cold Plunge | n | - | - | - | -
Kidney shaped pool question. If the long axis is 11 yards and the fat end is 6 yards, where does the diving \
board go, and is 8.5 ft deep enough for one? We want the board. We also want the solar panels on the pump \
house. | Kidney | 33 | Diving Board, Solar Heating | n | 18 | ?-8.5 | - | -
Guten Tag from a German family in Spartanburg (BMW, like everybody). We are used to the Schwimmteich, a \
natural pool with plants instead of chemicals. Desired: 13 m long, 7 m wide, regeneration zone separate by a \
low wall, deepest place 2.2 m, wood deck. Our children are 6 and 9 and they swim like fish, but a fence we \
must have by the county, so please include. Is heating possible? We think we need it not. | Natural | 42.65 \
| Regeneration Zone, Safety Fence | y | 22.97 | ?-7.22 | - | -
wet bar in the pool, fire bowls at the corners all four, spa, scupers, lites | - | - | Swim-Up Bar, Fire \
Feature, Raised Spa, Scuppers, LED Lighting | n | - | - | 4 Fire Feature | -
so we met with the fella from blue haven or whatever and he wants to sell us a twenty by forty with a nine \
foot deep end and i said sir i am sixty eight years old i am not jumping off of anything so what we really \
want is about twenty eight by fourteen and three and a half to five feet and steps all along one side with a \
handrail and a heater and a salt system and a pergola at one end with a swing in it and thats what we want \
and he never called back | - | 28 | Heating, Saltwater System, Pergola | n | 14 | 3.5-5 | - | -
Sleek and minimalist. Six LED lights. Sharp corners. No furniture in the pictures please. | Modern | - | LED \
Lighting | n | - | - | 6 LED Lighting | -
oval 8m x 4m, infinity edge no, just oval, 1.5m deep flat, and a solar heater cause im cheap | - | 26.25 | \
Solar Heating | n | 13.12 | 4.92-4.92 | - | Oval
I teach toddler swim lessons out of my home, ages 1 to 5, and the rented pool I'm using (25 yards, freezing) \
is closing. What I need is specific: 20 feet by 12 feet, 2.5 feet deep at one end and 4 at the other, held \
at 91 so a strong heater, an automatic cover, a fence with a self latching gate because of licensing, and a \
wide shelf the babies can sit on. A few bubblers would be a hit. Whatever you do, nothing slippery, no \
rocks. | - | 20 | Heating, Automatic Cover, Safety Fence, Sunshelf, Bubblers | y | 12 | 2.5-4 | - | -
tropicl lagoon style... u know what just tropical. wterfall, slide, swim up bar, grotto, hot tub. huge. HUGE \
| Extra large Tropical | - | Waterfall, Slide, Swim-Up Bar, Grotto, Raised Spa | n | - | - | - | -
We agree on nothing, so here are both lists. HERS: round, spa, quiet. HIS: rectangular 20 x 40, diving \
board, volleyball net. SETTLED at the kitchen table on Sunday, witnesses present: rectangular, but 16 x 32, \
with a spa, no diving board, and the volleyball net stays. Heated. | Rectangular | 32 | Raised Spa, Heating \
| n | 16 | - | - | -
Pool inspired by Roman baths: Roman ends, mosaic, columns on the pergola, a wall with lions heads spitting \
water, 3 lions | - | - | Pergola, Scuppers | n | - | - | 3 Scuppers | Roman
Infinity pool, Hill Country, big one, sunset side. Fire pit in a sunken lounge level with the water. Swim up \
bar. We have four acres, so no one will complain. | Large Infinity | - | Infinity Edge, Fire Feature, \
Swim-Up Bar | n | - | - | - | -
hey so me and my boyfriend just closed on our first house and we have like zero kids and one corgi. the \
corgi needs to get out by himself so a beach entry or a shelf, builder says a shelf is cheaper so a shelf. \
modern. we r not heating it we live in phoenix. actually the opposite we want a cold plunge lol. also lights \
that do purple | Modern | - | Sunshelf, Cold Plunge, LED Lighting | n | - | - | - | -
twenty yards by five yards, T shape, with the two ends of the T for sitting | - | 60 | - | n | 15 | - | - | \
T
I had a stillborn son in April and I'm not going to say more about that except that my husband and I need a \
project that isn't sad. We want a garden with a pool in it, not the other way round. Natural looking, like a \
swimming pond, stones, water lilies in a separate planted zone that keeps it clean, and a little waterfall \
so there's always sound. Perhaps 30 feet long. We'd like to be able to float side by side and look up. | \
Natural | 30 | Regeneration Zone, Waterfall | n | - | - | - | -
piscina rectangular 12 x 5 metros, tres cascadas, luces, calefacción solar, profundidad 1.20 a 1.80. sin \
trampolín | Rectangular | 39.37 | Waterfall, LED Lighting, Solar Heating | n | 16.40 | 3.94-5.91 | 3 \
Waterfall | -
For the wedding venue: luxury pool as a reflecting feature by day and lit from below at night, 70 feet by 12 \
feet, one foot six inches deep throughout, ten deck jets, no one will swim in it | Luxury | 70 | LED \
Lighting, Deck Jets | n | 12 | 1.5-1.5 | 10 Deck Jets | -
how long does a permit take in maricopa county | - | - | - | n | - | - | - | -
My cardiologist cleared me for swimming but not for cold water, so heated, and he'd rather I not use a hot \
tub at all, so no hot tub even though the wife would like one. Freestyle laps, nothing heroic. A lap pool \
then, 14 yards long and 3 yards wide, depth 4 to 5. Automatic cover for leaves (we have eleven oaks). An \
outdoor kitchen was mentioned at dinner and then un-mentioned when we saw what one costs. Please also quote \
lights. Two should do. | Lap | 42 | Heating, Automatic Cover, LED Lighting | n | 9 | 4-5 | 2 LED Lighting | \
-
free form wit a wterfall n a slyde n a hot tub n lites n a fier pit 3ft-8ft | Freeform | - | Waterfall, \
Slide, Raised Spa, LED Lighting, Fire Feature | n | - | 3-8 | - | -
We're an architecture studio (3 people) in Asheville, and the couple we're designing for just sold a \
software company. They'd like "the Aman at home". Read: resort pool, long and low, 24 m by 6 m, still water, \
stone, a cold plunge and a spa as separate volumes, a pergola in ipe along the full length, fire at either \
end, so two fire pits. No color lighting; warm white only. Their house is modern, their art is worse, the \
pool should be neither. | Resort | 78.74 | Cold Plunge, Raised Spa, Pergola, Fire Feature, LED Lighting | n \
| 19.69 | - | 2 Fire Feature | -
round pool fifteen foot across three foot six deep for my grandbabies to play in with a fence round it and a \
shade pergola | - | 15 | Safety Fence, Pergola | y | 15 | 3.5-3.5 | - | Round
just a regular backyard pool man. 14 by 28. water in it | - | 28 | - | n | 14 | - | - | -
Checklist from two engineers:\\n[x] 480 in x 192 in\\n[x] 48 in to 78 in deep\\n[x] rectangular\\n[x] \
variable speed pump\\n[x] heat pump\\n[x] automatic cover\\n[x] 4 bubblers\\n[ ] slide\\n[ ] spa\\n[ ] \
waterfall\\nUnchecked means we discussed it and don't want it. Site is 2,150 sq ft. Contact by email only \
please, we are both in the lab until 7. | Rectangular | 40 | Heating, Automatic Cover, Bubblers | n | 16 | \
4-6.5 | 4 Bubblers | -
lagoon pool for airbnb, guests with kids mostly, slide, beach entry, a couple of waterfalls, saltwater \
because reviews | Lagoon | - | Slide, Beach Entry, Waterfall, Saltwater System | y | - | - | 2 Waterfall | -
Well my wife passed two years ago and this was her garden. I don't want to tear it up, I want to put water \
in the middle of it. She kept a magazine page on the refrigerator, from 2009 or so: an oval pool, not large, \
maybe twenty feet by twelve, brick around it, roses, and a single arc of water from the deck. So one jet, \
like in the picture. Four feet deep will do, no slope. Some lights would be good since I sit out late. I \
won't need a heater. | - | 20 | Deck Jets, LED Lighting | n | 12 | 4-4 | 1 Deck Jets | Oval
Kidney, medium, hot tub attached, gas heated, no kids. | Medium Kidney | - | Raised Spa, Heating | n | - | - \
| - | -
ice bath plus jacuzzi plus a lap pool for tri training 25 meters by 2.75 meters, 1.4 deep, siri add fire pit \
| Lap | 82.02 | Cold Plunge, Raised Spa, Fire Feature | n | 9.02 | 4.59-4.59 | - | -
The question is whether to go L or rectangle. Builder A says rectangle 16x36, builder B says L. We have \
listened to both for a month, drawn both in chalk on the lawn, and let the kids (7, 5 and 2) run around in \
the chalk, and the winner is the L: 36 feet long, 22 across at the foot. Slide in the foot, bubblers by the \
steps. Fence. Cover we'd have loved, but nobody will put an automatic one on an L at a sane price, so none. \
Salt yes. Depth three to six. Heater yes. Done before school's out?? | - | 36 | Slide, Bubblers, Safety \
Fence, Saltwater System, Heating | y | 22 | 3-6 | - | L
mediteranian with arches and a spa, heated, three fire bowls, and tile the color of that one bay in capri | \
Mediterranean | - | Raised Spa, Heating, Fire Feature | n | - | - | 3 Fire Feature | -
i was in the army nineteen years and my knees and my sleep are shot and the va lady said look into cold \
water and hot water back and forth so what im looking for is a cold plunge and a hot tub and then a pool i \
can actually swim in which would be like forty by fifteen and it should be lit up good at night because i \
dont do well with dark water and a fence so the neighbor kids stay out and nobody gets hurt | - | 40 | Cold \
Plunge, Raised Spa, LED Lighting, Safety Fence | y | 15 | - | - | -
modern infinity pool with glass wall, 10 x 3.2 meters, rooftop in Miami, led | Infinity | 32.81 | Infinity \
Edge, LED Lighting | n | 10.50 | - | - | -
Dear Pool Designer, I am nine and my mom is typing. I want a pool with a slide that is twisty and a diving \
board and a waterfall and a cave behind it where no brothers can go. Mom here: the cave is fine, the diving \
board is not happening. We'd want it tropical, 18 x 34, 3 to 6 feet, with a fence for the brothers, who are \
3 and 4. | Tropical | 34 | Slide, Waterfall, Grotto, Safety Fence | y | 18 | 3-6 | - | -
large modern rectangle, deep end for diving, board, 10 ft deep, 3.5 shallow | Large Modern | - | Diving \
Board | n | - | 3.5-10 | - | -
Somos anfitriones de Airbnb en San Antonio. Queremos una alberca grande estilo laguna, con gruta, tobogán y \
bar en el agua. Nada de trampolín. Los vecinos tienen una rectangular de 30 pies y se ve aburrida, de \
verdad, parece una tina. También luces de colores y un asador con barra para las carnes asadas de los \
huéspedes. | Large Lagoon | - | Grotto, Slide, Swim-Up Bar, LED Lighting, Outdoor Kitchen | n | - | - | - | \
-
I get migraines from bright light so no LEDs please, nothing blinking. Shade matters more: a pergola over \
half of it. | - | - | Pergola | n | - | - | - | -
If I send you a photo of the yard can you draw the pool into it? It's a corner lot in Carmel, Indiana, \
slopes maybe 3 feet. What we've in mind: freeform, 36 or 38 feet long, 18 wide, raised spa, rock waterfall, \
natural gas fire pit, LED lights in the pool, and an outdoor kitchen against the garage wall. Husband first \
said 45 feet but he paced it off last night and came back in rather quiet. Kids are 13 and 16 and will use \
it exactly twice. | Freeform | 37 | Raised Spa, Waterfall, Fire Feature, LED Lighting, Outdoor Kitchen | n | \
18 | - | - | -
roman style with the half circle ends and a hot tub in one of the half circles and a auto cover wont fit \
that shape so fence instead we got toddlers | - | - | Raised Spa, Safety Fence | y | - | - | - | Roman
Mediterranean courtyard pool with a pergola, blue tile, a small fountain wall with a pair of scuppers, and \
solar heat. | Mediterranean | - | Pergola, Scuppers, Solar Heating | n | - | - | 2 Scuppers | -
We're starting IVF in the fall so I'm planning for a child and not planning for a child at the same time, if \
that makes sense. Right now it's two adults who like to swim. 34 x 14, contemporary, 4 ft to 5 ft 6, heat, a \
ledge to lie on in three inches of water, two scuppers. | Modern | 34 | Heating, Sunshelf, Scuppers | n | 14 \
| 4-5.5 | 2 Scuppers | -
We've read every thread on this forum about splash pads versus pools and, with a 1 year old and a 4 year \
old, we come down on pool. Kidney, nothing straight to run into. Beach entry, five bubblers in the entry, an \
automatic cover if you can do one on a kidney and if you can't then a fence, no, do the fence regardless. \
Heater. The neighbor's slide is a lawsuit waiting to happen, so none for us. 3 feet to 4.5. | Kidney | - | \
Beach Entry, Bubblers, Automatic Cover, Safety Fence, Heating | y | - | 3-4.5 | 5 Bubblers | -
luxury yes resort no i dont want the hotel look just a luxurious pool with a spa and a vanishing edge and a \
waterfal off the spa and a place to cook outside and thats me on my phone in the car sorry for any tpyos | \
Luxury | - | Raised Spa, Infinity Edge, Waterfall, Outdoor Kitchen | n | - | - | - | -
`);
