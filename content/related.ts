// Editorial rule: which page leads to which is fixed; only the words are free.
import { ROUTES } from '#domain/site/routes.ts';

export type RelatedPage = 'ai-3d-design' | 'packages' | 'about' | 'contact';
type RelatedLink = { to: string; title: string; description: string };

const LINKS = {
  optimization: {
    to: ROUTES.optimization,
    title: 'AI Optimization',
    description: 'Fit the pool to your yard and budget.',
  },
  panorama: {
    to: ROUTES.panorama,
    title: '360 and VR viewer',
    description: 'Stand beside the water and look around.',
  },
  packages: {
    to: ROUTES.packages,
    title: 'Design packages',
    description: 'Plans, stamps and permits at fixed prices.',
  },
  configurator: {
    to: ROUTES.configurator,
    title: 'Custom 3D Pool Design',
    description: 'Shape your pool in 3D, to scale.',
  },
  contact: { to: ROUTES.contact, title: 'Free consultation', description: 'Tell us about your yard.' },
  testimonials: {
    to: ROUTES.testimonials,
    title: 'Client success stories',
    description: 'Pools, their plans to scale and what each costs to build.',
  },
  designTool: {
    to: ROUTES.designTool,
    title: 'AI Design Tool',
    description: 'Describe a pool in your own words.',
  },
  about: { to: ROUTES.about, title: 'About the studio', description: 'Who draws your pool.' },
} satisfies Record<string, RelatedLink>;

export const RELATED_HEADING = 'Related Pool Services';

export const RELATED: Record<RelatedPage, readonly RelatedLink[]> = {
  'ai-3d-design': [LINKS.optimization, LINKS.panorama, LINKS.packages],
  packages: [LINKS.configurator, LINKS.contact, LINKS.testimonials],
  about: [LINKS.packages, LINKS.testimonials, LINKS.contact],
  contact: [LINKS.packages, LINKS.designTool, LINKS.about],
};
