// Editorial rule: hours and reply times are promises; keep them true. A first reply comes within 2 hours of the office
// hours, the details of the free consultation within 24: whoever reads of the 2 hours reads what they are.
import type { ContactForm } from '#domain/inquiry/contact-form.ts';

export const CONTACT = {
  eyebrow: 'Contact',
  heading: 'Free Consultation',
  lead: 'Tell us what you know so far. You will hear from a designer, not a call center.',
  orCall: 'Prefer to talk? Pick a time that suits you, and a designer calls you. It is free.',
  required: 'Fields with an asterisk are required.',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    location: 'Project location',
    details: 'Project details',
    budget: 'Budget',
    website: 'Leave this field empty',
  } satisfies Record<keyof ContactForm, string>,
  placeholders: {
    location: 'City, State',
    details: 'The yard, the family, the pool you have in mind, and anything that worries you.',
    budget: 'Select a budget',
  },
  submit: 'Get My Free Consultation',
  submitting: 'Sending...',
  failedBefore: 'That did not go through, but nothing you wrote is lost. Try sending it again, call ',
  failedBetween: ' or write to ',
  successTitle: 'Thank you, your request is in',
  toast: { title: 'Request received', description: 'A designer will read it and email you back.' },
  sent: {
    got: 'What you sent',
    from: 'From',
    next: 'What happens next',
    steps: [
      {
        what: 'A designer reads it',
        detail: 'On weekdays you get a first reply within {promise.replyHours} hours.',
      },
      {
        what: 'The details come by email',
        detail: 'Everything about your free consultation, at the address you gave.',
      },
      {
        what: 'You talk it over',
        detail: 'By phone or video. Pick a time now, or wait for the one we suggest.',
      },
    ],
    another: 'Send another message',
  },
} as const;

export const CARRIED = {
  design: {
    title: 'Your design is loaded',
    body: 'The details below describe it. Change or add anything before you send.',
  },
  answers: {
    title: 'Your answers are filled in',
    body: 'The details below come from what you told us. Change or add anything before you send.',
  },
  budget: {
    title: 'Your budget is filled in',
    body: 'Only the budget came along. Please describe your pool in the details.',
  },
  pool: {
    title: '{style} pool',
    size: '{length} × {width} ft, depth {depth}',
    alt: 'Your design: {style} pool, {length} by {width} feet',
    plans: 'Package in mind: {package}, {price}',
    change: 'Change the design',
    link: 'Design: {link}',
  },
} as const;

export const SIDE_CARDS = {
  phone: { title: 'Call us', note: '{promise.hours}' },
  email: { title: 'Write to us', note: 'Plans, surveys and photos welcome' },
  office: { title: 'Remote office', note: 'We work remotely; this is our mailing address.' },
  areas: {
    title: 'Areas served',
    note: 'We work nationwide, in the Caribbean, in Australia and worldwide, mostly in Florida, Texas, California, Arizona, Nevada and the Carolinas. Our permitting service is for Florida only.',
  },
} as const;

export const IMMEDIATE_HELP = {
  title: 'Need Immediate Help?',
  body: 'An open trench, an inspector on site, a bid that expires today: call us.',
} as const;

export const CUSTOMERS = {
  title: 'Join over {claim.poolsDesigned} Happy Customers',
  body: 'Finished pools, drawings and lessons learned.',
  // Their addresses are the brand's, under the same names.
  links: [
    { name: 'Facebook', icon: 'facebook' },
    { name: 'Instagram', icon: 'instagram' },
    { name: 'YouTube', icon: 'youtube' },
    { name: 'TikTok', icon: 'tiktok' },
    { name: 'Pinterest', icon: 'pinterest' },
    { name: 'LinkedIn', icon: 'linkedin' },
    { name: 'Houzz', icon: 'houzz' },
  ],
} as const;
