// What holds a Spanish sentence together: the English words that our tables read the same way, then rows of
// reading/pattern.ts. Names in capitals are chosen by what stands around them (choices.ts).

const WANT =
  '(quiero|queremos|quisiera|quisieramos|deseo|deseamos|necesito|necesitamos|ocupo|ocupamos|me gustaria|nos gustaria|buscamos|busco|requerimos|preferimos|prefiero|vamos a querer|vamos a poner|vamos a hacer|voy a poner|voy a querer|pensamos poner)';
const PUT =
  '(pongas|ponga|pongan|pongamos|metas|meta|metan|incluyas|incluya|incluyan|agregues|agregue|agreguen|hagas|haga|hagan|dibujes|dibuje|dibujen|lleve|tenga|traiga|haya)';
const IT = '(la|lo|las|los|le|les)';

export const GRAMMAR: Readonly<Record<string, string>> = {
  // --- Wishes
  'i want':
    'quiero, quisiera, deseo, busco, ando buscando, estoy buscando, estoy pensando en, ocupo, me interesa, me interesan, me late, se me antoja, sueno con',
  'i need': 'necesito, me hace falta, me falta',
  'we need': 'necesitamos, nos hace falta, ocupamos, requerimos, lo que falta es',
  'we want':
    'queremos, quisieramos, deseamos, buscamos, andamos buscando, estamos buscando, estamos pensando en, nos interesa, nos interesan, nos late, sonamos con',
  'i would like': 'me gustaria, me encantaria, prefiero, preferiria',
  'we would like': 'nos gustaria, nos encantaria, preferimos, prefeririamos',
  'i like': 'me gusta, me gustan, me encanta, me encantan',
  'we like': 'nos gusta, nos gustan, nos encanta, nos encantan',
  likes: 'le gusta, le gustan, le encanta, les gusta',
  wants: 'quiere',
  want: 'quieren',
  needs: 'necesita, ocupa',
  need: 'necesitan, ocupan',
  wanted: 'querian',
  'i wanted': 'queria',
  'we wanted': 'queriamos',
  'at first we were thinking':
    'pensabamos (en)?, teniamos pensado, (al principio|primero|antes) (pensabamos|pensamos|queriamos|habiamos pensado) (en)?',
  'at first i was thinking':
    'pensaba (en)?, tenia pensado, (al principio|primero|antes) (pensaba|pense|queria|habia pensado) (en)?',
  originally: 'al principio, originalmente, inicialmente, antes',
  'i want it': `${IT} (quiero|quisiera|necesito|ocupo|prefiero)`,
  'we want it': `${IT} (queremos|quisieramos|necesitamos|preferimos)`,
  'yes want it': 'si (la|lo|las|los) (quiero|queremos|quisiera|necesito|necesitamos)',
  'should be':
    '(tiene|tienen|debe|deben|tendria|deberia|puede|podria|ha de) (que)? ser, que sea, que sean, sea',
  'should have': '(tiene|tienen|debe|deben|deberia) (que)? (tener|llevar|incluir)',
  with: 'con, que tenga, que lleve, que incluya, que traiga, que cuente con, tenga, tengan, lleve, lleven, incluyendo, (y)? con (su|sus)',
  add: 'agrega, agregale, agregue, agreguen, anade, anadan, incluye, incluyan, ponme, pongan, pongame, ponganle, ponganme, meta, metan, metele, le ponen, le pongan, echale, poner, instalar, quiero agregar, queremos agregar',
  ADD: 'ponle, pon, ponga, pongale, ponlo, ponla, dejalo|dejala (en|de), que quede (en|de)',
  'keep it': 'dejalo, dejala, dejenlo, dejenla, se queda, se quedan',
  please: 'por favor, porfa, porfavor, si es posible, si se puede, de preferencia, preferentemente',
  yes: 'claro, obvio, por supuesto',
  definitely: 'definitivamente, obligatorio, obligatoria, a fuerza, si o si, indispensable, lo que si',
  maybe: 'tal vez, talvez, quiza, quizas, a lo mejor, posiblemente, capaz',
  just: 'solo, solamente, nomas, unicamente, puro, pura, nada mas, simplemente',
  also: 'tambien, ademas, aparte, asimismo',
  plus: 'mas (un|una|unos|unas|el|la)',

  // --- Refusals
  'dont want': `
    no ${WANT}, no ${WANT} que (le|se)? (lleve|tenga|incluya|haya|traiga|pongan|ponga|metan), no (me|nos|le|se|les)? (vayan a|vayas a)? ${PUT}, no vamos a (poner|querer|necesitar|hacer|meter), no voy a (poner|querer|necesitar), no pensamos poner, nadie quiere, tampoco ${WANT}, ya no ${WANT}`,
  'NOT NEEDED':
    'no (la|lo|las|los) (quiero|queremos|necesito|necesitamos|ocupo|ocupamos|quisiera), no (es|son) (necesario|necesaria|necesarios|necesarias|indispensable|obligatorio), no (me|nos|le)? hace falta, no (me|nos|le)? hacen falta, no se (necesita|necesitan|ocupa), (no hay|sin) necesidad de, no me|nos sirve',
  'not needed':
    '(la|lo|las|los) (puedes|pueden|puede) (quitar|omitir), sale sobrando, esta de mas, estan de mas, no gracias',
  without: 'que no (tenga|lleve|incluya|traiga|haya|cuente con|tengan|lleven), sin que (tenga|haya|lleve)',
  no: 'sin, sin (nada de|ningun|ninguna|ninguno), nada de, ningun, ninguna, ni un, ni una, cero, nada que ver con, olvida|olvidate|olvidense del|de|de la|el|la, tampoco, fuera (el|la|los|las)',
  NI: 'ni',
  'not even': 'ni siquiera',
  'i said no': '(yo|nosotros)? (digo|decimos|dije|dijimos) que no, (le|les) (dije|dijimos) que no',
  'but not anymore': '(pero|y) (ya|al final|luego) no',
  'not anymore': 'ya no, mejor no, siempre no, al final no, todavia no, por ahora no',
  'not interested':
    'no (me|nos) (interesa|interesan|convence|convencen) (eso|esto|nada de eso|para nada|nada)?, eso no',
  'no me gusta': 'no (me|nos|le|les) (gusto|gustaron|gusta|gustan) (nada|mucho|tanto)?',
  GRACIAS: 'gracias, muchas gracias',
  'for now': 'por ahora, por lo pronto, de momento, ahorita, por el momento',
  'in the future':
    'mas adelante, en el futuro, algun dia, despues, mas tarde, otro ano, en otra etapa, luego',
  remove:
    'quita, quitale, quite, quitele, quiten, quitenle, quitar, le quitan, le quitas, saca, saquen, saquenle, elimina, eliminen, borra, borren',
  'leave it out':
    '(dejalo|dejala|dejenlo|dejenla|dejamos|lo dejamos|la dejamos) (fuera|afuera|para despues), quitalo, quitala, quitenlo, quitenla, olvidalo, olvidala, eliminalo, eliminala',
  'instead of': 'en vez de|del, en lugar de|del, en cambio de',
  'everything but': '(todo|todos|todas) (menos|excepto|salvo)',
  except: 'excepto, salvo, menos (el|la|los|las)',
  change: 'cambia, cambie, cambien, cambiar, cambiame, cambiamos, cambiele',
  'already have':
    'ya (la|lo)? (tenemos|tengo|hay|contamos con|existe|esta puesta|esta hecha), ya viene con, ya trae',
  'dont let': 'no dejes, no dejen',
  'dont forget':
    'no (se)? (olviden|olvide|olvides|te olvides|se le olvide) (de)?, que no falte, que no falten',

  // --- Corrections
  MEJOR: 'mejor, mejor que sea, mejor la de, o mejor, mejor la quiero de, mejor ponle',
  'i mean': 'quiero decir, quise decir, digo, o sea que',
  sorry: 'perdon, perdone, disculpe, disculpa, me equivoque, ay no, ay, no perdon, no espera, espera',
  correction: 'corrijo, correccion, corrigiendo, rectifico',
  rather: 'mas bien, (nos|me) conviene (mas)?, prefiero mejor, preferible',
  'more like': 'mas como',
  'no make it': 'no (mejor|espera|perdon|digo) (de|que sea)?',
  'settled on': '(nos)? (quedamos|decidimos|decidimos|quedo) (en|por|con)',

  // --- Joints
  and: 'y, e',
  or: 'o, u',
  but: 'pero, sino, aunque, sin embargo, mas sin embargo',
  because: 'porque, ya que, pues que, como que, por que, debido a',
  so: 'asi que, entonces, por eso, por lo tanto, de modo que',
  for: 'para, pa',
  POR: 'por',
  A: 'a',
  'to the': 'al',
  DE: 'de, del',
  in: 'en, dentro de',
  on: 'sobre, encima de',
  beside: 'al lado (de|del)?, junto a|al, pegado a|al, pegada a|al, al costado de',
  around: 'alrededor, alrededor (de|del) (la|el|toda)?, por todo alrededor',
  behind: 'atras (de)?, detras de',
  facing: 'frente a, mirando a|al|hacia, viendo a|al|hacia, de frente a',
  from: 'desde',
  between: 'entre',
  inside: 'adentro, dentro',
  outside: 'afuera, al aire libre',
  the: 'el, los, la, las, su, sus',
  a: 'un, una, uno',
  UNOS: 'unos, unas',
  SI: 'si',
  NO: 'no',
  COMO: 'como',
  first: 'primer, primera, primero',
  second: 'segundo, segunda',
  third: 'tercer, tercera, tercero',
  size: 'medida, tamano, medidas',
  another: 'otro, otra, otros, otras',
  all: 'todo, toda, todos, todas',
  many: 'muchos, muchas, varios, varias, hartas, hartos',
  more: 'mas',
  very: 'muy, bien, bastante, super',
  too: 'demasiado, demasiada',
  'is too much': '(es|son|esta) (mucho|demasiado|exagerado)',
  'is fine': '(esta|estaria|estan|queda|quedaria) (bien|perfecto|perfecta)',
  'is enough':
    '(es|son|esta) suficiente, (me|nos)? (basta|alcanza|alcanza bien), (es|son) suficientes, me conformo, nos conformamos',
  style: 'estilo, tipo',
  is: 'es, esta, estaria, seria, queda, quede',
  are: 'son, estan, somos, estamos',
  was: 'era, fue, estaba',
  be: 'ser, estar',
  'i have': 'tengo',
  'we have': 'tenemos, contamos con',
  'i had': 'tenia',
  'we had': 'teniamos',
  TIENE: 'tiene, tienen, cumple, cumplio, cumplen',
  had: 'tuvo, tuvimos, tenian',
  'there is': 'hay, existe',
  measures: 'mide, miden',
  offered:
    'ofrecio, ofrecieron, propuso, propusieron, (quiso|quiere|quisieron|queria|trato de|querian) (vender|vendernos|venderme|ponernos)',
  quoted: 'cotizo, cotizaron',
  drew: 'dibujo, dibujaron',
  budget: 'presupuesto, presupuesto (es|seria)? (de|del)?',
  'how much': 'cuanto, cuanto (cuesta|sale|seria|costaria|vale|cobran|me sale|me cobran)',
  cost: 'costo, precio, cuesta, costaria, sale en',
  spend: 'gastar, invertir, gastarnos, pagar, gastarme',
  'las vegas': 'las vegas',
  'los angeles': 'los angeles',
  'el paso': 'el paso',
  'la jolla': 'la jolla',
  'punta cana': 'punta cana',
  cancun: 'cancun',
};
