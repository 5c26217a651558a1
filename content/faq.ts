// Editorial rule: answer in the first sentence, explain after; a number with legal weight says to check locally.
export type Question = { id: string; question: string; answer: readonly string[] };
export type FaqSection = {
  id: string;
  title: string;
  questions: readonly Question[];
};

export const FAQ_PAGE = {
  eyebrow: 'FAQ',
  heading: 'Owner-builder permits, engineering, costs and timelines',
  lead: '{Count.faq-questions} questions we answer every week. Check any legal number with your own building department before you rely on it.',
  glanceLabel: 'The figures people ask for first',
  /** Each with the answer that it is from. */
  glance: [
    { value: '{permit.review}', label: 'A county’s plan review', at: 'how-long-does-a-permit-take' },
    {
      value: '{price.calculator}',
      label: 'Our cost calculator starts at',
      at: 'what-does-a-pool-cost',
    },
    {
      value: '{owner-builder.savings}',
      label: 'Owner-builders save, by our plan; builders contest it',
      at: 'how-much-does-an-owner-builder-save',
    },
    {
      value: '{owner-builder.duration}',
      label: 'Building it yourself, from digging to swimming',
      at: 'how-long-does-it-take-to-build',
    },
  ],
  contents: 'On this page',
  copyLink: 'Link to this question',
  actionHeading: 'Didn’t find your answer?',
  actionLead:
    'Send us your question or the reviewer’s comments. We will tell you what they mean, whether or not you buy anything.',
  permittingHelp: 'Get Permitting Help',
  book: 'Book a {call.minutes}-minute call',
  write: 'Email us',
} as const;

// The drawing under the last answer; its numbers are that answer's.
export const FAQ_DEPTH = {
  alt: 'Section along a pool: level at 3 1/2 ft, then a floor that falls 1 ft in 7, then 1 ft in 3 down to 6 ft.',
  labels: { shallow: '3 1/2 ft', deep: '6 ft', shallowRun: '1 in 7', deepRun: '1 in 3' },
} as const;

export const FAQ_SECTIONS: readonly FaqSection[] = [
  {
    id: 'owner-builder',
    title: 'Owner-builder permits',
    questions: [
      {
        id: 'can-i-pull-my-own-permit',
        question: 'Can I pull my own pool permit as an owner-builder?',
        answer: [
          'In most states, yes, for the home you own and live in. You sign an owner-builder statement, you supervise the work yourself, and you answer for it. In Florida, selling or leasing the house within a year of completion counts against you.',
          'The rules differ by state and county, and licensed trades such as electrical usually stay licensed. Ask your building department for its owner-builder form before you plan around it.',
        ],
      },
      {
        id: 'how-long-does-a-permit-take',
        question: 'How long does a pool permit take?',
        answer: [
          'County plan review typically takes {permit.review}, and each recheck {permit.recheck}. From a complete application to permit approval, plan on {permit.approval}. An incomplete one can take months.',
          'The permit coordination package is {price.permitting}, for Florida only. We prepare the set, submit it with you and answer the reviewer’s comments.',
        ],
      },
      {
        id: 'may-a-consultant-help-me',
        question: 'Can a consultant help me run the job in my state?',
        answer: [
          'It depends on the state. Some states, California among them, require a contractor’s license for anyone who provides or oversees bids or sets schedules for an owner-builder. Other states have similar rules.',
          'Where such a rule applies we keep to design, drawings and lists, and you or a licensed consultant handle bids and schedules. So far that is {diy.without-referrals}; for {diy.ask-first} we ask you to talk to us first. We say so before you pay.',
        ],
      },
    ],
  },
  {
    id: 'engineering',
    title: 'Engineering',
    questions: [
      {
        id: 'do-i-need-an-engineers-stamp',
        question: 'Do I need an engineer’s stamp?',
        answer: [
          'Often. Most Florida counties, and many cities elsewhere, require sealed structural sheets for a concrete pool. Fiberglass shells sometimes come with the manufacturer’s own sealed drawings.',
          'Your building department’s pool checklist says which sheets must be sealed. Send it to us if it is unclear.',
        ],
      },
      {
        id: 'who-is-the-engineer-of-record',
        question: 'Who is the engineer of record?',
        answer: [
          'The licensed third-party engineer who reviews, signs and seals your sheets. We coordinate that engineer and prepare the drawings. We are not an engineering firm and not the engineer of record.',
        ],
      },
      {
        id: 'what-does-the-stamp-not-cover',
        question: 'What does the standard stamp not cover?',
        answer: [
          'Soil reports, retaining walls, flood zones, elevated decks, infinity edges on a slope and other site-specific engineering. Those are specialty engineering, quoted by the engineer and billed separately.',
        ],
      },
    ],
  },
  {
    id: 'costs',
    title: 'Costs',
    questions: [
      {
        id: 'what-does-a-pool-cost',
        question: 'What does an inground pool cost to build?',
        answer: [
          'Our calculator starts at {price.calculator} for a small vinyl rectangle built by a contractor; a large concrete rectangle with a spa takes up to {price.calculator-large}. Size, shell, shape and a spa move the figure most, and you can see the range for your own choices without giving your name.',
          'Ask every bidder about the items that are often left out: excavation in rock, haul-off, the power run, the fence, the permit and the deck.',
        ],
      },
      {
        id: 'what-is-billed-separately',
        question: 'What is billed separately from a package?',
        answer: [
          'Extra jurisdictional requirements, specialty engineering and third-party reports. You pay permit fees directly to the county. Anything extra is quoted before we order it.',
        ],
      },
      {
        id: 'when-do-i-pay',
        question: 'When do I pay, and can I get a refund?',
        answer: [
          'You pay once, by card or Zelle, when you choose a package. We contact you within {promise.contactHours} hours to begin. There are no refunds once work begins, so tell us early if your plans change.',
        ],
      },
    ],
  },
  {
    id: 'diy-vs-builder',
    title: 'DIY or builder',
    questions: [
      {
        id: 'how-much-does-an-owner-builder-save',
        question: 'How much does an owner-builder really save?',
        answer: [
          'For planning we use {owner-builder.savings} of a full-service price, before counting your own time. It is a contested figure: one owner documented {owner-builder.documented}, some builders say 25% at best, and others say it comes out about even.',
          'It depends on how much you do with your own hands, how many bids you collect, how your soil behaves and whether you make an expensive mistake. If you hire out everything and supervise nothing, do not expect much.',
        ],
      },
      {
        id: 'how-long-does-it-take-to-build',
        question: 'How long does it take?',
        answer: [
          'An owner-built pool typically takes {owner-builder.duration} from excavation to swimming. A full-service builder often takes 8-16 weeks from contract to swim. The difference is mostly waiting between trades.',
        ],
      },
      {
        id: 'when-should-i-hire-a-builder',
        question: 'When should I hire a builder instead?',
        answer: [
          'When you cannot be on site during the day, when the yard needs walls or blasting, when your lender requires a licensed contractor, or when your state or HOA does. The plans are the same either way, and good plans make builders’ bids comparable.',
        ],
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical',
    questions: [
      {
        id: 'why-was-my-pdf-rejected',
        question: 'Why did the county’s portal reject my PDF?',
        answer: [
          'Usually its size: PDFs over {permit.largestPdf} are often rejected. Others fail for scanned pages, missing bookmarks, a layer that will not print or a title block without the parcel number. Our sets are vector PDFs well under that size.',
        ],
      },
      {
        id: 'what-do-you-need-from-me',
        question: 'What do you need from me to start?',
        answer: [
          'A survey or site plan, and photos of the yard from each corner. HOA rules and a sketch help too. The project form takes all of it, and first concepts come back in {promise.concepts}.',
        ],
      },
      {
        id: 'how-deep-and-how-steep',
        question: 'How deep can the pool be, and how steep can the floor be?',
        answer: [
          'Most family pools run from 3 1/2 ft to 6 ft. A common limit for the floor is 1 ft down in 7 ft in the shallow end and 1 in 3 into the deep end; local codes can be stricter. A diving board needs about 8 ft of water and a longer pool than most yards allow.',
        ],
      },
    ],
  },
];
