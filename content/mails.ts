// Editorial rule: mails say what happened, what happens next and how to reach a person. No marketing, no images.

export const SIGNATURE = {
  closing: '{brand.name}, pool design studio',
  lines: [
    '{brand.phone}, {promise.hours}',
    '{brand.email}',
    '{brand.street}, {brand.city}, {brand.region} {brand.postalCode}',
  ],
} as const;

/** In every mail to the consultancy: the button that leads to the entry itself. */
export const OPEN_IN_CONSOLE = 'Open it in the console';

export const ESTIMATE_MAIL = {
  subject: 'Your pool cost estimate',
  preview: 'Contractor and owner-builder ranges, line by line, with a PDF to print.',
  heading: 'Your pool cost estimate',
  opening:
    'Here is the estimate you asked for. The attached PDF has the same figures on two printable pages.',
  line: 'contractor {contractor}, owner-builder {ownerBuilder}',
  reference: 'Reference',
  leftOut: 'What estimates usually leave out',
  question: 'Questions? Reply to this email, or ask for a free consultation.',
  action: 'Ask for a free consultation',
  why: 'You are getting this one email because someone entered this address in our cost calculator. If that was not you, you will not hear from us again.',
} as const;

export const ESTIMATE_NOTICE = {
  subject: 'New estimate: {range}',
  heading: 'A visitor asked for a cost estimate',
  opening: 'Replying to this email writes to the visitor.',
  differs: 'The page sent {sent}; our own figure is {computed}. Trust ours.',
} as const;

export const INQUIRY_MAIL = {
  subject: 'We have your consultation request',
  preview: 'We have it, and here is what happens next.',
  heading: 'Thank you. We have your request.',
  greeting: 'Hello,',
  received: 'We received your request for a free consultation, along with your project details.',
  next: '{promise.hours} you get a first reply within {promise.replyHours} hours; your free consultation details follow within {promise.contactHours} hours.',
  add: 'Anything to add? Just reply to this email. Plans, a survey and photos of the yard help most.',
  why: 'You are getting this one email because this address was entered in our consultation form.',
} as const;

export const INQUIRY_NOTICE = {
  subject: 'New consultation request: {name}',
  heading: 'New consultation request',
  opening: 'Replying to this email writes to the visitor.',
  fromDesign: 'It comes from a design made with the AI tool.',
  poolStyle: 'Pool style',
  poolLength: 'Pool length',
  features: 'Features',
} as const;
