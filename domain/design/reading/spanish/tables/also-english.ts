const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Spanish words that stand in English texts as names and loans: they make no text Spanish, and are read where one is. */
export const NAMES_AND_LOANS = words(`
  adios al amarillo asada asadas barrio blanca blanco boca carne carnes casa casita chica chico chicos comadre compadre como con de del el ella en es esta este familia fiesta flores forma
  fuente grande gracias guadalajara hacienda hola jefe la laguna largo las le les libre linda lo loma los luz madre mama mami mas mi mil
  mira mis moderna monte nada nene ni nina nino nos padre palapa palapas papa papas papi para pero pie pies pileta playa plaza por pues punta que queria
  quince rancho rey rico rio roman romana romano saludos se senor senora si sierra sin su sus tia tio tipo todo toda tres un uno valle vista vivo y yo`);

/** ... and words that are English ones as well: read as Spanish only beside Spanish. */
export const ALSO_ENGLISH = words(`
  a adobe ambos amigo amiga ando angeles aqua area arena arriba as baja bar barra bbq bella bien boiler bola bomba bowl bowls bueno cabana cactus cada
  caldera campo cana canal cancun cano canon canto canyon celeste central centro chalet chamo circular claro clima cms coco college colonia colonial color colores
  comer composite constructor copa da dame dan dar dia dio dios deck domino doctor don dona dos duela e elegante entre era ese exterior familiar favor fin
  fina final fines frontal gas golf gris gusto ha haba habana hacia han hay haya he hora hotel hoteles idea igual indispensable infinity
  interior invisible julio ipe ir irregular jacuzzi jet jets jolla junto l lado lago lake lama lamina late lena leon lima llama llano lote m
  mal malla mar marina marino material maxima mayo mayor me media medio menor mes mesa meta metal meter metro metros mia minimo mio mire modo
  momento mt mtrs mts muro natural negro no nopal normal o obra ok olla once outdoor oye pa pana panda panel par pase paso pasto patio
  patron pelado pergola persona pibe pizza plan plano plato plunge pon pool prima primer primo prof pronto pure puro quite quito ramada re real
  red regular resort reunion sal sale salvo sea sean ser similar sino sobre sol sola solar solarium solo son soy spa super swim t tabla tal talavera
  tan tapa tarde te tele television tema termo terrible tina tope toscana tropical tv u uni up usa usd va vale van vamos vea vegas velo ver
  verde verse villa vinil vino vive voy x ya zona`);
