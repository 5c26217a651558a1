// Editorial rule: figures here are the consultancy's stated claims; change them only with proof at hand.
export const HERO = {
  eyebrow: 'Remote pool design, plans and prices',
  heading: 'See your pool before anyone digs.',
  lead: 'Personalized 3D pool designs, construction cost estimates and consultation, from {claim.yearsCombined}+ years of experience: {claim.yearsOfLandscape} years of landscape plus {claim.yearsOfPools} years of pool work.',
  quiz: 'Start AI Design Quiz',
  work: 'View Our Work',
  describe: {
    label: 'Describe your pool',
    placeholder: 'A modern pool, 16 by 36 feet, with a hot tub and a tanning ledge…',
    draw: 'Draw my pool',
    free: 'Free, no email: a picture, a plan to scale and a price.',
    empty: 'Write a few words about your pool, or press an example.',
    examplesLabel: 'Or try:',
    examples: [
      {
        label: 'Family pool',
        words:
          'Modern rectangular pool, 16 by 36 feet, with a sunshelf, a raised spa and a safety fence for two small kids.',
      },
      {
        label: 'Lagoon',
        words: 'Large lagoon, 45 feet long, with a rock waterfall, a swim-up bar and palm trees, at sunset.',
      },
      {
        label: 'Courtyard pool',
        words:
          'Small Mediterranean pool, 12 by 24 feet, in a courtyard, with scuppers and a travertine deck.',
      },
    ],
  },
  pictureAlt:
    'A lit infinity pool at dusk with a raised spa spilling into it and two fire bowls, beside a modern house by a lake.',
} as const;

export const STATS = [
  { value: '5000+', label: 'Pools Designed' },
  { value: '{claim.satisfaction}', label: 'Client Satisfaction' },
  { value: '{claim.yearsOfPools}', label: 'Years Experience' },
  { value: '24/7', label: 'Support', note: 'Write or chat any time' },
] as const;

export const TRUST = {
  claim: 'Professional pool design services you can trust',
  marks: ['Licensed & Insured', 'AI-Powered Design Tools', 'Free Consultations'],
} as const;

export const CALCULATOR_SECTION = {
  eyebrow: 'Cost calculator',
  heading: 'What would it cost to build?',
  lead: 'Choose a size, a shape and a shell. The ranges update as you choose. We only need your email if you want the detailed estimate sent to you.',
} as const;
