import { feature } from '../feature-rules.ts';

export const heating = feature({
  name: 'Heating',
  weeks: 0,
  edgeFt: 0,
  group: { name: 'warmth', order: 3 },
  calculator: 'heating',
  countsAs: ['heater'],
  words: `
    heat|heated|heating|heater|htr, (pool|gas|electric|propane|natural gas) heat|heated|heating|heater, heat pump
    heat|warm (it|the pool|the water), (want|like|need|have) (it|the water) warm, bath water|temperature|temp, warm (like|as) a? bath, heated|warm pool|water, keep (it|the water|the pool) warm
    (swim|swimmable|usable|use it|use|warm) (year round|year around|all year), year round use|swimming, all year round
    swim|warm in the? winter, swim all winter`,
  foreignWords: `
    calefaccion, climatizada, calentador, calefaccionada, chauffage, chauffee, heizung, beheizt
    beheizter, warmepumpe, aquecida, aquecimento, riscaldata, riscaldamento, pompe a chaleur
    agua caliente|calentita|tibia|templada, bomba de calor`,
  told: [
    // "keep the water at 88 degrees" asks for heat; "it is 100 degrees here" does not
    { tells: 'water|pool|keep|heat|warm _4 MEASURE degree' },
    {
      tells:
        'thought|actually|scratch|that|thoughts COMMA? (make|it|go|with)* gas|propane &END|STOP|COMMA|AND',
    },
    { tells: 'water|pool|it warm through|until|till|into|all|enough' },
  ],
  // "our last one, we heated all that water for nothing"
  notAsked: 'i|we|they &heated #',
  sizeless: true,
});
