import ipaddr from 'ipaddr.js';

// Public by their number, and yet a cloud's own service towards every machine in it (Azure's agent; Oracle's is link-local).
const OF_A_CLOUD: ReadonlySet<string> = new Set(['168.63.129.16']);

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/**
 * Whether an address is one of the open internet: none of a machine, a house, a carrier or a cloud's own services, and none
 * that carries an older address inside, which a gateway might unpack (mapped, 6to4, Teredo, NAT64).
 */
export const isOpenAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || OF_A_CLOUD.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST, 3);
};

export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback';
