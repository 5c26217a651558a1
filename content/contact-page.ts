// Editorial rule: the page around the consultation form; the form's own words are in inquiry.ts.
export const CONTACT_PAGE = {
  crumb: 'Contact',
  heading: 'Contact Us',
  lead: 'Talk it over with us by phone, email or video, free of charge. Mon-Fri 8AM-6PM: a first reply within 2 hours, your consultation details within 24.',
} as const;
