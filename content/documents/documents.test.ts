import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { placeFrom, placeOf } from '#domain/console/place.ts';
import { composeContent } from './compose.ts';
import { describeChanges } from './describe-changes.ts';
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName, formOf } from './documents.ts';

const compose = (values: object, more: object = {}) =>
  composeContent({ values, pictures: new Map(), isPublic: false, now: new Date(), ...more }).content;

/** A copy of the original to change. */
const original = (name: DocumentName) => JSON.parse(JSON.stringify(DOCUMENTS[name].read(CONTENT)));

const issuesOf = (name: DocumentName, value: unknown) => {
  const parsed = DOCUMENTS[name].parse(value);
  return 'issues' in parsed ? parsed.issues.map(({ path, message }) => `${path}: ${message}`) : [];
};

test('an untouched site says what the code brings along', () => {
  expect(compose({})).toEqual(DEFAULT_CONTENT);
});

test.each(DOCUMENT_NAMES)(
  '%s: the original fits its own schema, and published as it is changes nothing',
  (name) => {
    const value = original(name);
    expect(DOCUMENTS[name].parse(value)).toEqual({ value });
    expect(compose({ [name]: value })).toEqual(DEFAULT_CONTENT);
    expect(describeChanges(formOf(name), value, original(name))).toEqual([]);
  },
);

test.each(DOCUMENT_NAMES)('%s opens at its address in the console', (name) => {
  expect(placeFrom(placeOf('content', name))).toMatchObject({ view: 'content', id: name });
});

test.each(DOCUMENT_NAMES)('%s: every field that is drawn has a label', (name) => {
  const unlabelled: string[] = [];
  const walk = (schema: ReturnType<typeof formOf>, path: string) => {
    if (schema.control === 'hidden' || schema.control === 'picture') return;
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      if (!part.title && part.control !== 'hidden') unlabelled.push(`${path}.${key}`);
      walk(part, `${path}.${key}`);
    }
    if (schema.items) walk(schema.items, `${path}[]`);
  };
  walk(formOf(name), name);
  expect(unlabelled).toEqual([]);
});

test('what would break is refused with a sentence, at its place', () => {
  const packages = original('packages');
  packages.packages[0].title = ' ';
  packages.packages[1].price = '695';
  packages.packages[2].price = 9.5;
  packages.packages[3].price = -1;
  packages.packages[0].popular = true;
  expect(issuesOf('packages', packages)).toEqual([
    'packages.0.title: Title cannot be empty.',
    'packages.1.price: Price must be a price, a whole number of dollars.',
    'packages.2.price: Price must be a whole number of dollars.',
    'packages.3.price: Price must be at least $1.',
  ]);
  const two = original('packages');
  two.packages[0].popular = true;
  expect(issuesOf('packages', two)).toEqual([
    'packages.4.popular: Only one package can be the most popular.',
  ]);
  const four = original('packages');
  four.packages.pop();
  expect(issuesOf('packages', four)).toEqual(['packages: A package is missing.']);

  const projects = original('projects');
  projects.projects[0].picture.alt = '';
  expect(issuesOf('projects', projects)).toEqual([
    'projects.0.picture.alt: Picture: please describe the picture for people who cannot see it.',
  ]);

  const voices = original('testimonials');
  voices.reviews[0] = { ...voices.reviews[0], sample: false };
  voices.home[0].name = '';
  expect(issuesOf('testimonials', voices)).toEqual([
    'home.0.name: Name cannot be empty.',
    'reviews.0.date: Please say when they wrote this.',
    'reviews.0.consent: Without their consent it cannot be shown.',
  ]);

  const brand = original('brand');
  brand.phone = 'call me';
  brand.social.facebook = 'javascript:alert(1)';
  brand.email = 'nobody';
  expect(issuesOf('brand', brand)).toEqual([
    'phone: Phone must be a telephone number, such as (407) 555-0147.',
    'email: Email must be an email address.',
    'social.facebook: Facebook must be a web address that begins with https://.',
  ]);

  const prices = original('prices');
  prices.base = 45_050;
  expect(issuesOf('prices', prices)).toEqual(['base: Any pool starts at must be in steps of $100.']);

  const booking = original('booking');
  booking.hours = [
    { from: 'Mo', to: 'We', opens: '09:00', closes: '12:00' },
    { from: 'We', to: 'Fr', opens: '11:30', closes: '15:00' },
    { from: 'Sa', to: 'Sa', opens: '12:00', closes: '10:00' },
    { from: 'Su', to: 'Su', opens: '10:00', closes: '10:15' },
  ];
  booking.daysOff = [
    { from: '', to: '' },
    { from: '2026-12-26', to: '2026-12-24' },
  ];
  booking.ways = { phone: false, video: false };
  expect(issuesOf('booking', booking)).toEqual([
    'hours.2.closes: It closes before it opens.',
    'daysOff.0.from: Please choose a day.',
    'daysOff.1.to: The last day comes before the first.',
    'hours.1.opens: These hours overlap with others of the same day.',
    'hours.3.closes: A call of 30 minutes does not fit into these hours.',
    'ways.phone: Please check at least one.',
  ]);
  expect(issuesOf('booking', { ...original('booking'), zone: 'Mars/Base', hours: [] })).toEqual([
    'zone: Please choose one for Your time zone.',
  ]);

  const line = { ...original('announcement'), text: 'Closed', linkLabel: 'More', linkTo: '//evil.example' };
  expect(issuesOf('announcement', line)[0]).toMatch(/^linkTo: Link must be a page of this site/);
});

test('a text beyond its length is refused before it is read', () => {
  const brand = original('brand');
  brand.name = 'x'.repeat(2_000_000);
  const began = performance.now();
  expect(issuesOf('brand', brand)).toEqual(['name: Business name can have at most 60 characters.']);
  expect(performance.now() - began).toBeLessThan(200);
});

test('a price reaches every sentence that names it', () => {
  const value = original('packages');
  value.packages[3].price = 905;
  const content = compose({ packages: value });
  const said = JSON.stringify(content);
  expect(said).toContain('$905');
  expect(said).not.toContain('$895');
});

test('a title reaches whoever bought the package', () => {
  const value = original('packages');
  value.packages[4].title = 'Build It Yourself';
  const { testimonials } = compose({ packages: value });
  expect(testimonials.HOME_TESTIMONIALS[1]?.package).toBe('Build It Yourself');
});

test('opening hours are one fact: pages, mails and search engines follow', () => {
  const value = original('brand');
  value.hours = {
    shown: 'Tue-Sat 9AM-5PM',
    search: [{ from: 'Tu', to: 'Sa', opens: '09:00', closes: '17:00' }],
  };
  const { brand, mails } = compose({ brand: value });
  expect(mails.SIGNATURE.lines.join()).toContain('Tue-Sat 9AM-5PM');
  expect(brand.searchHours).toEqual([
    { days: ['Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '09:00', closes: '17:00' },
  ]);
});

test('only what may stay empty is marked as optional', () => {
  const { bookingUrl, name, social } = formOf('brand').properties ?? {};
  expect(bookingUrl).toMatchObject({ optional: true });
  expect(name).toMatchObject({ minLength: 1 });
  expect(social?.properties?.facebook).toMatchObject({ optional: true });
});

test('calls follow the owner’s hours and days off; the former example of a calendar counts as none', () => {
  const booking = {
    ...original('booking'),
    zone: 'Asia/Tokyo',
    minutes: 45,
    ways: { phone: false, video: true },
  };
  booking.hours = [{ from: 'Sa', to: 'Mo', opens: '10:00', closes: '12:00' }];
  booking.daysOff = [{ from: '2026-12-24', to: '' }];
  const brand = { ...original('brand'), bookingUrl: 'https://cal.example/poolwright/30min' };
  const content = compose({ booking, brand });
  expect(content.booking.BOOKING_RULES).toMatchObject({
    zone: 'Asia/Tokyo',
    hours: [{ days: ['Sa', 'Su', 'Mo'], opens: '10:00', closes: '12:00' }],
    daysOff: [{ from: '2026-12-24', to: '2026-12-24' }],
    ways: ['video'],
  });
  expect(content.brand.bookingUrl).toBe('');
  expect(JSON.stringify(content.faq)).toContain('Book a 45-minute call');
  expect(DOCUMENTS.booking.parse(booking)).toMatchObject({ value: { sample: false } });
});

test('a page may be named as people name it', () => {
  const line = { ...original('announcement'), text: 'Closed', linkLabel: 'Write to us', linkTo: 'contact' };
  expect(DOCUMENTS.announcement.parse(line)).toMatchObject({ value: { linkTo: '/contact' } });
});

test('a new question gets an address of its own, and keeps it', () => {
  const value = original('faq');
  value.sections[0].questions.push({
    id: '',
    question: 'How long does a pool permit take?',
    answer: ['Weeks.'],
  });
  const parsed = DOCUMENTS.faq.parse(value);
  const ids = JSON.stringify(parsed).match(/how-long-does-a-pool-permit-take/g);
  expect(ids).toHaveLength(1);
});

test('a value from before a field existed gets it from the original, and keeps the rest', () => {
  const { 'Cold Plunge': _, ...features } = original('prices').design.features;
  const older = { ...original('prices'), base: 50_000, design: { ...original('prices').design, features } };
  const { prices } = compose({ prices: older });
  expect(prices.base).toBe(50_000);
  expect(prices.design.features['Cold Plunge']).toBe(CONTENT.prices.design.features['Cold Plunge']);
});

test('prices from before the estimate by quantities get its unit prices, and those it had stay', () => {
  const { quantities: _, ...design } = original('prices').design;
  const older = { ...original('prices'), design: { ...design, permits: 2_000 } };
  expect(compose({ prices: older }).prices.design).toEqual({
    ...CONTENT.prices.design,
    permits: 2_000,
  });
  const partly = { ...older, design: { ...design, quantities: { digYard: 99 } } };
  expect(compose({ prices: partly }).prices.design.quantities).toEqual({
    ...CONTENT.prices.design.quantities,
    digYard: 99,
  });
});

test('a unit price must be a price, and a percentage stays in its bounds', () => {
  const prices = original('prices');
  prices.design.quantities.copingFt = -1;
  prices.design.quantities.spreadPercent = 60;
  expect(issuesOf('prices', prices)).toEqual([
    'design.quantities.copingFt: Coping, a foot must be at least $0.',
    'design.quantities.spreadPercent: Range below and above the sum in percent must be at most 50.',
  ]);
});

test('a hidden project is not shown, and no email of a client leaves the document', () => {
  const projects = original('projects');
  projects.projects[0].hidden = true;
  expect(compose({ projects }).projects).toHaveLength(projects.projects.length - 1);
  const voices = original('testimonials');
  voices.home[0] = { ...voices.home[0], email: 'dana@client.example' };
  expect(JSON.stringify(compose({ testimonials: voices }))).not.toContain('dana@client.example');
});

test('on a public address samples are left out, unless the owner wants them there', () => {
  const isPublic = { isPublic: true };
  const bare = compose({}, isPublic);
  expect(bare.testimonials.HOME_TESTIMONIALS).toEqual([]);
  const voices = original('testimonials');
  voices.home[0] = { ...voices.home[0], sample: false, date: '2026-05-02', consent: true };
  expect(compose({ testimonials: voices }, isPublic).testimonials.HOME_TESTIMONIALS).toHaveLength(1);
  voices.showSamples = true;
  expect(compose({ testimonials: voices }, isPublic)).toMatchObject({
    testimonials: { HOME_TESTIMONIALS: { length: 3 } },
  });
});

test('an announcement is shown from its beginning until its end', () => {
  const announcement = {
    text: 'Closed on Friday',
    linkLabel: '',
    linkTo: '',
    from: '2026-11-20T13:00:00Z',
    until: '2026-11-21T13:00:00Z',
  };
  const at = (moment: string) =>
    composeContent({ values: { announcement }, pictures: new Map(), isPublic: false, now: new Date(moment) });
  expect(at('2026-11-20T12:59:59Z').content.announcement.text).toBe('');
  expect(at('2026-11-20T12:59:59Z').changesAt?.toISOString()).toBe('2026-11-20T13:00:00.000Z');
  expect(at('2026-11-20T13:00:00Z').content.announcement.text).toBe('Closed on Friday');
  expect(at('2026-11-21T13:00:00Z').content.announcement.text).toBe('');
  expect(at('2026-11-21T13:00:00Z').changesAt).toBeUndefined();
});

test('what changed is told in words', () => {
  const value = original('packages');
  value.packages[2].price = 1095;
  value.packages[2].features.push('A second site visit');
  value.packages.reverse();
  expect(describeChanges(formOf('packages'), original('packages'), value)).toEqual([
    { where: 'Packages, Luxury Resort, Price', before: '$995', after: '$1,095' },
    { where: 'Packages, Luxury Resort, What is included', before: null, after: 'A second site visit' },
    { where: 'Packages', before: '', after: '' },
  ]);
});

test('what is kept fits when it is read again: the same words twice on a page get addresses of their own', () => {
  const faq = original('faq');
  const same = { id: '', question: 'Same here?', answer: ['Yes.'] };
  faq.sections[0].questions.push(same, { ...same, question: faq.sections[1].title });
  faq.sections[1].questions.push(same, { ...same, question: 'Content' });
  faq.sections.push({ id: '', title: 'Same here?', questions: [same] });
  const parsed = DOCUMENTS.faq.parse(faq);
  const value = 'value' in parsed ? parsed.value : undefined;
  expect(DOCUMENTS.faq.parse(value)).toEqual({ value });
  const shown = compose({ faq: value }).faq.FAQ_SECTIONS;
  const ids = shown.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
  expect(shown.at(-1)?.title).toBe('Same here?');
  expect(new Set(ids).size).toBe(ids.length);
  // Where the link past the menu leads.
  expect(ids).not.toContain('content');
});

test('names that are filled into sentences hold no places to fill in, telephone numbers are one line', () => {
  const packages = original('packages');
  packages.packages[0].title = '{title.diy}';
  expect(issuesOf('packages', packages)).toEqual(['packages.0.title: Braces { } cannot be used here.']);
  const brand = original('brand');
  brand.name = 'Pools of {year}';
  brand.address.street = '{brand.name}';
  brand.phone = '407\n555 0147';
  expect(issuesOf('brand', { ...brand, phone: '(407) 555-0147' })).toEqual([
    'name: Braces { } cannot be used here.',
    'address.street: Braces { } cannot be used here.',
  ]);
  expect(issuesOf('brand', brand)).toContain(
    'phone: Phone must be a telephone number, such as (407) 555-0147.',
  );
});

test.each([995.0000000000001, 1.0000000000000002, 1_000_000, Number.POSITIVE_INFINITY, Number.NaN])(
  '%s is no price',
  (price) => {
    const packages = original('packages');
    packages.packages[0].price = price;
    expect(issuesOf('packages', packages)).toHaveLength(1);
  },
);

test('a sales tax is off until a state and its rate are typed, and what is typed is what is charged', () => {
  expect(CONTENT.taxes).toMatchObject({ on: false, rates: [] });
  const value = (...rates: [string, unknown][]) => ({
    on: true,
    name: 'Sales tax',
    rates: rates.map(([region, percent]) => ({ region, percent })),
  });
  expect(issuesOf('taxes', value())).toEqual([
    'rates: Please add at least one state with its rate, or turn the tax off.',
  ]);
  expect(issuesOf('taxes', value(['FL', '7'], ['FL', '6']))).toEqual([
    'rates.1.region: Florida is in the list already.',
  ]);
  expect(issuesOf('taxes', value(['', '7']))[0]).toBe('rates.0.region: Please choose one for State.');
  expect(issuesOf('taxes', value(['ZZ', '7']))).toHaveLength(1);
  for (const wrong of ['-1', '7.1234', '', 'seven', '1e3', '7,5', '99', '25.001', 7.5, null])
    expect(issuesOf('taxes', value(['FL', wrong])), String(wrong)).not.toEqual([]);
  const typed = value(['FL', ' 7.5 %'], ['GA', '.125'], ['TX', '25'], ['CA', '8.07']);
  const parsed = DOCUMENTS.taxes.parse(typed);
  const kept = 'value' in parsed ? parsed.value : undefined;
  expect(DOCUMENTS.taxes.apply(CONTENT, kept, new Map())?.taxes.rates).toEqual([
    { region: 'FL', thousandths: 7_500 },
    { region: 'GA', thousandths: 125 },
    { region: 'TX', thousandths: 25_000 },
    { region: 'CA', thousandths: 8_070 },
  ]);
});

test('what changed in hours, days off and rates is told whole', () => {
  const booking = original('booking');
  const morning = { from: 'Mo', to: 'Fr', opens: '09:00', closes: '12:00' };
  const before = { ...booking, hours: [morning], daysOff: [] };
  const after = {
    ...booking,
    hours: [morning, { ...morning, opens: '13:00', closes: '17:30' }],
    daysOff: [{ from: '2026-11-24', to: '2026-11-28' }],
  };
  const told = describeChanges(formOf('booking'), before, after).map((change) => change.after);
  expect(told).toEqual(['Monday to Friday, 1:00 PM to 5:30 PM', 'November 24, 2026 to November 28, 2026']);
  const taxes = (percent: string) => ({ ...original('taxes'), rates: [{ region: 'FL', percent }] });
  expect(describeChanges(formOf('taxes'), original('taxes'), taxes('7.5'))).toEqual([
    { where: 'States', before: null, after: 'Florida, 7.5%' },
  ]);
  expect(describeChanges(formOf('taxes'), taxes('7'), taxes('7.5'))).toEqual([
    { where: 'States, Florida, 7.5%, Rate in percent', before: '7%', after: '7.5%' },
  ]);
});

test('everything that is wrong with the calls is told at once', () => {
  const wrong = {
    ...original('booking'),
    noticeHours: '2 days',
    hours: [{ from: 'Mo', to: 'Fr', opens: '17:00', closes: '09:00' }],
    daysOff: [
      { from: '', to: '' },
      { from: '2026-11-28', to: '2026-11-24' },
    ],
  };
  expect(issuesOf('booking', wrong)).toEqual([
    'hours.0.closes: It closes before it opens.',
    'daysOff.0.from: Please choose a day.',
    'daysOff.1.to: The last day comes before the first.',
    'noticeHours: Hours of notice must be a number.',
  ]);
  expect(formOf('booking').properties?.daysOff?.items?.properties?.from).not.toHaveProperty('optional');
});

test('a reply template names only what can be filled in, and each has a name of its own', () => {
  const replies = original('replies');
  replies.templates[0].body = 'Hello {name}, your {price} is ready.';
  replies.templates[1].title = replies.templates[2].title;
  expect(issuesOf('replies', replies)).toEqual([
    'templates.0.body: {price} cannot be filled in. You can use {name}, {package}, {design}, {ticket}, {call}, {studio}.',
    'templates.2.title: “Your estimate” is in the list already.',
  ]);
  replies.templates = [{ title: 'Hi', subject: 'Hello', body: 'Hello {name}' }];
  expect(compose({ replies }).replies.REPLY_TEMPLATES).toEqual(replies.templates);
});
