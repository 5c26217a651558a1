// Editorial rule: heading and text are fixed; what stands below them is ours.
import { ROUTES } from '#domain/site/routes.ts';

export const NOT_FOUND = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  lead: 'If you followed a link to this page, the mistake is ours.',
  aside: 'That is for us to answer, not for you.',
  inPlace: 'These pages are in place:',
  links: [
    { label: 'Home', detail: 'What we draw, and how a project runs', to: ROUTES.home },
    { label: 'Packages and prices', detail: 'What each one includes, at a fixed price', to: ROUTES.packages },
    {
      label: 'Describe a pool to the AI Design Tool',
      detail: 'A sentence or two become a plan and a picture',
      to: ROUTES.designTool,
    },
    { label: 'Contact us', detail: 'A first reply within {promise.replyHours} hours', to: ROUTES.contact },
  ],
  pools: 'Or look at a pool while you are here',
  /** Of the portfolio. */
  shown: ['shingle-house-pool', 'beach-entry', 'glass-house-evening'],
} as const;
