import { expect, test } from 'vitest';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { estimateCarryOver } from '#domain/estimate/carry-over.ts';
import { contactCarryOver } from '#domain/inquiry/carry-over.ts';
import { contactLink } from '#domain/inquiry/contact-link.ts';
import { saidBudget, withBudget } from '#domain/site/budget-parameter.ts';

const queryOf = (link: string) => new URL(link, 'https://site.test').searchParams;

test('the calculator reads back what the link carries, at its own section', () => {
  const link = calculatorLink({
    size: 'medium',
    type: 'lap',
    material: 'fiberglass',
    features: ['heating', 'spa'],
    poolLength: 40,
    poolStyle: 'Lap',
    estimatedRange: '$68,500 - $89,050',
  });
  expect(link.endsWith('#calculator')).toBe(true);
  expect(estimateCarryOver(queryOf(link))).toMatchObject({
    size: 'medium',
    type: 'lap',
    material: 'fiberglass',
    features: ['heating', 'spa'],
    featuresUnreadable: false,
    poolLength: '40',
    poolStyle: 'Lap',
    estimatedRange: '$68,500 - $89,050',
  });
});

test('the contact form reads back details and budget', () => {
  const carried = contactCarryOver(queryOf(contactLink({ details: 'A 16 × 32 pool & spa', budget: 60_000 })));
  expect(carried).toMatchObject({ details: 'A 16 × 32 pool & spa', budget: '50-75k' });
});

test('a budget in dollars survives every link, and nonsense is no budget', () => {
  expect(saidBudget(withBudget(new URLSearchParams(), 80_000))).toBe(80_000);
  expect(withBudget(new URLSearchParams(), null).has('budget')).toBe(false);
  for (const odd of ['', '0', '5', '-80000', '1e9', '80,000', '75-100k', '9'.repeat(400), 'Infinity'])
    expect(saidBudget(new URLSearchParams({ budget: odd })), odd).toBeNull();
});
