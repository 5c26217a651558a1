// Editorial rule: every number names its source; every law says what its figure measures, whom it covers, and to check
// locally. Nothing here replaces an adult who watches.

import type { Category, Priority, RecommendationId } from '#domain/safety/recommendations.ts';
import type { SafetyLayer } from '#domain/safety/score.ts';

export const SAFETY_PAGE = {
  eyebrow: 'No single layer is enough',
  title: 'Child Safety First',
  lead: 'Two minutes of questions show which layers of protection your pool has, which are missing, and what your state requires. Nothing is sent, and we do not ask for contact details.',
} as const;

export const SAFETY_TABS = {
  label: 'Child safety',
  assessment: 'AI Safety Assessment',
  layers: 'Safety Layers',
  compliance: 'Legal Requirements',
} as const;

export const DROWNING_STATISTICS = [
  {
    figure: 'No. 1',
    words: 'Drowning is the leading cause of death among children ages 1 to 4 in the United States.',
    source: 'U.S. Centers for Disease Control and Prevention',
  },
  {
    figure: '358',
    words:
      'children under 15 drown in pools and spas in an average year; three-quarters of them are under 5.',
    source: 'Consumer Product Safety Commission, 2019-2021',
  },
  {
    figure: '6,500',
    words: 'more are treated in emergency rooms each year after a nonfatal drowning in a pool or spa.',
    source: 'Consumer Product Safety Commission, 2021-2023',
  },
  {
    figure: '83%',
    words:
      'lower risk with a fence on all four sides of the pool than with a fence around the property alone.',
    source: 'Thompson and Rivara, as cited by the CDC',
  },
] as const;

export const SAFETY_FORM = {
  heading: 'Your pool and your family',
  poolType: 'Pool type',
  propertyType: 'Property type',
  childrenAges: 'Children’s ages',
  childrenAgesHint: 'Every child who lives there or visits often.',
  state: 'State',
  stateExample: 'Such as Arizona',
  stateHint: 'So we can show your state’s rules.',
  barriers: 'Barriers',
  hasExistingFence: 'There is a fence around the pool',
  fenceType: 'Pool fence type',
  fenceHeight: 'Pool fence height, feet',
  fenceHeightHint: 'Measured outside, from the ground to the top.',
  hasPerimeterFence: 'There is a fence around the property',
  perimeterFenceType: 'Property fence type',
  more: 'Covers, screen and alarms',
  hasPoolCover: 'Safety cover',
  hasElectricCover: 'Electric (automatic) cover',
  hasScreenEnclosure: 'Screen enclosure',
  hasAlarm: 'Door, window or pool alarm',
  any: 'Choose',
  submit: 'Generate AI Safety Assessment',
  ruleNote: 'It follows fixed rules and uses only your answers.',
} as const;

export const POOL_TYPE_NAMES = {
  inground: 'Inground',
  aboveground: 'Above ground',
  spa: 'Spa or hot tub',
  natural: 'Natural pool',
} as const;
export const PROPERTY_TYPE_NAMES = {
  'single-family': 'Single-family home',
  condo: 'Condo',
  apartment: 'Apartment',
  commercial: 'Commercial',
} as const;
export const FENCE_NAMES = {
  'black-aluminum': 'Black aluminum',
  stockade: 'Stockade',
  'chain-link': 'Chain-link',
  vinyl: 'Vinyl',
  glass: 'Glass',
  'wrought-iron': 'Wrought iron',
  mesh: 'Removable mesh',
  'privacy-wood': 'Privacy wood',
  composite: 'Composite',
} as const;

export const LAYER_NAMES: Record<SafetyLayer, string> = {
  tallFence: 'Pool fence of {safety.fence} or more',
  lowFence: 'Pool fence, lower or not measured',
  perimeterFence: 'Property fence',
  screenEnclosure: 'Screen enclosure',
  electricCover: 'Electric cover',
  poolCover: 'Safety cover',
  alarm: 'Alarm',
};

export const SAFETY_RESULT = {
  heading: 'Your safety assessment',
  score: 'Safety score',
  points: 'points',
  scale: 'Points for the layers in place, not a percentage. All layers together add up to {highest}.',
  none: 'No layer of protection is in place yet.',
  recommendations: 'What to do next',
  allDone: 'Every layer we ask about is in place. Check gates, latches and alarms every month.',
  legal: 'Legal Requirement',
  cost: 'Typical cost',
  yourState: 'What {state} requires',
  unknownState: 'We do not have rules for this state. Ask your building department about pool barriers.',
  print: 'Print the safety plan',
  contact: 'Ask a designer about it',
  inPlace: 'In place',
  contactDetails: 'From the child safety assessment: {score} points',
} as const;

export const PRIORITY_NAMES: Record<Priority, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
};
export const CATEGORY_NAMES: Record<Category, string> = {
  barrier: 'Barrier',
  alarm: 'Alarm',
  cover: 'Cover',
  enclosure: 'Enclosure',
  people: 'People',
  upkeep: 'Upkeep',
};

type Advice = { title: string; description: string; cost: string };

// `cost` is used where the rules name no range: words, never an invented figure.
export const RECOMMENDATIONS: Record<RecommendationId, Advice> = {
  'missing-fence': {
    title: 'Fence the pool on all four sides',
    description:
      'A fence between the house and the water is the layer that saves the most lives. At least {safety.fence} high, no gap that lets a 4 in ball through, and self-closing, self-latching gates with the latch {safety.latch} in or higher.',
    cost: '',
  },
  'low-fence': {
    title: 'Raise the pool fence to {safety.fence} or more',
    description:
      'Children climb low fences. Measure outside, at the lowest point; move planters, furniture and pumps that could serve as a step at least 3 ft away.',
    cost: 'Depends on the fence you have',
  },
  'door-window-alarm': {
    title: 'Alarms on every door and window to the pool',
    description:
      'Most toddlers who drown were last seen inside the house. An 85 dB alarm (measured at 10 ft) tells you the moment a door to the pool opens.',
    cost: '',
  },
  'pool-alarm': {
    title: 'A pool alarm in the water',
    description:
      'It sounds when someone falls in. Choose one that meets ASTM F2208. It backs up the fence; it does not replace it.',
    cost: 'Varies by model',
  },
  'missing-cover': {
    title: 'An automatic safety cover',
    description:
      'An ASTM F1346 cover holds an adult’s weight and closes with a key. Unlike a solar blanket, it keeps a child out of the water.',
    cost: '',
  },
  'missing-perimeter': {
    title: 'A fence around the property',
    description: 'It keeps neighbors’ children out. It does not protect your own: that is the pool fence.',
    cost: 'Priced by the foot; ask locally',
  },
  'missing-screen': {
    title: 'A screen enclosure',
    description:
      'Common in Florida: one more door to get through, as long as it closes and latches by itself.',
    cost: 'Depends on the span; ask locally',
  },
  'mesh-tip': {
    title: 'Look after a mesh fence',
    description:
      'Keep it up whenever no one is swimming, tighten sections that sag, and use a self-closing gate rather than a hook.',
    cost: 'Upkeep only',
  },
  'chain-link-tip': {
    title: 'Make chain-link hard to climb',
    description: 'Mesh openings over 1 3/4 in give a foothold. Slats fastened at top and bottom close them.',
    cost: 'Upkeep only',
  },
  'perimeter-chain-link-tip': {
    title: 'Slats for the property’s chain-link',
    description:
      'The same footholds as on a pool fence: slats or a finer mesh along the side that children can reach.',
    cost: 'Upkeep only',
  },
  'perimeter-stockade-tip': {
    title: 'Turn the stockade’s rails inward',
    description:
      'Horizontal rails on the outside are a ladder. Boards outside, rails inside, and no gap under the boards over 2 in.',
    cost: 'Upkeep only',
  },
  'perimeter-aluminum-tip': {
    title: 'Check the aluminum fence’s gaps',
    description:
      'Pickets no more than 4 in apart, rails 45 in apart or more, and nothing beside it to step on.',
    cost: 'Upkeep only',
  },
  supervision: {
    title: 'One adult who does nothing but watch',
    description:
      'Within arm’s reach of a child under 5, with no phone, book or drink, and a clear handoff by name. A fence buys minutes; a person saves a life.',
    cost: 'No cost',
  },
  'swimming-lessons': {
    title: 'Swimming lessons, and CPR for the adults',
    description:
      'Lessons lower the risk from about age 1. Everyone who looks after the child should know CPR.',
    cost: 'Varies by provider',
  },
};

export const SAFETY_LAYERS = [
  {
    title: 'An adult who watches',
    detail: 'Within arm’s reach of young children, sober, off the phone, and relieved by name.',
  },
  {
    title: 'A fence on four sides',
    detail:
      'Between the house and the water, not only around the property. {safety.fence} or more, no footholds, no gap over 4 in.',
  },
  {
    title: 'Gates that close themselves',
    detail:
      'Opening away from the pool, self-closing and self-latching, with the latch {safety.latch}+ inches above the ground.',
  },
  { title: 'Alarms', detail: 'On doors and windows that lead to the water, and in the pool itself.' },
  {
    title: 'A cover that holds weight',
    detail: 'ASTM F1346. A floating solar blanket is not a safety layer: a child can slip under it.',
  },
  {
    title: 'Safe drains',
    detail:
      'Covers that meet the federal Virginia Graeme Baker Act, unbroken and screwed down; two drains or none.',
  },
  { title: 'Skills', detail: 'Swimming lessons for children, CPR for adults, and a phone by the pool.' },
] as const;

export const LAYERS_TAB = {
  heading: '{Count.safety-layers} layers, because each one fails sometimes',
  lead: 'Each layer buys you time when another one is left open. Start at the top; add as many as you can.',
} as const;

export const EMERGENCY = {
  heading: 'In an emergency',
  strip: 'Emergency:',
  stripLink: 'What to do until help comes',
  print: 'Print this card',
  lead: 'Print this and hang it by the pool.',
  steps: [
    'A child is missing: look in the water first. Seconds count.',
    'Get the child out and shout for help. Have someone call 911; if you are alone, call on speaker while you start.',
    'Not breathing: two rescue breaths, then 30 compressions, and repeat. Do what the dispatcher tells you.',
    'Keep going until the child breathes or help takes over. Use an AED as soon as one arrives.',
    'After any rescue, see a doctor, even if everything seems fine.',
  ],
  call: 'Call 911',
  poison: 'Swallowed or inhaled chemicals: Poison Help',
  poisonPhone: '1-800-222-1222',
} as const;

export const SAFETY_CALL = {
  heading: 'Plan safety before the first line is drawn',
  lead: 'Sight lines, fences and gates cost the least while the pool is still on paper.',
  consultation: 'Free safety consultation',
  designer: 'AI pool designer',
} as const;

// The answers as a first sentence for the design tool, which reads it like any other.
export const SAFETY_BRIEF = {
  pool: 'A pool{children}{state}{fence}.',
  children: ' for a family with children aged {ages}',
  state: ' in {state}',
  fence: ', with a safety fence',
} as const;
