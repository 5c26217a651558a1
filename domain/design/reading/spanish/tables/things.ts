// What stands in and around a pool, as it is said from Mexico to Argentina: the English word of our tables, then rows of
// reading/pattern.ts without accents. A plural in -s or -es is read by itself.

const POOL = '(alberca|piscina|pileta|pool)';
const IN_WATER = '(dentro|adentro)? (en|de|del) (el|la)? (agua|alberca|piscina|pileta)';
const WALL = '(en|de|desde|por) (la|el)? (pared|muro|barda)';
const FALL = '(caiga|cae|caer|cayendo|derrame|derrama|desborde|desborda|pierda|pierde)';

export const THINGS: Readonly<Record<string, string>> = {
  pool: `alberca, piscina, pileta, piscina|alberca|pileta de (concreto|hormigon|cemento|gunita|material)`,
  'fiberglass pool': '(piscina|alberca|pileta)? (de)? fibra (de vidrio)?, vaso de fibra (de vidrio)?',
  'stone shell': 'vaso (de|en) piedra (natural)?',
  'vinyl pool':
    'piscina|alberca|pileta (de|con)? (forro|liner)? (de)? (vinil|vinilo), forro|liner (de)? (vinil|vinilo)',
  'small pool': 'alberquita, piscinita, piletita',
  'kiddie pool': `chapoteadero, ${POOL} (para|de) ninos|bebes|nenes|chiquitos, ${POOL} infantil, alberquita|piscinita (para|de) ninos|bebes`,
  'plunge pool': `alberca|piscina tipo plunge, poza, ${POOL} de inmersion, ${POOL} para (refrescarse|refrescarnos|remojarse)`,
  'cold plunge': `
    (tina|poza|banera|pileta|tinita) (fria|helada|de hielo|con hielo|de agua (fria|helada)|de inmersion fria), inmersion (en agua)? fria, agua helada
    bano de hielo`,
  'hot tub': `
    jacusi, jacussi, yacuzzi, yacusi, hidromasaje, tina|banera (de|con) hidromasaje|burbujas, tina|banera|poza (caliente|de agua caliente)`,
  'raised spa': 'spa|jacuzzi elevado|levantado|alto',
  'spillover spa': 'spa|jacuzzi desbordante|derramando|con derrame|con cascada',
  waterfall: `
    cascada, cascadita, catarata, cascada (de|tipo) (lamina|cortina|piedra|piedras|roca|rocas|agua), (caida|cortina|pared|muro|lamina|velo) de agua, muro|pared lloron|llorona, salto de agua`,
  slide: `
    tobogan, tobogancito, resbaladilla, resbaladero, resbaladera, resbalin, resbaladita, rodadero, chorrera, deslizadero, deslizador
    tobogan de piedra|agua|roca|rocas`,
  'diving board': 'trampolin, tabla|plataforma de clavados|saltos, tabla para clavados|saltar|brincar',
  fence: `
    cerca, cerquita, barda, reja, rejita, verja, valla, vallado, cerco, cercado, enrejado, alambrada, cercadita
    (cerca|barda|reja|verja|valla|cerco|malla|red) (removible|desmontable|perimetral|protectora)? (de|para) (la)? (seguridad|proteccion|vidrio|cristal|madera|hierro|herreria|aluminio|metal|malla|ninos|bebes)
    (cerca|reja|verja|valla|cerco|malla) (removible|desmontable|perimetral|protectora) (para|de)? (ninos|bebes|seguridad)?`,
  'a fence': '(una|la) cerca',
  'with a fence': 'con (una|la|su)? cerca',
  near: 'cerca de|del, cerquita de|del, cercano a',
  'automatic cover': `
    cubierta, cobertor, (cubierta|cobertor|tapa|lona|techo|persiana) (de|para)? (automatica|automatico|electrica|electrico|retractil|motorizada|corrediza|seguridad|enrollable), lona, tapa
    (cubierta|cobertor|lona|tapa) para (la)? ${POOL}`,
  'covered patio': 'terraza|patio|porche techada|techado|cubierta|cubierto',
  'indoor pool': `${POOL} techada|cubierta|bajo techo|interior`,
  lights: `
    luz, luces, lus, lucecita, lucecitas, foco, reflector, luminaria, iluminacion, bombillo, bombilla, lampara, lamparita, farolito, iluminada, iluminado, alumbrado`,
  'color changing lights': `luces|luz|focos|iluminacion de colores, luces|luz|focos que (cambien|cambian) (de)? (color|colores)`,
  'natural light': 'luz natural|del sol|solar',
  heater: `
    calefaccion, calentador, calefactor, boiler, boyler, caldera, bomba|termobomba de calor, calentador (de|a) gas|electrico, calentar (el|la)? (agua|alberca|piscina|pileta)`,
  heated:
    'climatizada, climatizado, temperada, temperado, calefaccionada, calefactada, atemperada, atemperado, calentada',
  'heated water': `
    agua (este|bien|muy|sea|siempre|que este)? (calientita|calentita|caliente|tibia|templada|tibiecita|calida)
    agua no (este|sea) fria, nadar|usarla|banarnos en (el)? invierno, (nadar|usarla|usar) todo el ano`,
  'solar heating': `
    (calefaccion|calentador|boiler|termo|calentamiento|sistema|panel|celda|colector) solar, (calefaccion|calentador|boiler) (con|de|por) (paneles)? (sol|solares|energia solar), paneles|celdas solares
    (calentar|calentada|calentarla|calentado) con (el)? sol`,
  bubblers: 'burbujeador, burbujero, borboton, borbotones, borbollon, borbollones, burbujeantes, burbujitas',
  bubbles: 'burbuja, burbujas',
  fountain: 'fuente, fuentecita',
  'water jets': `
    chorro, chorrito, chorros|chorritos|jets (de)? agua, surtidor, surtidores
    chorros|chorritos|jets|fuentes (que)? (salen|salgan|saltan|salten|brinquen|broten)? (de|del|en el|desde el) (piso|suelo|deck)`,
  scuppers: `
    gargola, escupidera, escupideras de agua, cano, canito, canos|canitos de agua, boca|cabeza de leon|leones, vertedor, vertedero, gargolas ${WALL}
    (chorro|chorros|chorrito|chorritos|canos|salidas|fuente|fuentes) (de agua)? (que)? (salen|salgan|caen|caigan)? ${WALL}`,
  'tanning ledge': `
    (playa|playita) (humeda|mojada|seca), repisa, solarium humedo, (solarium|asoleadero|bronceadero) (humedo|sumergido|dentro del agua|en el agua)
    (plataforma|repisa|area|zona|escalon|lugar|parte|espacio|banca) (humeda|humedo|bajita|baja)? (para|de) (asolearse|asolearnos|asolearme|tomar (el)? sol|tomar|broncearse|broncearnos|sol|bronceado)
    (tumbona|camastro|asoleadora|silla|reposera|cama|camita|tumbonas|camastros|sillas|reposeras|camas) (de sol)? ${IN_WATER}, escalon (ancho)? de sol`,
  'lounge chairs': 'tumbona, camastro, asoleadora, reposera, camas de sol, asoleadero, perezosa',
  'beach entry': `
    entrada (de|tipo|estilo|como|en) (una|la|de)? (playa|playita|rampa), entrada (a)? (cero|nivel), entrada sin (escalones|gradas|escaleras), entrada de arena, tipo playa, (playa|playita) de (entrada|arena)
    rampa, rampa (de|para) (entrada|acceso|entrar|silla de ruedas), orilla (tipo|de|como) playa, entre como (en)? (la|una)? playa, (entrar|entre|entra) caminando, como (en|entrar a|entrar en) la playa
    acceso (para|de) silla de ruedas`,
  'swim up bar': `
    (bar|barra|barrita) (humedo|humeda|mojado|mojada|acuatico|acuatica|sumergido|sumergida)
    (bar|barra|barrita) (para sentarse|para tomar)? ${IN_WATER}, bancos|banquitos|asientos ${IN_WATER}`,
  grotto: 'gruta, cueva, caverna, grutita, cuevita',
  pergola: `
    palapa, palapita, glorieta, quiosco, kiosco, kiosko, ramada, enramada, bohio, caney, caneyes, cobertizo, techito, cenador, pergolita
    techo|techito de palma|madera|paja|teja, palapa (de|con) (palma|madera)`,
  'some shade':
    'una|algo de|un poco de|poquita|lugar con|area con|zona de|area de sombra|sombrita, sombrita, sombra',
  'outdoor kitchen': `
    cocina (exterior|externa|afuera|de afuera|al aire libre|de exterior|de exteriores|en el patio|de verano|outdoor), cocineta, horno de lena|pizza|barro
    (area|zona|espacio) (de|para) (asar|asados|asado|parrilla|bbq|barbacoa|la carne asada|carne asada|cocinar)`,
  grill:
    'asador, parrilla, parrillita, parrillera, parrillero, barbacoa, churrasquera, churrasquero, quincho, asadorcito',
  'infinity edge': `
    (borde|orilla|filo|lado) (infinito|infinita|infinity|sin fin|perdido|perdida|invisible|negativo|que desaparece|que se pierde|desbordante), borde al vacio
    agua (se|que se)? ${FALL} (por|en|al|hacia|sobre) (la|el)? (orilla|borde|vacio|horizonte|cerro|barranco), (parece|pareciera|parezca) que (el agua)? se ${FALL}`,
  'infinity pool': `${POOL} infinita|infinity|desbordante, ${POOL} (sin fin|sin bordes|sin borde|sin orilla)`,
  infinity: 'infinita, infinito',
  saltwater: `
    agua salada, agua de (sal|mar), (sistema|clorador|filtro|generador|planta|celda|equipo) (de sal|salino|salina), electrolisis (de sal|salina), ${POOL} de sal, clorador salino, agua con sal`,
  'aquatic plants': `
    plantas acuaticas, plantas que (filtren|filtran|limpien|limpian|purifiquen), plantas para (filtrar|limpiar|purificar), biofiltro, lirio, filtro de plantas|biologico, zona de (plantas|regeneracion)`,
  'fire feature': '(elemento|elementos|detalle) de fuego',
  'fire pit': `
    fogata, fogatita, fogatero, fogon, hoguera, brasero, (pozo|hoyo|mesa) (de|para) (fuego|fogata), chimenea, lumbre, fuego, lumbrada`,
  'fire bowls': `(plato|tazon|tazones|cuenco|vasija|maceta|olla|copa|recipiente|platon|platones|bowl) (de|con) (fuego|lumbre|llama|llamas)`,
  bench: 'banca, banco, banca corrida, banquita',
  'hand rail': 'barandal, pasamanos, baranda, barandilla',
  'outdoor shower': 'ducha, regadera, ducha|regadera (exterior|afuera|de afuera)',
  'counter current': '(nado|natacion)? contracorriente, (nado|natacion)? contra corriente',
  trampoline: 'brincolin, cama elastica',
  bridge: 'puente, puentecito',
  court: 'cancha',
  steps: 'escalon, escalones, escalera, grada, gradas, escaloncito',
  rocks: 'piedra, roca, piedras grandes, rocas grandes',
  wall: 'pared, muro',
  house: 'casa, casita, vivienda',
  backyard: 'patio, patio trasero|de atras, traspatio, fondo de la casa, yarda',
  lot: 'terreno, lote, solar baldio, parcela, predio',
  terrace: 'terraza, terracita',
  view: 'vista',
  water: 'agua',
  chemicals: 'quimico, quimicos, productos quimicos',
  chlorine: 'cloro',
  wheelchair: 'silla de ruedas',
  garden: 'jardin, jardines, jardincito, pasto, zacate, cesped, flores, grama',
  'palm trees': 'palmera, palma, cocotero, matas de coco',
  trees: 'arbol, arboles, pinos, encinos',
  forest: 'bosque, monte',
  'wooded lot': '(terreno|lote|patio) (arbolado|boscoso|con muchos arboles)',
};
