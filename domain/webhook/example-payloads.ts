import type { WebhookEvent } from './events.ts';
import type { Payload } from './payloads.ts';

// What a test sends: invented, in the shape of the real thing, so that the fields can be matched in the other program.

const ID = '00000000-0000-4000-8000-000000000000';
const AT = '2026-03-02T15:00:00.000Z';
const EMAIL = 'sample@example.com';
const PERSON = { name: 'Sample Person', email: EMAIL, phone: '(555) 555-0100' };

const ORDER: Omit<Payload<'order.paid'>, 'consoleUrl'> = {
  id: ID,
  createdAt: AT,
  kind: 'package',
  state: 'paid',
  live: false,
  reference: 'SAMPLE01',
  receiptNumber: 1001,
  packageId: 'premium-3d',
  packageTitle: 'Premium 3D Design',
  currency: 'usd',
  amountCents: 49_500,
  taxCents: 0,
  refundedCents: 0,
  paidAt: AT,
  buyer: { ...PERSON, region: 'FL' },
};

const BOOKING: Omit<Payload<'booking.created'>, 'consoleUrl'> = {
  id: ID,
  createdAt: AT,
  ...PERSON,
  state: 'booked',
  startsAt: '2026-03-09T16:00:00.000Z',
  endsAt: '2026-03-09T16:30:00.000Z',
  zone: 'America/New_York',
  way: 'phone',
  details: 'This is an example.',
  canceledBy: null,
  cancelReason: '',
};

type Examples = { [Event in WebhookEvent]: Omit<Payload<Event>, 'consoleUrl'> };

const EXAMPLES: Examples = {
  'lead.created': {
    id: ID,
    createdAt: AT,
    kind: 'inquiry',
    ...PERSON,
    location: 'Sampletown, FL',
    asked: {
      details: 'This is an example.',
      budget: null,
      fromDesignTool: false,
      poolStyle: null,
      poolLength: null,
      features: null,
    },
  },
  'intake.created': {
    id: ID,
    createdAt: AT,
    ...PERSON,
    ticketNumber: 'PW-SAMPLE',
    city: 'Sampletown',
    state: 'FL',
    budgetRange: '$75,000 - $100,000',
    fileCount: 1,
    answers: { fullName: PERSON.name, poolLength: 36, poolWidth: 16, hasSpa: true },
  },
  'order.paid': ORDER,
  'order.refunded': { ...ORDER, refundedCents: 10_000 },
  'booking.created': BOOKING,
  'booking.moved': BOOKING,
  'booking.canceled': { ...BOOKING, state: 'canceled', canceledBy: 'visitor', cancelReason: 'An example.' },
  'approval.given': {
    id: ID,
    createdAt: AT,
    name: PERSON.name,
    title: 'Concept drawings',
    version: 2,
    sha256: '0'.repeat(64),
    undoneAt: null,
    project: {
      id: ID,
      ticketNumber: 'PW-SAMPLE',
      name: PERSON.name,
      email: EMAIL,
      packageTitle: 'Premium 3D Design',
    },
  },
};

export const examplePayload = (event: WebhookEvent, consoleUrl: string) => ({
  ...EXAMPLES[event],
  consoleUrl,
});
