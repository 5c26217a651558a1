import { readReturn, withoutSecret } from '#domain/payment/payment-return.ts';

// The payment's secret opens what was bought and the project's room. It is moved out of the address, which is copied, photographed
// and sent on, into the entry of the browser's history, where a reload and the way back still find it.

const keptSecret = (intentId: string): string | undefined => {
  const kept: unknown = window.history.state;
  if (!kept || typeof kept !== 'object' || !('paid' in kept) || !('secret' in kept)) return undefined;
  return kept.paid === intentId && typeof kept.secret === 'string' ? kept.secret : undefined;
};

export function takeReturn() {
  const { pathname, search } = window.location;
  const given = readReturn(search);
  const { intentId, clientSecret } = given;
  if (clientSecret !== undefined)
    window.history.replaceState(
      { paid: intentId, secret: clientSecret },
      '',
      pathname + withoutSecret(search),
    );
  return {
    ...given,
    clientSecret: clientSecret ?? (intentId && keptSecret(intentId)),
    /** Comes from the payment itself, not from a reload. */
    isFresh: clientSecret !== undefined,
  };
}
