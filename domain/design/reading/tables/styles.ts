import type { SizeWord, Style } from '../../vocabulary.ts';
import { SENSES } from './senses.ts';

// How people say a style. The first style in this order names the pool when several are said: "modern lap pool" is a lap pool.
export const STYLE_ROWS: Readonly<Record<Style, string>> = {
  Lap: `
    lap, lap (pool|lane|style), lap swim|swimming pool, exercise|training pool, lap lane, lanes, swim|swimming|yard lane|lanes, lane swim|swimming
    long and? narrow|skinny, long thin, narrow and long
    couloir de nage, carril de nado, de carriles, para nadar`,
  Kidney: `
    kidney, kidney (shape|shaped|style), kidney? bean shape|shaped, (kidney|jelly|lima) bean, jellybean, bean pool
    (forma de)? rinon, nierenformig, haricot`,
  Lagoon: 'blue? lagoon, lagon, laguna, lagune',
  Infinity: `
    infinity, infinity style? pool?, negative|vanishing edge pool, infinite pool?, horizon pool, endless horizon
    piscina infinita, piscine a debordement, debordement, infinitypool, piscina a sfioro`,
  Mediterranean: `
    mediterranean, mediteranean|meditteranean|mediterranian|mediteranian, med style, spanish, spanish (style|colonial), tuscan|tuscany
    italian|italianate, italian|tuscan|spanish villa, espanol|espanola|toscano|toscana|italiano|italiana, villa style, greek, greek (island|isle) style?, whitewashed
    santorini|mykonos|amalfi|capri|provence|provencal|riviera, french riviera, hacienda|moorish|moroccan|andalusian, old world
    mediterraneo|mediterranea|mediterraneenne|mediterran|mediterraner`,
  Tropical: `
    tropical|tropics|tropic, hawaiian|hawaii|maui|caribbean|bahamas|bali|balinese|polynesian|polynesia|tahitian|tahiti|fiji|maldives|tulum|thai
    bora bora, costa rica, key west, island (style|vibe|feel|inspired), jungle|rainforest, tiki style?, margaritaville`,
  Resort: `
    resort, resort (style|like), (like a|spa) resort, hotel, hotel style, like a hotel, hotelish, vacation (style|vibe|feel|spot), staycation
    four seasons, sandals|hyatt|marriott|hilton|fontainebleau, ritz carlton, (beach|country|day) club, dayclub, club style, club med, all inclusive, cruise ship
    one|pool at the bellagio|gaylord|atlantis|westin|sheraton|waldorf|biltmore|wynn|venetian|ritz
    vegas, las? vegas style, vegas hotel, cancun`,
  Natural: `
    natural, naturalistic, natural (looking|look|style), look|looks natural, nature inspired, looks? like nature
    organic, organic (pool|looking|look|feel), rustic|earthy|woodland, chemical free, no chemicals, plants filter, plant filtered
    pond (like|style), like a pond|lake, look|looks like a pond|lake, eco pond, natural? swimming|swim pond, pond (to swim in|for swimming|you can swim in), swimming|swimmin hole
    bio|living pool, creek like, mountain lake|stream, spring fed
    (blend|blends) (in with nature|into the landscape)
    naturelle|naturpool|schwimmteich|naturale|biopiscina`,
  Freeform: `
    freeform, free (form|formed|flowing|shape), freeform shape, curvy|curved|curving|curves|curvaceous|curvilinear|wavy|winding|meandering
    organic shape|shaped|curve|curves|line, flowing organic? shape|curves|lines, soft curves, flowing organic
    irregular, irregular|irregularly shape|shaped, custom shape, amoeba|cloud|peanut shaped, amoeba|rounded|teardrop
    rounded edge, figure eight|8, non geometric, no corners
    (forma|forme) libre, freiform`,
  Modern: `
    modern|modernist|contemporary|minimalist|minimalistic|minimal|sleek|streamlined|futuristic|industrial, ultra|desert modern, ultramodern
    straight? clean|crisp line, clean lined, mid century modern, midcentury modern
    moderna|moderno|moderne|moderner|modernes`,
  Rectangular: `
    rectangular|rectangle|rect|retangular|geometric|square|oblong|boxy, (simple|classic) rectangle, box shape|shaped, straight (sided|side|edge|line)
    right angle, square corner, squared off, four sided
    rectangulaire, rechteckig|rechteckiger|rechteckiges|rechteckigen, rettangolare`,
  Luxury: `
    luxury|luxurious|luxe|lavish|opulent|opulence|glamorous|glamour|glamor|elegant|elegance|posh|deluxe|extravagant|premium|fancy|ritzy|swanky
    high end, upscale, five|5 star, top of the line, showstopper, show stopper, celebrity|hollywood, million dollar look, no expense spared
    mansion|estate style, bougie|boujee
    de? lujo, lujosa, de luxe, luxuriose, luxuosa, di lusso`,
};

export const SIZE_ROWS: Readonly<Record<SizeWord, string>> = {
  Small: `
    small|smallish|smaller|tiny|compact|little|petite|mini|miniature|cozy|cosy|teeny|wee, small (size|sized|scale), modest sized, something modest
    on the small|smaller side, pocket sized, itty bitty, narrow little
    ${SENSES.PLUNGE}
    pequena|pequeno|chica, klein|kleiner|kleines|kleinen, piccola`,
  Medium: `
    medium|moderate|average, medium|mid|average|moderate|standard|regular|normal|middle|decent size|sized, moderately sized, in between size
    midsize|midsized|mediumish, medium ish
    mediana|mediano, moyenne, mittelgross`,
  Large: `
    large|larger|largish|big|bigger|biggish|spacious|roomy|sizable|sizeable|generous|oversized|expansive, large|good|family|full size|sized
    very|really|pretty big|large, big old|ole|ol, on the large|larger|bigger side
    grande, bien grande, gross|grosser|grosses|grossen`,
  'Extra large': `
    xl|xxl|xlarge, xl|xxl|xlarge size|sized, huge|giant|gigantic|massive|enormous|humongous|ginormous|immense|colossal|monster|mega|jumbo|biggest|largest
    extra|super large|big, x large, super sized, supersized, olympic size|sized, as big|large as possible, biggest|largest possible
    muy|tres grande, enorme, riesig`,
};
