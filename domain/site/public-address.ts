// Names that nobody outside can reach: reserved for tests, examples and private networks (RFC 2606, 6761, 6762, 8375).
const PRIVATE_NAMES = /(^|\.)(localhost|local|test|example|invalid|internal|home\.arpa)$/;

const isPrivateIpv4 = ([a = 0, b = 0]: readonly number[]) =>
  a === 0 ||
  a === 10 ||
  a === 127 ||
  (a === 100 && b >= 64 && b < 128) ||
  (a === 169 && b === 254) ||
  (a === 172 && b >= 16 && b < 32) ||
  (a === 192 && b === 168);

// As a URL writes it: shortest form, in hexadecimal, an IPv4 address inside as its last two groups.
const isPrivateIpv6 = (address: string) => {
  const inside = /^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(address)?.[1];
  if (inside) {
    const upper = Number.parseInt(inside, 16);
    return isPrivateIpv4([upper >> 8, upper & 255]);
  }
  return address === '::' || address === '::1' || /^f[cd]|^fe[89ab]/.test(address);
};

/** Whether strangers can come to the site under this address. */
export function isPublicAddress(siteUrl: string): boolean {
  if (!URL.canParse(siteUrl)) return false;
  const host = new URL(siteUrl).hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return !isPrivateIpv6(host.slice(1, -1));
  if (/^\d+(\.\d+){3}$/.test(host)) return !isPrivateIpv4(host.split('.').map(Number));
  // A name without a dot is known in one network only.
  return host.includes('.') && !PRIVATE_NAMES.test(host);
}
