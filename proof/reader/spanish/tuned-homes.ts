import { type Labelled, parseLabelled } from '../labelled.ts';

// Homeowners from Mexico, the Caribbean, Central and South America, as they type: short and long, with and without accents.

export const SPANISH_HOMES: Labelled[] = parseLabelled(`
Quiero una alberca de 10 por 5 metros con jacuzzi | - | 32.81 | Raised Spa | n | 16.40 | - | - | - | -
Queremos una piscina de 30 pies de largo por 15 de ancho, con cascada y luces | - | 30 | Waterfall, LED Lighting | n | 15 | - | - | - | -
alberca chica con fogata y palapa | Small Modern | - | Fire Feature, Pergola | n | - | - | - | - | -
piscina rectangular sin cerca, con terraza de madera | Rectangular | - | - | n | - | - | - | - | - | deck wood
no quiero trampolín, pero sí tobogán | - | - | Slide | n | - | - | - | - | -
nada de cloro por favor, mejor agua salada | - | - | Saltwater System | n | - | - | - | - | -
tres burbujeadores y dos tumbonas en la repisa | - | - | Bubblers, Sunshelf | n | - | - | 3 Bubblers | - | -
Una alberca en forma de riñón de unos 9 metros, con chapoteadero para los niños | Kidney | 29.53 | - | y | - | - | - | - | -
piscina en forma de L, treinta por quince pies | - | 30 | - | n | 15 | - | - | L | -
una redonda de veinte y cinco pies | - | 25 | - | n | 25 | - | - | Round | -
Alberca moderna de doce metros por cuatro, fondo de un metro cuarenta a dos metros | Modern | 39.37 | - | n | 13.12 | 4.59-6.56 | - | - | -
Tenemos unos 80 mil dólares para una piscina mediana con calefacción | Medium Modern | - | Heating | n | - | - | - | - | 80000
máximo $100,000, alberca grande, estilo resort, con bar acuático y gruta | Large Resort | - | Swim-Up Bar, Grotto | n | - | - | - | - | 100000
de 35 pies, no, mejor de 40, con spa | - | 40 | Raised Spa | n | - | - | - | - | -
Mi presupuesto es de setenta y cinco mil y quiero algo moderno con asador | Modern | - | Outdoor Kitchen | n | - | - | - | - | 75000
piscina ovalada 8 x 4 mts, prof 1.20 a 1.60 | - | 26.25 | - | n | 13.12 | 3.94-5.25 | - | Oval | -
Alberca estilo mediterráneo con pérgola, fuente y piso de travertino | Mediterranean | - | Pergola, Deck Jets | n | - | - | - | - | - | deck travertine
quisiéramos una pileta climatizada de 6 metros por 3 | - | 19.69 | Heating | n | 9.84 | - | - | - | -
piscina temperada, 10 metros de largo, con cobertor automático | - | 32.81 | Heating, Automatic Cover | n | - | - | - | - | -
La alberca tiene que ser de carril, 25 metros por 2, para entrenar | Lap | 82.02 | - | n | 6.56 | - | - | - | -
Tengo dos hijos de 4 y 7 años, necesito barda y que no sea profunda | - | - | Safety Fence | y | - | - | - | - | -
Mis hijos ya son adultos, no hace falta cerca | - | - | - | n | - | - | - | - | -
Somos una pareja jubilada, sin niños. Queremos una piscina pequeña con hidromasaje | Small Modern | - | Raised Spa | n | - | - | - | - | -
quiero una piscina infinita con vista al mar, 14 metros por 5 | Infinity | 45.93 | Infinity Edge | n | 16.40 | - | - | - | - | setting lake
alberca tipo laguna con rocas, cascada y tobogán de piedra | Lagoon | - | Waterfall, Slide | n | - | - | - | - | -
Una piscina natural con plantas acuáticas y sin químicos | Natural | - | Regeneration Zone | n | - | - | - | - | -
de forma libre, como de cuarenta pies, con entrada de playa y dos cascadas | Freeform | 40 | Beach Entry, Waterfall | n | - | - | 2 Waterfall | - | -
piscina de lujo con borde infinito, bar dentro de la piscina, cocina exterior y antorchas | Luxury | - | Infinity Edge, Swim-Up Bar, Outdoor Kitchen | n | - | - | - | - | -
Alberca tropical rodeada de palmeras, con puente y cueva | Tropical | - | Grotto | n | - | - | - | - | - | setting palms
alberca cuadrada de seis por seis metros | Rectangular | 19.69 | - | n | 19.69 | - | - | - | -
No queremos cascada ni jacuzzi, solo la alberca con luces led y calentador | - | - | LED Lighting, Heating | n | - | - | - | - | -
Ni tobogán ni trampolín. Alberca de 16 x 32 pies | - | 32 | - | n | 16 | - | - | - | -
sin jacuzzi, pero con cascada | - | - | Waterfall | n | - | - | - | - | -
que no lleve cubierta, que lleve reja | - | - | Safety Fence | n | - | - | - | - | -
ya tenemos asador, no necesitamos otro; queremos fogón y pérgola | - | - | Fire Feature, Pergola | n | - | - | - | - | -
en lugar de jacuzzi quiero una tina de agua fría | - | - | Cold Plunge | n | - | - | - | - | -
Mi vecino tiene una de 50 pies con tobogán. Yo quiero una de 28 pies y sin tobogán. | - | 28 | - | n | - | - | - | - | -
El terreno mide 20 por 30 metros. La piscina de 9 por 4. | - | 29.53 | - | n | 13.12 | - | - | - | -
mi patio es de 60 pies por 40 y la piscina puede ser de 28 por 14 | - | 28 | - | n | 14 | - | - | - | -
profundidad de 3 pies a 6 pies, largo 34 pies, ancho 17 | - | 34 | - | n | 17 | 3-6 | - | - | -
3 pies en la parte baja y 8 pies en la parte honda, con trampolín | - | - | Diving Board | n | - | 3-8 | - | - | -
parejo de 5 pies de hondo, 15 por 40 | - | 40 | - | n | 15 | 5-5 | - | - | -
la parte más honda de dos metros, la más bajita de noventa centímetros | - | - | - | n | - | 2.95-6.56 | - | - | -
10 metros x 4 metros x 1.50 de profundidad | - | 32.81 | - | n | 13.12 | 4.92-4.92 | - | - | -
Alberca de 40,000 litros, redonda, con luces | - | - | LED Lighting | n | - | - | - | Round | -
piscina de 20 mil galones, con jacuzzi, para la casa de Tampa | - | - | Raised Spa | n | - | - | - | - | -
unos cuarenta mil dólares es lo que tengo, alberca pequeña nada más | Small Modern | - | - | n | - | - | - | - | 40000
menos de 70 mil, 12 por 24 pies | - | 24 | - | n | 12 | - | - | - | 70000
presupuesto de $95.000 para piscina y terraza, 8 por 4 metros | - | 26.25 | - | n | 13.12 | - | - | - | 95000
cinco luces, cuatro chorros de agua y dos fogatas | - | - | LED Lighting, Deck Jets, Fire Feature | n | - | - | 5 LED Lighting, 4 Deck Jets, 2 Fire Feature | - | -
un par de cascadas y media docena de luces | - | - | Waterfall, LED Lighting | n | - | - | 2 Waterfall, 6 LED Lighting | - | -
una sola cascada, no muy grande | - | - | Waterfall | n | - | - | 1 Waterfall | - | -
piscina con dos caídas de agua desde la pared y ocho reflectores | - | - | Waterfall, LED Lighting | n | - | - | 2 Waterfall, 8 LED Lighting | - | -
piscina en forma de T | - | - | - | n | - | - | - | T | -
alberca de L con spa en la esquina | - | - | Raised Spa | n | - | - | - | L | -
de estilo romano, 20 por 40 | - | 40 | - | n | 20 | - | - | Roman | -
piscina circular de 5 metros de diámetro, 1.40 de hondo | - | 16.40 | - | n | 16.40 | 4.59-4.59 | - | Round | -
Alberca con fondo negro y deck de concreto, estilo minimalista | Modern | - | - | n | - | - | - | - | - | finish dark, deck concrete
casa en el bosque, piscina rústica con piso de piedra natural | Natural | - | - | n | - | - | - | - | - | setting forest, deck flagstone
vivimos frente al lago y queremos una alberca infinita al atardecer | Infinity | - | Infinity Edge | n | - | - | - | - | - | setting lake, hour sunset
piscina turquesa con jardín y adoquines alrededor | - | - | - | n | - | - | - | - | - | finish aqua, setting garden, deck pavers
en una ladera con vista a las montañas | - | - | - | n | - | - | - | - | - | setting hillside
En mi casa de estilo mediterráneo quiero una alberca moderna con luces para la noche | Modern | - | LED Lighting | n | - | - | - | - | - | house mediterranean, hour dusk
El primer contratista nos ofreció una de 12 metros con bar y gruta, y la verdad no. La queremos de 8 metros por 3.5, con calentador solar y ya. | - | 26.25 | Solar Heating | n | 11.48 | - | - | - | -
Antes quería un tobogán pero ya no. Mejor una playa húmeda con burbujas. | - | - | Sunshelf, Bubblers | n | - | - | - | - | -
Pensábamos en una de 45 pies, pero nos conviene más una de 36 | - | 36 | - | n | - | - | - | - | -
Mi esposo quiere trampolín; yo digo que no. Lo que sí: cascada y spa. | - | - | Waterfall, Raised Spa | n | - | - | - | - | -
le quitan el tobogán y le ponen más luces | - | - | LED Lighting | n | - | - | - | - | -
cambie la fogata por una cascada | - | - | Waterfall | n | - | - | - | - | -
todo menos el jacuzzi: cascada, tobogán, luces y bar | - | - | Waterfall, Slide, LED Lighting | n | - | - | - | - | -
el jacuzzi no es necesario, la cubierta sí | - | - | Automatic Cover | n | - | - | - | - | -
cascada: sí, jacuzzi: no, calefacción: sí | - | - | Waterfall, Heating | n | - | - | - | - | -
¿Cuánto cuesta una alberca de 7 x 3.5 metros con calentador y cerca? | - | 22.97 | Heating, Safety Fence | n | 11.48 | - | - | - | -
Buenos días, ¿trabajan en Miami? | - | - | - | n | - | - | - | - | -
Mi mamá tiene 82 años y necesita una entrada sin escalones, con barandal, y agua tibia para sus ejercicios | - | - | Beach Entry, Heating | n | - | - | - | - | -
Mis nietos vienen en verano, el mayor tiene nueve. Piscina de 26 pies con cerca y tobogancito. | - | 26 | Safety Fence, Slide | y | - | - | - | - | -
el bebé tiene ocho meses, así que cubierta de seguridad y reja con candado | - | - | Automatic Cover, Safety Fence | y | - | - | - | - | -
Tres adolescentes y un perro. Trampolín obligatorio. | - | - | Diving Board | n | - | - | - | - | -
quisiera que el agua caiga por la orilla como en los hoteles, una infinita pues | Infinity | - | Infinity Edge | n | - | - | - | - | -
una alberca enorme de 60 pies, tipo hotel, con bar, cascada y tobogán | Extra large Resort | 60 | Waterfall, Slide | n | - | - | - | - | -
Casa en Guadalajara, alberca techada no, al aire libre; 11 metros por 4; boiler y panel solar | - | 36.09 | Heating, Solar Heating | n | 13.12 | - | - | - | -
Piscina de hormigón de 8 por 4, con prainha no, con solárium húmedo sí, quincho y parrilla | - | 26.25 | Sunshelf, Outdoor Kitchen | n | 13.12 | - | - | - | -
picina de 9 metros con jacussi y caskada, sin tovogan | - | 29.53 | Raised Spa, Waterfall | n | - | - | - | - | -
alverca rectangular 20x40 pies con trampolin y lus | Rectangular | 40 | Diving Board, LED Lighting | n | 20 | - | - | - | -
`);
