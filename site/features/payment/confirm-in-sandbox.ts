import * as z from 'zod/mini';
import type { TestCardToken } from '#domain/payment/test-cards.ts';
import { apiRequest } from '#site/request.ts';

const outcomeSchema = z.union([
  z.object({ status: z.literal('succeeded') }),
  z.object({ status: z.literal('requires_action') }),
  z.object({ status: z.literal('failed'), message: z.string() }),
]);

type Confirmation = {
  intentId: string;
  clientSecret: string;
  token: TestCardToken;
  authentication?: 'passed' | 'failed';
  receiptEmail?: string;
};

export const confirmInSandbox = async (confirmation: Confirmation) => {
  const response = await apiRequest('POST', '/api/sandbox/confirm', confirmation);
  return z.parse(outcomeSchema, await response.json());
};
