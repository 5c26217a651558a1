// Editorial rule: tell an owner-builder what a good foreman would, risks included; legal numbers say to check locally.
import { ROUTES } from '#domain/site/routes.ts';

export const GUIDE = {
  eyebrow: 'Owner-builder guide',
  heading: 'DIY Pools and Spas',
  lead: 'How a homeowner builds an inground pool: what it saves, what it takes, in what order, and where it goes wrong.',
  facts: [
    { value: '{owner-builder.savings}', label: 'overall savings' },
    { value: '{owner-builder.duration}', label: 'typical duration' },
    { value: '{number.guide-steps}', label: 'construction steps' },
  ],
} as const;

export const GUIDE_SAVINGS = {
  heading: 'Cost savings',
  paragraphs: [
    'As an owner-builder you keep the contractor’s margin and overhead, and whatever you do with your own hands. For planning we use overall savings of {owner-builder.savings} against a full-service price.',
    'That range is contested. One owner documented {owner-builder.documented}, builders quote 25% at best, and some say it comes out about even. It depends on how many bids you collect, how much you do yourself, what the ground hides and how often something is done twice. Keep 15% in reserve.',
  ],
} as const;

export const GUIDE_COSTS = {
  heading: 'Cost comparison',
  lead: 'An 18 × 36 ft concrete pool on level ground, in round figures inside our calculator’s ranges. Ask for bids before you believe any of them.',
  // Written when the calculator began at `low` for this pool; a page moves them with its prices.
  pool: { lengthFt: 36, type: 'rectangular', material: 'concrete', low: 75_000 },
  columns: ['Category', 'With a contractor', 'Owner-builder', 'Savings'],
  rows: [
    { category: 'Design and plans', contractor: 3000, savings: 50 },
    { category: 'Excavation and haul-off', contractor: 9000, savings: 30 },
    { category: 'Steel and shell', contractor: 24000, savings: 35 },
    { category: 'Plumbing and equipment', contractor: 14000, savings: 40 },
    { category: 'Electrical', contractor: 5000, savings: 20 },
    { category: 'Tile, coping and deck', contractor: 16000, savings: 45 },
    { category: 'Management and margin', contractor: 12000, savings: 70 },
  ],
  total: 'Total',
} as const;

export type Difficulty = 'Easy' | 'Moderate' | 'Hard' | 'Professional';

// `weeks`: where the step starts and ends on the timeline, for a middling project.
export type GuideStep = {
  title: string;
  duration: string;
  weeks: readonly [number, number];
  difficulty: Difficulty;
  detail: string;
  diy: string;
  // What the section beside it shows.
  drawing: string;
};

export const GUIDE_TIMELINE = {
  weeks: 20,
  label: 'Weeks',
  difficulty: 'Difficulty',
  levels: { Easy: 'Easy', Moderate: 'Moderate', Hard: 'Hard', Professional: 'Professional' },
  duration: 'Duration',
} as const;

export const GUIDE_STEPS_HEADING = 'The construction process, in {number.guide-steps} steps';

export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    title: 'Design and permits',
    duration: '4-8 weeks',
    weeks: [0, 6],
    difficulty: 'Moderate',
    detail:
      'Survey, design, engineering, application. Check easements, setbacks and your association before you fall in love with a shape.',
    diy: 'You do it, with drawings from a designer.',
    drawing: 'The pool’s section drawn on untouched ground, with its length',
  },
  {
    title: 'Layout and excavation',
    duration: '2-5 days',
    weeks: [6, 6.8],
    difficulty: 'Hard',
    detail:
      'Call 811 before digging. Paint the shape, set the grade, dig, haul off. Know where the dirt goes and what rock will cost.',
    diy: 'Hire an excavator with an operator who has dug pools.',
    drawing: 'The hole dug to a shallow and a deep end, the dirt piled beside it',
  },
  {
    title: 'Steel and plumbing rough-in',
    duration: '1-2 weeks',
    weeks: [6.8, 8.4],
    difficulty: 'Hard',
    detail:
      'Rebar cage to the engineer’s sheet, main drains, skimmers, returns. Pressure-test the pipes and keep them under pressure.',
    diy: 'Plumbing is within reach; steel is better hired.',
    drawing: 'A rebar cage lines the hole, a pipe runs from the drain to the equipment',
  },
  {
    title: 'Electrical and bonding',
    duration: '3-5 days',
    weeks: [8.2, 9],
    difficulty: 'Professional',
    detail:
      'Bond every piece of metal within reach of the water, run power to the equipment pad, set light niches.',
    diy: 'A licensed electrician. This is the step that kills.',
    drawing: 'A bonding wire joins the steel on both sides and runs up to the equipment',
  },
  {
    title: 'Shell',
    duration: '1-2 days, then 4 weeks of cure',
    weeks: [9, 13.2],
    difficulty: 'Professional',
    detail:
      'Shotcrete or gunite is shot in a day. Wet it down several times a day for the first week or two.',
    diy: 'A shotcrete crew. You do the watering.',
    drawing: 'The concrete shell stands in the hole',
  },
  {
    title: 'Tile, coping and deck',
    duration: '2-4 weeks',
    weeks: [12.6, 15.8],
    difficulty: 'Moderate',
    detail: 'Waterline tile, coping, drainage, then the deck, falling away from the pool and from the house.',
    diy: 'The best place for your own hours.',
    drawing: 'Coping, waterline tile and deck close the edges',
  },
  {
    title: 'Equipment and barrier',
    duration: '3-5 days',
    weeks: [15.8, 16.6],
    difficulty: 'Moderate',
    detail:
      'Pump, filter, heater and automation; fence, gates and alarms. Most inspectors want the barrier in before the water.',
    diy: 'You, with a plumber’s check.',
    drawing: 'A fence stands on one side, the pump and filter on the other',
  },
  {
    title: 'Finish, fill and start-up',
    duration: '1-2 weeks',
    weeks: [16.6, 18.2],
    difficulty: 'Hard',
    detail:
      'Plaster or pebble, fill without stopping, brush twice a day, balance the chemistry for the first month.',
    diy: 'A plaster crew applies it. You do the brushing.',
    drawing: 'The finished pool, filled to the tile',
  },
];

export const GUIDE_TOOLS = {
  heading: 'Tools',
  lead: 'Own what you will use again, rent what you will not.',
  ownTitle: 'Buy',
  rentTitle: 'Rent',
  own: [
    'Laser level and tripod',
    'Wheelbarrows',
    'Pipe cutter, primer and cement',
    'Pressure test gauge',
    'Wet tile saw',
    'Water test kit',
  ],
  rent: [
    'Mini excavator',
    'Plate compactor',
    'Rebar bender and cutter',
    'Concrete saw',
    'Trash pump',
    'Dumpsters',
  ],
} as const;

export const GUIDE_PERMITS = {
  heading: 'Permits',
  lead: 'The names vary; the list rarely does.',
  items: [
    'Building permit, with an owner-builder statement',
    'Electrical permit, often for the electrician only',
    'Plumbing or mechanical permit, gas if you heat with it',
    'Barrier approval: fence, gates, alarms',
    'Association approval, in writing, before the rest',
  ],
  path: {
    heading: 'From application to final inspection',
    note: 'Typical times. Your county sets its own.',
    stages: [
      {
        title: 'Apply',
        time: 'Day 1',
        detail:
          'Plan set, survey, owner-builder statement. A PDF over {permit.largestPdf} is often rejected.',
      },
      {
        title: 'Plan review',
        time: '{permit.review}',
        detail: 'Building, zoning and electrical reviewers each read the set.',
      },
      {
        title: 'Recheck',
        time: '{permit.recheck} business days',
        detail: 'Each time comments come back. Answer all of them at once.',
      },
      {
        title: 'Permit',
        time: '{permit.approval} in all',
        detail: 'Post it where the inspector can see it. Now dig.',
      },
      {
        title: 'Inspections',
        time: 'At each stage',
        detail: 'Steel, bonding, plumbing pressure, deck, barrier, final.',
      },
    ],
  },
  florida:
    'Our permitting service is for Florida only, at {price.permitting}. Elsewhere, we prepare the plan set and you apply.',
  licence:
    'Some states, California among them, require a contractor’s license for anyone who provides or oversees bids, or sets schedules, for an owner-builder. There, we keep to drawings and lists.',
} as const;

export const GUIDE_SAFETY = {
  heading: 'Safety considerations',
  items: [
    {
      title: 'The open hole',
      detail:
        'Fence it the day it is dug. Slope or shore the sides; loose soil deeper than 5 ft buries people.',
    },
    {
      title: 'Electricity',
      detail:
        'Bonding and GFCI protection are inspected for a reason. No power near the pool before that inspection.',
    },
    {
      title: 'Children',
      detail: 'Barrier and alarms before water. Most states require 48 in or more; check yours.',
    },
    {
      title: 'Drains',
      detail: 'Two drains with anti-entrapment covers, installed to the manufacturer’s instructions.',
    },
    {
      title: 'Insurance',
      detail: 'Ask your insurer before the first machine arrives. Ask every trade for its certificate.',
    },
  ],
  more: { label: 'Plan the barriers and alarms', to: ROUTES.safety },
} as const;

export const GUIDE_SPA = {
  heading: 'Adding a spa',
  paragraphs: [
    'A spa is cheapest while the pool is open: it shares the excavator, the steel, the shotcrete crew and the equipment pad. Added later, it costs about twice as much, and usually a section of deck.',
    'Raise it 12 to 18 in above the pool for a spillway. Give it its own suction and return lines, a heater sized for the spa rather than the pool, and a blower line even if you do not buy the blower yet.',
  ],
  labels: {
    rise: '18 in',
    depth: '4 ft 10 in',
    spaDepth: '3 ft',
    spa: 'Raised spa',
    pool: 'Pool',
    footing: 'One shell, one footing',
  },
  diagramAlt:
    'Section through a raised spa spilling into a pool: the spa stands 18 inches above the pool’s water line, over a shared footing.',
} as const;

export const GUIDE_FAQ = {
  heading: 'Questions before you dig',
  items: [
    {
      id: 'have-i-the-time',
      question: 'How many hours will it take me?',
      answer: [
        'Ten to fifteen hours a week for {owner-builder.duration} if you hire the heavy trades, more if you do tile and deck yourself. Much of that is on the phone before eight in the morning.',
      ],
    },
    {
      id: 'will-a-bank-lend',
      question: 'Will a bank lend to an owner-builder?',
      answer: [
        'Some will not. Home equity lines usually work; construction loans often require a licensed contractor. Ask before you sign anything.',
      ],
    },
    {
      id: 'which-shell',
      question: 'Which shell suits an owner-builder?',
      answer: [
        'Fiberglass is quickest: one truck, one crane, 14 to 30 days. Vinyl costs the least and takes 25 to 45 days. Concrete takes any shape, 45 to 75 days or more, and the most skill.',
      ],
    },
    {
      id: 'what-goes-wrong',
      question: 'What goes wrong most often?',
      answer: [
        'Vague plans, bids that leave things out, trades in the wrong order, and water running toward the house. All four are cheaper to fix on paper.',
      ],
    },
  ],
} as const;

export const GUIDE_ACTION = {
  heading: 'Start on paper',
  lead: 'Describe the pool you have in mind, or talk it through with us.',
  contact: { label: 'Ask a consultant', to: ROUTES.contact },
  designTool: { label: 'Try the AI Design Tool', to: ROUTES.designTool },
  packages: { label: 'See the packages', to: ROUTES.packages },
} as const;
