import type { ReplyTemplate } from '#domain/console/reply.ts';

// Editorial rule: how we would write by hand: short, warm, one question or one next step. What stands in braces is filled in
// for each customer (domain/console/reply.ts); the owner changes these in the console.

export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    title: 'First answer',
    subject: 'Your pool at {studio}',
    body: 'Hello {name},\n\nThank you for writing to us. Your plans sound like a pool we would enjoy drawing.\n\nSo that we can give you a useful answer: when would you like to swim in it, and do you already have a survey of your property?\n\nKind regards,\n{studio}',
  },
  {
    title: 'About your design',
    subject: 'The design you made',
    body: 'Hello {name},\n\nThank you for the design you made: {design}\n\nIt can be built. The next step is a call in which we look at your property together and tell you what would change the cost most. Which day suits you?\n\nKind regards,\n{studio}',
  },
  {
    title: 'Your estimate',
    subject: 'Your estimate, and what it leaves out',
    body: 'Hello {name},\n\nYou asked for an estimate on our site. It is a good first figure; soil, access and local rules move it most.\n\nIf you tell us your address, we can say which of them matter for you. There is no charge for that.\n\nKind regards,\n{studio}',
  },
  {
    title: 'We still need your survey',
    subject: 'Your survey for {package}',
    body: 'Hello {name},\n\nThank you for choosing {package}. Before we can draw to scale we need the survey or site plan of your property. A photograph of the paper is fine, as long as every number can be read.\n\nIf you do not have one, your county or the company that insured your title often does.\n\nKind regards,\n{studio}',
  },
  {
    title: 'Before our call',
    subject: 'Our call, {call}',
    body: 'Hello {name},\n\nWe look forward to our call: {call}.\n\nIf you can, have a photograph of the yard at hand, and a rough idea of what you would like to spend.\n\nKind regards,\n{studio}',
  },
];
