// Editorial rule: for an owner who has never run a site. What is open, then why it matters; no word of the trade but a setting's name.
import type { LaunchGroup, LaunchId } from '#domain/console/launch.ts';
import type { Counted } from '#domain/words/fill.ts';

type GroupWords = {
  heading: string;
  lead: string;
  /** The lead as long as visitors cannot reach the site. */
  local?: string;
  action: string;
};

const GROUPS: Record<LaunchGroup, GroupWords> = {
  samples: {
    heading: 'Samples to replace',
    lead: 'Samples are invented. The public site leaves them out until real ones take their place.',
    local:
      'Samples are invented. On this local address they are shown; on the public one they are left out until real ones take their place.',
    action: 'Replace',
  },
  details: {
    heading: 'Your details',
    lead: 'These are still as the site came.',
    action: 'Change',
  },
  spanish: {
    heading: 'In Spanish',
    lead: 'Spanish readers get these in English, until you write their Spanish.',
    action: 'Write the Spanish',
  },
  server: {
    heading: 'On the server',
    lead: 'Send this list to whoever runs your website.',
    action: '',
  },
  accounts: { heading: 'Accounts', lead: 'Owners can see and change everything.', action: 'Set up' },
};

type ItemWords = {
  /** What it is, as a line of its own; with a number where several are open. */
  title: string;
  several?: Counted;
  why: string;
};

const ITEMS: Record<LaunchId, ItemWords> = {
  'home-testimonials': {
    title: 'Testimonials on the home page',
    several: { one: '1 testimonial on the home page', other: '{count} testimonials on the home page' },
    why: 'The words of clients who agreed persuade more than anything else there.',
  },
  'case-studies': {
    title: 'Case studies',
    several: { one: '1 case study', other: '{count} case studies' },
    why: 'They show what you drew, for whom, and what it saved them.',
  },
  reviews: {
    title: 'Reviews',
    several: { one: '1 review', other: '{count} reviews' },
    why: 'A real sentence or two is enough for each.',
  },
  'founder-story': {
    title: 'The founder’s story',
    why: 'On the About page people read who they would work with.',
  },
  rating: {
    title: 'The rating for search engines',
    why: 'A rating that nothing proves can cost the site its place in search results.',
  },
  name: { title: 'Business name', why: 'It stands on every page, in every email and on every receipt.' },
  address: { title: 'Address', why: 'Visitors read it, and maps and search engines get it.' },
  phone: { title: 'Phone number', why: 'Nobody answers this one.' },
  email: { title: 'Email address', why: 'What visitors write there reaches nobody.' },
  booking: { title: 'Hours for calls', why: 'Visitors can book calls in example hours.' },
  zelle: { title: 'Zelle payee', why: 'Payments by Zelle would not reach you.' },
  social: {
    title: 'Social links',
    several: { one: '1 social link', other: '{count} social links' },
    why: 'They lead to pages that are not yours. One that you leave empty is not shown.',
  },
  chat: {
    title: 'Chat account',
    why: 'Messages would reach nobody. Put in your own account, or “off” to leave the chat out.',
  },
  untranslated: {
    title: 'Everything said in Spanish too',
    several: { one: '1 sentence without Spanish', other: '{count} sentences without Spanish' },
    why: 'On a Spanish page, a note at the foot says that some words are in English only.',
  },
  'site-address': {
    title: 'Public address',
    why: 'Until there is one, links in emails lead to this computer only.',
  },
  https: {
    title: 'Encrypted connection',
    why: 'Without it browsers warn visitors. The address has to begin with https.',
  },
  payments: {
    title: 'Live payments',
    why: 'Payments are a test and charge no card. Live keys from Stripe are needed before you can sell.',
  },
  'mail-server': {
    title: 'Mail server',
    why: 'Without one, no email leaves the site: confirmations and notices are only saved in a folder.',
  },
  'mail-sender': {
    title: 'Sender of emails',
    why: 'Without an address of your own domain, many mail programs will treat them as spam.',
  },
  'second-factor': {
    title: 'Second factor for every owner',
    why: 'With a password alone, whoever guesses it can read every inquiry and change every price.',
  },
};

export const LAUNCH = {
  lead: {
    local: 'Visitors cannot reach the site yet. This is what to do before they can.',
    public: 'Visitors can reach the site. This is still to be done.',
    done: 'Everything on the list is done.',
  },
  open: { one: '1 left', other: '{count} left' },
  progress: '{done} of {count} done',
  doneHeading: 'Done',
  groups: GROUPS,
  items: ITEMS,
  actionThe: '{action}: {what}',
  setting: 'Setting: {setting}',
  copy: 'Copy the list',
  copied: 'Copied. You can paste it into an email.',
  notCopied: 'It could not be copied. Please select the list and copy it by hand.',
  settingsNote:
    'Settings are explained in docs/production.md, under Environment. They count from the next start.',
  notice: {
    one: '1 thing is left on the launch checklist.',
    other: '{count} things are left on the launch checklist.',
  },
  look: 'Open the launch checklist',
} as const;
