// Editorial rule: one plain sentence per step; say what a thing is for before asking for it, and never ask twice.
import type { AskedField } from '#domain/intake/intake-form.ts';

export const INTAKE_STEPS = [
  {
    title: 'Contact Information',
    short: 'Contact',
    about: 'Name, email, phone',
    description: 'Who you are and how to reach you.',
  },
  {
    title: 'Property Information',
    short: 'Property',
    about: 'Address, county, HOA',
    description: 'Where the pool goes, and which authority reviews its plans.',
  },
  {
    title: 'File Uploads',
    short: 'Files',
    about: 'Survey and photos',
    description: 'A survey and photos let us draw your yard as it is. Everything else helps.',
  },
  {
    title: 'Pool Specifications',
    short: 'Pool',
    about: 'Size, depth, deck',
    description: 'The size you have in mind. Nothing is final yet.',
  },
  {
    title: 'Features & Equipment',
    short: 'Features',
    about: 'Water, fire, spa, safety',
    description: 'Check what you want; skip what you are unsure of.',
  },
  {
    title: 'Project Details',
    short: 'Details',
    about: 'Budget and timing',
    description: 'Budget, timing, and anything we should know.',
  },
  {
    title: 'Review & Submit',
    short: 'Review',
    about: 'Check and send',
    description: 'Check your answers, then send them.',
  },
] as const;

/** Beside the form, before the first answer. */
export const INTAKE_ASIDE = {
  heading: 'Before you begin',
  points: [
    {
      title: 'Free',
      detail: 'Up to and including your design concepts. Then you choose a package, or nothing.',
    },
    { title: 'About ten minutes', detail: 'Your answers stay on this device until you send them.' },
    {
      title: 'Have on hand',
      detail:
        'A survey or site plan and photos of the yard. You can add them later, but concepts may take longer.',
    },
    { title: 'You get', detail: 'A ticket number at once, and your concepts by email.' },
  ],
} as const;

export const INTAKE_MAIL = {
  subject: 'We have your project: {ticket}',
  preview: 'Your ticket number, your pool, and when to expect concepts.',
  heading: 'Thank you. We have your project.',
  ticket: 'Ticket number',
  next: 'A designer will look at your files first. Expect design concepts within {promise.concepts}.',
  missing:
    'You did not attach any files. A missing survey or photos may delay concepts; you can reply to this email with them.',
  summary: 'Your pool',
  plot: 'Your drawing of the yard came with it.',
  rest: 'We also have your contact details, address and notes. To keep them private, we do not repeat them in email.',
  status: 'Open your project room',
  statusNote: 'This link is private: anyone who has it can see your project.',
  why: 'You are getting this email because this address was entered in the {brand.name} project form.',
} as const;

export const INTAKE_NOTICE = {
  subject: 'New project {ticket}: {name}',
  heading: 'A new project came in',
  opening: 'Replying to this email writes to the client. Concepts are promised within {promise.concepts}.',
  files: 'Files',
  plot: 'Yard',
} as const;

export const PROGRESS_MAIL = {
  subject: '{ticket}: {label}',
  heading: {
    received: 'Received',
    'in-review': 'A designer is working on it',
    'concepts-ready': 'Your concepts are ready',
  },
  body: {
    received: 'Your project is in our queue.',
    'in-review':
      'A designer is working on your survey, photos and wish list. Expect concepts within {promise.concepts} of your submission.',
    'concepts-ready':
      'Your design concepts are ready. We will send them to this address and call you to go over them.',
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
} as const satisfies Record<AskedField, string>;

export const INTAKE_FORM = {
  step: 'Step {step} of {count}',
  nextStep: 'Next: {step}',
  percent: '{percent}% complete',
  announce: 'Step {step} of {count}: {title}',
  steps: 'Steps of the form',
  required: '* required',
  previous: 'Previous',
  next: 'Next',
  backToReview: 'Back to the review',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  hints: {
    phone: 'We call only about this project.',
    county: 'The office that reviews your plans, for example Seminole County.',
    deckSquareFootage: 'The paved area around the pool, not counting the water.',
    targetStartDate: 'Optional. When digging should begin.',
    sketchNotes: 'Anything your sketches do not show.',
  },
  placeholders: {
    state: 'CA',
    deckMaterial: 'Choose a deck material',
    budgetRange: 'Choose a budget range',
    spaSize: 'Choose a size',
    equipmentBrand: 'Not chosen yet',
  },
  files: {
    required: 'Required',
    optional: 'Optional',
    wanted: {
      survey: 'Survey or site plan',
      photo: 'Backyard photos',
      hoa: 'HOA documents',
      sketch: 'Sketches',
    },
    here: 'added',
    choose: 'Choose files',
    drop: 'or drop them here',
    photo: 'Take a photo',
    rules: 'JPEG, PNG, HEIC, PDF, DOC or DOCX, up to {limit.intake-file} each.',
    count: { one: '1 file chosen', other: '{count} files chosen' },
    none: 'No files chosen yet',
    purpose: 'What {name} is',
    purposeUnknown: 'What is it?',
    remove: 'Remove {name}',
    removeWord: 'Remove',
    undo: 'Undo',
    removed: '{name} was removed.',
    added: 'Added: {names}.',
    photoName: 'photo-{number}',
    rejected: 'Not added',
    empty: 'This file is empty. Please choose it again.',
    unreadable: 'This file can no longer be read. Please choose it again.',
    notWhatItSays: 'This file does not match its name, so we probably cannot accept it. Please check it.',
    twice: '{name} is already in the list.',
    refused: 'We could not accept this file. Remove it or choose another.',
    tooMany: 'You can send up to {limit.intake-files} files at once; the rest were not added.',
    tooMuch: 'All files together can be up to {limit.intake-total}; the rest were not added.',
  },
  sketch: {
    title: 'As you have it now',
    empty: 'Fill in the four dimensions to see the pool to scale.',
    plan: 'Plan, {length} ft by {width} ft',
    section: 'Section, {shallow} ft to {deep} ft deep',
    gallons: 'About {gallons} gallons of water',
  },
  review: {
    contact: 'Contact',
    address: 'Address',
    hoa: 'HOA',
    hoaYes: 'Yes',
    pool: 'Pool size',
    depths: 'Depths',
    deck: 'Deck',
    deckWords: '{material}, {squareFeet} sq ft',
    files: 'Number of files',
    spa: 'Spa',
    spaIncluded: 'Included',
    spillover: 'spilling over into the pool',
    none: 'None',
    change: 'Change {title}',
    changeWord: 'Change',
    missing: 'A missing survey or photos may delay concepts.',
    missingSurvey: 'No file is marked as a survey or site plan.',
    missingPhotos: 'No file is marked as a backyard photo.',
    addFiles: 'Add files',
    feet: '{length} ft by {width} ft',
    depth: '{shallow} ft shallow, {deep} ft deep',
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
    cancelled: 'The upload was canceled. Nothing was sent, and everything you entered is still here.',
    sent: '{percent}% sent',
    storing: 'Everything has arrived. Saving it now.',
    failed:
      'That did not go through. Everything you entered is still here; submit again when you are back online.',
    refused: 'Please correct this and submit again:',
    stillWorking: 'We are still receiving your project. Please wait a few seconds, then submit again.',
    show: 'Go to {what}',
  },
  unsure: {
    question: 'Not sure of the size yet?',
    use: 'Fill in a usual pool',
    taken:
      'We filled in a usual pool: {poolLength} ft by {poolWidth} ft, {shallowDepth} to {deepDepth} ft deep. Your designer knows that the size is still open; change anything you like.',
    told: 'Size not settled yet: the dimensions are those of a usual pool.',
  },
  deckComputed:
    'Computed from your pool: {deck} sq ft, with {deck.around} ft to walk around it and {deck.house} ft toward the house. Change it if you know better.',
  done: {
    received: 'We have your project',
    title: 'Your ticket number is',
    body: 'Expect design concepts within {promise.concepts}. A confirmation with the private link to your project is on its way to {email}.',
    status: 'Open your project',
    statusNote:
      'Your project room: messages, files and drawings in one place. Its link is private, so keep it.',
    sketch: 'Your pool, as you sent it',
    statusByMail: 'The private link to your project room comes with the confirmation email.',
    next: 'What happens next',
    steps: [
      {
        when: 'Now',
        what: 'A confirmation email is on its way',
        detail:
          'With your ticket number and the private link. Not there? Look in the spam folder, or write to us.',
      },
      {
        when: 'Then',
        what: 'A designer looks at your files first',
        detail: 'If something is missing or unclear, we ask you before we draw.',
      },
      {
        when: 'Within {promise.concepts}',
        what: 'Your design concepts, free',
        detail:
          'First drawings of the pool in your yard. We send them, call to go over them, and that is all you have agreed to.',
      },
      {
        when: 'When you are ready',
        what: 'You choose a package, or nothing',
        detail:
          'Only now does it cost anything: the plans a builder bids on, stamps and permit papers begin once you have paid for the package you picked.',
      },
    ],
    got: {
      heading: 'What we received',
      pool: 'Pool, {size}, with your answers in all {count.intake-steps} steps',
      noFiles: 'No files yet',
      plot: 'Your drawing of the yard',
      noSurvey: 'We have no survey or site plan yet.',
      noPhotos: 'We have no backyard photos yet.',
      addMissing: 'Add them in your project room',
      addInRoom:
        'Add files, photos or notes at any time in your project room, or reply to the confirmation email.',
      addByMail: 'To add files, photos or notes, reply to the confirmation email.',
    },
    costs: {
      heading: 'What it costs',
      body: 'Nothing up to and including the design concepts: they are free, and no card was charged. What you pay for are the plans made from them: packages start at {price.lowest}, one fixed price, paid once, before the plan set is drawn.',
      packages: 'Compare the packages',
    },
    print: 'Print this page',
    another: 'Send another project',
  },
} as const;
