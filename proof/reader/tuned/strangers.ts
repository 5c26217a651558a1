import { parseLabelled } from '../labelled.ts';

// A third hand, harder: corrections, borrowed lengths, double negatives, slips of the thumb.
export const STRANGERS = parseLabelled(`
We just moved into a ranch home in Phoenix and it gets so hot. Thinking desert modern, 15x35, with a baja shelf and misters. No spa, we never used the last one. | Modern | 35 | Sunshelf | n
can u do a pool like 8 meters by 3.5 meters w heating | - | 26.2 | Heating | n
our backyard is about sixty feet across and forty feet deep, so I figure a pool around thirty feet would work, with a slide for my boys, they're 7 and 9 | - | 30 | Slide | y
I want a pol with a hottub and a watrfall, abot 35 feet lng | - | 35 | Raised Spa, Waterfall | n
Infinity-edge lagoon with grotto | Lagoon | - | Infinity Edge, Grotto | n
rectangle pool 18 ft wide 40 ft long 3 ft to 6 ft deep salt water led lights automatic cover | Rectangular | 40 | Saltwater System, LED Lighting, Automatic Cover | n
My budget tops out at 120k and the pool can't be longer than 32 feet because of the easement | - | 32 | - | n
forget the slide, forget the diving board, what we need is a proper lap pool, 20 metres | Lap | 65.6 | - | n
We have four grandkids who visit in summer. Gentle beach entry, bubblers, a shallow area, fence with a locking gate. | - | - | Beach Entry, Bubblers, Safety Fence | y
Neither a spa nor a slide. A waterfall, yes. | - | - | Waterfall | n
No children in this house, just two golden retrievers. Tanning ledge for the dogs. | - | - | Sunshelf | n
Sunshelf and spa, but hold the fire bowls | - | - | Sunshelf, Raised Spa | n
not a rectangle, something curvy | Freeform | - | - | n
less like a hotel pool, more like a swimming hole | Natural | - | - | n
we'd like the spa raised with water spilling into the pool, 3 scuppers on the wall, fire on both sides | - | - | Raised Spa, Scuppers, Fire Feature | n
30x15 feet pool, patio 20x20 feet | - | 30 | - | n
a pool 5 feet deep, ten feet wide and twenty feet long | - | 20 | - | n
It's a 24 foot by 12 foot hole right now, make it into a modern plunge pool | Small Modern | 24 | - | n
the pool must be 15 metres in length as I train for triathlon | - | 49.2 | - | n
I want LED lights, but not color changing | - | - | LED Lighting | n
Pool heater is a must. Pool cover is a must. Slide is a must not. | - | - | Heating, Automatic Cover | n
Freeform pool, size around 400 square feet, rock waterfall | Freeform | - | Waterfall | n
we are a family of 5 with a newborn, need the safest pool you can design | - | - | - | y
Our daughters are both in college so it's just us. Something elegant, a fire feature, and a spa for 8. | Luxury | - | Fire Feature, Raised Spa | n
HOA requires a fence so include that. Also a slide, 6 ft tall. | - | - | Safety Fence, Slide | n
I'm 72 and need easy steps and handrails, warm water, 12x20 | - | 20 | Heating | n
Give me the works! Grotto, slide, swim up bar, fire pits, outdoor kitchen, spa, beach entry, the whole nine yards. 60 footer | - | 60 | Grotto, Slide, Swim-Up Bar, Fire Feature, Outdoor Kitchen, Raised Spa, Beach Entry | n
We had a 40 foot pool in our old house, this one should be smaller, like 28 feet | - | 28 | - | n
my neighbor's pool is 20x40 and I want mine 16x36 | - | 36 | - | n
long and skinny, 60 by 8, for laps, solar heated | Lap | 60 | Solar Heating | n
30ish foot pool with hot tub-ish thing | - | 30 | Raised Spa | n
A 14' X 28' pool - no spa - no heater - just lights | - | 28 | LED Lighting | n
Would love a grill area & pizza oven, a pavilion w/ fireplace, tv. Pool 20 by 45 w/ wet deck. | - | 45 | Outdoor Kitchen, Pergola, Fire Feature, Sunshelf | n
el patio mide 20 por 15 metros, quiero una piscina de 8 metros con cascada | - | 26.2 | Waterfall | n
traditional pool, diving board, 9 ft deep end, 20 x 40, like the 80s | - | 40 | Diving Board | n
a mid-sized kidney, 16 by 30ish | Medium Kidney | 30 | - | n
Absolutely no fiberglass. Gunite, 34 feet, pebble tec, sheer descent x3 | - | 34 | Waterfall | n
Spa: 7x7. Pool: 15x32. Shelf: 6x10. | - | 32 | Raised Spa, Sunshelf | n
What about 40 feet? No, that's too long. 32 feet. | - | 32 | - | n
kids love the neighbors slide so we need one too | - | - | Slide | y
pool for my autistic son who is 8, safe, fenced, alarm | - | - | Safety Fence | y
It would be nice to have a grotto if the budget allows, otherwise just the waterfall. | - | - | Grotto, Waterfall | n
Let's do saltwater, let's not do a heater. Let's do a pergola. | - | - | Saltwater System, Pergola | n
we were going to do a spa but decided against it | - | - | - | n
I want a really big rectangular pool | Large Rectangular | - | - | n
medium freeform pool, large spa, small fire pit | Medium Freeform | - | Raised Spa, Fire Feature | n
Luxury resort look, extra large, infinity edge on two sides | Extra large Resort | - | Infinity Edge | n
u know those pools on instagram with the glass wall and zero edge? that. 12m. | Infinity | 39.4 | Infinity Edge | n
32 feet by 16 feet, no wait, 36 by 18, and make the spa 8 by 8 | - | 36 | Raised Spa | n
Pool length: 38ft; width: 16ft; shallow: 3.5ft; deep: 7ft; spa: Y; slide: N | - | 38 | Raised Spa | n
The fence is already there, the pergola too, so just pool + spa | - | - | Raised Spa | n
waterfall is optional but lights are not optional | - | - | Waterfall, LED Lighting | n
I can't imagine a pool without a tanning ledge | - | - | Sunshelf | n
Tropicl lagoon, palm tress, tiki bar | Lagoon | - | - | n
We want to put the pool 10 feet from the fence and 12 feet from the house. 30 feet long. | - | 30 | - | n
pool for our airbnb, sleeps 16, needs wow factor: infinity, fire, swim-up bar | Infinity | - | Fire Feature, Swim-Up Bar, Infinity Edge | n
my little ones are 2 and 4 years old, heat it please | - | - | Heating | y
a 9 by 18 dipping pool, stone, no lights | Small Modern | 18 | - | n
Geometric w/ clean lines. Perhaps 16 × 40. Raised beam wall with 3 sheer descents. | Modern | 40 | Waterfall | n
Dear team, kindly propose a swimming pool of approximately twelve metres by six metres with an overflow edge, underwater lighting and a children's area. | Infinity | 39.4 | Infinity Edge, LED Lighting | y
deep end 10 feet because I dive. Board too. Length 42. | - | 42 | Diving Board | n
no jets no bubbles no lights, black, still, rectangular, 50 feet | Rectangular | 50 | - | n
Our contractor said 38 feet max | - | 38 | - | n
3 bedroom 2 bath house, .25 acre lot, 12x26 pool with spa | - | 26 | Raised Spa | n
we have a 16 foot deep side yard; a narrow pool, 8 x 30 maybe | - | 30 | - | n
i want an above average pool lol w fire and ice vibes, jk, just fire bowls n a spa 33 ft | - | 33 | Fire Feature, Raised Spa | n
`);
