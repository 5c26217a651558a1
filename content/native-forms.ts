// Editorial rule: read by somebody whose browser runs no script; say what happened first, then what to do.

export const FORM_CHECK = {
  kept: 'Your form has not been sent yet, and nothing you wrote is lost',
  goBack: 'Your form was not sent',
  goBackHow: 'Your browser’s Back button brings back what you wrote.',
  help: 'Or reach us directly:',
} as const;

export const CONTACT_CHECK = {
  eyebrow: 'Contact',
  heading: 'Please check your request',
} as const;

export const CONTACT_SENT_PAGE = {
  meanwhile: 'In the meantime',
  links: [
    { label: 'What a pool costs', to: '/#calculator' },
    { label: 'Packages and prices', to: '/packages' },
    { label: 'Frequently asked questions', to: '/faq' },
  ],
} as const;

export const ESTIMATE_ANSWER = {
  title: 'Your pool cost estimate',
  eyebrow: 'Cost calculator',
  heading: 'Your pool cost estimate',
  checkHeading: 'Please check your choices',
  showFigures: 'Show the figures',
  change: 'Change anything and see the new figures',
  changeLead: 'Have the estimate emailed to you, or just look at the figures and the PDF.',
} as const;
