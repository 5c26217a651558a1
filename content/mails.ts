// Editorial rule: mails say what happened, what happens next and how to reach a person. No marketing, no images.
import { brand } from '#domain/site/brand.ts';

export const SIGNATURE = {
  closing: `${brand.name}, pool design studio`,
  lines: [
    `${brand.phone}, Mon-Fri 8AM-6PM`,
    brand.email,
    `${brand.street}, ${brand.city}, ${brand.region} ${brand.postalCode}`,
  ],
} as const;

/** In every mail to the consultancy: the button that leads to the entry itself. */
export const OPEN_IN_CONSOLE = 'Open it in the console';

export const ESTIMATE_MAIL = {
  subject: 'Your pool cost estimate',
  preview: 'Contractor and owner-builder ranges, line by line, with a PDF to print.',
  heading: 'Your pool cost estimate',
  opening:
    'Here is the estimate you asked for. The attached PDF has the same figures and prints on two pages.',
  line: (contractor: string, ownerBuilder: string) =>
    `contractor ${contractor}, owner-builder ${ownerBuilder}`,
  leftOut: 'What estimates usually leave out',
  question: 'Questions? Answer this mail, or ask for a free consultation.',
  action: 'Ask for a free consultation',
  why: 'You receive this one mail because somebody entered this address in our cost calculator. If that was not you, nothing further will come.',
} as const;

export const ESTIMATE_NOTICE = {
  subject: (range: string) => `New estimate: ${range}`,
  heading: 'A visitor asked for a cost estimate',
  opening: 'Answering this mail writes to the visitor.',
  differs: (sent: string, computed: string) =>
    `The page sent ${sent}; our own figure is ${computed}. Trust ours.`,
} as const;

export const INQUIRY_MAIL = {
  subject: 'We have your consultation request',
  preview: 'It has reached us, and this is what happens next.',
  heading: 'Thank you. We have your request.',
  greeting: 'Hello,',
  received:
    'Your request for a free consultation has reached us, with your project details as you wrote them.',
  next: 'A designer reads it and answers within 24 hours; Mon-Fri 8AM-6PM usually within 2 hours.',
  add: 'Something to add? Answer this mail: plans, a survey and photos of the yard help most.',
  why: 'You receive this one mail because this address was given in our consultation form.',
} as const;

export const INQUIRY_NOTICE = {
  subject: (name: string) => `New consultation request: ${name}`,
  heading: 'New consultation request',
  opening: 'Answering this mail writes to the visitor.',
  fromDesign: 'It comes from a design of the AI tool.',
  poolStyle: 'Pool style',
  poolLength: 'Pool length',
  features: 'Features',
} as const;
