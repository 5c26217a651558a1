// Editorial rule: for an owner who has never heard of a webhook. What it is good for, then what to do; the trade's words only
// where the other program uses them, too.
import type { DeliveryError, DeliveryState, StopReason, WebhookEvent } from '#domain/webhook/events.ts';
import type { Counted } from '#domain/words/fill.ts';

const EVENTS: Record<WebhookEvent, string> = {
  'lead.created': 'Somebody wrote to us or asked for an estimate',
  'intake.created': 'A project form came in',
  'order.paid': 'Something was paid',
  'order.refunded': 'Money was given back',
  'booking.created': 'A call was booked',
  'booking.moved': 'A call was moved',
  'booking.canceled': 'A call was canceled',
  'approval.given': 'A client approved drawings',
};

const STATES: Record<DeliveryState, string> = {
  queued: 'Waiting',
  sent: 'Delivered',
  failed: 'Not delivered',
  dropped: 'Not sent',
};

const ERRORS: Record<DeliveryError, string> = {
  'not-found': 'The address does not exist. Check its spelling.',
  'private-address': 'The address leads into a private network, so nothing was sent.',
  unreachable: 'Nobody answers at this address.',
  certificate: 'The connection is not secure: the certificate there is not valid.',
  timeout: 'No answer within 10 seconds.',
  'cut-off': 'The connection broke off before there was an answer.',
  headers: 'The answer was too long to be one.',
  redirect: 'It answered with a redirect. Use the address it leads to; we do not follow.',
  status: 'It refused the message.',
  gone: 'It says that it does not exist any more.',
  erased: 'What it was about has been erased, so it was told to nobody.',
  restored: 'It was still waiting when the site was brought back from a backup. It may have arrived before.',
};

const STOPPED: Record<StopReason, string> = {
  gone: 'Stopped: the other program says that this address does not exist any more.',
  failing: 'Stopped: nothing could be delivered for five days.',
};

export const CONNECTIONS = {
  lead: 'Other programs that are told what happens here, as it happens.',
  privacy:
    'Names and addresses of visitors go to the programs you connect. When you erase a person here, erase them there, too.',
  empty: {
    title: 'Nothing is connected yet',
    body: 'Connect your CRM, your accounting or a service such as Zapier or Make, and new leads, project forms, payments, calls and approvals arrive there by themselves.',
    steps: [
      'In the other program, make a webhook that receives data. Zapier calls it “Catch Hook”, Make calls it “Custom webhook”.',
      'Copy the address it gives you, and add it here.',
      'Send a test: the other program shows you the fields that you can use.',
    ],
  },
  add: 'Add a connection',
  addLead: 'The address comes from the other program.',
  save: 'Save',
  edit: 'Edit',
  editThe: 'Edit {name}',
  name: 'Name',
  nameHint: 'For yourself, such as “CRM” or “Zapier: new leads”',
  url: 'Address',
  urlHint: 'Begins with https://',
  events: 'Tell it when',
  added: 'Connected',
  saved: 'Saved',
  states: {
    active: 'On.',
    paused: 'Paused. What happens meanwhile is not sent later.',
    failing: 'Not delivered since {date}. We try again until {until}; then it is stopped.',
  },
  stopped: STOPPED,
  waiting: { one: '1 message waits', other: '{count} messages wait' } satisfies Counted,
  lastSent: 'Last delivered {date}',
  neverSent: 'Nothing delivered yet',
  lastTest: 'test arrived {date}',
  pause: 'Pause',
  pauseThe: 'Pause {name}',
  pausedNow: '{name} is paused.',
  resume: 'Resume',
  resumeThe: 'Resume {name}',
  resumedNow: '{name} is on.',
  delete: 'Delete',
  deleteThe: 'Delete {name}',
  deleteQuestion: 'Nothing more is sent there, and its log goes with it. This cannot be undone.',
  deleted: '{name} was deleted.',
  secret: {
    open: 'Secret',
    openThe: 'Show the secret of {name}',
    title: 'Signing secret of {name}',
    lead: 'With it the other program can check that a message really comes from you. Many programs ask for it as “signing secret”; if yours does not, there is nothing to do.',
    show: 'Show the secret',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'It could not be copied. Please select it and copy it by hand.',
    rotate: 'Make a new secret',
    rotateQuestion:
      'Make a new one if somebody saw it who should not have. The old one counts for 24 more hours, so that you can put the new one into the other program.',
    rotated: 'This is the new secret. The old one counts for 24 more hours.',
    former: 'The former secret counts until {date}.',
    done: 'Done',
  },
  test: {
    open: 'Send a test',
    openThe: 'Send a test to {name}',
    title: 'Send a test to {name}',
    lead: 'Sends invented data in the form of the real thing. Nobody’s data leaves the site.',
    event: 'As if',
    send: 'Send the test',
    sendAgain: 'Send another test',
    taken: 'It arrived.',
    failed: 'It did not arrive.',
    status: 'Answer {status} after {ms} ms',
    time: 'After {ms} ms',
    said: 'It said:',
    saidNothing: 'It said nothing else.',
  },
  log: {
    open: 'Log',
    openThe: 'Log of {name}',
    lead: 'What was sent in the last 30 days.',
    empty: 'Nothing was sent yet.',
    test: 'Test: {event}',
    states: STATES,
    attempts: { one: '1 attempt', other: '{count} attempts' } satisfies Counted,
    next: 'next {date}',
    status: 'answer {status}',
    took: '{ms} ms',
    again: 'Send again',
    againThe: 'Send again: {event}, {date}',
    queued: 'It is sent in a moment.',
  },
  eventNames: EVENTS,
  errors: ERRORS,
  theirError: 'The other program had an error of its own. Our side is fine.',
} as const;

export const STOPPED_MAIL = {
  subject: 'The connection “{name}” was stopped',
  preview: 'Another program no longer takes what we send.',
  heading: 'A connection was stopped',
  why: {
    gone: 'The other program says that the address does not exist any more, so nothing more is sent there.',
    failing: 'For five days nothing could be delivered, so nothing more is sent there for now.',
  } satisfies Record<StopReason, string>,
  name: 'Connection',
  host: 'Address',
  next: 'Leads, orders and calls are all in the console as always. What happens while the connection is stopped is not sent later: open its log, mend the cause, send a test, and resume it.',
  action: 'Open the connections',
};
