import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { plainLine } from '#domain/site/plain-text.ts';
import type { DeliveryError } from '#domain/webhook/events.ts';
import { WEBHOOKS } from '#server/limits.ts';
import { findReceiver, type ReceiverRules, SendFault } from './receiver.ts';

// One attempt: bounded in time and bytes, to addresses that were looked at, following nobody anywhere else.

export interface Message {
  headers: Record<string, string>;
  body: string;
}

export interface Answer {
  status: number | null;
  excerpt: string;
  tookMs: number;
  /** None when it was taken. */
  error: DeliveryError | null;
}

const pinnedTo = (addresses: string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, answer) => {
    const [first] = found;
    if (all) answer(null, found);
    else answer(null, first?.address ?? '', first?.family);
  };
};

const CERTIFICATE = /CERT|TLS|SSL|EPROTO|SIGNATURE/;
const CUT_OFF = /^(ECONNRESET|EPIPE|HPE_)/;

const faultOf = (error: unknown, signal: AbortSignal): DeliveryError => {
  if (error instanceof SendFault) return error.reason;
  if (signal.aborted) return 'timeout';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers';
  if (CERTIFICATE.test(code)) return 'certificate';
  return CUT_OFF.test(code) ? 'cut-off' : 'unreachable';
};

const errorOfStatus = (status: number): DeliveryError | null => {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  return status === 410 ? 'gone' : 'status';
};

type Read = { status: number; text: string };

/** What was answered, as far as it came: the status alone decides, so a body that breaks off or never ends does no harm. */
const exchange = (url: URL, message: Message, lookup: LookupFunction, signal: AbortSignal) => {
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
    method: 'POST',
    agent: false,
    lookup,
    signal,
    maxHeaderSize: WEBHOOKS.headerBytes,
    headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
  });
  let answered: (() => void) | undefined;
  request.on('error', (error) => (answered ? answered() : reject(error)));
  request.on('response', (response) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const done = () => {
      const text = Buffer.concat(parts).subarray(0, WEBHOOKS.answerBytes).toString();
      resolve({ status: response.statusCode ?? 0, text });
      request.destroy();
    };
    answered = done;
    response.on('data', (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes >= WEBHOOKS.answerBytes) done();
    });
    response.on('error', () => undefined);
    response.on('end', done);
    response.on('close', done);
  });
  request.end(message.body);
  return promise;
};

const orAborted = <Result>(work: Promise<Result>, signal: AbortSignal) => {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
};

export const postMessage = async (
  url: string,
  message: Message,
  { signal: given, timeoutMs, ...rules }: ReceiverRules & { signal: AbortSignal; timeoutMs: number },
): Promise<Answer> => {
  const began = performance.now();
  const signal = AbortSignal.any([given, AbortSignal.timeout(timeoutMs)]);
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const addresses = await orAborted(findReceiver(url, rules), signal);
    const { status, text } = await exchange(new URL(url), message, pinnedTo(addresses), signal);
    const excerpt = plainLine(text.slice(0, WEBHOOKS.excerptLength));
    return { status, excerpt, tookMs: tookMs(), error: errorOfStatus(status) };
  } catch (error) {
    return { status: null, excerpt: '', tookMs: tookMs(), error: faultOf(error, signal) };
  }
};
