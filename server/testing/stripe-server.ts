import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import Stripe from 'stripe';

// A local server that speaks the payment provider's wire format: intents, refunds, idempotency, declines, time-outs after charging.

interface WireRefund {
  id: string;
  payment_intent: string;
  amount: number;
  metadata: { refundId: string };
}

interface WireIntent {
  id: string;
  amount: number;
  currency: string;
  status: string;
  livemode: boolean;
  metadata: Record<string, string>;
  client_secret: string;
  receipt_email: string | null;
  last_payment_error: { message: string } | null;
  latest_charge: { object: 'charge'; refunded: boolean; amount_refunded: number } | null;
}

const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_wire',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_wire',
  STRIPE_WEBHOOK_SECRET: 'whsec_wire_secret',
};

type Send = (status: number, body: string) => unknown;

const refusedBecause = (message: string): [number, string] => [
  400,
  JSON.stringify({ error: { type: 'invalid_request_error', message } }),
];

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

export const startStripeServer = async () => {
  const intents = new Map<string, WireIntent>();
  const answers = new Map<string, { body: string; request: string }>();
  const refunds: WireRefund[] = [];
  const calls: string[] = [];
  let refuseRefunds: string | undefined;
  /** Answers nothing to the next so many creations, after they were carried out. */
  let dropNext = 0;

  const create = (form: URLSearchParams): WireIntent => {
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const intent: WireIntent = {
      id,
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      livemode: false,
      metadata: { orderId: form.get('metadata[orderId]') ?? '' },
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      receipt_email: form.get('receipt_email'),
      last_payment_error: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    return intent;
  };
  const giveBack = (form: URLSearchParams): WireRefund => {
    const intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const metadata = { refundId: form.get('metadata[refundId]') ?? '' };
    const refund = { id: `re_${randomBytes(12).toString('hex')}`, payment_intent: intent, amount, metadata };
    refunds.push(refund);
    setRefunded(intent, (intents.get(intent)?.latest_charge?.amount_refunded ?? 0) + amount);
    return refund;
  };
  const setRefunded = (intentId: string, amount: number) => {
    const intent = intents.get(intentId);
    if (intent)
      intent.latest_charge = {
        object: 'charge',
        amount_refunded: amount,
        refunded: amount === intent.amount,
      };
  };
  /** The same key gets the same answer, and nothing is done twice. */
  const once = (request: IncomingMessage, form: URLSearchParams, send: Send, make: () => string) => {
    const key = String(request.headers['idempotency-key'] ?? randomBytes(8).toString('hex'));
    const before = answers.get(key);
    if (before && before.request !== form.toString()) {
      return send(400, JSON.stringify({ error: { type: 'idempotency_error', message: 'other parameters' } }));
    }
    const body = before?.body ?? make();
    answers.set(key, { body, request: form.toString() });
    if (dropNext > 0) {
      dropNext -= 1;
      return request.socket.destroy();
    }
    return send(200, body);
  };
  const wire = (intent: WireIntent) => JSON.stringify({ object: 'payment_intent', ...intent });

  const server = createServer(async (request, response) => {
    const form = await readBody(request);
    calls.push(`${request.method} ${request.url}`);
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_wire' }).end(body);
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`) {
      return send(
        401,
        JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }),
      );
    }
    if (request.method === 'POST' && request.url === '/v1/payment_intents') {
      if (form.has('payment_method_types[0]')) {
        return send(
          400,
          JSON.stringify({ error: { type: 'invalid_request_error', message: 'unknown parameter' } }),
        );
      }
      return once(request, form, send, () => wire(create(form)));
    }
    if (request.method === 'POST' && request.url === '/v1/refunds') {
      if (refuseRefunds) return send(...refusedBecause(refuseRefunds));
      const paid = intents.get(form.get('payment_intent') ?? '');
      const asked = Number(form.get('amount'));
      const given = paid?.latest_charge?.amount_refunded ?? 0;
      const known = answers.has(String(request.headers['idempotency-key']));
      if (!known && (!paid?.latest_charge || given + asked > paid.amount))
        return send(...refusedBecause('Refund amount is greater than unrefunded amount on charge'));
      return once(request, form, send, () => JSON.stringify(giveBack(form)));
    }
    if (request.method === 'GET' && request.url?.startsWith('/v1/refunds?')) {
      const of = new URL(request.url, 'http://stripe').searchParams.get('payment_intent');
      const data = refunds.filter(({ payment_intent: intent }) => intent === of);
      return send(200, JSON.stringify({ object: 'list', data, has_more: false, url: '/v1/refunds' }));
    }
    const [, id] = /^\/v1\/payment_intents\/(pi_[a-z0-9]+)/.exec(request.url ?? '') ?? [];
    const found = id ? intents.get(id) : undefined;
    if (request.method === 'GET' && found) return send(200, wire(found));
    if (request.method === 'POST' && found && request.url?.endsWith('/cancel')) {
      if (found.status === 'succeeded' || found.status === 'canceled') {
        const message = `You cannot cancel this PaymentIntent because it has a status of ${found.status}.`;
        const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message };
        return send(400, JSON.stringify({ error: { ...error, payment_intent: JSON.parse(wire(found)) } }));
      }
      found.status = 'canceled';
      return send(200, wire(found));
    }
    return send(
      404,
      JSON.stringify({
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' },
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { webhooks } = new Stripe(STRIPE_KEYS.STRIPE_SECRET_KEY);

  return {
    env: { ...STRIPE_KEYS, STRIPE_API_URL: `http://127.0.0.1:${port}` },
    intents,
    refunds,
    calls,
    setRefunded,
    /** The words every refund is refused with from now on; none takes them again. */
    refuseRefunds: (why: string | undefined) => {
      refuseRefunds = why;
    },
    /** A provider's memory of keys ends after a day. */
    forgetKeys: () => answers.clear(),
    dropNext: (count: number) => {
      dropNext = count;
    },
    /** What the visitor's browser would bring about at the provider. */
    change: (id: string, change: Partial<WireIntent>) => {
      const intent = intents.get(id);
      if (intent) Object.assign(intent, change);
    },
    /** A signed event as the provider would post it. */
    event: (
      type: string,
      intentId: string,
      options: { id?: string; livemode?: boolean; amount?: number; timestamp?: number } = {},
    ) => {
      const intent = intents.get(intentId);
      const payload = JSON.stringify({
        id: options.id ?? `evt_${randomBytes(8).toString('hex')}`,
        object: 'event',
        type,
        livemode: options.livemode ?? false,
        data: {
          object: {
            object: 'payment_intent',
            ...intent,
            ...(options.amount ? { amount: options.amount } : {}),
          },
        },
      });
      const header = webhooks.generateTestHeaderString({
        payload,
        secret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
        ...(options.timestamp ? { timestamp: options.timestamp } : {}),
      });
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': header } };
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
};

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
