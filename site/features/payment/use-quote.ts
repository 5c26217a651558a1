import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type PaymentSetup, readPaymentSetup } from '#domain/payment/payment-request.ts';
import {
  PAY_TOKEN_HEADER,
  PAY_URL,
  type PayableQuote,
  payableQuoteSchema,
} from '#domain/project/quote-payment.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { takePayToken } from './pay-token.ts';

export type QuoteView =
  | { step: 'loading' }
  | { step: 'unknown' }
  | { step: 'failed' }
  | { step: 'known'; quote: PayableQuote };

const isStatus = (error: unknown, status: number) => error instanceof RequestError && error.status === status;

const look = async (token: string): Promise<QuoteView> => {
  try {
    const headers = { [PAY_TOKEN_HEADER]: token };
    const response = await apiRequest('GET', PAY_URL, undefined, { headers });
    return { step: 'known', quote: z.parse(payableQuoteSchema, await response.json()) };
  } catch (error) {
    return { step: isStatus(error, 404) ? 'unknown' : 'failed' };
  }
};

/** What the token behind the # is for, and the payment of it. */
export function useQuote() {
  const [token, setToken] = useState<string>();
  const [view, setView] = useState<QuoteView>({ step: 'loading' });

  useEffect(() => {
    const take = () => {
      const taken = takePayToken();
      setToken(taken);
      if (!taken) setView({ step: 'unknown' });
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  const refresh = useCallback(async () => {
    if (token) setView(await look(token));
  }, [token]);
  useEffect(() => void refresh(), [refresh]);

  const prepare = useCallback(
    async (signal: AbortSignal): Promise<PaymentSetup | undefined> => {
      try {
        const headers = { [PAY_TOKEN_HEADER]: token ?? '' };
        const response = await apiRequest('POST', `${PAY_URL}/intent`, undefined, { headers, signal });
        return readPaymentSetup(await response.json());
      } catch (error) {
        // Paid or withdrawn since this page was opened: what it is now is shown in the place of the card.
        if (!isStatus(error, 409)) throw error;
        await refresh();
        return undefined;
      }
    },
    [token, refresh],
  );

  return { view, refresh, prepare };
}
