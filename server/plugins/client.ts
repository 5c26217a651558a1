import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/refusal.ts';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Who counts as one client for limits and shares: one address, or the /64 that an IPv6 visitor owns as a whole. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${firstHalf(ip)}::/64` : ip;
};

// "::" stands for as many zeros as are missing; an IPv4 tail never reaches the first half, but takes two places.
const firstHalf = (ip: string) => {
  const [before = '', after] = ip.split('%', 1).join('').split('::');
  const groups = (text: string) => (text ? text.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':') : []);
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** Aborts when the client closes the connection before its answer has left. */
export const disconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  const leave = () => gone.abort(new Refusal(400, 'cut-off', 'The connection was closed.'));
  if (raw.destroyed) leave();
  else raw.once('close', () => !raw.writableFinished && leave());
  return gone.signal;
};
