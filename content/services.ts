// Editorial rule: one sentence per service saying what the visitor does and gets; a tool has a route, the rest a section.
import { ROUTES, type Section } from '#domain/site/routes.ts';

type ServiceWords = { title: string; description: string };
export type ToolService = ServiceWords & { isInteractive: true; route: string };
export type StudioService = ServiceWords & { isInteractive: false; section: Section };
export type ServiceCard = ToolService | StudioService;

export const TOOLS: readonly ToolService[] = [
  {
    title: 'Custom 3D Pool Design',
    description:
      'Set shape, size, depth, deck and features, and walk around your pool in 3D. Everything stays to scale.',
    route: ROUTES.configurator,
    isInteractive: true,
  },
  {
    title: 'AI Optimization',
    description: 'Enter your yard, budget and what matters most. See what fits and what is left over.',
    route: ROUTES.optimization,
    isInteractive: true,
  },
  {
    title: 'Eco Design',
    description: 'Weigh solar heat, covers, pumps and natural filters against what they cost and save.',
    route: ROUTES.eco,
    isInteractive: true,
  },
  {
    title: 'Virtual Reality',
    description: 'Stand beside the water. Look around designs in 360 degrees, in the browser or a headset.',
    route: ROUTES.panorama,
    isInteractive: true,
  },
];

export const STUDIO_SERVICES: readonly StudioService[] = [
  {
    title: 'Pool Cost Calculator',
    description: 'Contractor price, owner-builder price and the difference, as you choose.',
    section: 'calculator',
    isInteractive: false,
  },
  {
    title: 'Technical Plans',
    description: 'Dimensioned plan sets your building department and your trades can read.',
    section: 'contact',
    isInteractive: false,
  },
  {
    title: 'Pool Builder Network',
    description: 'Introductions to pool builders and trades who work where you live.',
    section: 'contact',
    isInteractive: false,
  },
  {
    title: '24/7 Support',
    description: 'Write or chat at any hour. People answer {promise.hours}.',
    section: 'contact',
    isInteractive: false,
  },
];

export const SERVICES: readonly ServiceCard[] = [...TOOLS, ...STUDIO_SERVICES];

export const SERVICES_SECTION = {
  eyebrow: 'Services',
  heading: 'Draw it, price\u00a0it, then\u00a0decide',
  lead: '{Count.tools} tools give you answers right away, free and with no phone number. The rest is people, from first call to last drawing.',
  mark: 'AI-Powered',
  tryTool: 'Try AI Tool',
  learnMore: 'Learn More',
} as const;
