// Style, outline, size and surroundings in Spanish: the English words of our tables, then rows of reading/pattern.ts.

const DECK = '(deck|terraza|piso|suelo|tarima|plataforma|patio|orilla|alrededor|andador|borde)';
const BOTTOM = '(fondo|acabado|interior|revestimiento|enlucido|yeso)';

export const LOOKS: Readonly<Record<string, string>> = {
  modern: 'moderna, moderno, modernas, modernita, vanguardista',
  minimalist: 'minimalista',
  'clean lines': 'lineas (rectas|limpias|puras)',
  contemporary: 'contemporanea, contemporaneo',
  rectangle: 'rectangulo, rectangulito',
  square: 'cuadrada, cuadrado, cuadradita',
  luxury: 'de? lujo, lujosa, lujoso, elegante, de primera, de? (cinco|5) estrellas, fina',
  freeform: `
    (de|en|con)? (forma|formas) (libre|libres), forma organica|irregular|curva, con? curvas (suaves)?, ondulada, ondulado, irregular, curveada, curvada, curva, sin esquinas`,
  kidney:
    '(en|de|con)? (forma de)? (un)? rinon, arrinonada, rinonera, (en|de|con)? forma de (un)? frijol|haba|cacahuate',
  'lap pool': `
    (alberca|piscina|pileta)? (de|con)? carril|carriles|linea (de|para) (nado|nadar|natacion|entrenar), (alberca|piscina|pileta)? de carril|carriles, (alberca|piscina|pileta) de nado|natacion|entrenamiento|ejercicio
    para (nadar|entrenar|hacer ejercicio|ejercicio|hacer natacion|nadar (vueltas|largos)), (hacer|dar|nadar|echar) (unas)? (vueltas|largos), semiolimpica, nadar (todas|cada) (las)? (mananas|manana|dias|dia)`,
  narrow: 'angosta, angosto, estrecha, estrecho',
  'long and narrow': '(larga|largo|alargada) y (angosta|angosto|estrecha|estrecho|delgada)',
  mediterranean: 'mediterraneo, mediterranea, colonial, estilo colonial, andaluza, andaluz',
  caribbean: 'caribena, caribeno, del caribe',
  hawaiian: 'hawaiana, hawaiano',
  jungle: 'selva, selvatica, selvatico, jungla',
  'like a hotel': '(como|tipo|estilo|de) (un|los|las|en los|en un)? (hotel|hoteles), todo incluido',
  'resort style': '(estilo|tipo|como) (un|de)? resort',
  rustic: 'rustica, rustico',
  natural: 'ecologica, cenote, naturalista, biologica',
  'like a pond': 'como (un|si fuera un)? (rio|lago|estanque|arroyo|laguito)',
  'no chemicals': '(sin|nada de|cero|no quiero|no queremos) (usar)? (quimicos|productos quimicos)',
  circular: 'redonda, redondo, redondita, circulo, en circulo',
  oval: 'ovalada, ovalado, ovaladita, ovalo, en ovalo',
  'l shape': '(en|con|de)? forma de (una)? l|ele, (en|de|tipo) l|ele, (en|de) escuadra',
  't shape': '(en|con|de)? forma de (una)? t|te, (en|tipo) t',
  'roman ends': `
    (extremos|puntas|orillas|bordes|esquinas|lados|extremo) (romanos|romanas|romano|redondeados|redondeadas|semicirculares), estilo romano, romana, tipo romana|romano`,
  small:
    'chica, chico, chiquita, chiquito, pequena, pequeno, pequenita, pequenito, chiquitita, compacta, pequenina',
  medium: 'mediana, mediano, medianita, tamano mediano|medio|regular, de tamano mediano|regular|normal',
  large: 'grande, grandota, grandote, grandecita, amplia, espaciosa, bien|bastante grande',
  huge: 'enorme, gigante, gigantesca, inmensa, (muy|super|re|rete|bien bien) grande, grandisima, grandisimo, lo mas grande posible, extragrande',
  '': '(mas|menos|tan) (grande|chica|chico|pequena|pequeno|chiquita|amplia) (que)?, familiar, sencilla, sencillo, bonita, bonito, linda, lindo, normal, padrisima, padre, chida, bella',
  'a small one': 'una (chica|pequena|chiquita|pequenita)',
  'a medium one': 'una mediana, mediana (esta|estaria) bien',
  'a large one': 'una grande, grande (esta|estaria) bien',
  'not too big':
    'no (la|lo) (quiero|queremos|necesito|necesitamos) (muy|tan|demasiado) (grande|grandota), no (muy|tan|demasiado) grande',
  'not too small':
    'no (la|lo) (quiero|queremos|necesito|necesitamos) (muy|tan|demasiado) (chica|pequena|chiquita), no (muy|tan|demasiado) chica|pequena|chiquita',

  'wood deck': `${DECK} (de|en|con)? (madera|teca|ipe|cedro|composite|duela), deck de madera, tarima`,
  'concrete deck': `${DECK} (de|en|con)? (concreto|cemento|hormigon)`,
  'stamped concrete deck': `${DECK}? (de|en|con)? (concreto|cemento|hormigon) estampado|pulido|lavado|martelinado`,
  travertine: `travertino, ${DECK} (de|en|con)? (travertino|marmol|caliza)`,
  'paver deck': `adoquin, adoquines, adoquinado, adocreto, ${DECK} (de|en|con)? adoquin`,
  brick: `ladrillo, ${DECK} (de|en|con)? ladrillo`,
  flagstone: `
    laja, piedra (natural|laja|bola), cantera, ${DECK} (de|en|con)? (piedra|laja|cantera|piedra natural|lajas)`,
  'tile deck': `${DECK} (de|en|con)? (loseta|azulejo|ceramica|porcelanato|talavera|mosaico|barro|terracota|cuarry)`,
  tile: 'azulejo, mosaico, talavera, ceramica, loseta, veneciano, gresite, baldosa',
  'dark bottom': `${BOTTOM} (de|en)? (color)? (negro|oscuro|gris|oscura|negra)`,
  'blue bottom': `${BOTTOM} (de|en)? (color)? azul`,
  'white bottom': `${BOTTOM} (de|en)? (color)? blanco|blanca`,
  'dark blue': 'azul (oscuro|marino|rey|profundo|cobalto|fuerte)',
  'light blue': 'azul (claro|cielo|celeste)',
  turquoise: `turquesa, azul turquesa, agua (color)? turquesa, aguamarina, ${BOTTOM} (de|en)? (color)? turquesa|aqua`,
  pebble: 'canto rodado, guijarro, piedrita de rio, acabado de piedra',
  'modern house': 'casa (de|con)? (estilo)? (moderna|moderno|contemporanea|contemporaneo|minimalista)',
  'mediterranean house':
    'casa (de|con|tipo)? (estilo)? (mediterraneo|mediterranea|espanola|espanol|colonial|toscano|toscana)',
  'ranch house': 'casa (de|tipo|estilo) (estilo)? rancho, casa de un piso|una planta',
  'country house': 'casa de campo, granja',
  'beach house': 'casa de|en la playa, casa de mar, casa (de|con)? (estilo)? (costera|costero)',
  'desert modern house': 'casa (moderna|estilo) (del desierto|desertica|desertico)',
  'mid century house': 'casa (de|tipo|estilo)? mediados de siglo',
  'adobe house': 'casa de adobe',
  'tropical villa': `
    villa (tropical|balinesa), casa (de|con)? (estilo)? (tropical|balines|balinesa|hawaiano|hawaiana|polinesio|polinesia)`,
  'forest lodge':
    'cabana (de|en) (el)? (bosque|montana|troncos|madera|monte), casa de (troncos|madera), chalet (de montana)?',
  desert: 'desierto, desertico, desertica, cactus, nopal, nopales',
  lakefront:
    '(frente|junto|a la orilla|al lado|a orillas|pegado) (al|del|a la|de la) (lago|rio|mar|canal|bahia|oceano|agua)',
  'lake view':
    '(vista|se vea|vea|veamos|ver|mirando|viendo|con vista|da) (al|el|hacia el|hacia la|a la|del|de la) (lago|rio|mar|canal|bahia|oceano)',
  lake: 'lago, oceano, bahia',
  hillside: 'ladera, loma, colina, cerro, barranca, barranco, pendiente, bajada, lomita, cuesta',
  'mountain view':
    '(vista|mirando|viendo|con vista) (a|al|hacia|de) (las|la|el|los)? (montana|montanas|cerro|cerros|canon|valle|sierra|canyon|ciudad)',
  mountain: 'montana, montanas, sierra',
  canyon: 'canon',
  courtyard: 'patio (interior|central|andaluz|cerrado)',
  'at sunset':
    '(al|en el|del|de|a la|para el)? (atardecer|ocaso|puesta del sol), (a la|la) puesta de sol, tarde noche',
  'golden hour': '(a la|la) hora dorada',
  'at night': '(de|en la|por la|por las|en las|cada) (noche|noches), nocturna, nocturno, anochecer',
  night: 'noche, noches',
  'by day': '(de|por el) dia',
};
