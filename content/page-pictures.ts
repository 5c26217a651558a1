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
  social: { picture: 'social', alt: 'Lit pool in front of a modern house at dusk' },
  about: { picture: 'porch-to-water' },
  packages: { picture: 'horizon-terrace' },
  contact: { picture: 'morning-at-the-ranch' },
  guide: { picture: 'yard-from-above' },
  'service-3d': { picture: 'white-volumes' },
  'service-optimization': { picture: 'concrete-and-cedar' },
  'service-eco': { picture: 'meadow-pond' },
  'service-360': { picture: 'horizon-terrace' },
  safety: { picture: 'family-freeform' },
  calculator: { picture: 'desert-rectangle' },
  intake: { picture: 'palm-court' },
  'case-1': { picture: 'sun-shelf' },
  'case-2': { picture: 'horizon-terrace' },
  'case-3': { picture: 'city-court' },
  'case-4': { picture: 'family-freeform' },
};

export const pagePicture = (name: string): PagePicture | undefined => PAGE_PICTURES[name];
