import { type Labelled, parseLabelled } from '../labelled.ts';

// Longer stories, written once the rows stood and before anybody saw how they are read.

export const SPANISH_HELD_OUT_STORIES: Labelled[] = parseLabelled(`
Hola, me llamo Rosaura y vivo en Laredo con mi esposo y mis tres hijos, el más chico tiene cuatro años. Siempre soñamos con una alberca y por fin nos aprobaron el préstamo. Queremos algo rectangular, como de nueve metros por cuatro, que no pase de metro y medio de hondo, con una cerquita y un asador para los domingos. | Rectangular | 29.53 | Safety Fence, Outdoor Kitchen | y | 13.12 | ?-4.92 | - | - | -
Mire, yo soy maestro jubilado de Ponce y lo mío es nadar. Nada de lujos ni de cascadas. Un carril de 50 pies por 9, cuatro pies y medio parejo, con calentador porque en enero el agua se pone fría. | Lap | 50 | Heating | n | 9 | 4.5-4.5 | - | - | -
okay so mi suegra se muda con nosotros and she can't do stairs, entonces necesitamos entrada de playa, barandal, y el agua calientita. El pool como de 28 por 14 pies. My husband wants a slide pero le dije que no. | - | 28 | Beach Entry, Heating | n | 14 | - | - | - | -
Para el Airbnb en Kissimmee quiero que se vea de revista: piscina grande tipo resort, dos cascadas, gruta, luces de colores, bar acuático, fogata. Presupuesto ciento ochenta mil. | Large Resort | - | Waterfall, Grotto, LED Lighting, Swim-Up Bar, Fire Feature | n | - | - | 2 Waterfall | - | 180000
Tenemos un terreno de 25 por 40 metros en las afueras de San Antonio. La casa es de estilo mediterráneo. La piscina la pensamos ovalada, de 10 por 5, con una fuente y una pérgola con bugambilias. Sin trampolín. | - | 32.81 | Deck Jets, Pergola | n | 16.40 | - | - | Oval | -
quiero quitar la alberca vieja que es de riñón y hacer una moderna de 32 por 16 con jacuzzi pegado y repisa, nada más | Modern | 32 | Raised Spa, Sunshelf | n | 16 | - | - | - | -
Primero queríamos una de cuarenta pies pero el patio no da, así que quedamos en treinta y dos, con tres burbujeadores en la playa húmeda y luces led | - | 32 | Bubblers, Sunshelf, LED Lighting | n | - | - | 3 Bubblers | - | -
Mi compadre tiene una con tobogán y gruta y gasta un dineral en mantenimiento. Yo no quiero eso. Algo chiquito, de sal, que se limpie fácil, con su cubierta automática. | Small Modern | - | Saltwater System, Automatic Cover | n | - | - | - | - | -
somos dos adultos y un perro, no hay niños ni va a haber, queremos una pileta de 7x3 con hidromasaje y deck de madera, y un fogonero para las noches de invierno | - | 22.97 | Raised Spa, Fire Feature | n | 9.84 | - | - | - | -
Buenas, es para una casa en Henderson Nevada, frente al campo de golf. Infinita no, porque no hay desnivel. Rectangular larga, 45 pies por 12, fondo oscuro, cuatro platos de fuego y dos láminas de agua. | Rectangular | 45 | Fire Feature, Waterfall | n | 12 | - | 4 Fire Feature, 2 Waterfall | - | -
mi hija tiene seis y mi hijo once, quieren tobogán y trampolín, les dije que tobogán sí y trampolín no porque el seguro no lo cubre | - | - | Slide | y | - | - | - | - | -
la neta queremos algo bien tropical con palmeras, rocas, cascada y una palapa con hamacas, de unos doce metros de largo, y que el agua se vea turquesa | Tropical | 39.37 | Waterfall, Pergola | n | - | - | - | - | -
una piscina para hacer terapia, un metro veinte de profundidad en toda la piscina, 6 metros por 3, temperada a 32 grados, con rampa y pasamanos | - | 19.69 | Heating, Beach Entry | n | 9.84 | 3.94-3.94 | - | - | -
Cotización por favor: alberca de 12 x 6 mts, prof. de 1.20 a 2.20, chapoteadero, 8 luces, calentador solar, cerca perimetral | - | 39.37 | LED Lighting, Solar Heating, Safety Fence | y | 19.69 | 3.94-7.22 | 8 LED Lighting | - | -
no sé si redonda u ovalada... redonda mejor, de 20 pies, con un chorro en medio | - | 20 | Deck Jets | n | 20 | - | - | Round | -
en el patio de atrás tenemos 40 pies libres, entonces la piscina sería de unos 26 de largo por 12 de ancho, con jacuzzi a un lado y el asador del otro | - | 26 | Raised Spa, Outdoor Kitchen | n | 12 | - | - | - | -
Dice mi señora que si no lleva cascada no hay alberca, así que cascada. De largo 30 pies. Spa no, gracias. | - | 30 | Waterfall | n | - | - | - | - | -
we're in Hialeah, queremos una piscina típica, tú sabes, 15 by 30, con su cerca por los nietos, y un bohío pa' el dominó | - | 30 | Safety Fence, Pergola | y | 15 | - | - | - | -
Lo más importante: que los abuelos puedan entrar caminando. Lo segundo: que los muchachos, que son adolescentes, tengan dónde brincar, o sea trampolín y ocho pies de fondo. | - | - | Beach Entry, Diving Board | n | - | ?-8 | - | - | -
alberca en escuadra, la parte larga de 11 metros y la corta de 6, con escalones en la esquina y agua salada | - | 36.09 | Saltwater System | n | - | - | - | L | -
Vivimos en Tucson y el sol está cañón, ocupamos sombra y una alberca no muy grande, 24 por 12, con mini cascada | - | 24 | Pergola, Waterfall | n | 12 | - | - | - | -
dame precio de una piscina infinity de 14 metros con vista a las montañas, bar húmedo con cuatro banquitos, jacuzzi para ocho personas y cocina exterior | Infinity | 45.93 | Infinity Edge, Swim-Up Bar, Raised Spa, Outdoor Kitchen | n | - | - | - | - | -
el año pasado cotizamos una de 50 mil y nos quedó chica la idea, ahora tenemos hasta 110 mil dólares y la queremos de 36 pies con spa | - | 36 | Raised Spa | n | - | - | - | - | 110000
Que sea como un cenote, con paredes de piedra, una cuevita detrás de la cascada y nada cuadrado; unos diez metros en lo más largo | Natural | 32.81 | Grotto, Waterfall | n | - | - | - | - | -
`);
