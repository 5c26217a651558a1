// Editorial rule: figures here are the consultancy's stated claims; change them only with proof at hand.
export const HERO = {
  eyebrow: 'Remote pool design studio',
  heading: 'See your pool before anyone digs.',
  lead: 'Personalized 3D pool designs, construction cost estimates and consultation for homeowners and owner-builders, from {claim.yearsCombined}+ years of experience.',
  experience:
    '{claim.yearsCombined}+ years: {claim.yearsOfLandscape} years of landscape plus {claim.yearsOfPools} years of pool work.',
  quiz: 'Start AI Design Quiz',
  work: 'View Our Work',
  pictureAlt: 'A lit pool at dusk with a raised spa spilling into it, beside a modern house.',
} as const;

export const STATS = [
  { value: '5000+', label: 'Pools Designed' },
  { value: '{claim.satisfaction}', label: 'Client Satisfaction' },
  { value: '{claim.yearsOfPools}', label: 'Years Experience' },
  { value: '24/7', label: 'Support' },
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
