// Numbers, units and what a number measures, in Spanish.

const numbered = (from: number, words: string, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

export const ONES = new Map([
  ...numbered(0, 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ...numbered(
    16,
    'dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro',
  ),
  ...numbered(25, 'veinticinco veintiseis veintisiete veintiocho veintinueve'),
]);
export const TENS = new Map(numbered(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10));
export const HUNDREDS = new Map([
  ['cien', 100],
  ...numbered(100, 'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos', 100),
  ...numbered(800, 'ochocientos novecientos', 100),
]);

export const MEASURES: Readonly<Record<string, string>> = {
  meters: 'metro, metros',
  feet: 'pie, pies',
  inches: 'pulgada, pulgadas',
  yards: 'yarda, yardas',
  cm: 'centimetro, centimetros, cms',
  gallons: 'galon, galones',
  'square meters': 'metros cuadrados',
  'square feet': 'pies cuadrados',
  dollars: 'dolar, dolares, usd',
  'years old': 'ano, anos, anito, anitos, anos de edad',
  months: 'mes, meses',
  thousand: 'mil',
  million: 'millon, millones',
  half: 'medio, media',
  long: 'de largo, de longitud, de larga, larga, de punta a punta',
  LARGO: 'largo, largura, longitud',
  wide: 'de ancho, de anchura, de ancha, ancha',
  ANCHO: 'ancho, anchura',
  deep: 'de (profundidad|hondo|fondo|profundo|honda|hondura)',
  HONDA: 'honda, hondo, profunda, profundo, hondita, hondito',
  PROFUNDIDAD: 'profundidad, prof, hondura',
  FONDO: 'fondo',
  tall: 'de (alto|altura)',
  diameter: 'de? diametro',
  'deep end': `
    (parte|lado|zona|area|extremo) (mas)? (honda|profunda|hondo|profundo|bien honda), lo (mas)? (hondo|profundo), (parte|la)? mas (honda|profunda)`,
  'shallow end': `
    (parte|lado|zona|area|extremo) (mas)? (baja|bajita|bajito|llana|llanita|bajo|panda|pandita), lo (mas)? (bajito|bajo|llano|llanito|pando), la mas bajita|baja, (parte|lado) menos (honda|hondo|profunda)
    lo menos hondo`,
  'on one side': '(de|en|por) un (lado|extremo)',
  'on the other side': '(del|de el|en el|por el|y el) otro (lado|extremo)?',
  'long side': '(parte|lado|brazo) (mas)? (larga|largo)',
  'short side': '(parte|lado|brazo) (mas)? (corta|corto), la corta',
  'starts at': '(empieza|empiece|comienza|comience|arranca|empezando|inicia) (en|de|desde|con)',
  BAJA: 'baja, baje, bajando',
  ENTRADA: 'entrada, en la entrada, a la entrada',
  uniform: 'parejo, pareja, parejito, parejita, uniforme, plano, constante',
  'same depth':
    '(misma|igual|pareja|toda la misma) profundidad, profundidad (pareja|uniforme|constante|igual|unica)',
  throughout:
    '(en|por) (toda|todo) (la|el)? (alberca|piscina|pileta|lado|partes)?, en todas partes, de (orilla a orilla|lado a lado|punta a punta)',
  'not too deep':
    'no (muy|tan|demasiado|sea muy|sea tan|este muy|este tan|sea|este) (honda|hondo|profunda|profundo)',
  max: 'maximo, maxima, como maximo, a lo mucho, a lo maximo, cuando mucho, lo maximo, a lo mas, tope, de maximo',
  'at least': 'minimo, por lo menos, al menos, como minimo, de perdida, siquiera',
  'no more than':
    '(no|que no|sin) (mas|pase|pasar|rebase|pasen|exceda|exceder|pasarse|sea mas|pasarnos) (de|del|los|las), no (mas|arriba) de, que no (pase|sea mas) (de)?',
  under: 'menos de, bajo, debajo de, por debajo de, abajo de',
  over: 'mas de, arriba de',
  about:
    'aproximadamente, aprox, casi, mas o menos como, alrededor de, (mas o menos|por ahi de|por hay de|como de|como unos|como unas|de unos|de unas|algo asi como), aproximados',
  'a pair of': 'un par de, par de',
  'a single': '(una|un|la|el) (sola|solo|unica|unico)',
  'half a dozen': 'media docena (de)?',
  'a dozen': 'una docena (de)?, docena',
  both: 'ambos, ambas, los dos, las dos',
  'at each end': '(en|de|a)? cada (extremo|lado|punta|orilla)',
  'at each corner': 'en cada esquina, en las (cuatro|4) esquinas',
  HASTA: 'hasta',
};
