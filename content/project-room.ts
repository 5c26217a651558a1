// Editorial rule: what the client of a running project reads: whose turn it is, what is asked of them, in plain words.
import type { Turn } from '#domain/project/room.ts';
import type { ProjectStep } from '#domain/project/steps.ts';

export const PROJECT_ROOM = {
  eyebrow: 'Your project room',
  greeting: 'Welcome, {name}',
  ticket: 'Project {ticket}',
  loading: 'Opening your project room',
  sections: 'Parts of your project',
  views: { home: 'Project', messages: 'Messages', payments: 'Payments', link: 'Sharing' },
  newCount: { one: '1 new', other: '{count} new' },
  back: 'Back to the project',
  again: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  contact: 'Contact us',
  name: 'Your name',
  nameHint: 'So that we know which of you is writing. We remember it on this device.',
  nameNeeded: 'Please type your name',
  failedAct: 'That did not reach us. Nothing was lost: please try again in a moment.',
  refusedAct: 'We could not do that: {reason}',
} as const;

/** The sentence on top, after whose turn it is; with a date `by` is put around it. */
export const PROJECT_TURN = {
  whose: { client: 'Your turn:', studio: 'Our turn:', done: '' } satisfies Record<Turn, string>,
  by: {
    client: '{sentence} by {due}',
    studio: '{sentence}. You’ll hear from us by {due}.',
  },
  overdueClient: 'We asked for it by {due}. If you need more time, just tell us.',
  overdueStudio: 'We promised it by {due} and are running late. We’re on it.',
  client: {
    look: 'look at version\u00a0{number} of “{title}”',
    send: { one: 'send us your comment', other: 'send us your {count} comments' },
    intake: 'send us your survey and photos',
    quote: 'decide on our quote “{title}”',
    pay: 'pay for “{title}”',
    answer: 'send us a reply',
  },
  studio: {
    documents: 'we’re reading your survey, photos and wishes',
    concept: 'we’re drawing your concept',
    revisions: 'we’re drawing your changes',
    plans: 'we’re drawing your plans',
    stamp: 'the engineer is checking your plans',
    permit: 'we’re preparing your permit papers',
    handover: 'we’re putting your files together',
  } satisfies Record<ProjectStep, string>,
  /** What the client did last comes before the step's own words. */
  studioAfter: {
    round: {
      one: 'we’re working on your comment',
      other: 'we’re working on your {count} comments',
    },
    approval: 'we’ll get started on the next step',
  },
  /** A second line, where the headline is about something else. */
  also: {
    look: 'Version {number} of “{title}” is also here for you to look at.',
    quote: 'Our quote “{title}” is also waiting for your answer.',
    pay: 'Payment for “{title}” is also due.',
  },
  done: 'Your project is complete. Everything we drew stays here.',
  more: { one: '1 more drawing is waiting for you.', other: '{count} more drawings are waiting for you.' },
  buttons: {
    look: 'Open version {number}',
    send: 'Review your comments',
    intake: 'Send survey and photos',
    quote: 'See the quote',
    pay: 'See how to pay',
    answer: 'Write to us',
    write: 'Write to us',
  },
} as const;

export const PROJECT_STEP_WORDS = {
  heading: 'Your project, step by step',
  now: 'Now',
  done: 'done',
  next: 'to come',
  /** Instead of the step's own words, while a version waits for the client. */
  look: 'Version\u00a0{number} is here: look at it, then comment or approve.',
  steps: {
    documents: {
      title: 'Survey and photos',
      detail: 'You show us the yard; we check that nothing is missing.',
    },
    concept: { title: 'Concept', detail: 'We draw your pool in its yard and hand it over here.' },
    revisions: { title: 'Your changes', detail: 'You comment on the drawings; we draw them again.' },
    plans: { title: 'Plans', detail: 'We draw the plan set with all its dimensions.' },
    stamp: { title: 'Engineer’s stamp', detail: 'A licensed engineer checks and seals the plans.' },
    permit: { title: 'Permit', detail: 'We prepare the papers your building department asks for.' },
    handover: { title: 'Handover', detail: 'You approve the last version and get every file.' },
  } satisfies Record<ProjectStep, { title: string; detail: string }>,
} as const;

export const PROJECT_REVISIONS = {
  heading: 'Revisions',
  used: '{used} of {included} used',
  unlimited: { one: '1 used, as many as you need', other: '{count} used, as many as you need' },
  none: 'They come with a package. Without one you can still comment: we quote each revision before we draw.',
  beyond:
    'Every included revision is used. You can still comment: we quote the next revision before we draw.',
  what: 'One revision is everything you send us together, however many comments it holds.',
  rounds: 'What you have sent',
  round: { one: 'Revision {number}: 1 comment', other: 'Revision {number}: {count} comments' },
  roundBy: '{name}, {date}',
  roundBeyond: 'Beyond the package; we quote it first.',
} as const;

export const PROJECT_FRESH = {
  heading: 'What happens next',
  steps: [
    {
      title: 'You send your survey and photos',
      detail: 'It takes about ten minutes; a phone is enough for the photos.',
    },
    {
      title: 'We draw',
      detail: 'Expect design concepts within {promise.concepts} of a complete submission.',
    },
    {
      title: 'You look at it here',
      detail: 'We email you when a drawing is ready. You mark what you would change, right on the drawing.',
    },
  ],
  // For a package that designs nothing: plans, a stamp, a permit.
  withoutDesign: [
    {
      title: 'You send your survey, photos and plans',
      detail: 'It takes about ten minutes; a phone is enough for the photos.',
    },
    {
      title: 'We check what we have',
      detail: 'We tell you here if something is missing, and what comes next.',
    },
    {
      title: 'You find every paper here',
      detail: 'We email you when something is ready for you to look at.',
    },
  ],
  intake: 'Send survey and photos',
  join: 'Please use the email address that this link was sent to ({mail}): that is how your survey finds this project.',
  joinPlain:
    'Please use the email address that this link was sent to: that is how your survey finds this project.',
  received: 'We have your survey and photos. You can send more with a message at any time.',
  empty: 'No drawings yet. We email you as soon as the first one is here.',
} as const;

export const PROJECT_DELIVERIES = {
  heading: 'Your drawings',
  isNew: 'New',
  version: 'Version {number}',
  versionOf: 'Version {number} of {count}',
  pages: { one: '1 page', other: '{count} pages' },
  files: { one: '1 file', other: '{count} files' },
  comments: { none: 'No comments', one: '1 comment', other: '{count} comments' },
  unsent: { one: '1 not sent', other: '{count} not sent' },
  approved: 'Approved by {name}, {date}',
  openNamed: 'Open {title}, version {number}',
  versions: 'Versions of {title}',
  older: 'This is an earlier version. The newest is version {number}.',
  openNewest: 'Open version {number}',
  arrived: 'Version {number} of {title} has just arrived. Your comments on version {old} are kept.',
  arrivedOther: '{title}, version {number}, has just arrived.',
  look: 'Look at it',
  missing: 'This version is no longer here.',
  download: 'Download {name}',
  downloads: 'Files of this version',
  downloadFailed: 'The file could not be fetched. Please check your connection and try again.',
  note: 'What we changed',
  firstNote: 'From your designer',
  firstPage: 'First page of {name}',
  openFile: 'Open {name} and comment',
  openAndComment: 'Open and comment',
  onlyDownloads: 'These files open in your own programs. Download them below.',
} as const;

export const PROJECT_APPROVAL = {
  approve: 'Approve this version',
  heading: 'Approve {title}',
  lead: 'You’re approving exactly this version. We’ll start the next step from it.',
  what: 'What you’re approving',
  version: '{title}, version {number}',
  fingerprint: 'Fingerprint',
  fingerprintHint:
    'It changes with the smallest change to a file, so both sides can prove later what was agreed.',
  price: 'Estimated building cost: {low} to {high}',
  sent: {
    one: 'You sent 1 comment on this version. Approve it without that change?',
    other: 'You sent {count} comments on this version. Approve it without those changes?',
  },
  unsent: {
    one: 'You have 1 comment on this version that is not sent yet. Approving does not send it.',
    other: 'You have {count} comments on this version that are not sent yet. Approving does not send them.',
  },
  typed: 'Type your first and last name to approve',
  typedNeeded: 'Please type your first and last name',
  button: 'Approve version {number}',
  undoHint: 'You can undo it until we start the next step.',
  done: 'Thank you. {title}, version {number}, is approved.',
  doneNext: 'We’ve emailed you a confirmation. We’ll get started on the next step.',
  stands: 'Approved by {name} on {date}.',
  final: 'We have started the next step with it, so it is final.',
  receipt: 'Download the receipt (PDF)',
  receiptName: 'approval-{ticket}-version-{number}.pdf',
  takeBack: 'Undo approval',
  takeBackHeading: 'Undo this approval?',
  takeBackLead: 'We’ll hold the next step until you approve this version or a newer one.',
  takenBack: 'Your approval of version {number} is undone.',
  changed:
    'This version is no longer what you had before you. We have loaded it again: please look at it once more, then approve.',
} as const;

export const PROJECT_SENDING = {
  bar: { one: '1 comment saved, not sent yet', other: '{count} comments saved, not sent yet' },
  barOffline: {
    one: '1 comment saved on this device, not sent yet',
    other: '{count} comments saved on this device, not sent yet',
  },
  send: 'Send to the studio',
  heading: { one: 'Send 1 comment to the studio', other: 'Send {count} comments to the studio' },
  lead: 'You can both add to this list until one of you sends it.',
  must: 'Must-have',
  idea: 'Idea',
  wish: 'Your changed design',
  place: '{title}, version {number}, page {page}',
  placePlain: '{title}, version {number}',
  remove: 'Remove',
  removeNamed: 'Remove the comment “{body}”',
  words: 'Anything else?',
  wordsHint: 'Optional. For example what matters most to you.',
  left: 'This is revision {number} of {included}. After it you have {left} left.',
  leftNone: 'This is revision {number} of {included}, the last one included.',
  leftUnlimited: 'This is revision {number}. Your package includes as many as you need.',
  beyond:
    'This is revision {number}, beyond the {included} included. We quote it first and draw nothing until you accept.',
  button: 'Send as one revision',
  buttonBeyond: 'Send for a quote',
  untouched: 'Nobody has commented on {names} yet. What you add after sending is another revision.',
  waiting: {
    one: '1 comment is only saved on this device so far. You can send it as soon as you’re back online.',
    other:
      '{count} comments are only saved on this device so far. You can send them as soon as you’re back online.',
  },
  done: 'Sent. It’s our turn now.',
  doneBeyond: 'Sent. We’ll write you a quote first.',
  empty: 'There is nothing left to send.',
} as const;

export const PROJECT_MESSAGES = {
  heading: 'Messages',
  lead: 'Questions, changes of plan, more photos: write here, and your designer reads it. Replies come by email too.',
  empty: 'Nobody has written yet.',
  earlier: { one: 'Show 1 earlier message', other: 'Show {count} earlier messages' },
  studio: 'The studio',
  you: 'You',
  seen: 'Seen by the studio',
  isNew: 'New',
  start: 'Write a message',
  latest: 'Latest message',
  reply: 'Read and reply',
  questions: 'Questions?',
  ask: 'Write to your designer',
  write: 'Your message',
  attach: 'Attach files',
  attachHint: 'Up to {count} files, {limit.intake-file} each: JPEG, PNG, HEIC, PDF, Word or DXF.',
  removeFile: 'Do not send {name}',
  send: 'Send message',
  sending: 'Sending',
  sendingPercent: '{percent}% sent',
  storing: 'All of it has left; we are checking the files.',
  cancel: 'Cancel sending',
  cancelled: 'Not sent. Your message is still here.',
  sent: 'Message sent.',
  failed: 'It did not reach us. Your message is still here.',
  failedOffline: 'You’re offline. Your message is kept here until you send it.',
  retry: 'Send again',
  tooMany: 'Up to {count} files travel with one message.',
  nothing: 'Please write something or attach a file.',
} as const;

export const PROJECT_PAYMENTS = {
  heading: 'Payments',
  quotes: 'Quotes',
  paid: 'What you have paid',
  empty: 'You don’t owe anything. When something extra comes up, we write you a quote here first.',
  states: {
    open: 'Waiting for your answer',
    accepted: 'Accepted, payment due',
    paid: 'Paid',
    declined: 'Declined',
    withdrawn: 'Withdrawn by the studio',
  },
  accept: 'Accept for {amount}',
  acceptHeading: 'Accept “{title}”?',
  acceptLead: 'You agree to pay {amount}. You choose how on the next step.',
  acceptButton: 'Accept the quote',
  decline: 'Decline',
  declineHeading: 'Decline “{title}”?',
  declineLead: 'We then leave it out. You can always ask us for a new quote.',
  declineButton: 'Decline the quote',
  acceptedBy: 'Accepted by {name}, {date}',
  card: 'Pay {amount} by card',
  zelle: 'Pay by Zelle',
  zelleSteps:
    'Send {amount} with Zelle to {payee} and write {ticket} into the memo. We mark it as paid here when it has arrived, usually within one business day.',
  byCard: 'By card',
  byZelle: 'By Zelle',
  on: '{how}, {date}',
  pending: 'On its way',
  refunded: '{amount} of it refunded',
  refundedAll: 'Refunded in full',
  failed: 'Not paid',
  receipt: 'Download receipt {number}',
  receiptName: 'receipt-{number}.pdf',
} as const;

export const PROJECT_LINK = {
  heading: 'Your private link',
  who: 'Who can see this room',
  whoWords:
    'Anyone with your link, and our studio. Nobody else: search engines and other companies never see it, and there is no password that could be lost.',
  share:
    'Share it with the person you decide with: copy it here or forward our email. Whoever has it can comment and approve.',
  copy: 'Copy the link',
  copied: 'Copied. Whoever has it can comment and approve.',
  copyFailed: 'Your browser does not allow it. Please copy it from the address bar.',
  replace: 'A new link',
  replaceWords:
    'Has the link fallen into the wrong hands? We’ll email a new one to {mail} and turn this one off right away.',
  replaceNoMail:
    'We have no email address for this project. Please contact us, and we’ll send you a new link.',
  replaceButton: 'Email me a new link',
  replaceHeading: 'Turn off this link and email a new one?',
  replaceLead:
    'This page stops working for everyone who has the old link, you included, until you open the new one from your email. Comments that are not sent yet are kept. A message that you are writing now is not: send it first.',
  replaceConfirm: 'Turn off this link and email me a new one',
  replaced: 'This link is turned off',
  replacedWords: 'A new one is on its way to {mail}. Please open it from there.',
} as const;

export const PROJECT_TROUBLE = {
  missing: {
    heading: 'Open your project room',
    words: 'Use the private link in our latest email.',
  },
  unknown: {
    heading: 'This link doesn’t work anymore',
    words:
      'It may have been replaced by a newer one, or cut short on the way. Open the link in our latest email, or have it sent again.',
  },
  failed: {
    heading: 'We could not open your project',
    words: 'It is still there; only the connection to it failed just now. Please try again in a moment.',
  },
  offline: 'You’re offline. You can keep going: what you write is saved on this device until you’re back.',
  stale: 'We could not look for news since {time}.',
  lost: {
    heading: 'Lost your link?',
    email: 'The email you gave us',
    emailNeeded: 'Please type your email address',
    button: 'Email me my link',
    otherEmail: 'No longer use that email?',
  },
  refused: {
    one: '1 comment could not be stored: {reason}',
    other: '{count} comments could not be stored: {reason}',
  },
  discard: 'Discard',
} as const;

/** What stands in a room, told at its door. */
export const PROJECT_DOOR = {
  heading: 'In your project room',
  things: {
    drawings: { title: 'Drawings', detail: 'Every version, to open, zoom and comment on.' },
    messages: { title: 'Messages', detail: 'You and your designer, with files and photos.' },
    approvals: { title: 'Approvals', detail: 'Which version you approved, and when.' },
    receipts: { title: 'Receipts', detail: 'What is paid, and every file you got for it.' },
  },
} as const;

/** A status link of an intake that joined a project: where that intake stands, and where the rest is. */
export const PROJECT_INTAKE = {
  heading: 'We have your survey and photos',
  hint: 'They belong to a project of yours. The link to its room, with drawings and messages, is in the email we sent you.',
  ticket: 'Ticket number',
  submitted: 'Submitted',
  files: 'Files',
  steps: {
    received: { title: 'Received', detail: 'Your project and its files are stored.' },
    'in-review': {
      title: 'In review',
      detail: 'A designer is going through your survey, photos and wish list.',
    },
    'concepts-ready': {
      title: 'Concepts ready',
      detail: 'They are in your project room.',
    },
  },
  now: 'Now',
  promise: 'Expect design concepts within {promise.concepts} of a complete submission.',
} as const;

// The page that takes the card for an extra: it does not know the room, only what is to be paid.
export const PROJECT_PAY = {
  loading: 'Looking up the payment',
  summary: 'You are paying for',
  project: 'Project',
  amount: 'Amount',
  unclear:
    'It may have gone through. You can close this page, but please do not pay for this again until you have asked us.',
  done: {
    heading: 'Paid. Thank you.',
    words: 'Your receipt is on its way by email, and your project room shows it as paid.',
  },
  paid: {
    heading: 'This has been paid already',
    words: 'Nothing is left to pay here, and nothing was charged again.',
  },
  withdrawn: {
    heading: 'This quote was withdrawn',
    words:
      'It can no longer be paid, and nothing was charged. Ask us in your project room if you still want it.',
  },
  unaccepted: {
    heading: 'This quote is not accepted yet',
    words: 'Please accept it in your project room first. Nothing was charged.',
  },
  unknown: {
    heading: 'This link does not open a payment',
    words: 'Part of it may be missing. Please go to your project room and choose to pay by card there.',
  },
  failed: {
    heading: 'We could not look this up',
    words: 'Nothing was charged. Please check your connection and try again.',
    again: 'Try again',
  },
  back: 'Back to your project',
  byMail: 'To return to your project room, use the link in our email.',
  newLink: 'Get my link again',
} as const;
