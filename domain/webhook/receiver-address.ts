// Where a message may go, as far as its address alone tells; what its name leads to is looked up by the server each time.

export const ADDRESS_MESSAGES = {
  unreadable: 'This is not a web address. It looks like https://hooks.example.com/…',
  'not-https': 'The address has to begin with https://',
  credentials: 'Please leave out the user name and password: the other program knows us by the signature',
  port: 'This port is for other services. Leave it out, or use 443, 8443 or one above 1024',
  fragment: 'Please leave out what stands behind #; it would never arrive',
  'private-address': 'This address belongs to a private network. The other program has to be on the internet',
  'not-found': 'We cannot find this address. Please check the spelling',
} as const;
export type AddressFault = Exclude<keyof typeof ADDRESS_MESSAGES, 'private-address' | 'not-found'>;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const SECURE_PORTS = new Set(['', '443', '8443']);
const FIRST_FREE_PORT = 1025;

/** Below it stand services that are no receivers of ours: mail, files, remote shells. */
const isPortAllowed = (port: string) => SECURE_PORTS.has(port) || Number(port) >= FIRST_FREE_PORT;

/** `allowsLocal`: the site itself is at a local address, so what it tries out may be, too. */
export const addressFault = (text: string, allowsLocal: boolean): AddressFault | undefined => {
  if (!URL.canParse(text)) return 'unreadable';
  const { protocol, hostname, username, password, port, hash } = new URL(text);
  const isLocal = allowsLocal && LOCAL_HOSTS.has(hostname);
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:')) return 'not-https';
  if (username || password) return 'credentials';
  if (!isPortAllowed(port)) return 'port';
  return hash ? 'fragment' : undefined;
};
