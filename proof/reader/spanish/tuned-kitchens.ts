import { type Labelled, parseLabelled } from '../labelled.ts';

// Told at the kitchen table: styles and sizes in passing, money in many ways, depths by the place.

export const SPANISH_KITCHENS: Labelled[] = parseLabelled(`
Quiero algo pequeño pero elegante, con agua salada | Small Luxury | - | Saltwater System | n | - | - | - | - | -
no la quiero muy grande, mediana está bien, de forma libre | Medium Freeform | - | - | n | - | - | - | - | -
ni cuadrada ni rectangular, algo con curvas, como de treinta pies | Freeform | 30 | - | n | - | - | - | - | -
tengo un patio pequeño y quiero una alberca moderna de 20 por 10 pies | Modern | 20 | - | n | 10 | - | - | - | -
Una alberca normalita, ni muy grande ni muy chica, de 26 pies | - | 26 | - | n | - | - | - | - | -
nuestra familia es grande, así que la piscina tiene que ser grande también | Large Modern | - | - | n | - | - | - | - | -
la casa es moderna y la alberca también debe ser moderna, de líneas rectas | Modern | - | - | n | - | - | - | - | - | house modern
estilo mexicano colonial, con talavera y una fuente de cantera | Mediterranean | - | Deck Jets | n | - | - | - | - | -
algo rústico, como un río, con piedras grandes y plantas | Natural | - | - | n | - | - | - | - | -
que parezca hotel de Cancún, con camastros y palapa, 50 pies | Resort | 50 | Pergola | n | - | - | - | - | -
me gusta lo minimalista, nada de curvas ni piedras, 12 metros por 3 | Modern | 39.37 | - | n | 9.84 | - | - | - | -
queremos tipo laguna, no rectangular, con playita de entrada y cascada | Lagoon | - | Beach Entry, Waterfall | n | - | - | - | - | -
mi esposa la quiere tropical y yo también | Tropical | - | - | n | - | - | - | - | -
alberca de nado para entrenar triatlón, angosta, 25 metros | Lap | 82.02 | - | n | - | - | - | - | -
Una infinita sería un sueño pero no hay vista; mejor una rectangular de 30 por 12 | Rectangular | 30 | - | n | 12 | - | - | - | -
tenemos ahorrados como 65 mil dólares y queremos que alcance para alberca y cerca | - | - | Safety Fence | n | - | - | - | - | 65000
que no cueste más de 90 mil | - | - | - | n | - | - | - | - | 90000
el presupuesto anda entre 70 y 85 mil dólares, piscina de 28 pies | - | 28 | - | n | - | - | - | - | 85000
ciento veinte mil máximo, con todo y jacuzzi | - | - | Raised Spa | n | - | - | - | - | 120000
podemos gastar $75,000.00 en la piscina | - | - | - | n | - | - | - | - | 75000
hasta 150k, piscina de lujo con spa | Luxury | - | Raised Spa | n | - | - | - | - | 150000
empieza en tres pies y baja hasta seis, con escalones | - | - | - | n | - | 3-6 | - | - | -
de un lado 1.10 y del otro 1.80 metros | - | - | - | n | - | 3.61-5.91 | - | - | -
que en la entrada tenga 90 cm y en lo más hondo 1.70 m | - | - | - | n | - | 2.95-5.58 | - | - | -
toda de metro y medio de profundidad | - | - | - | n | - | 4.92-4.92 | - | - | -
30 x 15 pies, 5 pies de profundidad máxima | - | 30 | - | n | 15 | ?-5 | - | - | -
no más honda de cinco pies, por favor, mi mamá no sabe nadar | - | - | - | n | - | ?-5 | - | - | -
parte baja de 1 metro y parte honda de 2 metros, 9 de largo | - | 29.53 | - | n | - | 3.28-6.56 | - | - | -
profundidades de 3, 5 y 8 pies no; pareja de 4 pies | - | - | - | n | - | 4-4 | - | - | -
quiero trampolín, entonces que tenga nueve pies en la parte profunda | - | - | Diving Board | n | - | ?-9 | - | - | -
mi sobrina de tres años viene los fines de semana, así que cerca sí | - | - | Safety Fence | y | - | - | - | - | -
no tenemos hijos todavía pero sí dos perros, una rampa para ellos | - | - | Beach Entry | n | - | - | - | - | -
mis gemelos cumplen cinco en mayo y les prometí un tobogán | - | - | Slide | y | - | - | - | - | -
el doctor me dijo que nadara, así que la quiero climatizada y de carril, cuarenta y cinco pies | Lap | 45 | Heating | n | - | - | - | - | -
El sol aquí está bien fuerte, pónganle un techo con vigas para la sombra | - | - | Pergola | n | - | - | - | - | -
un jacuzzi no me interesa, lo que me interesa es el bar dentro de la piscina | - | - | Swim-Up Bar | n | - | - | - | - | -
si alcanza el dinero, la cascada; si no, ni modo. El jacuzzi sí va. | - | - | Waterfall, Raised Spa | n | - | - | - | - | -
la señora quería fuentes pero ganaron las luces, ponga diez | - | - | LED Lighting | n | - | - | 10 LED Lighting | - | -
una cascada en cada extremo y una fogata en medio | - | - | Waterfall, Fire Feature | n | - | - | 2 Waterfall | - | -
cuatro chorros laminares, dos por lado, y seis luces | - | - | Deck Jets, LED Lighting | n | - | - | 4 Deck Jets, 6 LED Lighting | - | -
dile adiós al tobogán, pon una gruta | - | - | Grotto | n | - | - | - | - | -
treinta y seis por dieciocho, sistema de sal, heater, auto cover, y no lights porque atraen bichos | - | 36 | Saltwater System, Heating, Automatic Cover | n | 18 | - | - | - | -
`);
