import { type Labelled, parseLabelled } from '../labelled.ts';

// Written before any row of Spanish was, half as many as the tuned ones: homeowners of many countries, typed and dictated.
// Whoever reads their misses moves them to the tuned and asks for new ones.

export const SPANISH_HELD_OUT: Labelled[] = parseLabelled(`
una alberca de 30 por 15 con hot tub y tanning ledge | - | 30 | Raised Spa, Sunshelf | n | 15 | - | - | - | -
Buenas tardes, quisiera una alberca rectangular de diez metros por cinco con cascada y sin trampolín, de preferencia con luces adentro | Rectangular | 32.81 | Waterfall, LED Lighting | n | 16.40 | - | - | - | -
piscina en forma de riñón, treinta y dos pies de largo, con chorrera para los nenes y verja | Kidney | 32 | Slide, Safety Fence | y | - | - | - | - | -
Estamos en Doral y queremos una piscina moderna de 8 x 4 metros con jacuzzi, nada de cloro, agua salada, y un presupuesto de unos 90 mil dólares | Modern | 26.25 | Raised Spa, Saltwater System | n | 13.12 | - | - | - | 90000
pues mira yo quiero algo sencillo de veinticinco pies nada más con su calentador y ya | - | 25 | Heating | n | - | - | - | - | -
Alberca chica tipo plunge para dos personas, sin niños, con fogata y una palapa | Small Modern | - | Fire Feature, Pergola | n | - | - | - | - | -
quiero una pileta de 7 metros por 3 y medio, climatizada, con borde infinito y parrilla al lado | Infinity | 22.97 | Heating, Infinity Edge, Outdoor Kitchen | n | 11.48 | - | - | - | -
Necesitamos una piscina en L, 40 pies por 20, honda de 3 a 8 pies, con trampolín y dos reflectores | - | 40 | Diving Board, LED Lighting | n | 20 | 3-8 | 2 LED Lighting | L | -
make it a piscina redonda de 6 metros de diámetro con tres burbujeadores para los grandkids | - | 19.69 | Bubblers | y | 19.69 | - | 3 Bubblers | Round | -
Mi esposa quiere gruta y resbaladilla, yo no quiero resbaladilla. Que sea forma libre, de 12 metros, con la gruta | Freeform | 39.37 | Grotto | n | - | - | - | - | -
hola una alberca de treinta por quince pies no mejor de cuarenta por veinte con asador y bar dentro de la alberca | - | 40 | Outdoor Kitchen, Swim-Up Bar | n | 20 | - | - | - | -
La piscina que tenía mi vecino era de 50 pies con tobogán. La nuestra que sea de 28 pies, con banca y cascada. | - | 28 | Waterfall | n | - | - | - | - | -
piscina tropical grande con cascada de piedra, palmeras, luces de colores y bar mojado | Large Tropical | - | Waterfall, LED Lighting, Swim-Up Bar | n | - | - | - | - | - | setting palms
Queremos nadar todas las mañanas: un carril de nado de 20 metros por 2.5, profundidad pareja de 1.30, con cubierta automática | Lap | 65.62 | Automatic Cover | n | 8.20 | 4.27-4.27 | - | - | -
alberca estilo mediterráneo con azulejo, tres gárgolas en la pared, piso de travertino y pérgola. Máximo $120,000 | Mediterranean | - | Scuppers, Pergola | n | - | - | 3 Scuppers | - | 120000 | deck travertine
tenemos dos niños de 3 y 6 años entonces lo primero es la cerca y que no esté muy honda, un metro veinte lo más hondo | - | - | Safety Fence | y | - | ?-3.94 | - | - | -
Something like a resort, mija, con beach entry, dos cascadas, y un bar where you swim up, como de 45 pies | Resort | 45 | Beach Entry, Waterfall, Swim-Up Bar | n | - | - | 2 Waterfall | - | -
No queremos jacuzzi ni fogata ni luces. Solo una alberca cuadrada de 5 metros por 5. | Rectangular | 16.40 | - | n | 16.40 | - | - | - | -
quisiera saber cuanto sale una piscina de fibra de 9 mts x 4 mts con calefaccion solar y deck de madera | - | 29.53 | Solar Heating | n | 13.12 | - | - | - | - | deck wood
Los hijos ya están grandes y se fueron, así que para nosotros dos: una piscina pequeña, con hidromasaje, agua tibia y una glorieta | Small Modern | - | Raised Spa, Heating, Pergola | n | - | - | - | - | -
alberca ovalada 24 x 12 pies, 4 pies de hondo parejo, reja alrededor por los nietos | - | 24 | Safety Fence | y | 12 | 4-4 | - | Oval | -
infinity pool mirando al lago, de quince metros por cuatro, sin cerca por ahora, con dos fogatas | Infinity | 49.21 | Infinity Edge, Fire Feature | n | 13.12 | - | 2 Fire Feature | - | - | setting lake
Yo lo que busco es una laguna natural, con piedras y plantas que limpien el agua, entrada tipo playa, nada de químicos | Lagoon | - | Regeneration Zone, Beach Entry | n | - | - | - | - | -
Piscina de lujo, 18 por 40 pies, spa elevado, cuatro platos de fuego, cocina al aire libre y borde que desaparece | Luxury | 40 | Raised Spa, Fire Feature, Outdoor Kitchen, Infinity Edge | n | 18 | - | 4 Fire Feature | - | -
el patio es de 15 por 20 metros y la alberca la quiero de 8 por 4 | - | 26.25 | - | n | 13.12 | - | - | - | -
una pool bien grande pa la familia con slide, diving board y un chapoteadero para los chiquitos | Large Modern | - | Slide, Diving Board | y | - | - | - | - | -
la quiero de 10 metros de largo, 4.5 de ancho, de 1.10 a 2 metros de profundidad, con dos tumbonas en el agua | - | 32.81 | Sunshelf | n | 14.76 | 3.61-6.56 | - | - | -
ya tenemos cerca, lo que falta es la alberca: 16 por 32, rectangular, con playa húmeda y luz led | Rectangular | 32 | Sunshelf, LED Lighting | n | 16 | - | - | - | -
en vez de cascada prefiero unos chorritos que salgan del piso, unos cuatro | - | - | Deck Jets | n | - | - | 4 Deck Jets | - | -
Quiero una piscina con forma de T para mi casa en Orlando, unos treinta y seis pies, calentador de gas, sin tobogán, cubierta de seguridad | - | 36 | Heating, Automatic Cover | n | - | - | - | T | -
piscina semiolímpica no, algo normal, mediana, con jacuzzi pegado | Medium Modern | - | Raised Spa | n | - | - | - | - | -
Señorita, somos seis en la casa y mi mamá usa silla de ruedas, necesitamos que entre como en la playa, sin escalones. De largo unos treinta pies. Y el agua calientita todo el año. | - | 30 | Beach Entry, Heating | n | - | - | - | - | -
alberca moderna minimalista fondo oscuro 12x4 metros, sin nada de cascadas | Modern | 39.37 | - | n | 13.12 | - | - | - | - | finish dark
a mi marido le gusta el cold plunge y a mí el sauna, pongan la tina fría y el jacuzzi | - | - | Cold Plunge, Raised Spa | n | - | - | - | - | -
Para mi finca en Homestead, una piscina larga y angosta para ejercicio, cincuenta pies por ocho, con bomba de calor | Lap | 50 | Heating | n | 8 | - | - | - | -
de 35 pies... no, perdón, de 30 pies, con tobogán de piedra y cascada | - | 30 | Slide, Waterfall | n | - | - | - | - | -
El contratista nos cotizó una con tobogán y bar. No nos interesa eso. Queremos 9 metros por 4, lucecitas y una sombra para comer | - | 29.53 | LED Lighting, Pergola | n | 13.12 | - | - | - | -
Piscina familiar 8x4 m, prof 1,20 a 1,80, con cerco perimetral y termo solar porque tenemos mellizos de 2 años | - | 26.25 | Safety Fence, Solar Heating | y | 13.12 | 3.94-5.91 | - | - | -
no más de 60 mil, chiquita, con jacuzzi, en el patio de atrás, que se vea bonita de noche | Small Modern | - | Raised Spa | n | - | - | - | - | 60000 | hour dusk
we want una alberca tipo hacienda con fuente y dos escupideras de agua en el muro, 30 feet | Mediterranean | 30 | Deck Jets, Scuppers | n | - | - | 2 Scuppers | - | -
Con quince metros de largo me conformo, seis de ancho, sin spa | - | 49.21 | - | n | 19.69 | - | - | - | -
Una de esas albercas que parece que el agua se cae al vacío, viendo al cerro, moderna | Infinity | - | Infinity Edge | n | - | - | - | - | - | setting hillside
yo creo que el trampolín ya no, mejor un tobogán chico y unas burbujas en la repisa | - | - | Slide, Bubblers, Sunshelf | n | - | - | - | - | -
alberca de 33 pies de largo x 16 pies de ancho x 5 pies de profundidad | - | 33 | - | n | 16 | 5-5 | - | - | -
Mis suegros vienen seguido y mi hija tiene cuatro años. Piscina 28 por 14, escalones anchos, barandal, cerca removible para niños y calefacción. | - | 28 | Safety Fence, Heating | y | 14 | - | - | - | -
quiero que se vea como Cancún, con palapa, camastros y bar acuático | Resort | - | Pergola, Swim-Up Bar | n | - | - | - | - | -
piscina rectangular de cuarenta pies por dieciocho con seis luces, cuatro burbujeadores y un muro llorón | Rectangular | 40 | LED Lighting, Bubblers, Waterfall | n | 18 | - | 6 LED Lighting, 4 Bubblers | - | -
Vivo en Phoenix, en pleno desierto, y me gustaría una piscina natural con rocas y una cueva. Presupuesto: 150.000 dólares | Natural | - | Grotto | n | - | - | - | - | 150000 | setting desert
sin jacuzzi, sin cascada, sin tobogán, sin nada, puro carril para nadar de 15 metros | Lap | 49.21 | - | n | - | - | - | - | -
Hola! Estoy pensando en algo así como 14 x 28, tipo moderno, con un sun shelf y 2 bubblers, fire pit sí, waterfall no | Modern | 28 | Sunshelf, Bubblers, Fire Feature | n | 14 | - | 2 Bubblers | - | -
una alberquita redonda de tres metros y medio para refrescarnos, con techito de palma | Small Modern | 11.48 | Pergola | n | 11.48 | - | - | Round | -
Me late una alberca con extremos romanos, 20 por 40 pies, 3 pies en lo bajito y 6 en lo hondo | - | 40 | - | n | 20 | 3-6 | - | Roman | -
Tenemos adolescentes, nada de chiquitos. Trampolín, tobogán y luces que cambien de color. Que sea grande. | Large Modern | - | Diving Board, Slide, LED Lighting | n | - | - | - | - | -
quítale la cascada y ponle un fogón, lo demás igual | - | - | Fire Feature | n | - | - | - | - | -
Piscina de borde infinito en la ladera, 11 x 5 metros, azul oscuro, con deck de concreto estampado y jacuzzi integrado | Infinity | 36.09 | Infinity Edge, Raised Spa | n | 16.40 | - | - | - | - | setting hillside, finish blue, deck concrete
Que quepan unas veinte personas, con barra para sentarse dentro del agua, asador y una tele. Como 45 pies de largo por 20 | - | 45 | Swim-Up Bar, Outdoor Kitchen | n | 20 | - | - | - | -
Dios mediante este año sí hacemos la alberca: 26 pies, curvas suaves, cascadita y luces amarillas, y no vamos a poner trampolín porque el seguro no lo cubre | Freeform | 26 | Waterfall, LED Lighting | n | - | - | - | - | -
no necesitamos calefacción porque aquí siempre hace calor; sí queremos agua de sal y una malla de seguridad para el bebé | - | - | Saltwater System, Safety Fence | y | - | - | - | - | -
piscina estilo caribeño, 30 pies, de 60 mil litros más o menos, con cascada y sin jacuzzi | Tropical | 30 | Waterfall | n | - | - | - | - | -
cien mil dólares es lo máximo que tenemos para alberca y asador, la alberca de unos doce metros | - | 39.37 | Outdoor Kitchen | n | - | - | - | - | 100000
pool mediana, forma libre, con cascada and lights, mis hijos ya van a la universidad | Medium Freeform | - | Waterfall, LED Lighting | n | - | - | - | - | -
la alberca de mi hermana tiene gruta y me encanta, pero nosotros solo queremos jacuzzi y un tobogancito para mis sobrinos de cinco y siete | - | - | Raised Spa, Slide | y | - | - | - | - | -
De preferencia ovalada, unos siete metros y medio por cuatro, con filtro de sal y piso de ladrillo | - | 24.61 | Saltwater System | n | 13.12 | - | - | Oval | - | deck pavers
queremos alberca y también cocina afuera con horno de leña, todo estilo toscano, bajo 200 mil dólares | Mediterranean | - | Outdoor Kitchen | n | - | - | - | - | 200000
`);
