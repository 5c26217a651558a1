import { feature } from '../feature-rules.ts';

export const saltwaterSystem = feature({
  name: 'Saltwater System',
  weeks: 0,
  edgeFt: 0,
  group: { name: 'care', order: 3 },
  words: `
    saltwater|salt|saline|swg|swcg|scg, salt water, (saltwater|salt water|salt) system|pool, salted, salted|saline water, saline system
    salt cell|chlorinator|generator|sanitation|filtration|filter, salt chlorine generator, salt based system
    saltwater chlorination, salt instead of chlorine`,
  foreignWords:
    'agua salada, agua de sal, eau salee, salzwasser, sistema de sal, electrolyse au sel, acqua salata',
  sizeless: true,
});
