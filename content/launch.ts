// Editorial rule: for an owner who has never run a site. What is open, then why it matters; no word of the trade but a setting's name.
import type { LaunchGroup, LaunchId } from '#domain/console/launch.ts';
import type { Counted } from '#domain/words/fill.ts';

const GROUPS: Record<LaunchGroup, string> = {
  samples: 'Samples to replace',
  details: 'Your details',
  server: 'For whoever runs the server',
  accounts: 'Accounts',
};

const ITEMS: Record<LaunchId, { open: string | Counted; why: string; done: string }> = {
  'home-testimonials': {
    open: {
      one: '1 testimonial on the home page is a sample',
      other: '{count} testimonials on the home page are samples',
    },
    why: 'Samples are invented, so the public site leaves them out. Put in the words of real clients who agreed.',
    done: 'No samples among the testimonials on the home page',
  },
  'case-studies': {
    open: { one: '1 case study is a sample', other: '{count} case studies are samples' },
    why: 'The testimonials page stays without projects in detail until there are real ones.',
    done: 'No samples among the case studies',
  },
  reviews: {
    open: { one: '1 review is a sample', other: '{count} reviews are samples' },
    why: 'The public site leaves them out. A few real sentences are worth more.',
    done: 'No samples among the reviews',
  },
  'founder-story': {
    open: 'The founder’s story is a sample',
    why: 'The About page stays without it until it tells your own.',
    done: 'The founder’s story is your own',
  },
  rating: {
    open: 'The rating for search engines is a sample',
    why: 'A rating that nothing proves can get the site removed from search results, so it is not given out.',
    done: 'The rating is your own',
  },
  name: {
    open: 'The business still has the name the site came with',
    why: 'It stands on every page, in every email and on every receipt.',
    done: 'Business name',
  },
  address: {
    open: 'The address is still the one the site came with',
    why: 'It is shown to visitors and given to search engines and maps.',
    done: 'Address',
  },
  phone: {
    open: 'The phone number is still the one the site came with',
    why: 'Nobody answers it.',
    done: 'Phone number',
  },
  email: {
    open: 'The email address is still the one the site came with',
    why: 'What visitors write there reaches nobody.',
    done: 'Email address',
  },
  booking: {
    open: 'The link for booking a call leads nowhere',
    why: 'It is an example. Visitors who want to talk to you would give up here.',
    done: 'Link for booking a call',
  },
  zelle: {
    open: 'The Zelle payee is still the one the site came with',
    why: 'Payments by Zelle would not reach you.',
    done: 'Zelle payee',
  },
  social: {
    open: {
      one: '1 social link is still the one the site came with',
      other: '{count} social links are still those the site came with',
    },
    why: 'They lead to pages that are not yours. One that you leave empty is not shown.',
    done: 'Social links',
  },
  chat: {
    open: 'The chat has no account',
    why: 'Messages from visitors would reach nobody. Put in your own account, or “off” to leave the chat out.',
    done: 'Chat',
  },
  'site-address': {
    open: 'The site has no public address',
    why: 'Until it has one, links in emails lead to this computer only.',
    done: 'Public address',
  },
  https: {
    open: 'The connection is not encrypted',
    why: 'Browsers warn visitors, and passwords could be read on the way. The address has to begin with https.',
    done: 'Encrypted connection',
  },
  payments: {
    open: 'Payments are a test',
    why: 'No card is charged. Live keys from Stripe are needed before you can sell.',
    done: 'Live payments',
  },
  'mail-server': {
    open: 'No email leaves the site',
    why: 'Without a mail server, confirmations and notices are only saved in a folder.',
    done: 'Mail server',
  },
  'mail-sender': {
    open: 'Emails have no sender of their own',
    why: 'Use an address of your own domain, or many mail programs will treat them as spam.',
    done: 'Sender of emails',
  },
  'second-factor': {
    open: {
      one: 'An owner signs in with a password alone',
      other: '{count} owners sign in with a password alone',
    },
    why: 'Whoever guesses it can read every inquiry and change every price. Each owner turns on a second factor under Your account.',
    done: 'Second factor for every owner',
  },
};

export const LAUNCH = {
  lead: {
    local: 'Visitors cannot reach the site yet. Do these before they can.',
    open: 'Visitors can reach the site. These are still open.',
  },
  open: { one: '1 left to do', other: '{count} left to do' },
  allDone: 'Everything on the list is done.',
  doneHeading: 'Done',
  groups: GROUPS,
  items: ITEMS,
  change: 'Change it',
  changeThe: 'Change it: {what}',
  setting: 'Set {setting} and start the site again. Explained in docs/production.md, under Environment.',
  notice: {
    one: '1 thing is left on the launch checklist.',
    other: '{count} things are left on the launch checklist.',
  },
  look: 'Open the launch checklist',
} as const;
