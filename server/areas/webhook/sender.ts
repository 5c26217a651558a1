import type { WebhookEvent } from '#domain/webhook/events.ts';
import { examplePayload } from '#domain/webhook/example-payloads.ts';
import { isLocalUrl } from '#server/config.ts';
import { WEBHOOKS } from '#server/limits.ts';
import type { Services } from '#server/services.ts';
import {
  type ClaimedDelivery,
  claimDue,
  claimTest,
  recordAnswer,
  recordDropped,
  spreadEvents,
} from './delivery-store.ts';
import { postMessage } from './post-message.ts';
import { consoleAt, readPayload } from './read-payload.ts';
import { askNameServer, findReceiver, type ResolveName } from './receiver.ts';
import { signedMessage } from './sign-message.ts';
import { stopIfHopeless } from './stop-failing.ts';

export interface SenderParts extends Pick<Services, 'config' | 'database' | 'content' | 'mail' | 'log'> {
  resolve?: ResolveName;
  times?: Partial<Times>;
}

type Times = Record<'lookMs' | 'soonMs' | 'timeoutMs' | 'leaseMs' | 'stopMs', number>;

/** One attempt at a delivery that was claimed: read, signed, sent, and its outcome written down. */
const oneAttempt = (parts: SenderParts, times: Times, stopping: AbortSignal) => {
  const { config, database, resolve = askNameServer } = parts;
  const { db } = database;
  const { siteUrl } = config;
  const rules = { resolve, allowsLocal: isLocalUrl(siteUrl) };

  const dataOf = ({ event, eventId, aboutTable, aboutId: id }: ClaimedDelivery) => {
    if (eventId === null) return examplePayload(event, consoleAt(siteUrl));
    return aboutTable && id ? readPayload(aboutTable, { db, siteUrl, id }) : undefined;
  };

  const attempt = async (claimed: ClaimedDelivery) => {
    const data = await dataOf(claimed);
    if (!data) return recordDropped(db, claimed);
    const { id, eventId, event: type, happenedAt, url, secret, formerSecret } = claimed;
    const message = signedMessage(
      { id: eventId ?? id, type, happenedAt: happenedAt ?? new Date(), data, isTest: eventId === null },
      formerSecret ? [secret, formerSecret] : [secret],
    );
    const answer = await postMessage(url, message, {
      ...rules,
      signal: stopping,
      timeoutMs: times.timeoutMs,
    });
    // Cut off by our own end: it is nobody's fault, and the end of the lease brings it back.
    if (stopping.aborted && answer.status === null) return;
    // First: a process that dies in between meets the same answer once more.
    if (answer.error && eventId !== null) await stopIfHopeless(parts, claimed.endpointId, answer.error);
    await recordAnswer(db, claimed, answer);
  };
  return { attempt, rules };
};

/** Tells other programs what has happened. Every process looks for it; leases decide which of them sends what. */
export const webhookSender = (parts: SenderParts) => {
  const { database, log } = parts;
  const { db } = database;
  const times = { ...WEBHOOKS, ...parts.times };
  const stopping = new AbortController();
  const { attempt, rules } = oneAttempt(parts, times, stopping.signal);
  const busy = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let stopped = false;

  const begin = (claimed: ClaimedDelivery) => {
    const { id, endpointId } = claimed;
    const count = (by: number) => busy.set(endpointId, (busy.get(endpointId) ?? 0) + by);
    count(1);
    const work = attempt(claimed)
      .catch((cause: unknown) => log.warn({ delivery: id, cause }, 'a message to another program broke'))
      .finally(() => {
        count(-1);
        underWay.delete(work);
        lookSoon();
      });
    underWay.add(work);
  };

  const lookOnce = async () => {
    while (!stopped && (await spreadEvents(db)) === WEBHOOKS.spreadAtOnce);
    if (stopped) return;
    for (const claimed of await claimDue(db, Object.fromEntries(busy), times.leaseMs)) begin(claimed);
  };
  const look = () => {
    looking ??= lookOnce()
      .catch((cause: unknown) => log.warn({ cause }, 'messages to other programs were not looked for'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  // What waits behind a finished one need not wait for the next round; visitors leave room for so many rounds.
  const lookSoon = () => {
    if (stopped) return;
    soon ??= setTimeout(() => {
      soon = undefined;
      void look();
    }, times.soonMs).unref();
  };

  return {
    start: () => {
      timer = setInterval(() => void look(), times.lookMs).unref();
    },
    lookSoon,
    /** Sends invented words at once; its row says what came of it. */
    test: async (endpointId: string, event: WebhookEvent): Promise<string | undefined> => {
      const claimed = await claimTest(db, endpointId, event, times.leaseMs);
      if (claimed) await attempt(claimed);
      return claimed?.id;
    },
    /** Throws a SendFault when nothing would ever be sent there. */
    check: (url: string) => findReceiver(url, rules),
    allowsLocal: rules.allowsLocal,
    /** Waits for what is under way, within reason; what is cut off is due again when its lease ends. */
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      await looking;
      const late = new Promise<void>((done) => setTimeout(done, times.stopMs).unref());
      await Promise.race([Promise.all(underWay), late]);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
};

export type WebhookSender = ReturnType<typeof webhookSender>;
