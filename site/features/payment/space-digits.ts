import { digitsOf } from '#domain/payment/test-cards.ts';

// Numbers are read in groups: 4242 4242 4242 4242, and 12 / 34.

export const spaceDigits = (text: string) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Deleting must be able to pass the slash, so it is only put in while typing forwards. */
export const spaceExpiry = (text: string, before: string) => {
  if (text.length < before.length) return text;
  const digits = digitsOf(text).slice(0, 4);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
};
