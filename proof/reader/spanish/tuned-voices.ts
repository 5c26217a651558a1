import { type Labelled, parseLabelled } from '../labelled.ts';

// As people dictate and as they mix both languages at home.

export const SPANISH_VOICES: Labelled[] = parseLabelled(`
hola quiero una alberca de treinta por quince con jacuzzi y luces gracias | - | 30 | Raised Spa, LED Lighting | n | 15 | - | - | - | -
este pues queremos como una piscina de unos cuarenta pies de largo y este que tenga cascada y tobogán para los niños | - | 40 | Waterfall, Slide | y | - | - | - | - | -
o sea yo quiero algo tropical con palapa y bar en el agua como en Punta Cana | Tropical | - | Pergola, Swim-Up Bar | n | - | - | - | - | -
a ver este alberca de diez por cinco metros no mejor de doce por seis con calentador | - | 39.37 | Heating | n | 19.69 | - | - | - | -
bueno una piscina así normal de treinta y cinco pies por dieciséis honda de tres a seis pies | - | 35 | - | n | 16 | 3-6 | - | - | -
mira ponle cascada ponle luces ponle un jacuzzi y no le pongas trampolín | - | - | Waterfall, LED Lighting, Raised Spa | n | - | - | - | - | -
yo digo que veinticuatro pies está bien con una fogata al lado y una cerca por el niño | - | 24 | Fire Feature, Safety Fence | y | - | - | - | - | -
la quiero de once metros de largo y cinco de ancho y que sea honda como de dos metros | - | 36.09 | - | n | 16.40 | ?-6.56 | - | - | -
cien por cien quiero que sea de agua salada y con calefacción | - | - | Saltwater System, Heating | n | - | - | - | - | -
ochenta mil dólares máximo y que quepa una de veintiocho pies por catorce | - | 28 | - | n | 14 | - | - | - | 80000
una alberca rectangular de 40 pies con tanning ledge, dos bubblers y un fire pit | Rectangular | 40 | Sunshelf, Bubblers, Fire Feature | n | - | - | 2 Bubblers | - | -
Quiero un pool con hot tub, swim-up bar y outdoor kitchen, como de 45 pies | - | 45 | Raised Spa, Swim-Up Bar, Outdoor Kitchen | n | - | - | - | - | -
we want a piscina moderna, 32 by 16, con jacuzzi y sin diving board | Modern | 32 | Raised Spa | n | 16 | - | - | - | -
mi esposa wants a waterfall pero yo prefiero deck jets, so deck jets | - | - | Deck Jets | n | - | - | - | - | -
pool de 35 pies, freeform, con slide para los kids y una cerca | Freeform | 35 | Slide, Safety Fence | y | - | - | - | - | -
no quiero slide, no quiero diving board, just a nice sun shelf y luces | - | - | Sunshelf, LED Lighting | n | - | - | - | - | -
Necesito el pool heater, el salt system y la pool fence, porque tenemos un toddler | - | - | Heating, Saltwater System, Safety Fence | y | - | - | - | - | -
una lap pool de 50 pies por 8 pies, heated, nada más | Lap | 50 | Heating | n | 8 | - | - | - | -
Queremos infinity edge, con vista al canyon, y un spa elevado con spillover | Infinity | - | Infinity Edge, Raised Spa | n | - | - | - | - | - | setting hillside
kidney shape de 28 pies con beach entry para mi abuelita | Kidney | 28 | Beach Entry | n | - | - | - | - | -
budget de 120 mil, modern pool, 18x36, con outdoor kitchen y pergola | Modern | 36 | Outdoor Kitchen, Pergola | n | 18 | - | - | - | 120000
L-shape pool con tres scuppers y LED lights, no muy hondo, tres a cinco pies | - | - | Scuppers, LED Lighting | n | - | 3-5 | 3 Scuppers | L | -
una alberca tipo resort con lazy vibes, grotto, slide y swim up bar, sin spa | Resort | - | Grotto, Slide, Swim-Up Bar | n | - | - | - | - | -
my kids tienen 5 y 8 años, queremos slide y safety fence | - | - | Slide, Safety Fence | y | - | - | - | - | -
Somos de Caguas. Queremos una piscina de 30 pies, con verja, un bohío y la barbacoa al lado. | - | 30 | Safety Fence, Pergola, Outdoor Kitchen | n | - | - | - | - | -
Soy de Maracaibo y vivo en Katy, aquí el calor es terrible, quiero una piscina grande con caneyes y parrillera | Large Modern | - | Pergola, Outdoor Kitchen | n | - | - | - | - | -
En Lima tenía una piscina de 6 metros; aquí la quiero más grande, de 10 por 4, temperada, con cerco | - | 32.81 | Heating, Safety Fence | n | 13.12 | - | - | - | -
Acá en Houston somos cinco. Piscina de 9 metros, con rodadero para los pelados y luces | - | 29.53 | Slide, LED Lighting | y | - | - | - | - | -
che, una pileta de ocho por cuatro, con deck de madera, ducha afuera y parrilla | - | 26.25 | Outdoor Kitchen | n | 13.12 | - | - | - | - | deck wood
los cipotes tienen 6 y 9, queremos una piscina con tobogán y que no pase de metro y medio | - | - | Slide | y | - | ?-4.92 | - | - | -
Una piscina sencilla, de esas de toda la vida, 7 metros por 3, con valla y ducha | - | 22.97 | Safety Fence | n | 9.84 | - | - | - | -
quiero una alberca padrísima con cascada, asoleadero dentro del agua y dos fogateros | - | - | Waterfall, Sunshelf, Fire Feature | n | - | - | 2 Fire Feature | - | -
alberca de 9 mts por 4.5 mts, escalones a lo ancho, banca corrida, calentador y clorador de sal | - | 29.53 | Heating, Saltwater System | n | 14.76 | - | - | - | -
alberca de 30 pies con cinco chorros en la pared y cubierta eléctrica | - | 30 | Scuppers, Automatic Cover | n | - | - | 5 Scuppers | - | -
la cerca no la necesitamos, el jacuzzi sí lo queremos | - | - | Raised Spa | n | - | - | - | - | -
el tobogán déjalo fuera, la cascada déjala | - | - | Waterfall | n | - | - | - | - | -
no es para niños, es para nadar: 20 metros por 3, sin tobogán | Lap | 65.62 | - | n | 9.84 | - | - | - | -
Tal vez más adelante el jacuzzi. Por ahora piscina de 26 x 13 con repisa para asolearse. | - | 26 | Sunshelf | n | 13 | - | - | - | -
ay no, treinta pies es mucho, ponle veintiséis | - | 26 | - | n | - | - | - | - | -
quiero decir 34 pies, no 24 | - | 34 | - | n | - | - | - | - | -
16 por 30... corrijo, 18 por 36 pies | - | 36 | - | n | 18 | - | - | - | -
Entre 28 y 32 pies de largo, con jacuzzi desbordante | - | 30 | Raised Spa | n | - | - | - | - | -
por lo menos 40 pies, para hacer vueltas | Lap | 40 | - | n | - | - | - | - | -
no más de 8 metros porque el patio es chiquito | - | 26.25 | - | n | - | - | - | - | -
`);
