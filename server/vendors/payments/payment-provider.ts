import type { TestCardToken } from '#domain/payment/test-cards.ts';

// Who takes the money. Amounts towards the provider are whole cents.

export const INTENT_STATUSES = ['open', 'processing', 'succeeded', 'failed', 'refunded'] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** The truth about a payment, asked from the provider and never taken from an event. */
export interface IntentFacts {
  id: string;
  status: IntentStatus;
  amountCents: number;
  /** All that went back so far. It can become less: a bank may refuse a refund days later. */
  refundedCents: number;
  currency: string;
  orderId: string | undefined;
  live: boolean;
  receiptEmail: string | undefined;
  failure: string | undefined;
}

interface ProviderEvent {
  id: string;
  kind: string;
  intentId: string | undefined;
  live: boolean;
  payload: unknown;
}

interface NewIntent {
  orderId: string;
  amountCents: number;
  currency: string;
  description: string;
  /** Where the buyer wants the receipt. */
  receiptEmail?: string | undefined;
}

interface NewRefund {
  intentId: string;
  amountCents: number;
  key: string;
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  readonly live: boolean;
  readonly publicKey: string;
  /** The same order always gets the same intent, however often this is called. */
  createIntent(intent: NewIntent): Promise<{ id: string; clientSecret: string }>;
  fetchIntent(id: string): Promise<IntentFacts | undefined>;
  /** What a browser needs to pay it, again; undefined when no card can pay it any more. */
  clientSecretOf(id: string): Promise<string | undefined>;
  /** The same key is the same refund, however late it is asked again. Throws RefusedRefund when the answer is no. */
  refund(refund: NewRefund): Promise<{ id: string }>;
  /** Afterwards no card can be charged for it; throws when the provider does not give that certainty. */
  cancelIntent(id: string): Promise<void>;
  /** Throws unless the provider really signed these bytes, recently. */
  readEvent(rawBody: Buffer, signature: string | undefined): Promise<ProviderEvent>;
  /** Only the sandbox confirms on our side; a real card is confirmed between the browser and its provider. */
  readonly sandbox?: Sandbox;
}

export type SandboxOutcome =
  | { status: 'succeeded' }
  | { status: 'requires_action' }
  | { status: 'failed'; code: string; message: string };

interface SandboxConfirmation {
  intentId: string;
  clientSecret: string;
  token: TestCardToken;
  authentication?: 'passed' | 'failed';
  receiptEmail?: string;
}

export interface Sandbox {
  /** Undefined when the intent or its secret is not known. */
  confirm(confirmation: SandboxConfirmation): Promise<SandboxOutcome | undefined>;
  /** The signed event that a real provider would have sent about this intent. */
  eventFor(intentId: string): Promise<{ body: Buffer; signature: string }>;
}

export class UnsignedEvent extends Error {}

/** The provider's own no, in its words: nothing was given back. */
export class RefusedRefund extends Error {}
