// Which picture stands where outside the portfolio. Without its own words, a project's picture keeps the project's alt text.

type PagePicture = { picture: string; alt?: string };

export const PAGE_PICTURES: Record<string, PagePicture> = {
  hero: {
    picture: 'hero',
    alt: 'Lit pool with a raised spa, loungers and a fire bowl in front of a modern house at dusk',
  },
  'hero-tall': {
    picture: 'hero-tall',
    alt: 'Lit pool with a raised spa in front of a modern house at dusk',
  },
  social: { picture: 'hero', alt: 'Lit pool in front of a modern house at dusk' },
  about: { picture: 'swim-up-pavilion' },
  packages: { picture: 'horizon-terrace' },
  contact: { picture: 'morning-at-the-ranch' },
  guide: { picture: 'family-freeform' },
  'package-diy': { picture: 'palm-court' },
  'service-3d': { picture: 'white-volumes' },
  'service-optimization': { picture: 'concrete-and-cedar' },
  'service-eco': { picture: 'forest-swim' },
  'service-360': { picture: 'horizon-terrace' },
  stories: { picture: 'villa-at-dusk' },
  'not-found': { picture: 'black-mirror' },
  evening: { picture: 'night-terrace' },
  water: { picture: 'stone-and-water' },
  safety: { picture: 'alder-lane-kidney' },
  calculator: { picture: 'shingle-house-pool' },
  payment: { picture: 'after-supper-swim' },
  intake: { picture: 'saguaro-wash' },
  'case-1': { picture: 'porch-to-water' },
  'case-2': { picture: 'horizon-terrace' },
  'case-3': { picture: 'city-court' },
  'case-4': { picture: 'boulder-fall' },
};

export const pagePicture = (name: string): PagePicture | undefined => PAGE_PICTURES[name];
