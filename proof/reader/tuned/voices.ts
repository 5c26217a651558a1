import { parseLabelled } from '../labelled.ts';

// A second hand: other voices, written before their score was known.
export const VOICES = parseLabelled(`
Hey there, my husband and I just bought a place in Tampa and we're dreaming of a tropical pool, maybe 38 feet or so, with a waterfall and lots of palm trees. We don't have kids. | Tropical | 38 | Waterfall | n
retired couple. exercise. 45 x 9. heated. done | - | 45 | Heating | n
ok google i want a pool that is um sixteen feet by thirty four feet and it has uh a hot tub on one end | - | 34 | Raised Spa | n
Need smth for 3 boys aged 6, 8 and 11 – slide, diving board, basketball hoop. Around 40ft. | - | 40 | Slide, Diving Board | y
Looking for: freeform / 35ft / spa / baja shelf / no fire stuff | Freeform | 35 | Raised Spa, Sunshelf | n
my kids are teens now so we don't care about a fence | - | - | - | n
Our lot slopes so an infinity edge would be awesome. Size maybe 15 x 35. Budget $150,000. | Infinity | 35 | Infinity Edge | n
the wife says no to the hot tub but yes to the outdoor kitchen | - | - | Outdoor Kitchen | n
We used to have a diving board at our old house and never used it. This time, a tanning shelf. | - | - | Sunshelf | n
a pool just like the one at the Four Seasons, big, with cabanas | Large Resort | - | - | n
Pls design a pool w spa & waterfal, 28 ft long x 14 ft wide, pebble finish, paver deck | - | 28 | Raised Spa, Waterfall | n
I'm thinking geometric, 20x40, with 4 deck jets, 2 fire bowls, and a raised spa w/ spillway. | Rectangular | 40 | Deck Jets, Fire Feature, Raised Spa | n
i dont want any water features and no lights just a plain pool thirty feet | - | 30 | - | n
pool shaped like a kidney bean, nothing too big | Kidney | - | - | n
Safety is number one: baby gate, fence, alarm, cover. We have a one year old. | - | - | Safety Fence, Automatic Cover | y
Backyard is 70 ft wide by 45 ft deep. I'd like the pool to be 30 ft. | - | 30 | - | n
the pool is going to be 32 feet long and 8 feet at the deep end, 3.5 at the shallow | - | 32 | - | n
we can skip the heater since we're in Miami. saltwater yes. | - | - | Saltwater System | n
maybe a slide? not sure. definitely a grotto. 50 footer. | - | 50 | Slide, Grotto | n
Lap pool, 18 meters, 2.5 m wide, no frills | Lap | 59.1 | - | n
Two story stone waterfall with a cave behind it and a slide coming off the top, free-form pool | Freeform | - | Waterfall, Grotto, Slide | n
Modern farmhouse look, rectangular pool 16 by 38 with an auto-cover, because of the toddlers | Rectangular | 38 | Automatic Cover | y
I want the water to look like it's falling off the edge, vanishing-edge style, 40 ft | Infinity | 40 | Infinity Edge | n
no spa no slide no problem. Just 14x30 with LEDs | - | 30 | LED Lighting | n
half the yard is 40x40, the pool can be 15x30 of that | - | 30 | - | n
extra-large freeform lagoon, zero-entry, two grottos, lazy river | Extra large Lagoon | - | Beach Entry, Grotto | n
Can I get a quote for a 12x24 w/ a heater? not interested in a spa. | - | 24 | Heating | n
We host parties for 30 people, so a swim-up bar, grill, and fire table are musts | - | - | Swim-Up Bar, Outdoor Kitchen, Fire Feature | n
5 feet deep flat bottom 18 by 36 for volleyball | - | 36 | - | n
Want to keep it under $60k. Small. Simple. Rectangle. | Small Rectangular | - | - | n
A natural swimming pond kind of pool with boulders and a stream | Natural | - | - | n
kid friendly w/ splash deck and bubblers, 3ft to 5ft deep | - | - | Sunshelf, Bubblers | y
spa, sunshelf, and color changing lights but not the fire bowls | - | - | Raised Spa, Sunshelf, LED Lighting | n
twenty by forty grecian pool like my parents had in the seventies | - | 40 | - | n | - | - | - | Roman
we would love heated water year round and an automatic safety cover, pool approx 11m | - | 36.1 | Heating, Automatic Cover | n
I have 3 grandbabies under 5 | - | - | - | y
Honestly? A waterfall. That's it. | - | - | Waterfall | n
there's an existing pergola and grill, we just want the pool, 30 by 14, and a spa | - | 30 | Raised Spa | n
the house is mid-century modern, so keep the pool clean and rectangular, 15' by 40' | Rectangular | 40 | - | n
please include sun shelf with umbrella, exclude diving board, exclude slide | - | - | Sunshelf | n
Rectangular pool. 40 by 18. Scratch that, 36 by 16. | Rectangular | 36 | - | n
it's only me and my partner, no children ever, something minimalist with a fire pit | Modern | - | Fire Feature | n
pool 10 meters by 4 meters by 1.5 meters deep | - | 32.8 | - | n
one hundred thousand budget, forty foot modern, spa and sheer descents | Modern | 40 | Raised Spa, Waterfall | n
Our yard is 100 feet by 60 feet. It slopes. We want a lagoon. | Lagoon | - | - | n
laminar jets and led's, glass tile, perimeter overflow, ultra modern | Modern | - | Deck Jets, LED Lighting, Infinity Edge | n
not too big maybe 24 feet, jacuzzi on the side, barbeque close by | - | 24 | Raised Spa, Outdoor Kitchen | n
I'd rather have a sun shelf than a spa | - | - | Sunshelf | n
heated pool and spa, natural gas | - | - | Heating, Raised Spa | n
My mother uses a wheelchair so a beach-style entry would help. 30 feet long. | - | 30 | Beach Entry | n
Kids' pool area, swim lessons, 3 feet shallow, slide; 12 yrs old house | - | - | Slide | y
Bali vibes. Stone, water, fire, plants. | Tropical | - | Fire Feature | n
do NOT add a slide. do add a spa. | - | - | Raised Spa | n
swim jets? no. spa jets? yes | - | - | Raised Spa | n
I want everything except a diving board: spa, slide, grotto | - | - | Raised Spa, Slide, Grotto | n
we got a quote for 16x32 last year at 75 thousand | - | 32 | - | n
the pool area is 30 by 50 so a pool of 26 feet would fit | - | 26 | - | n
A resort-like oasis, with a swim up bar for adults and a beach entry for the little ones | Resort | - | Swim-Up Bar, Beach Entry | y
30ft pool w/ pool cover (auto), no fence needed, we already have one | - | 30 | Automatic Cover | n
I am 6 feet tall and want to swim laps without touching, 50 feet long, 5 feet deep | Lap | 50 | - | n
waterfall spa lights heater 15x30 modern | Modern | 30 | Waterfall, Raised Spa, LED Lighting, Heating | n
pool with a 7 foot spa and a 6 foot sun shelf, overall 33 feet | - | 33 | Raised Spa, Sunshelf | n
nothing modern please, more mediterranean, with a fountain | Mediterranean | - | Deck Jets | n
`);
