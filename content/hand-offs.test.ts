import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { designFromQuery, designToQuery } from '#domain/design/design-link.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import {
  calculatorLink as designCalculatorLink,
  contactLink as designContactLink,
} from '#domain/design/hand-off.ts';
import { interpret } from '#domain/design/interpret.ts';
import { quoteLink } from '#domain/design/quote-link.ts';
import { carriedAssumptions, startingAssumptions } from '#domain/eco/assumptions.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { ecoAnswers } from '#domain/eco/eco-words.ts';
import { arrivedWords } from '#domain/estimate/arrived-words.ts';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { arrivedFields, estimateCarryOver } from '#domain/estimate/carry-over.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { carriedNotice, contactCarryOver } from '#domain/inquiry/carry-over.ts';
import { contactLink } from '#domain/inquiry/contact-link.ts';
import { withOwnWords } from '#domain/inquiry/own-words.ts';
import { intakeFromDesign } from '#domain/intake/from-design.ts';
import { safetyBrief, safetyDetails } from '#domain/safety/answer-words.ts';
import { EMPTY_SAFETY_ASSESSMENT } from '#domain/safety/assessment.ts';
import { fill } from '#domain/words/fill.ts';
import { answersOf } from '#domain/yard/option-words.ts';
import * as ecoWords from './eco.ts';
import { DESIGN_NOTICE } from './estimate.ts';
import { CARRIED } from './inquiry.ts';
import * as safety from './safety.ts';
import { YARD_ACTIONS } from './yard.ts';

// What a visitor said in one tool reaches the next, and the notice there is true to what came.

const queryOf = (link: string) => new URL(link, 'https://site.test').searchParams;
const arrivesAtContact = (link: string) => {
  const carried = contactCarryOver(queryOf(link));
  return { ...carried, notice: carried && carriedNotice(CARRIED, carried)?.title };
};

test('from the design tool: a budget in the words reaches calculator, contact, 3D and project', () => {
  const { design, budget } = interpret('lagoon pool 42 ft with a spa for our two small kids, budget 90k');
  expect(budget).toBe(90_000);
  const estimate = estimateDesign(DEFAULT_PRICES, design);
  expect(estimateCarryOver(queryOf(designCalculatorLink(design, estimate, budget)))?.budget).toBe('$90,000');
  const toContact = designContactLink(design, null, estimate);
  const contact = arrivesAtContact(toContact);
  const inTab = contactCarryOver(queryOf(toContact));
  expect(inTab && withOwnWords(inTab, { words: design.words, budget }).details).toMatch(
    /Child-friendly.+My budget: \$90,000\.\nIn my words: lagoon pool 42 ft/s,
  );
  expect(decodeURIComponent(toContact)).not.toMatch(/90,?000|90k|two small kids/);
  expect(contact.details).toContain('Child-friendly');
  expect(contact.notice).toBe('Your design is loaded');
  // An address that is passed on tells the pool, not the purse.
  const inThreeD = designToQuery(design);
  expect([...inThreeD.values()].join()).not.toContain('90');
  expect(designFromQuery(inThreeD)).toMatchObject({ lengthFt: 42, childFriendly: true });
});

test('from the configurator: budget, children and every feature reach the quote and the project', () => {
  const design = {
    ...DEFAULT_DESIGN,
    childFriendly: true,
    features: ['Sunshelf', 'Waterfall', 'LED Lighting'] as const,
  };
  const quote = arrivesAtContact(
    quoteLink(DEFAULT_PRICES, { ...design, features: [...design.features] }, 120_000),
  );
  expect(quote).toMatchObject({ budget: '100k+', notice: 'Your design is loaded' });
  for (const said of ['small children', '$120,000', 'Sunshelf']) expect(quote.details).toContain(said);
  const project = intakeFromDesign({ ...design, features: [...design.features] }, 120_000);
  expect(project).toMatchObject({ budgetRange: '$100,000-$150,000', waterFeatures: ['Sheer descents'] });
  for (const said of ['Sunshelf', 'LED Lighting', 'Small children', '$120,000'])
    expect(project.specialRequests).toContain(said);
  expect(project.specialRequests).not.toContain('Waterfall');
});

test.each([
  [10_000, undefined],
  [25_000, '$25,000-$50,000'],
  [74_999, '$50,000-$75,000'],
  [150_000, '$150,000-$200,000'],
  [900_000, '$200,000+'],
] as const)('a budget of %i is the project’s range %s', (dollars, range) => {
  expect(intakeFromDesign(DEFAULT_DESIGN, dollars).budgetRange).toBe(range);
});

test('from the optimizer: yard, priority and the visitor’s own budget reach calculator and contact', () => {
  const form = { yardLength: 50, yardWidth: 30, budget: 76_000, priority: 'family' } as const;
  const details = fill(YARD_ACTIONS.contactDetails, {
    summary: 'Rectangular, 36 × 18 ft',
    answers: answersOf(YARD_ACTIONS.answers, form),
  });
  const contact = arrivesAtContact(contactLink({ details, budget: form.budget, poolLength: 36 }));
  expect(contact).toMatchObject({ budget: '75-100k', notice: 'Your design is loaded' });
  for (const said of ['50 × 30 ft', 'Family Fun', '$76,000']) expect(contact.details).toContain(said);
  const link = calculatorLink({ size: 'medium', features: [], budget: form.budget });
  expect(estimateCarryOver(queryOf(link))?.budget).toBe('$76,000');
});

const eco: EcoForm = { poolSize: 'large', location: 'southwest', energyPriority: 'high', features: [] };

test('from the eco page: region, priority and changed assumptions reach the designer', () => {
  const changed = { ...startingAssumptions(eco), electricityPrice: 0.34, heater: 'none' } as const;
  const words = ecoAnswers(ecoWords, eco, changed);
  for (const said of ['Southwest', 'High efficiency', '0.34', 'Not heated']) expect(words).toContain(said);
  expect(ecoAnswers(ecoWords, eco, startingAssumptions(eco))).not.toContain('My assumptions');
});

test('eco assumptions that were changed outlive a change of the form; the others follow it', () => {
  const changed = { ...startingAssumptions(eco), electricityPrice: 0.34 };
  const north: EcoForm = { ...eco, location: 'northeast', energyPriority: 'maximum', poolSize: 'small' };
  expect(carriedAssumptions(north, { form: eco, assumptions: changed })).toEqual({
    ...startingAssumptions(north),
    electricityPrice: 0.34,
  });
  const late = { ...startingAssumptions(eco), seasonStart: 11 };
  expect(carriedAssumptions(north, { form: eco, assumptions: late })).toMatchObject({
    seasonStart: 11,
    seasonEnd: 11,
  });
  expect(carriedAssumptions(eco, undefined)).toEqual(startingAssumptions(eco));
});

test('from the safety page: ages and state reach the designer and the design tool', () => {
  const answers = {
    ...EMPTY_SAFETY_ASSESSMENT,
    childrenAges: ['0-2' as const, '3-5' as const],
    state: ' FL ',
  };
  const contact = arrivesAtContact(
    contactLink({ details: safetyDetails(safety, answers), location: answers.state }),
  );
  expect(contact).toMatchObject({ location: 'FL', notice: 'Your answers are filled in' });
  expect(contact.details).toContain('Children’s ages: 0-2, 3-5');
  expect(contact.details).toContain('Fence the pool on all four sides');
  const fenced = { hasExistingFence: true, fenceType: 'mesh', fenceHeight: 4 } as const;
  const details = safetyDetails(safety, { ...answers, ...fenced });
  for (const said of ['Removable mesh', 'feet: 4']) expect(details).toContain(said);
  const { design, notUnderstood, budget } = interpret(safetyBrief(safety.SAFETY_BRIEF, answers));
  expect(design).toMatchObject({ childFriendly: true, features: ['Safety Fence'], lengthFt: 32 });
  expect([notUnderstood, budget]).toEqual([[], null]);
});

test('the calculator’s link tells the design to the contact form of the same page as well', () => {
  const { design } = interpret('lagoon, 42 feet, with a hot tub and lights');
  const contact = arrivesAtContact(designCalculatorLink(design, estimateDesign(DEFAULT_PRICES, design)));
  expect(contact.notice).toBe('Your design is loaded');
  for (const said of ['Lagoon', '42 ft', 'Estimated cost: $']) expect(contact.details).toContain(said);
  expect(contact.fromAI).toMatchObject({ poolStyle: 'Lagoon', poolLength: '42' });
});

test('nothing is called loaded when nothing came, and what came is named', () => {
  for (const empty of ['fromAI=true', 'design=true', 'fromAI=true&details=%20&budget=x'])
    expect(arrivesAtContact(`/contact?${empty}`).notice ?? null, empty).toBeNull();
  expect(arrivesAtContact('/contact?fromAI=true&budget=50-75k').notice).toBe('Your budget is filled in');
  for (const empty of ['fromAI=true', 'fromAI=true&size=huge&features=%5Bbroken']) {
    const carried = estimateCarryOver(new URLSearchParams(empty));
    expect(carried && arrivedFields(carried)).toEqual([]);
  }
  expect(arrivedWords(DESIGN_NOTICE, ['size', 'type', 'material', 'timeline', 'features'])).toBe(
    'From your design: size, type, material, features and timeline. Please add your location and email.',
  );
  expect(arrivedWords(DESIGN_NOTICE, ['size'])).toBe(
    'From your design: size. Please add your type, material, timeline, location and email.',
  );
  for (const broken of ['style=Nonsense', 'length=abc', 'features=x,y', 'size=huge&width=-4', 'fromAI=true'])
    expect(designFromQuery(new URLSearchParams(broken)), broken).toBeNull();
  expect(designFromQuery(new URLSearchParams('style=Nonsense&length=40'))).toMatchObject({ lengthFt: 40 });
});
