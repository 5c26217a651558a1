// Editorial rule: describe what the site really does with data; change it when the site changes, with a lawyer's consent.
import type { LegalDocument } from './legal.ts';

export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  summary:
    'We ask for what a pool design needs, use it for that, and never sell it. This page says what we keep, for how long, and how to have it erased.',
  points: [
    { text: 'We do not sell personal data and we do not use it for advertising.', at: 'how-we-use-it' },
    { text: 'No cookie is set while you read and use the tools.', at: 'cookies-and-storage' },
    { text: 'Card numbers go to the card payment provider and never reach us.', at: 'what-we-collect' },
    { text: 'Write to us to see, correct, export or erase your data.', at: 'your-choices' },
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      paragraphs: [
        '{brand} is a remote pool design consultancy with an office address in {brand.city}, Florida. In this policy, “we” means {brand} and “you” means a visitor or client.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      items: [
        'What you write in a form: name, email, phone, project location, budget and project details.',
        'What you send with a project: property address, survey or site plan, photos, association documents, sketches, the yard you drew.',
        'What you choose in a tool: pool size, shape, materials and features, and the words you describe a pool with; the yard you drew, once you take it to another tool or share it.',
        'Images you upload to the 360 viewer: location and camera data inside them is removed.',
        'In your project room: the comments, messages and files you send, and what you approved, when, and under which name.',
        'For a call: its time, your time zone, how we should reach you and what it is about. We remind you by email before it begins.',
        'For a payment: your name, email, phone if you give it, and your state where a sales tax is due; the package or extra, the amount, the status of the payment and a reference; which terms you accepted, when, and from which network address. Card numbers go to the card payment provider and never reach us.',
        'Technical records: address of the request, time, page and browser, kept briefly for security.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      items: [
        'To answer you, prepare estimates and designs, and deliver what you bought.',
        'To coordinate licensed third-party engineers, and permit offices in Florida, when your project needs them.',
        'To send confirmations, receipts and estimates you asked for.',
        'To protect the site from abuse and to keep the records the law requires.',
      ],
      paragraphs: ['We do not sell personal data and we do not use it for advertising.'],
    },
    {
      id: 'who-receives-it',
      title: 'Who receives it',
      items: [
        'A card payment provider, to take payments.',
        'An email delivery provider, to send our mail to you.',
        'A chat-support widget run by Crisp, if you press the chat button. Nothing of it is loaded before. From then on it receives what you write in the chat and technical data about your visit. Pages that show your project, your call, your payment or our console have no chat.',
        'Hosting and file storage providers who process data for us under contract.',
        'Programs that run our office, such as a customer list or accounting: what you send us, book or buy.',
        'Engineers, surveyors or permit offices, for your project and with your knowledge.',
        'Authorities, where the law requires it.',
      ],
    },
    {
      id: 'cookies-and-storage',
      title: 'Cookies and local storage',
      items: [
        'No cookie is set while you read and use the tools, and there are no advertising or tracking cookies. Each of the following is set only once you do what it is for.',
        'You upload an image to the 360 viewer: a cookie named “visitor”, for a year, so that you alone see and can delete your uploads.',
        'You start a card payment: the card payment provider may set its own cookies to prevent fraud.',
        'You press the chat button: Crisp may set its own cookies to keep a conversation together.',
        'Staff sign in: a session cookie, until they sign out or it expires.',
      ],
      parts: [
        {
          title: 'In your own browser',
          text: 'Some things are kept in your own browser and sent nowhere until you send them: a draft of the project form, which you can discard on that page; comments and messages of your project room that are not sent yet, and the name you sign them with; the designs you make, with the words you described them in; the yard you draw, with the survey or picture under it; that you were offered this site in your browser’s language, so that you are asked only once. Deleting this site’s data in your browser deletes them.',
        },
        {
          title: 'In a design that you share',
          text: 'Where you say yes or no to the parts of a shared design, your marks and the name you give yourself are kept with that design and shown to everybody who has its link. Take your marks back and both are gone. Your browser remembers the name, and a random number by which the marks are yours.',
        },
        {
          title: 'When we count visits',
          text: 'We count visits by day and by where they come from: the name of the site that linked to us, or the words in the link that was followed. Your tab remembers that, and whether it has been counted, until you close it. It sends the words along with your forms; with an order we keep them. Otherwise we store numbers only: no cookie, no address and nothing that tells one visitor from another. If your browser asks not to be tracked (Global Privacy Control), your visit is not counted. The numbers are kept for {limit.visit-years} years.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      paragraphs: [
        'Project files are typically retained for {promise.retentionYears} years, because people ask for drawings long after a pool is built. Inquiries that do not become projects are erased sooner on request. An approval of a drawing is kept for good: once you have us erase your data, without your name. Payment records are kept as long as tax law requires. You can delete an image you uploaded to the 360 viewer yourself, in the same browser; if we have not approved it within 90 days, we delete it.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'Pages are served over an encrypted connection, staff sign in with their own accounts, and uploaded files are stored apart from the site. No system is perfectly safe; if a breach puts you at risk we will tell you.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      paragraphs: [
        'Write to us to see, correct, export or erase your data. We answer within 30 days and may ask you to prove who you are. We keep what the law makes us keep. Residents of some states, California among them, have these rights by statute; we give them to everyone.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: ['The site is meant for adults. We do not knowingly collect data from children under 13.'],
    },
    {
      id: 'other-countries',
      title: 'Visitors from other countries',
      paragraphs: [
        'We work from the United States and your data is processed there. If you write to us from elsewhere, you send it there.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When this policy changes, this page changes. The date above is the date you read it; ask us for any earlier version.',
      ],
    },
  ],
};
