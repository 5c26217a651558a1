import type { RouteName } from '#domain/site/routes.ts';
import type { PictureName } from './pictures.ts';

// The picture that stands for a page when its address is shared.
export const SOCIAL_PICTURES: Record<RouteName, PictureName> = {
  home: 'hero',
  about: 'about',
  testimonials: 'stories-card',
  packages: 'packages',
  configurator: 'service-3d',
  optimization: 'service-optimization',
  eco: 'service-eco',
  panorama: 'service-360',
  safety: 'safety',
  guide: 'guide',
  designTool: 'service-360',
  paymentSuccess: 'hero',
  contact: 'contact',
  book: 'book',
  call: 'book',
  faq: 'calculator',
  admin: 'hero',
  intake: 'intake',
  project: 'intake',
  pay: 'intake',
  privacy: 'hero',
  terms: 'hero',
  accessibility: 'hero',
  states: 'guide',
  plot: 'service-optimization',
};
