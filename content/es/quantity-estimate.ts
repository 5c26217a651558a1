import type { Phrases } from '#domain/words/phrasebook.ts';

export const quantityEstimate: Phrases = {
  'By our price list: size, style and features': 'Según nuestra lista de precios: tamaño, estilo y elementos',
  'Show what was counted': 'Mostrar lo que se contó',
  Item: 'Concepto',
  Quantity: 'Cantidad',
  'Concrete shell with steel': 'Vaso de concreto con acero',
  'Interior finish': 'Acabado interior',
  'Waterline tile': 'Azulejo de la línea de agua',
  Coping: 'Borde',
  'Deck, {deck}': 'Piso, {deck}',
  'Plumbing along the edge': 'Plomería a lo largo de la orilla',
  'Filter, controls and pad': 'Filtro, controles y base',
  'Pump and filter by flow': 'Bomba y filtro según el caudal',
  'Power and bonding': 'Electricidad y bonding',
  'Curved shell, stone and deck': 'Vaso, piedra y piso curvos',
  'Finer finish, stone and deck': 'Acabado, piedra y piso más finos',
  '{material} instead of concrete': '{material} en lugar de concreto',
  'Site work: earth moved': 'Obra del terreno: tierra movida',
  'Site work: retaining walls': 'Obra del terreno: muros de contención',
  'Site work: steps': 'Obra del terreno: escalones',
  '1 cu yd': '1 yd³',
  '{count} cu yd': '{count} yd³',
  '1 sq ft': '1 pie²',
  '{count} sq ft': '{count} pies²',
  '{count} ft': '{count} pies',
  '1 gal/min': '1 gal/min',
  '{count} gal/min': '{count} gal/min',
  'About {percent}% more than by our price list: {causes}.':
    'Alrededor de {percent}% más que según nuestra lista de precios: {causes}.',
  'About {percent}% less than by our price list: {causes}.':
    'Alrededor de {percent}% menos que según nuestra lista de precios: {causes}.',
  'wider than usual for its length, {width} ft instead of {usual} ({amount})':
    'más ancha de lo normal para su largo, {width} pies en vez de {usual} ({amount})',
  'narrower than usual for its length, {width} ft instead of {usual} ({amount})':
    'más angosta de lo normal para su largo, {width} pies en vez de {usual} ({amount})',
  'a deep end of {deep} ft ({amount})': 'una parte honda de {deep} pies ({amount})',
  'shallower than usual, {deep} ft at the deep end ({amount})':
    'menos honda de lo normal, {deep} pies en la parte honda ({amount})',
  'length over {from} ft, which the list does not count ({amount})':
    'largo de más de {from} pies, que la lista no cuenta ({amount})',
  'the list goes by the word “{word}”, the drawing by {length} ft ({amount})':
    'la lista se guía por la palabra “{word}”; el dibujo, por {length} pies ({amount})',
  '{count} × {feature} instead of one set ({amount})': '{count} × {feature} en vez de un juego ({amount})',
  '{feet} ft of {feature} ({amount})': '{feet} pies de {feature} ({amount})',
  'features beyond the list’s range ({amount})': 'elementos fuera del rango de la lista ({amount})',
  'a {style} outline as it is drawn instead of the list’s price for the style ({amount})':
    'el contorno tal como está dibujado ({style}) en vez del precio de la lista para el estilo ({amount})',
  'the list goes by length in classes; here {water} sq ft of water and {deckSqFt} sq ft of deck are counted ({amount})':
    'la lista va por clases de largo; aquí se cuentan {water} pies² de agua y {deckSqFt} pies² de piso ({amount})',
  all: 'todo',
  'Price check by quantities': 'Comprobación, por cantidades',
  'Plan with the range by our price list: our quotes start from it. This one only checks it, counting the drawing at rule-of-thumb prices, with deck and fence as usual for this size.':
    'Planee con el rango de nuestra lista de precios: de él parten nuestras cotizaciones. Este solo lo comprueba: cuenta el dibujo a precios aproximados, con el piso y la cerca habituales para este tamaño.',
  'Your features cost {amount} more than this range holds; that part stands in the contingency. The cross-check counts each on its own line.':
    'Sus elementos cuestan {amount} más de lo que abarca este rango; esa parte está en los imprevistos. La comprobación cuenta cada uno en su propia línea.',
};
