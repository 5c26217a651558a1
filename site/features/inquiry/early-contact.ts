import { isBudget } from '#domain/inquiry/budgets.ts';
import { type ContactForm, EMPTY_CONTACT_FORM } from '#domain/inquiry/contact-form.ts';
import { earlyText, earlyValues } from '#site/early-values.ts';

export const CONTACT_FORM_ID = 'contact-form';

export function earlyContact(): ContactForm {
  const given = earlyValues(CONTACT_FORM_ID);
  const budget = earlyText(given, 'budget');
  return {
    ...EMPTY_CONTACT_FORM,
    firstName: earlyText(given, 'firstName'),
    lastName: earlyText(given, 'lastName'),
    email: earlyText(given, 'email'),
    phone: earlyText(given, 'phone'),
    location: earlyText(given, 'location'),
    details: earlyText(given, 'details'),
    budget: isBudget(budget) ? budget : '',
    website: earlyText(given, 'website'),
  };
}
