// The card networks' published test numbers, and what each of them does in the sandbox. The number stays in the browser:
// only the token travels.

export const TEST_CARD_TOKENS = [
  'pm_card_visa',
  'pm_card_declined',
  'pm_card_insufficient_funds',
  'pm_card_expired',
  'pm_card_incorrect_cvc',
  'pm_card_authentication_required',
] as const;
export type TestCardToken = (typeof TEST_CARD_TOKENS)[number];

const NUMBERS: Record<string, TestCardToken> = {
  '4242424242424242': 'pm_card_visa',
  '4000056655665556': 'pm_card_visa',
  '5555555555554444': 'pm_card_visa',
  '2223003122003222': 'pm_card_visa',
  '378282246310005': 'pm_card_visa',
  '6011111111111117': 'pm_card_visa',
  '4000000000000002': 'pm_card_declined',
  '4000000000009995': 'pm_card_insufficient_funds',
  '4000000000000069': 'pm_card_expired',
  '4000000000000127': 'pm_card_incorrect_cvc',
  '4000002500003155': 'pm_card_authentication_required',
  '4000002760003184': 'pm_card_authentication_required',
};

export const DECLINES: Partial<Record<TestCardToken, { code: string; message: string }>> = {
  pm_card_declined: { code: 'card_declined', message: 'Your card was declined.' },
  pm_card_insufficient_funds: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  pm_card_expired: { code: 'expired_card', message: 'Your card has expired.' },
  pm_card_incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
};
export const AUTHENTICATION_FAILED = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const digitsOf = (text: string) => text.replace(/\D/g, '');

const passesLuhn = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
}
export type CardProblems = Partial<Record<keyof CardInput, string>>;

/** Checks a card as the provider's own form would, and names the token it stands for. */
export const readCard = (
  card: CardInput,
  now: Date,
): { token: TestCardToken } | { problems: CardProblems } => {
  const problems: CardProblems = {};
  const number = digitsOf(card.number);
  const token = NUMBERS[number];
  if (number.length < 13) problems.number = 'Your card number is incomplete.';
  else if (!passesLuhn(number)) problems.number = 'Your card number is invalid.';
  else if (!token) problems.number = 'Only test card numbers work here, for example 4242 4242 4242 4242.';

  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(card.expiry) ?? [];
  const monthNumber = Number(month);
  const end = new Date(2000 + (Number(year) % 100), monthNumber, 1);
  if (!month || !year) problems.expiry = "Your card's expiration date is incomplete.";
  else if (monthNumber < 1 || monthNumber > 12) problems.expiry = "Your card's expiration date is invalid.";
  else if (end <= now) problems.expiry = "Your card's expiration year is in the past.";

  const cvcLength = number.startsWith('37') ? 4 : 3;
  if (digitsOf(card.cvc).length !== cvcLength) problems.cvc = "Your card's security code is incomplete.";
  return token && Object.keys(problems).length === 0 ? { token } : { problems };
};
