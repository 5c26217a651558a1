import { expect, test } from 'vitest';
import { PACKAGE_IDS } from '../package/catalogue.ts';
import { revisionsOf, stepOnDelivery, stepOnPackage, stepOnRound, stepsOf } from './steps.ts';

test('every package begins with the documents and ends with the handover', () => {
  for (const id of [...PACKAGE_IDS, null]) {
    expect(stepsOf(id)[0]).toBe('documents');
    expect(stepsOf(id).at(-1)).toBe('handover');
  }
});

test('what is handed over ends the wait for documents, and moves nothing else', () => {
  expect(stepOnDelivery('diy', 'documents')).toBe('concept');
  expect(stepOnDelivery('permitting', 'documents')).toBe('plans');
  expect(stepOnDelivery('diy', 'plans')).toBe('plans');
});

test('a round begins the changes where the package has them', () => {
  expect(stepOnRound('diy', 'concept')).toBe('revisions');
  expect(stepOnRound('diy', 'plans')).toBe('plans');
  expect(stepOnRound('permitting', 'plans')).toBe('plans');
});

test('whatever is bought later, a project stands on a step of its own way and never further than before', () => {
  expect(stepOnPackage('diy', 'concept')).toBe('concept');
  expect(stepOnPackage('engineering-stamp', 'concept')).toBe('documents');
  expect(stepOnPackage('engineering-stamp', 'permit')).toBe('stamp');
});

test('rounds in the price follow the package; without one nothing is promised', () => {
  expect(revisionsOf('luxury-resort')).toBeNull();
  expect(revisionsOf('diy')).toBe(2);
  expect(revisionsOf(null)).toBe(0);
});
