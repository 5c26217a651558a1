// Editorial rule: plain words, no promise about a price; figures come from domain/estimate alone.
import type { EstimateForm } from '#domain/estimate/estimate-form.ts';

export const CALCULATOR = {
  labels: {
    email: 'Email',
    size: 'Pool size',
    type: 'Pool type',
    material: 'Material',
    features: 'Features',
    location: 'Location',
    timeline: 'Timeline',
  } satisfies Record<keyof EstimateForm, string>,
  placeholders: {
    email: 'you@example.com',
    size: 'Select a size',
    type: 'Select a type',
    material: 'Select a material',
    location: 'Select a location',
    timeline: 'Select a timeline',
  },
  emailHint: 'Only to send you the estimate. No phone number, no newsletter.',
  featuresHint: 'Choose any, or none.',
  submit: 'Send Detailed Estimate to Email',
  submitting: 'Sending Estimate...',
  download: 'Download PDF now',
  downloadHint: 'No email needed.',
  downloadMissing: 'No email needed. Choose a size, type and material first.',
} as const;

export const COMPARISON = {
  heading: 'Cost Comparison',
  starting: 'Starting price, before your choices',
  contractor: { title: 'Professional Contractor', note: 'One company builds everything' },
  ownerBuilder: {
    title: 'Owner-Builder Cost',
    note: 'You hire each trade yourself: half of the contractor’s price',
  },
  savings: {
    title: 'Your Savings',
    /** Beside the range, which it makes the same as the one above. */
    share: '{share}% saved',
    note: 'The top of the usual {owner-builder.savings}',
  },
  short: { contractor: 'Contractor', ownerBuilder: 'Owner-builder' },
  unsure:
    'You are not sure of the size, so these run from the low end of a small pool to the high end of a large one. Choose a size to narrow them.',
  footnote:
    'Typical ranges for planning, not a quote. What you actually save depends on local trades, soil, access and time; some owners save very little.',
} as const;

// What stands under the form once an estimate was sent, with what the server says becomes of it.
export const SENT_ESTIMATE = {
  heading: 'Your estimate',
  reference: 'Reference',
  sent: 'It is on its way to {email}.',
  saved: 'Your PDF is ready. We will email it to {email} shortly.',
  place: 'in {place}',
  page: 'Open the full estimate',
  next: 'Questions? Mention the reference when you call or write.',
  contact: 'Ask for a free consultation',
} as const;

export const LINES = {
  tab: 'Line by line',
  heading: 'Where the money goes',
  lead: 'What each part adds, from its low end to its high end. The lines add up to the contractor’s range.',
  line: 'Part of the pool',
  low: 'Low end',
  high: 'High end',
  included: 'included',
  total: 'Contractor, in total',
  ownerBuilder: 'If you run the build yourself: half',
} as const;

// The step from figures to plans; the rest of its words are the design tool's.
export const ESTIMATE_PLANS = {
  own: 'Building it yourself? {offer}',
  told: 'From the cost calculator: {choices}.\nContractor range: {range}.',
} as const;

export const ONE_CHANGE = {
  tab: 'Change one thing',
  heading: 'Change one thing, see the difference',
  lead: 'Each button changes just that one choice. The figures are the low and high ends of the contractor range.',
  groups: { size: 'Size', type: 'Shape', material: 'Material', features: 'Features' },
  upTo: 'to {amount}',
} as const;

// What owners say surprised them: none of it is in the ranges above, nor in most quotes.
export const LEFT_OUT = {
  tab: 'What is left out',
  heading: 'What estimates usually leave out',
  lead: 'Ask every bidder for these, in writing. They explain most of the difference between two quotes.',
  items: [
    { title: 'Excavation surprises', detail: 'Rock, groundwater or bad soil, and hauling the dirt away.' },
    {
      title: 'Power run and panel',
      detail: 'A sub-panel, trenching and bonding from the house to the equipment pad.',
    },
    { title: 'Gas line', detail: 'Needed for most heaters and fire features; priced by the foot.' },
    {
      title: 'Fence, gates and alarms',
      detail: 'The law requires a barrier nearly everywhere; check your local code.',
    },
    { title: 'Permits and inspections', detail: 'Fees, surveys, energy calculations, engineering stamps.' },
    { title: 'Deck beyond the coping', detail: 'Many quotes include three feet of deck, or none.' },
    { title: 'Access', detail: 'A narrow side yard means smaller machines and more days.' },
    {
      title: 'Repairs afterward',
      detail: 'Sprinklers, lawn, driveway and the fence panels the machines came through.',
    },
    { title: 'First fill and start-up', detail: 'Water, chemicals and the first month of balancing.' },
  ],
} as const;

export const DESIGN_NOTICE = {
  title: 'Your AI design is loaded',
  arrived: 'From your design: {came}. Please add your {missing}.',
  listed: '{first} and {last}',
  fields: {
    size: 'size',
    type: 'type',
    material: 'material',
    features: 'features',
    timeline: 'timeline',
    location: 'location',
    email: 'email',
  },
  missing: 'We could not read your design',
  missingHelp:
    'The link brought no choices for this form. Please choose below, or come from your design again.',
  style: 'Style',
  length: 'Length',
  feet: '{length} ft',
  range: 'AI estimate',
  budget: 'Your budget',
  toast: 'The calculator now shows your design. Change anything you like.',
} as const;

export const SENT = {
  yes: 'Your detailed estimate is on its way to your inbox.',
  no: 'Your cost calculation has been processed. You can download the PDF now; we will email it as soon as we can.',
} as const;

// The sheet of paper: printed, shown to a spouse, taken to a bidder.
export const ESTIMATE_PAPER = {
  title: 'Pool cost estimate',
  filename: 'pool-cost-estimate.pdf',
  preparedOn: 'Prepared on',
  yourPool: 'Your pool',
  none: 'None chosen',
  ranges: 'What it could cost to build',
  lines: 'Line by line',
  columns: { line: 'Line', contractor: 'Contractor', ownerBuilder: 'Owner-builder' },
  total: 'Total',
  leftOut: 'Usually left out: ask every bidder',
  nextSteps: 'Next steps',
  steps: [
    'Check the yard: survey, setbacks, utilities and a path for machines.',
    'Get a to-scale design, so every bidder prices the same pool.',
    'Ask at least three bidders, with the list of what is usually left out.',
    'Talk it over with us: the first consultation is free.',
  ],
  consultation: 'Free consultation: {promise.hours}, first reply within {promise.replyHours} hours.',
  smallPrint:
    'Planning ranges, not a quote or an offer. Location and timeline are noted and do not change the figures. Owner-builder savings depend on local trades, soil, access and time. We draw designs and coordinate licensed third-party engineers; we are not a contractor, an engineering firm or the engineer of record, and we do not provide or oversee bids.',
} as const;
