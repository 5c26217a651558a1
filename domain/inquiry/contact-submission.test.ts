import { expect, test } from 'vitest';
import { budgetFor } from './budgets.ts';
import { type ContactForm, contactFormSchema, EMPTY_CONTACT_FORM } from './contact-form.ts';
import { contactSubmission, contactSubmissionSchema } from './contact-submission.ts';

const form: ContactForm = {
  ...EMPTY_CONTACT_FORM,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
};

test('an untouched form is refused in the specified words, and only for the required fields', () => {
  const issues = contactFormSchema.safeParse(EMPTY_CONTACT_FORM).error?.issues ?? [];
  expect(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
  });
});

test('a name of spaces is no name', () => {
  expect(contactFormSchema.safeParse({ ...form, firstName: '  ' }).error?.issues[0]?.message).toBe(
    'First name is required',
  );
});

test('empty optional values are left out of the payload', () => {
  expect(contactSubmission(form)).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    isFromAI: false,
  });
});

test('a design travels along only when the form came from one', () => {
  const carried = contactSubmission(
    { ...form, phone: '407 555 0100', budget: '50-75k' },
    { poolStyle: 'Lagoon', poolLength: '42', features: '' },
  );
  expect(carried).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '407 555 0100',
    budget: '50-75k',
    isFromAI: true,
    poolStyle: 'Lagoon',
    poolLength: '42',
  });
});

test('line breaks in a name cannot reach a mail header', () => {
  const parsed = contactSubmissionSchema.parse({
    ...contactSubmission(form),
    firstName: 'Ann\r\nBcc: x@y.zz',
  });
  expect(parsed.firstName).toBe('Ann Bcc: x@y.zz');
});

test.each([
  { firstName: '' },
  { firstName: ['Ann'] },
  { firstName: 'a'.repeat(101) },
  { lastName: { toString: 'x' } },
  { email: 'a@x.com,b@y.com' },
  { budget: '1m' },
  { details: 'a'.repeat(8001) },
  { isFromAI: 'yes' },
  { phone: 5 },
])('%j is refused', (change) => {
  expect(contactSubmissionSchema.safeParse({ ...contactSubmission(form), ...change }).success).toBe(false);
});

test('a sum belongs to one budget', () => {
  expect([49_999, 50_000, 74_999, 75_000, 99_999, 100_000].map(budgetFor)).toEqual([
    '25-50k',
    '50-75k',
    '50-75k',
    '75-100k',
    '75-100k',
    '100k+',
  ]);
});
