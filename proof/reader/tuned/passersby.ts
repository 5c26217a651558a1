import { parseLabelled } from '../labelled.ts';

// A fourth hand: dictated, abbreviated, contradictory, and full of other people's numbers.
export const PASSERSBY = parseLabelled(`
so yeah we want umm like a kidney shaped one i guess thirty by fifteen ish and definitely lights at night | Kidney | 30 | LED Lighting | n
Retirees, 70s. Want easy walk-in steps, heated water, hand rail, 14 x 28, privacy. No diving board obviously. | - | 28 | Heating | n
We are planning a wedding venue! Pool must be gorgeous: infinity edge facing the valley, 60 ft x 20 ft, fire bowls at each corner. | Infinity | 60 | Infinity Edge, Fire Feature | n
Hello. Our toddler just learned to walk. Fence + automatic cover non negotiable. Pool 15x30. | - | 30 | Safety Fence, Automatic Cover | y
pool w spa w waterfall w/o slide w/o board 32ft | - | 32 | Raised Spa, Waterfall | n
The side yard is only 12 feet wide so the pool can be 8 feet wide at most, 30 feet long | - | 30 | - | n
I'd like a 35 foot pool, heated, with a 7 foot deep end and a 3 foot shallow end, plus a swim up bar that seats 4 | - | 35 | Heating, Swim-Up Bar | n
can i have a jacuzzi that spills into the pool? and maybe some jets that shoot out of the deck? kids will love it | - | - | Raised Spa, Deck Jets | y
Nope to slides. Nope to diving boards. Yep to a grotto. | - | - | Grotto | n
Minimalist rectangle, 40' x 12', black interior, knife edge, nothing else | Modern | 40 | Infinity Edge | n
small tropical pool with bali stone and a little waterfall, shade from a pergola | Small Tropical | - | Waterfall, Pergola | n
My husband wants a lap pool, I want a lagoon. Compromise: 50 foot lagoon | Lap | 50 | - | n
we'll put in a spa next year, this year only the pool: 16 x 34 modern | Modern | 34 | - | n
Pool is for our 3 daughters (ages 9, 12 and 15). Slide, diving board, basketball. | - | - | Slide, Diving Board | y
My parents live with us; no kids. Beach entry so they can walk in. Saltwater is easier on their skin. | - | - | Beach Entry, Saltwater System | n
looking to spend between 80 and 100k for a medium rectangular pool w/ tanning ledge | Medium Rectangular | - | Sunshelf | n
Our property is 2 acres. Go big: extra large lagoon with a beach entry, grotto, two slides, lazy river, swim-up bar | Extra large Lagoon | - | Beach Entry, Grotto, Slide, Swim-Up Bar | n
Just something simple for the grandkids. Nothing deep. Maybe 4 feet max. 24 feet long or so. | - | 24 | - | y
don't need: heater, spa, slide. do need: lights, cover | - | - | LED Lighting, Automatic Cover | n
contemporary courtyard pool 10 feet by 20 feet with three scuppers, porcelain deck | Modern | 20 | Scuppers | n
I have a 40x60 backyard. Pool idea: freeform, 32' long, 18' at the widest, 3.5-6 ft deep | Freeform | 32 | - | n
Not interested in anything modern. Think old Hollywood, kidney pool, striped loungers | Kidney | - | - | n
Hot tub for six, fire pit for ten, pool for the whole family, 38 feet | - | 38 | Raised Spa, Fire Feature | n
id love a vanishing edge but my husband says its too expensive so just a regular rectangle 16x36 | Rectangular | 36 | - | n
2 adults 2 teens 1 dog. want 30 ft pool, sun shelf for dog | - | 30 | Sunshelf | n
Seven meters by three and a half meters, warm water, jets | - | 23 | Heating | n
We saw a pool with a glass wall and a slide at a resort and loved the slide. 34 feet please | - | 34 | Slide | n
ten by twenty plunge pool with bench seating and a bubbler | Small Modern | 20 | Bubblers | n
solar heating only, no gas heater | - | - | Solar Heating | n
I need a pool for physical therapy: 12x24, 4.5 ft deep throughout, heated to 90 degrees | - | 24 | Heating | n
Pool 9m long 4m wide 1.4m deep | - | 29.5 | - | n
we would prefer not to have a slide and instead a rock waterfall | - | - | Waterfall | n
Mediterranian villa feel, arches, scuppers, spa, 20ft x 44ft | Mediterranean | 44 | Scuppers, Raised Spa | n
big rectangle, sun shelf on one end and spa on the other, LED, salt, gas heat | Large Rectangular | - | Sunshelf, Raised Spa, LED Lighting, Saltwater System, Heating | n
its for my kids birthday party place, need durable, 50 ft | - | 50 | - | y
a lagune with palmtrees & tikki torches | Lagoon | - | - | n
40 by 20 but if thats over budget 36 by 18 is fine | - | 40 | - | n
Want the whole thing lit up at night, and music, and a fire wall. Sleek. | Modern | - | LED Lighting, Fire Feature | n
We hate chlorine so salt water please, and we hate leaves so a cover | - | - | Saltwater System, Automatic Cover | n
can't have a diving board because of insurance, slide is fine though | - | - | Slide | n
`);
