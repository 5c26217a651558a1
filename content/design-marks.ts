// Editorial rule: for two people with one pool between them; never which of them is right.
import type { AgreementWords } from '#domain/design/agreement.ts';

export const AGREEMENT: AgreementWords = {
  partner: 'Partner {number}',
  parts: {
    style: 'Shape',
    size: 'Size',
    depth: 'Depth',
    finish: 'Finish',
    deck: 'Deck',
    material: 'Material',
    price: 'Price',
  },
  agree: 'You agree on {agreed} of {count}.',
  talk: 'Talk about: {parts}.',
  open: { one: '1 still needs a mark from both.', other: '{count} still need marks from both.' },
  all: 'You agree on everything.',
  lead: {
    heading: 'Marked together by {names}',
    yes: 'Yes: {parts}',
    no: 'No: {parts}',
    differ: 'They differ on {part} ({votes})',
    each: '{part}: {votes}',
    vote: '{name} {mark}',
    marks: { yes: 'yes', no: 'no' },
  },
};

export const DESIGN_MARKS = {
  heading: 'Decide it together',
  lead: 'Send the link to your partner. Each of you says yes or no to every part, and you both see the marks here.',
  shared:
    'Your opinion is asked for: say yes or no to each part of this pool. Whoever sent it to you sees your marks here at once, and you see theirs.',
  sharedBy:
    '{names} would like to know what you think: say yes or no to each part of this pool. They see your marks here at once, and you see theirs.',
  go: 'Say yes or no',
  moved:
    'Change the design and you get a new link. Marks carry over for unchanged parts; the price needs a fresh yes or no.',
  name: 'Your name (optional)',
  yes: 'Yes',
  no: 'No',
  yesTo: 'Yes to {part}',
  noTo: 'No to {part}',
  said: { yes: '{name} said yes.', no: '{name} said no.' },
  verdicts: { yes: 'You agree: yes.', no: 'You agree: no.', differ: 'You do not agree yet.', open: '' },
  alone: { one: 'You marked 1 of {all}.', other: 'You marked {count} of {all}.' },
  aloneNext: 'Your partner’s marks appear here once they open the link.',
  turn: '{names} marked this pool. Your turn: yes or no to each part?',
  first: 'Nobody has marked anything yet.',
  undo: 'Undo: {part}',
  saved: 'Saved.',
  failed: 'Not saved yet: no connection. We keep trying.',
  full: 'As many people as a link takes have marked this pool already. Your marks stay in this browser.',
  gone: 'This design is no longer there, so marks cannot be kept.',
  values: {
    size: '{length} × {width} ft',
    depth: '{shallow} to {deep} ft',
    oneDepth: '{deep} ft',
  },
} as const;
