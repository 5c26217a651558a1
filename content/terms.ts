// Editorial rule: what a client agrees to; short sentences, no surprise, changed only with a lawyer's consent.
import type { LegalDocument } from './legal.ts';

export const TERMS_AND_CONDITIONS: LegalDocument = {
  title: 'Terms and Conditions',
  summary:
    'We sell design, not construction, engineering or permits. These terms say what you get, what you do not, and what happens if we disagree.',
  points: [
    {
      text: 'We do not build, supervise construction or guarantee the work of others.',
      at: 'design-only-service',
    },
    { text: 'We are not an engineering firm and not the engineer of record.', at: 'no-engineering' },
    {
      text: 'Cancel before we start drawing and we refund the whole payment; not once work has begun.',
      at: 'refunds',
    },
    { text: 'Your plans are for one pool, at the address they were drawn for.', at: 'ownership' },
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      paragraphs: [
        'By using this site or buying from it you accept these terms. “We” means {brand}; “you” means the visitor or client.',
      ],
    },
    {
      id: 'design-only-service',
      title: 'Design-only service',
      paragraphs: [
        'Ours is a design-only service: 3D designs, standard residential plan documentation, lists, estimates and consultation. We do not build, supervise construction or guarantee the work of others.',
      ],
    },
    {
      id: 'no-engineering',
      title: 'No engineering',
      paragraphs: [
        'We provide no engineering. We are not an engineering firm and not the engineer of record. Where a package includes a structural stamp, we coordinate a licensed third-party engineer, who reviews, signs and seals the sheets and is responsible for them.',
      ],
    },
    {
      id: 'no-permits',
      title: 'No permits',
      paragraphs: [
        'We issue no permits and promise none. The permitting service, for Florida only, prepares and coordinates an application; the authority alone decides. Permit fees are yours to pay.',
      ],
    },
    {
      id: 'owner-builders',
      title: 'Owner-builders',
      paragraphs: [
        'If you build as an owner-builder you are the contractor in the eyes of the law, with its duties. Some states, California among them, license consultants to owner-builders who provide or oversee bids or set schedules; there our service is limited to drawings and lists.',
      ],
    },
    {
      id: 'extras',
      title: 'Extra requirements',
      paragraphs: [
        'Extra jurisdictional requirements, specialty engineering and third-party reports are not part of a package and are billed separately, after you have agreed to the price.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      items: [
        'You own the property information you send us, or have written permission to use it.',
        'You give us a correct survey and tell us of easements, utilities, wells, septic systems and association rules.',
        'You have the plans checked by your builder or building department before you build from them.',
        'You call 811 before anyone digs.',
      ],
    },
    {
      id: 'estimates-and-pictures',
      title: 'Estimates, tools and pictures',
      paragraphs: [
        'Cost estimates, savings, timelines, safety scores and AI results are for planning. They are not bids, code approvals or promises. Pictures show a design, not a finished pool.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Prices are in US dollars and due before work begins. Card payments are handled by a card payment provider. Zelle payments need your order reference in the memo.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      paragraphs: [
        'No refunds once work begins, which is when we start drawing; we tell you before. If you cancel before that, we refund the whole payment the way you paid it.',
      ],
    },
    {
      id: 'revisions-and-delivery',
      title: 'Revisions and delivery',
      paragraphs: [
        'Each package states its revisions. Dates we give are estimates and start when we have your survey and photos. Plans are delivered in your private project room, as PDF and other files; an email tells you when something new is there, sent through an email delivery provider. What you approve there, under your name, is what the next step is built on.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership and use',
      paragraphs: [
        'Once you have paid, you may use your plans to build one pool at the address they were drawn for. We keep the copyright and may show the design without your name or address, unless you ask us not to. Pictures on this site may not be copied.',
      ],
    },
    {
      id: 'records',
      title: 'Records',
      paragraphs: [
        'Project files are typically retained for {promise.retentionYears} years. Keep your own copy.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'As far as the law allows, our liability for a project is limited to what you paid us for it, and we are not liable for indirect loss or for the work of builders, engineers, suppliers or authorities. Nothing here limits liability that the law does not let us limit.',
      ],
    },
    {
      id: 'chat',
      title: 'Chat and messages',
      paragraphs: [
        'The chat-support widget and our email are for questions, not for emergencies. What we say there informally does not change these terms.',
      ],
    },
    {
      id: 'law-and-disputes',
      title: 'Law and disputes',
      paragraphs: [
        'Governing law is Florida. Write to us first; most things are settled that way. Small claims are allowed for disputes under $10,000. Other disputes go to the state courts in Seminole County, Florida.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'We may change these terms for future purchases. The terms shown when you paid are yours.',
      ],
    },
  ],
};
