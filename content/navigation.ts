import { ROUTES, type Section } from '#domain/site/routes.ts';

// Editorial rule: the header's links are fixed; FAQ is left out of the small-screen list.

export type NavigationLink = { label: string; to: string; absentOnSmall?: boolean };

const section = (id: Section) => `/#${id}`;

export const STUDIO_LINKS: readonly NavigationLink[] = [
  { label: 'Services', to: section('services') },
  { label: 'Portfolio', to: section('portfolio') },
  { label: 'Packages', to: section('packages') },
  { label: 'Calculator', to: section('calculator') },
  { label: 'AI Design Tool', to: ROUTES.designTool },
  { label: 'Contact', to: section('contact') },
];

export const COMPANY_LINKS: readonly NavigationLink[] = [
  { label: 'About', to: ROUTES.about },
  { label: 'Testimonials', to: ROUTES.testimonials },
  { label: 'FAQ', to: ROUTES.faq, absentOnSmall: true },
  { label: 'Child Safety', to: ROUTES.safety },
  { label: 'Submit Project', to: ROUTES.intake },
];

/** Under the small screens' list, whose links are fixed. */
export const MENU_LINKS: readonly NavigationLink[] = [{ label: 'Draw your yard', to: ROUTES.plot }];

export const QUOTE_LINK: NavigationLink = { label: 'Get Quote', to: section('contact') };

export const FOOTER_LISTS: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Services',
    links: [
      { label: '3D Pool Design', to: ROUTES.configurator },
      { label: 'AI Design Tool', to: ROUTES.designTool },
      { label: 'AI Optimization', to: ROUTES.optimization },
      ...MENU_LINKS,
      { label: 'Eco Design', to: ROUTES.eco },
      { label: '360 and Virtual Reality', to: ROUTES.panorama },
      { label: 'Pool Cost Calculator', to: section('calculator') },
      { label: 'Packages and prices', to: ROUTES.packages },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: ROUTES.about },
      { label: 'Portfolio', to: section('portfolio') },
      { label: 'Success stories', to: ROUTES.testimonials },
      { label: 'DIY Pools and Spas', to: ROUTES.guide },
      { label: 'Child Safety', to: ROUTES.safety },
      { label: 'Pools by state', to: ROUTES.states },
      { label: 'FAQ', to: ROUTES.faq },
      { label: 'Submit Project', to: ROUTES.intake },
      { label: 'Book a call', to: ROUTES.book },
      { label: 'Contact', to: ROUTES.contact },
    ],
  },
];
