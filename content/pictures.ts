import { pictureFile } from './picture-files.ts';

export type { PictureFile } from './picture-files.ts';

// Which picture stands where outside the portfolio.
export const pictures = {
  hero: pictureFile(
    'hero',
    'Lit infinity pool with a raised spa and two fire bowls in front of a modern house at dusk, a lake beyond it',
  ),
  'hero-tall': pictureFile(
    'hero-tall',
    'Lit infinity pool in front of a modern house at dusk, a lake beyond it',
  ),
  about: pictureFile('concrete-and-cedar'),
  'about-wide': pictureFile('alder-lane-kidney'),
  packages: pictureFile('horizon-terrace'),
  contact: pictureFile('morning-at-the-ranch'),
  book: pictureFile('breeze-block'),
  guide: pictureFile('family-freeform'),
  'package-diy': pictureFile('palm-court'),
  'service-3d': pictureFile('shingle-house-pool'),
  'service-optimization': pictureFile('concrete-and-cedar'),
  'service-eco': pictureFile('beach-entry'),
  'service-360': pictureFile('horizon-terrace'),
  stories: pictureFile('fire-and-still-water'),
  'not-found': pictureFile('glass-tile-edge'),
  evening: pictureFile('night-terrace'),
  sample: pictureFile(
    'sample-design',
    'Rectangular pool with a raised spa, a sunshelf and two fire bowls in front of a modern house in late sun',
  ),
  'sample-plan': pictureFile(
    'sample-plan',
    'Plan of the same pool, 36 by 16 feet, with its spa, shelf, steps and fire bowls on the deck behind the house',
  ),
  'yard-rectangular': pictureFile('after-supper-swim'),
  'yard-freeform': pictureFile('saguaro-wash'),
  'yard-kidney': pictureFile('lakeside-kidney'),
  'yard-lap': pictureFile('cypress-axis'),
  'yard-infinity': pictureFile('canyon-rim'),
  states: pictureFile('lakeside-kidney'),
  faq: pictureFile('yard-from-above'),
  safety: pictureFile(
    'fenced-yard',
    'Pool beside a farmhouse porch; behind it a dark metal fence with a gate and a high latch closes off the yard',
  ),
  calculator: pictureFile('shingle-house-pool'),
  'sheet-layout': pictureFile(
    'sheet-layout',
    'Plan sheet A-1, whole: the dimensioned layout of a pool with its spa, steps and deck, notes and title block',
  ),
  'detail-layout': pictureFile(
    'detail-layout',
    'Part of plan sheet A-1: the deep end of a pool with its bench, coping and deck, and their lengths',
  ),
  'detail-sections': pictureFile(
    'detail-sections',
    'Part of plan sheet A-2: a cut through the steps of a pool, with the depth of each',
  ),
  'detail-plumbing': pictureFile(
    'detail-plumbing',
    'Part of plan sheet P-1: the jets, drains and pipes of a raised spa, with their sizes',
  ),
  'detail-structural': pictureFile(
    'detail-structural',
    'Part of plan sheet S-1: a cut through a pool wall, with the thickness of each layer',
  ),
  payment: pictureFile('after-supper-swim'),
  intake: pictureFile('saguaro-wash'),
  'stories-card': pictureFile('porch-to-water'),
};

export type PictureName = keyof typeof pictures;
