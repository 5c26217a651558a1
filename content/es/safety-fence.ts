import type { Phrases } from '#domain/words/phrasebook.ts';

export const safetyFence: Phrases = {
  'The law asks for a barrier; the {feet} ft is our recommendation for every pool, because most codes ask for 48 in and some for more.':
    'La ley pide una barrera; los {feet} pies son nuestra recomendación para toda piscina, porque la mayoría de los códigos pide 48 pulgadas y algunos más.',
  'Your state’s legal minimum may differ: ask your building department.':
    'El mínimo legal de su estado puede ser otro: pregunte a su departamento de construcción.',
  '{state} leaves the height to your county or city: ask there.':
    '{state} deja la altura a su condado o ciudad: pregunte ahí.',
  '{state} asks for {inches} in, so build to that instead.':
    '{state} pide {inches} pulgadas, así que construya a esa altura.',
  '{state}’s legal minimum is {inches} in.': 'El mínimo legal de {state} es de {inches} pulgadas.',
  '{state}’s legal minimum is {inches} in, and your {feet} ft is below that too.':
    'El mínimo legal de {state} es de {inches} pulgadas, y sus {feet} pies tampoco lo alcanzan.',
  '{state}’s legal minimum is {inches} in, and your {feet} ft meets it; your city or county may ask for more.':
    'El mínimo legal de {state} es de {inches} pulgadas, y sus {feet} pies lo cumplen; su ciudad o condado puede pedir más.',
  'Your pool fence of {feet} ft is lower than the {inches} in that {state} asks for. Raise it, or ask your building department what else counts.':
    'Su cerca de {feet} pies es más baja que las {inches} pulgadas que pide {state}. Súbala, o pregunte a su departamento de construcción qué más cuenta.',
};
