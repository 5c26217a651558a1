// Editorial rule: heading and text are fixed (site.md 2.1); the links below are ours.
export const NOT_FOUND = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  aside: 'If you followed a link, it is our mistake. These lead somewhere:',
} as const;
