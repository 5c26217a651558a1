// Editorial rule: the day at a glance. Numbers first, then the line that leads to the work; kind where nothing is left to do.
export const TODAY = {
  lead: '{day}, {zone}',
  glance: 'At a glance',
  unanswered: {
    title: 'Waiting for a reply',
    lead: 'Longest first.',
    tile: { one: 'person waiting for a reply', other: 'people waiting for a reply' },
    longest: 'Longest: {waited}',
    none: 'No one is waiting',
    more: { one: '1 more person waits in the lists.', other: '{count} more people wait in the lists.' },
    sent: { one: '1 item', other: '{count} items' },
    again: 'Same as before, perhaps sent twice',
    noMessage: 'No message, only how to reach them',
    theirs: { one: 'and 1 more from them', other: 'and {count} more from them' },
  },
  waited: {
    minutes: { one: '1 minute', other: '{count} minutes' },
    hours: { one: '1 hour', other: '{count} hours' },
    days: { one: '1 day', other: '{count} days' },
  },
  waits: 'Waiting {waited}',
  waitsLate: 'Waiting {waited}, longer than promised',
  kinds: {
    inquiries: 'Inquiry',
    estimates: 'Estimate',
    orders: 'Order',
    intakes: 'Project form',
    projects: 'Client’s message',
  },
  projectNews: 'News in the project',
  survey: {
    title: 'Paid, survey missing',
    lead: 'Nothing can be drawn to scale before it comes.',
    tile: { one: 'paid, survey missing', other: 'paid, survey missing' },
    withForm: 'Project form sent',
    withoutForm: 'Project form missing, too',
    /** Of an order that waits for a reply, too: it stands there alone. */
    short: 'Survey missing: ask for it',
    paid: 'Paid {date}, {time}',
    more: { one: 'And 1 more.', other: 'And {count} more.' },
  },
  calls: {
    title: 'Calls',
    today: 'Today',
    tile: { one: 'call today', other: 'calls today' },
    noneSoon: 'No calls in the next two weeks.',
    /** Those that the navigation counts. */
    later: {
      one: '1 new call has another day.',
      other: '{count} new calls have other days.',
    },
    nextAt: 'Next: {time}',
    now: 'now',
    over: 'over',
    all: 'See the week’s calls',
  },
  money: {
    week: { paid: 'paid this week', left: 'left of this week' },
    month: { paid: 'paid this month', left: 'left of this month' },
    orders: { one: '1 order since {date}', other: '{count} orders since {date}' },
    refunded: '{paid} paid, {amount} refunded',
    test: 'Test payments: no real money.',
  },
  done: {
    title: 'You are all caught up',
    body: 'New inquiries, orders and calls show up here as they come in.',
  },
  // Where a quiet hour is well spent.
  quiet: {
    title: 'While it’s quiet',
    projects: 'See what is due next in each project.',
    content: 'Update words, prices and pictures on the site.',
    visitors: 'See what visitors look at and where they leave.',
  },
} as const;
