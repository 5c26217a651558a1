import type { Deck, Finish, Hour, House, Setting } from '../../design.ts';

// Deck, finish, house, setting and hour: what surrounds the water.

export const DECK_ROWS: Readonly<Record<Deck, string>> = {
  travertine:
    'travertine (deck|decking|paver|tile|coping)?, travertin, limestone, marble deck, shell|coral stone',
  pavers: 'paver deck|patio?, brick (deck|paver)?, stone|concrete paver, cobblestone, adoquines',
  flagstone: `
    flagstone, flag stone, natural? stone deck|decking|patio, natural stone, bluestone|slate|sandstone|fieldstone`,
  wood: `
    wood|wooden|timber|hardwood|composite|cedar|redwood|ipe|teak|trex deck|decking, ipe|teak|trex, deck made of wood, boardwalk`,
  concrete: `
    poured? concrete|cement deck|decking|patio, stamped|brushed concrete deck?, concrete surround, concrete around it
    cool|kool|spray deck|decking, broom finish, exposed aggregate`,
  tile: `
    (ceramic|porcelain)? tile|tiled deck|decking|patio, porcelain (tile|paver|deck)?, saltillo|terracotta tile`,
};

export const FINISH_ROWS: Readonly<Record<Finish, string>> = {
  white: 'white plaster|bottom|finish|interior|pool',
  blue: `
    blue plaster|bottom|finish|interior|quartz|water|tile, deep|dark|royal|bright|light|caribbean blue, deep blue water, sapphire|cobalt`,
  aqua: 'aqua|turquoise|teal|aquamarine|turquesa, aqua|turquoise water, aqua blue, crystal clear',
  pebble: 'pebble (tec|tech|finish|sheen|bottom)?, pebblestone',
  dark: `
    dark|black bottom|finish|plaster|interior|pebble|tile, dark (water|gray|grey|colored), gray|grey plaster, black pool, charcoal, midnight blue`,
};

export const HOUSE_ROWS: Readonly<Record<House, string>> = {
  modern: 'modern|contemporary house|home',
  ranch: 'ranch house|home, ranch style (house|home)?, rancher|bungalow, single|one story house|home',
  mediterranean: 'mediterranean|spanish|tuscan style? house|home, italian villa house, stucco house|home',
  farmhouse: 'modern? farmhouse style?, farm house, barn|barndominium|cottage, country house|home',
  coastal:
    'coastal (house|home|style)?, beach|seaside house|home, key west style house, cape cod, hamptons|nantucket',
  'desert-modern':
    'desert modern (house|home)?, adobe house?, pueblo|southwestern, southwest style, santa fe style',
  'mid-century':
    'mid century modern? house|home, midcentury modern? house|home, mid century, midcentury|eichler',
  // "a tropical house": told by the style before it
  villa: 'thatched|thatch (roof|roofed)? house|home|villa, tiki house',
  lodge: `
    lodge|chalet, forest|mountain|lake|log|wood|wooden|timber|ski|hunting cabin|lodge|chalet, log house|home
    timber frame|framed house|home, cabin|lodge|chalet style (house|home)?, cabin in the woods|forest|mountains, a frame cabin|house`,
  none: 'no house, empty|vacant lot, house (isnt|is not) built yet',
};

export const SETTING_ROWS: Readonly<Record<Setting, string>> = {
  garden: 'garden|lawn|flowers|grass|grassy|jardin, landscaped yard, flower bed',
  palms: 'palm, palm|banana|coconut tree, palmeras, tropical (plant|landscaping|garden|foliage)',
  desert: `
    desert, desert landscape|landscaping, cactus|cacti|succulent|agave|xeriscape
    arizona|nevada|scottsdale|phoenix|tucson, las vegas, palm springs`,
  lake: `
    lake|lakefront|lakeside|waterfront|oceanfront|ocean|canal|river|intracoastal, lake front|house, the bay
    (lake|ocean|sea|water|bay|river) view, on the water, (overlooking|view of) the lake|ocean|water`,
  hillside: `
    hillside|hill|hilltop|slope|steep|cliff|canyon|mountain|valley, sloped|sloping yard|lot|backyard, steep slope, on a slope
    (mountain|valley|canyon|city) view, overlooking the valley|city`,
  forest:
    'forest|woods|wooded|pines|oaks|trees, wooded lot|backyard, pine|oak tree, in the trees, surrounded by trees, tall trees',
  courtyard:
    'courtyard|atrium|townhouse|townhome, court|side yard, walled garden|yard, patio home|interior, town house',
};

export const HOUR_ROWS: Readonly<Record<Hour, string>> = {
  day: 'daytime|midday|noon, sunny day, in the daytime, by day, in? daylight, broad daylight',
  golden: 'sunrise, golden hour, late afternoon',
  sunset: 'at? sunset, sun set, sundown',
  dusk: `
    dusk|night|nighttime|evening|evenings|twilight|moonlight, at night, night time, after dark, in the evening, night swim|swimming, swim at night`,
};
