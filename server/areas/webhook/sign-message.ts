import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from '#domain/webhook/events.ts';
import type { Message } from './post-message.ts';

export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

interface Told {
  /** The same at each attempt: a receiver knows by it what it has seen before. */
  id: string;
  type: WebhookEvent;
  happenedAt: Date;
  data: object;
  isTest: boolean;
}

/** As Standard Webhooks have it; signed with each of the secrets that count at the moment. */
export const signedMessage = ({ id, type, happenedAt, data, isTest }: Told, secrets: string[]): Message => {
  const body = JSON.stringify({
    type,
    timestamp: happenedAt.toISOString(),
    data,
    ...(isTest ? { test: true } : {}),
  });
  const now = new Date();
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Poolwright-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
    },
  };
};
