import type { Writable } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';

// One JSON line per event, without addresses, bodies, headers or anything a visitor wrote.

interface LoggedCause {
  type: string;
  code?: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

// These quote what they stumbled over: a statement with its values, a row, a piece of the text that was parsed.
const QUOTING = /Query|Database|Postgres|SyntaxError|Zod|URIError/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
const EMAIL = /[^\s@<>"'(]+@[^\s@<>"')]+/g;
const LONGEST_MESSAGE = 200;

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' && error.code.length <= 40 ? error.code : undefined;

const chainOf = (error: Error, depth = 0): Error[] =>
  error.cause instanceof Error && depth < 4 ? [error, ...chainOf(error.cause, depth + 1)] : [error];

const quotes = (error: Error) =>
  QUOTING.test(error.name) || QUOTING.test(error.constructor.name) || SQL_STATE.test(codeOf(error) ?? '');

const masked = (message: string) =>
  (message.split('\n')[0] ?? '').slice(0, LONGEST_MESSAGE).replace(EMAIL, '<address>');

/** What a log may know of an error: its kind, its code and where it happened; its message only when that quotes no input. */
export const causeOf = (cause: unknown): LoggedCause => {
  if (!(cause instanceof Error)) return { type: typeof cause, message: '', stack: '' };
  const chain = chainOf(cause);
  const code = chain.map(codeOf).find((found) => found !== undefined);
  return {
    type: chain.map((one) => (one.name === 'Error' ? one.constructor.name : one.name)).join(' < '),
    ...(code ? { code } : {}),
    message: chain.some(quotes) ? '' : masked(cause.message),
    // The places alone: the lines above them are the message once more.
    stack: cause.stack?.match(/^ {4}at .+$/gm)?.join('\n') ?? '',
  };
};

export const logOptions = (level: string, stream?: Writable): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        serializers: {
          req: (request) => ({ method: request.method }),
          res: (reply) => ({ status: reply.statusCode }),
          err: causeOf,
          cause: causeOf,
        },
        ...(stream ? { stream } : {}),
      };
