import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { DeliveryError } from '#domain/webhook/events.ts';
import { addressFault } from '#domain/webhook/receiver-address.ts';
import { WEBHOOKS } from '#server/limits.ts';
import { isLoopbackAddress, isOpenAddress } from './open-address.ts';

/** Why nothing was sent, or nothing came back. */
export class SendFault extends Error {
  readonly reason: DeliveryError;
  constructor(reason: DeliveryError) {
    super(reason);
    this.reason = reason;
  }
}

/** Every address a name leads to; none if there is no such name. */
export type ResolveName = (name: string) => Promise<string[]>;

// Asked of the name server itself: the system's own lookup would block threads that files are read with, and knows names of
// the machine's network.
export const askNameServer: ResolveName = async (name) => {
  const resolver = new Resolver(WEBHOOKS.nameServer);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

export interface ReceiverRules {
  resolve: ResolveName;
  /** The site itself is at a local address, so what it tries out may be there, too. */
  allowsLocal: boolean;
}

const addressesOf = async (host: string, { resolve, allowsLocal }: ReceiverRules) => {
  if (isIP(host)) return [host];
  if (allowsLocal && host === 'localhost') return ['127.0.0.1'];
  return resolve(host);
};

/**
 * Where to connect to. One closed address among them is enough to refuse: whoever names both hopes that the wrong one is
 * taken. The connection is made to what was looked at here, whatever the name leads to a moment later.
 */
export const findReceiver = async (url: string, rules: ReceiverRules): Promise<string[]> => {
  if (addressFault(url, rules.allowsLocal)) throw new SendFault('private-address');
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = await addressesOf(host, rules);
  if (addresses.length === 0) throw new SendFault('not-found');
  const isAllowed = (address: string) =>
    isOpenAddress(address) || (rules.allowsLocal && isLoopbackAddress(address));
  if (!addresses.every(isAllowed)) throw new SendFault('private-address');
  return addresses;
};
