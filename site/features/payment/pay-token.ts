import { PAY_TOKEN } from '#domain/project/quote-payment.ts';

// The card provider's script reads the address of the page it runs on. The token is moved out of it, into the entry of the
// browser's history, where a reload and the way back still find it.

const keptToken = (): string | undefined => {
  const kept: unknown = window.history.state;
  if (!kept || typeof kept !== 'object' || !('payToken' in kept)) return undefined;
  return typeof kept.payToken === 'string' ? kept.payToken : undefined;
};

export const takePayToken = (): string | undefined => {
  const given = window.location.hash.slice(1);
  if (!given) return keptToken();
  const payToken = PAY_TOKEN.test(given) ? given : undefined;
  window.history.replaceState({ payToken }, '', window.location.pathname);
  return payToken;
};
