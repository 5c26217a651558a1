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
    agua caliente|calentita|calientita|tibia|templada, agua (este|bien|muy|sea)? (calientita|calentita|caliente|tibia), bomba de calor`,
  told: [
    // "the water has to be warm", "warm as soup", "Warm." in a list; "it is warm here" and "warm colors" say nothing
    {
      tells:
        'water|pool|mine|ours|temperature (has|have|needs|should|must|gotta|is|be|to|stay|stays|kept|always|really|nice|and|so|would|will|thats|that|which|s|bit|super|very|pretty|also|all)* warm|warmer|toasty|cozy',
      unless: 'color|colors|tone|tones|stone|gray|lake|ocean',
    },
    {
      tells:
        '(like|likes|want|wants|need|needs|love|loves|prefer|have|keep|kept|get|must|should|stay|be|made|make) (it|the|water|be|to|nice|and|really|her|his|a|bit|stay)* warm|warmer|toasty &END|STOP|COMMA|AND|enough|for|on|in|like|as|so|all|from|year|because|when',
      unless: 'weather|climate|color|colors|tone|tones|welcome|dinner|food|towels|house|fire|by the fire',
    },
    {
      tells: 'nice|and|enough|kept? warm|toasty &END|STOP|COMMA',
      unless:
        'is|was|its|when|gets|get|were|are|summers|days|weather|nights|evenings|sunny|stay|keep|color|colors|friendly|cozy',
    },
    {
      tells: 'warm &END|STOP|COMMA',
      unless:
        'is|was|its|when|gets|get|were|are|summers|days|weather|nights|evenings|sunny|color|colors|friendly|feel|look|looks|until|too',
    },
    {
      tells: 'warm|hot (as|like) (a|an|my|the)? (soup|bath|bathwater|tea|bathtub|tub|toast|blanket|hug|womb)',
    },
    { tells: 'warm enough (for|to|that|so|in|all|year|by)', unless: 'weather|outside|is' },
    {
      tells: 'water (like|is|feels|as)* (a|like|bath|the)* bath|bathtub|bathwater|soup',
      unless: 'bird|mud|ice|cold',
    },
    {
      tells:
        'warmth of the|that|this water, warm in|by|through|during january|february|march|april|may|october|november|december|winter|spring|fall|autumn',
      unless: 'weather|here',
    },
    {
      tells: 'MEASURE degree &END|STOP|COMMA|AND|from|year|all|at|so|or|for|in',
      unless:
        'cold|plunge|ice|cool|outside|outdoors|here|summer|summers|weather|heat|today|days|day|angle|corner|corners|turn|bend|gets|hot|hits|view|slope|grade|rotate|f outside',
    },
    // "keep the water at 88 degrees" asks for heat; "it is 100 degrees here" does not
    { tells: 'water|pool|keep|heat|warm _4 MEASURE degree' },
    {
      tells:
        'thought|actually|scratch|that|thoughts COMMA? (make|it|go|with)* gas|propane &END|STOP|COMMA|AND',
    },
    { tells: 'water|pool|it warm through|until|till|into|all|enough' },
  ],
  // "our last one, we heated all that water for nothing"
  notAsked: `
    i|we|they &heated #
    &heat|heating|heats # the (sky|air|outdoors|neighborhood|birds|atmosphere|universe)`,
  sizeless: true,
});
