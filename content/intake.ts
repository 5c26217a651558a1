// Editorial rule: one plain sentence per step; say what a thing is for before asking for it, and never ask twice.
import { brand } from '#domain/site/brand.ts';

export const INTAKE_STEPS = [
  { title: 'Contact Information', description: 'Who we answer, and how to reach you.' },
  {
    title: 'Property Information',
    description: 'Where the pool goes, and which authority reviews its plans.',
  },
  {
    title: 'File Uploads',
    description: 'A survey and photos let us draw your yard as it is. Everything else helps.',
  },
  { title: 'Pool Specifications', description: 'The size you have in mind. Nothing is final yet.' },
  { title: 'Features & Equipment', description: 'Tick what you want; leave out what you are unsure of.' },
  { title: 'Project Details', description: 'Budget, timing, and anything we should know.' },
  { title: 'Review & Submit', description: 'Check what you wrote, then send it.' },
] as const;

export const INTAKE_MAIL = {
  subject: (ticket: string) => `We have your project: ${ticket}`,
  preview: 'Your ticket number, what you sent, and when to expect concepts.',
  heading: 'Thank you. Your project has arrived.',
  ticket: 'Ticket number',
  next: 'A designer looks at your files first. Design concepts follow within 2-4 business days.',
  missing:
    'No files came with it. A missing survey or photos may delay concepts: you can answer this mail with them.',
  summary: 'What you sent',
  status: 'See how far it is',
  statusNote: 'This link is private: whoever has it can see the state of your project.',
  why: `You receive this mail because this address was given in the project form of ${brand.name}.`,
} as const;

export const INTAKE_NOTICE = {
  subject: (ticket: string, name: string) => `New project ${ticket}: ${name}`,
  heading: 'A new project came in',
  opening: 'Answering this mail writes to the client. Concepts are promised within 2-4 business days.',
  files: 'Files',
  console: 'Open it in the console',
} as const;

export const PROGRESS_MAIL = {
  subject: (ticket: string, label: string) => `${ticket}: ${label}`,
  heading: {
    received: 'Received',
    'in-review': 'A designer is working on it',
    'concepts-ready': 'Your concepts are ready',
  },
  body: {
    received: 'Your project is in our list.',
    'in-review':
      'Your survey, photos and wishes are on a designer’s table. Concepts follow within 2-4 business days of your submission.',
    'concepts-ready':
      'Your design concepts are ready. We send them to this address and call you to go through them.',
  },
} as const;

export const INTAKE_LABELS = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  projectAddress: 'Project address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  county: 'County or authority having jurisdiction',
  hasHOA: 'The property has a homeowners association (HOA)',
  hoaGuidelines: 'HOA guidelines',
  poolLength: 'Pool length (feet)',
  poolWidth: 'Pool width (feet)',
  shallowDepth: 'Shallow depth (feet)',
  deepDepth: 'Deep depth (feet)',
  deckMaterial: 'Deck material',
  deckSquareFootage: 'Deck square footage',
  waterFeatures: 'Water features',
  fireFeatures: 'Fire features',
  hasSpa: 'Include a spa',
  spaSize: 'Spa size',
  spaSpillover: 'The spa spills over into the pool',
  equipmentBrand: 'Equipment brand',
  safetyFeatures: 'Safety features',
  budgetRange: 'Budget range',
  targetStartDate: 'Target start date',
  specialRequests: 'Special requests',
  sketchNotes: 'Notes on your sketches',
} as const;
export type IntakeLabel = keyof typeof INTAKE_LABELS;

export const INTAKE_STATUS = {
  eyebrow: 'Your project',
  heading: 'How far your project is',
  lead: 'This page belongs to the private link in your confirmation mail.',
  loading: 'Looking up your project',
  missing: 'This link is not complete. Please open it from the confirmation mail again.',
  unknown:
    'This link does not belong to a project. Please open it from the confirmation mail again, or write to us.',
  failed: 'Your project could not be looked up just now. Please try again in a moment.',
  again: 'Try again',
  ticket: 'Ticket number',
  submitted: 'Submitted',
  files: 'Files',
  steps: {
    received: { title: 'Received', detail: 'Your project and its files are stored.' },
    'in-review': { title: 'In review', detail: 'A designer works through your survey, photos and wishes.' },
    'concepts-ready': {
      title: 'Concepts ready',
      detail: 'We send them by email and call you to go through them.',
    },
  },
  promise: 'Design concepts follow within 2-4 business days of a complete submission.',
  contact: 'Ask us about it',
} as const;

export const INTAKE_FORM = {
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  percent: (percent: number) => `${percent}% complete`,
  announce: (step: number, count: number, title: string) => `Step ${step} of ${count}: ${title}`,
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  hints: {
    phone: 'We call only about this project.',
    county: 'The office that reviews your plans, for example Seminole County.',
    deckSquareFootage: 'The paved area around the pool, without the water.',
    targetStartDate: 'Optional. When digging should begin.',
    sketchNotes: 'Anything your sketches do not say by themselves.',
  },
  placeholders: {
    state: 'CA',
    deckMaterial: 'Choose a deck material',
    budgetRange: 'Choose a budget range',
    spaSize: 'Choose a size',
    equipmentBrand: 'No choice yet',
  },
  files: {
    required: 'Required: survey or site plan, and backyard photos.',
    optional: 'Optional: HOA documents and sketches.',
    choose: 'Choose files',
    drop: 'or drop them here',
    photo: 'Take a photo',
    rules: 'JPEG, PNG, HEIC, PDF, DOC or DOCX, up to 50 MB each.',
    count: (count: number) => (count === 1 ? '1 file chosen' : `${count} files chosen`),
    none: 'No files chosen yet',
    purpose: (name: string) => `What ${name} is`,
    purposeUnknown: 'What is it?',
    remove: (name: string) => `Remove ${name}`,
    removeWord: 'Remove',
    undo: 'Undo',
    removed: (name: string) => `${name} was removed.`,
    rejected: 'Not added',
    tooMany: 'At most 60 files can be sent at once; the others were not added.',
    tooMuch: 'All files together may be at most 600 MB; the others were not added.',
  },
  draft: {
    title: 'We kept what you wrote here before',
    body: 'It was saved in this browser only. Files are kept too, as long as the browser has room.',
    continue: (step: number) => `Continue at step ${step}`,
    discard: 'Discard the draft',
    discarded: 'The draft was discarded.',
    otherTab: 'This form was changed in another tab of this browser.',
    load: 'Show those changes here',
  },
  fromDesign: 'Your design has filled in the pool. You can change everything.',
  review: {
    contact: 'Contact',
    address: 'Address',
    pool: 'Pool size',
    depths: 'Depths',
    budget: 'Budget',
    files: 'Number of files',
    spa: 'Spa',
    water: 'Water features',
    none: 'None',
    change: (title: string) => `Change ${title}`,
    changeWord: 'Change',
    missing: 'A missing survey or photos may delay concepts.',
    missingSurvey: 'No file is marked as a survey or site plan.',
    missingPhotos: 'No file is marked as a backyard photo.',
    feet: (a: number | string, b: number | string) => `${a} ft by ${b} ft`,
    depth: (shallow: number | string, deep: number | string) => `${shallow} ft shallow, ${deep} ft deep`,
  },
  consent: {
    before:
      'I own the property information I send here, or have written permission to share it. I agree to the ',
    terms: 'terms and conditions',
    between: ' and the ',
    privacy: 'privacy policy',
    after: ', and I understand that engineering and permitting may cost extra.',
  },
  upload: {
    title: 'Sending your project',
    all: 'All files',
    cancel: 'Cancel',
    cancelled: 'The upload was cancelled. Nothing was sent, and everything you entered is still here.',
    storing: 'Everything has arrived; it is being stored.',
    refused: 'Please correct this and submit again:',
  },
  done: {
    title: (ticket: string) => `Your ticket number is ${ticket}`,
    body: 'Design concepts follow within 2-4 business days. A confirmation with a private status link is on its way to your email.',
    status: 'See how far it is',
  },
} as const;
