import { expect, test } from 'vitest';
import { firstOpenStep } from './first-open-step.ts';
import { SAMPLE_INTAKE } from './sample-intake.ts';

test('a draft goes on at the first step whose answers are not complete', () => {
  expect(firstOpenStep({})).toBe(1);
  const { projectAddress, budgetRange, ...rest } = SAMPLE_INTAKE;
  expect(firstOpenStep({ ...rest, budgetRange })).toBe(2);
  expect(firstOpenStep({ ...rest, projectAddress })).toBe(6);
  expect(firstOpenStep({ ...rest, projectAddress, budgetRange })).toBe(7);
});
