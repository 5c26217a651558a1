import { feature } from '../feature-rules.ts';

export const outdoorKitchen = feature({
  name: 'Outdoor Kitchen',
  weeks: 1,
  edgeFt: 0,
  group: { name: 'around', order: 2 },
  words: `
    outdoor|outside|summer|exterior|backyard|poolside|patio kitchen, kitchen (outside|by the pool), kitchenette, outdoor? kitchin
    bbq|barbecue|barbeque|barbq, bar b q|que, bbq (area|island|grill), grill|grilling|griddle|smoker|kamado, built in grill
    grill|grilling area|station|island, pizza oven, big green egg, cooking|cookout area, outdoor cooking
    place|somewhere|spot|area to grill|cook|barbecue, place|spot for cookout|grilling|cooking`,
  // "room for his smoker", "her boyfriend grills on my grill"
  notAsked: `
    my|his|her|their &grill|smoker|egg|bbq|barbecue|griddle|grills #
    got|have _6 the big #`,
  foreignWords: `
    cocina exterior, cocina al aire libre, asador, parrilla, cuisine d ete, cuisine exterieure
    aussenkuche, grillplatz, churrasqueira, cucina esterna`,
});
