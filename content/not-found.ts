// Editorial rule: heading and text are fixed; the links below are ours.
import { ROUTES } from '#domain/site/routes.ts';

export const NOT_FOUND = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  aside: 'If you followed a link here, the mistake is ours. Try one of these:',
  links: [
    { label: 'Home', to: ROUTES.home },
    { label: 'Packages and prices', to: ROUTES.packages },
    { label: 'Describe a pool to the AI Design Tool', to: ROUTES.designTool },
    { label: 'Contact us', to: ROUTES.contact },
  ],
} as const;
