import type { Phrases } from '#domain/words/phrasebook.ts';

export const safetyLaws: Phrases = {
  'What {count.states} states require': 'Lo que exigen {count.states} estados',
  'A figure alone misleads: some measure the fence, some the latch, and some cover apartments but not houses. Your city or county may require more. Ask its building department before you build.':
    'Una cifra sola engaña: unos miden la cerca, otros el pestillo, y otros abarcan apartamentos pero no casas. Su ciudad o condado puede exigir más. Pregunte a su departamento de construcción antes de construir.',
  'What the figure means': 'Qué significa la cifra',
  'Which homes': 'Qué viviendas',
  'Read it': 'Dónde leerlo',
  Checked: 'Revisado el',
  'Permit, climate and cost in {state}': 'Permisos, clima y costo en {state}',
  'Gate latches stand {inches}+ inches above the ground almost everywhere; lower ones must be on the pool side, out of a child’s reach.':
    'Los pestillos de las puertas van a {inches} pulgadas o más del suelo casi en todas partes; los más bajos deben estar del lado de la piscina, fuera del alcance de un niño.',
  'From the statute’s text': 'Del texto de la ley',
  'From official summaries': 'De resúmenes oficiales',
  'From the model code; confirm locally': 'Del código modelo; confírmelo localmente',
  'Lowest barrier height, measured outside (at least 4 feet).':
    'Altura mínima de la barrera, medida por fuera (al menos 4 pies).',
  'New residential pools deeper than 24 inches.':
    'Piscinas residenciales nuevas de más de 24 pulgadas de profundidad.',
  'One of five measures is enough: a barrier, an approved cover, exit alarms of 85 dB at 10 ft, self-closing doors with the release at 54 in, or a pool alarm that meets ASTM F2208. Gates open outward and are self-closing and self-latching.':
    'Basta una de cinco medidas: una barrera, una cubierta aprobada, alarmas de salida de 85 dB a 10 pies, puertas que se cierran solas con el pestillo a 54 pulgadas, o una alarma de piscina que cumpla ASTM F2208. Las puertas abren hacia afuera y se cierran y aseguran solas.',
  'Florida Statutes 515.27 and 515.29': 'Estatutos de Florida 515.27 y 515.29',
  'Lowest enclosure height; the gate latch is at 60 inches or higher too.':
    'Altura mínima del cercado; el pestillo de la puerta también va a 60 pulgadas o más.',
  'Pools deeper than 18 inches at a private single-family home, when a permit is issued.':
    'Piscinas de más de 18 pulgadas en una casa unifamiliar privada, cuando se expide un permiso.',
  'Two of seven safety features are required; an enclosure is one of them. No gap over 2 in below it, and no opening that lets a 4 in ball through.':
    'Se exigen dos de siete medidas de seguridad; el cercado es una de ellas. Ningún hueco de más de 2 pulgadas abajo, ni abertura por donde pase una bola de 4 pulgadas.',
  'Health and Safety Code 115922 and 115923': 'Código de Salud y Seguridad 115922 y 115923',
  'Lowest enclosure height at apartments and shared pools.':
    'Altura mínima del cercado en apartamentos y piscinas compartidas.',
  'Multi-unit rentals and owners’ associations. Private houses are not covered: they follow the city’s code.':
    'Edificios de renta de varias unidades y asociaciones de propietarios. Las casas privadas no están incluidas: siguen el código de la ciudad.',
  'Gates are self-closing and self-latching. Ask your city; most adopt the model code’s 48 inches for houses as well.':
    'Las puertas se cierran y aseguran solas. Pregunte a su ciudad; la mayoría adopta también para casas las 48 pulgadas del código modelo.',
  'Health and Safety Code, chapter 757': 'Código de Salud y Seguridad, capítulo 757',
  'Lowest barrier height, at least 20 inches from the water’s edge.':
    'Altura mínima de la barrera, al menos a 20 pulgadas de la orilla del agua.',
  'Homes with a pool deeper than 18 inches where a child under 6 lives. City codes may require more, and apply to every home.':
    'Viviendas con piscina de más de 18 pulgadas donde vive un niño menor de 6 años. Los códigos de la ciudad pueden exigir más y aplican a toda vivienda.',
  'No opening that lets a 4 in ball through. The latch is at 54 in, or on the pool side at least 5 in below the top.':
    'Ninguna abertura por donde pase una bola de 4 pulgadas. El pestillo va a 54 pulgadas, o del lado de la piscina al menos 5 pulgadas debajo del borde.',
  'Arizona Revised Statutes 36-1681': 'Estatutos Revisados de Arizona 36-1681',
  'Height of the gate latch in the model code. The height of the barrier itself is set by the county or city.':
    'Altura del pestillo en el código modelo. La altura de la barrera la fija el condado o la ciudad.',
  'There is no single rule for all private houses: county and city codes decide.':
    'No hay una sola regla para todas las casas privadas: deciden los códigos del condado y la ciudad.',
  'Clark and Washoe counties publish their own pool codes. Ask before you choose a fence.':
    'Los condados de Clark y Washoe publican sus propios códigos. Pregunte antes de elegir una cerca.',
  'International Swimming Pool and Spa Code, section 305':
    'International Swimming Pool and Spa Code, sección 305',
  'Lowest barrier height.': 'Altura mínima de la barrera.',
  'Residential pools, in and above ground.': 'Piscinas residenciales, enterradas y sobre el terreno.',
  'A pool built after December 14, 2006 also needs a pool alarm.':
    'Una piscina construida después del 14 de diciembre de 2006 también necesita una alarma de piscina.',
  'New York Department of State, swimming pools': 'Departamento de Estado de Nueva York, piscinas',
  'Lowest barrier height, as in the model code.': 'Altura mínima de la barrera, como en el código modelo.',
  'New residential pools under the state minimum codes, as the county or city enforces them.':
    'Piscinas residenciales nuevas bajo los códigos mínimos del estado, como los aplica el condado o la ciudad.',
  'No opening that lets a 4 in ball through; at most 2 in below the barrier on soil, 4 in on a solid surface.':
    'Ninguna abertura por donde pase una bola de 4 pulgadas; como máximo 2 pulgadas bajo la barrera sobre tierra, 4 sobre superficie firme.',
  'Height of the gate latch. The barrier itself is 48 inches in the residential code’s appendix.':
    'Altura del pestillo de la puerta. La barrera misma mide 48 pulgadas en el apéndice del código residencial.',
  'New residential pools, spas and hot tubs, as the county enforces the residential code.':
    'Piscinas, jacuzzis y tinas calientes residenciales nuevas, como el condado aplica el código residencial.',
  'A latch lower than 54 in sits on the pool side, 3 in below the top of the gate, with no opening over 1/2 in near it.':
    'Un pestillo a menos de 54 pulgadas va del lado de la piscina, 3 pulgadas debajo del borde de la puerta, sin aberturas de más de 1/2 pulgada cerca.',
  'New residential pools under the Uniform Construction Code.':
    'Piscinas residenciales nuevas bajo el Uniform Construction Code.',
  'Townships may require more. Pools deeper than 24 inches count, including above-ground pools.':
    'Los municipios pueden exigir más. Cuentan las piscinas de más de 24 pulgadas, también las que van sobre el terreno.',
  'Pennsylvania Uniform Construction Code': 'Uniform Construction Code de Pensilvania',
  'Height of the gate latch in the model code. The barrier’s own height is set by the village, the city or the county.':
    'Altura del pestillo en el código modelo. La altura de la barrera la fijan el pueblo, la ciudad o el condado.',
  'Private pools, as regulated by the municipality or, outside one, by the county. State law leaves it to them.':
    'Piscinas privadas, según las regule el municipio o, fuera de uno, el condado. La ley estatal se lo deja a ellos.',
  'Setbacks vary too: one Chicago suburb requires 10 ft. Ask your village.':
    'Los retiros también cambian: un suburbio de Chicago exige 10 pies. Pregunte en su localidad.',
  '65 ILCS 5/11-30-9 and 55 ILCS 5/5-1066': '65 ILCS 5/11-30-9 y 55 ILCS 5/5-1066',
  'New residential pools where the county or city has adopted the pool code.':
    'Piscinas residenciales nuevas donde el condado o la ciudad adoptó el código de piscinas.',
  'Municipalities write their own rules; some require 5 or 6 ft.':
    'Los municipios escriben sus propias reglas; algunos exigen 5 o 6 pies.',
};
