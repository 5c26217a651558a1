// Editorial rule: name what the visitor sees change; measures always carry their unit.
import type { Deck, Design, Finish, Hour, House, Setting } from '#domain/design/design.ts';
import type { FeatureGroup } from '#domain/design/feature-rules.ts';
import type { Feature } from '#domain/design/features.ts';
import type { PoolShape } from '#domain/design/shape.ts';
import type { Style } from '#domain/design/vocabulary.ts';

export const STYLE_WORDS: Record<Style, string> = {
  Modern: 'Modern: clean rectangle',
  Rectangular: 'Rectangular: classic',
  Mediterranean: 'Mediterranean: Roman end',
  Lap: 'Lap: long and narrow',
  Infinity: 'Infinity: vanishing edge',
  Luxury: 'Luxury: formal, raised beams',
  Resort: 'Resort: broad and open',
  Freeform: 'Freeform: flowing curves',
  Kidney: 'Kidney: the 1950s curve',
  Lagoon: 'Lagoon: coves and rock',
  Natural: 'Natural: like a pond',
  Tropical: 'Tropical: curves and palms',
};

/** 'own': the style draws it. */
export const SHAPE_WORDS: Record<PoolShape | 'own', string> = {
  own: 'Standard outline',
  'L-shape': 'L-shape',
  'T-shape': 'T-shape',
  Round: 'Round',
  Oval: 'Oval',
  'Roman ends': 'Roman ends',
};

export { COUNT_CHOICE, FIRE_CHOICE } from './counted-things.ts';
export { SUN } from './sun.ts';

export const FINISH_WORDS: Record<Finish, string> = {
  white: 'White plaster',
  aqua: 'Aqua plaster',
  blue: 'Blue plaster',
  pebble: 'Pebble',
  dark: 'Dark',
};

export const DECK_WORDS: Record<Deck, string> = {
  travertine: 'Travertine',
  pavers: 'Pavers',
  flagstone: 'Flagstone',
  wood: 'Wood',
  concrete: 'Concrete',
  tile: 'Porcelain tile',
};

export const HOUSE_WORDS: Record<House, string> = {
  modern: 'Modern',
  ranch: 'Ranch',
  mediterranean: 'Mediterranean',
  farmhouse: 'Farmhouse',
  coastal: 'Coastal',
  'desert-modern': 'Desert modern',
  'mid-century': 'Mid-century',
  villa: 'Tropical villa',
  lodge: 'Forest lodge',
  none: 'No house',
};

export const SETTING_WORDS: Record<Setting, string> = {
  garden: 'Garden',
  palms: 'Palms',
  desert: 'Desert',
  lake: 'By a lake',
  hillside: 'Hillside',
  forest: 'Forest',
  courtyard: 'Courtyard',
};

export const HOUR_WORDS: Record<Hour, string> = {
  day: 'Day, sun in the southwest',
  golden: 'Golden hour, low sun in the west',
  sunset: 'Sunset, orange sky, lamps on',
  dusk: 'Dusk, lights on',
};

export const HOUR_SHORT: Record<Hour, string> = {
  day: 'Day',
  golden: 'Golden hour',
  sunset: 'Sunset',
  dusk: 'Dusk',
};

export const HOUSE_SIDE_WORDS: Record<Design['houseSide'], string> = {
  north: 'North of the pool',
  east: 'East of the pool',
  south: 'South of the pool',
  west: 'West of the pool',
};

export const FEATURE_GROUP_TITLES: Record<FeatureGroup, string> = {
  water: 'In the water',
  movingWater: 'Moving water',
  warmth: 'Light and warmth',
  around: 'Around the pool',
  care: 'Safety and care',
};

// Null where the name says it all.
export const FEATURE_HINTS: Record<Feature, string | null> = {
  'Raised Spa': 'Spills over into the pool',
  'Swim-Up Bar': null,
  Sunshelf: 'Ankle-deep ledge for loungers and small children',
  'Fire Feature': null,
  'Solar Heating': null,
  Heating: null,
  Waterfall: null,
  Scuppers: null,
  'LED Lighting': null,
  'Infinity Edge': 'Water falls over one side into a basin below',
  'Beach Entry': null,
  Slide: null,
  'Diving Board': 'Needs 8 ft of water under it',
  Grotto: null,
  Bubblers: 'Low fountains on the shelf',
  'Deck Jets': null,
  Pergola: null,
  'Outdoor Kitchen': null,
  'Safety Fence': null,
  'Automatic Cover': 'Shown half open',
  'Saltwater System': null,
  'Cold Plunge': 'A chilled tub for after the sauna',
  'Regeneration Zone': 'Gravel and water plants clean the pool',
};

export const CONFIGURATOR = {
  tabs: {
    shape: 'Shape',
    size: 'Size',
    surfaces: 'Finish',
    features: 'Features',
    place: 'Place',
    setting: 'Setting',
    move: 'Move',
  },
  tabsLabel: 'What to change',
  findings: { toPlan: 'Plan for this', fine: 'Checked and fine' },
  style: 'Style',
  shape: 'Outline',
  length: 'Length',
  width: 'Width',
  shallow: 'Shallow end',
  deep: 'Deep end',
  finish: 'Pool finish',
  material: 'Pool material',
  materialHint: 'Changes the price, not the picture.',
  materialUnfit: 'Not for this pool',
  deck: 'Deck',
  house: 'House',
  houseSide: 'The house is',
  houseSideHint: 'Lines the yard up with the compass, so shadows fall where they would at your home.',
  setting: 'Setting',
  hour: 'Time of day',
  noExtra: 'Included',
  samePrice: 'same price',
  differenceHint: 'Prices show the change from your current design.',
  finishHint: 'Your price range covers every finish.',
  deckHint:
    'Your price range covers every deck. The amounts are for the {area} sq ft of deck around this pool.',
  deckHintUnmeasured: 'Your price range covers every deck.',
  childFriendly: 'Small children will swim here',
  feet: 'ft',
  priceLabel: 'Likely contractor price',
  weeksLabel: 'Time to build',
  weeks: 'weeks',
  priceNote: 'Estimate, not a quote.',
  priceNoteIn: {
    vinyl: 'With a vinyl liner. Not a quote.',
    fiberglass: 'In fiberglass. Not a quote.',
    concrete: 'In concrete. Not a quote.',
    'natural-stone': 'In natural stone. Not a quote.',
  },
  /** To what a builder would say, further down in the panel. */
  toAdvice: 'See our advice',
  quote: 'Quote this pool',
  words: 'Start from my words',
  wordsHint: 'Describe the pool you have in mind. We read sizes, shape, features and materials.',
  wordsPlaceholder: 'A 40 by 18 foot lagoon with a grotto, a sunshelf for the kids and warm lights at night',
  wordsGo: 'Draw this pool',
  wordsUnderstood: 'Drawn from your words',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Start over',
  share: 'Share a link',
  shareShort: 'Share',
  shareDone: 'Link copied',
  shareDoneDetail: 'Anyone who opens it sees exactly this pool.',
  shareManual: 'Copy this link',
  savePicture: 'Picture (PNG)',
  savePictureShort: 'Picture',
  saveModel: '3D model (GLB)',
  saveModelHint: 'Pool and deck in meters, for Blender, SketchUp or a phone’s viewer.',
  saved: 'Saved to your downloads',
  saveFailed: 'We could not save this. Please try again.',
  stepInside: 'Step inside in 360°',
  calculator: 'Open in the cost calculator',
  intake: 'Start the project',
  more: 'Save, share, next steps',
  exports: '360°, 3D model, stake-out sheet',
  loading: 'Drawing your pool',
  loadingSteps: {
    fetching: 'Fetching the 3D view',
    building: 'Building water, deck, house and garden',
    drawing: 'The first view takes a few seconds',
  },
  poster: 'Your plan, to scale',
  stage: 'Your pool in 3D',
  camera: 'Camera',
  /** Below a desk's width the hours wait with the camera. */
  tools: 'Light and camera',
  hours: { day: 'Day', golden: 'Golden', sunset: 'Sunset', dusk: 'Dusk' },
  gestures: { touch: 'Drag to look around, pinch to zoom', mouse: 'Drag to look around, scroll to zoom' },
  stageHint:
    'Drag to turn, scroll or pinch to zoom. With the keyboard: arrows turn, + and − zoom, 1 to 3 change the view.',
  noWebGl: 'Your browser cannot show 3D. Here is your pool to scale instead; everything else works as usual.',
  left: 'Camera: turn left',
  right: 'Camera: turn right',
  up: 'Camera: look from higher',
  down: 'Camera: look from lower',
  closer: 'Closer',
  further: 'Farther away',
  measures: 'Show measurements',
  measuresShort: 'Measurements',
  views: { hero: 'Yard', eye: 'Deck', aerial: 'Above' },
  viewsLabel: 'Look from',
  received: 'Your design is here',
  receivedFrom: 'Everything is as you left it. Change anything you like.',
  missing: 'We could not find that design. Here is a pool to start from.',
  move: {
    item: 'What to move',
    hint: 'Press an arrow or use the arrow keys: each press is a foot. The house is at the top.',
    hint3d: 'In the 3D view you can also drag anything that has a frame.',
    onStage: 'Drag anything with a frame',
    pad: 'Move {item}',
    padTitle: 'Move',
    madeRoom: 'To make room, {moved}.',
    followed: 'As a result, {moved}.',
    followedItem: 'the {item} moved {feet} ft {direction}',
    step: 'Move {item} 1 ft {direction}',
    usual: '{item}: in its usual place.',
    stands: '{item}: {feet} ft {direction} of its usual place.',
    usualDelivered: '{item}: where your designer put it.',
    standsDelivered: '{item}: {feet} ft {direction} of where your designer put it.',
    noRoom: 'There’s no room that way.',
    nearest: 'There’s no room right there, so it stands in the nearest free place.',
    wentBack: 'There’s no room there, so it went back.',
    back: 'Put it back',
  },
  plan: 'Plan, to scale',
  still: 'How it will look',
} as const;
