// Editorial rule: the page around the consultation form; the form's own words are in inquiry.ts.
export const CONTACT_PAGE = {
  crumb: 'Contact',
  heading: 'Contact Us',
  lead: 'A free consultation, by phone, email or video. Mon-Fri 8AM-6PM we reply within 2 hours.',
} as const;
