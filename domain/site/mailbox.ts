// Whose mailbox an address is: `Ana+pool@…` and `ana@…` are one, and at Gmail so is `a.na@…`.

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

const partsOf = (address: string) => {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at).toLowerCase(), domain: address.slice(at + 1).toLowerCase() };
};

export const mailDomainOf = (address: string): string => {
  const { domain } = partsOf(address);
  return GMAIL.has(domain) ? 'gmail.com' : domain;
};

export const mailboxOf = (address: string): string => {
  const { local } = partsOf(address);
  const domain = mailDomainOf(address);
  const untagged = local.split('+')[0] || local;
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`;
};

// Where millions of people have their mailbox, so that many visitors a day may well come from one of them.
const LARGE_PROVIDERS = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'ymail.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'comcast.net',
  'att.net',
  'sbcglobal.net',
  'bellsouth.net',
  'verizon.net',
  'cox.net',
  'charter.net',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'mail.com',
]);
export const isLargeProvider = (domain: string) => LARGE_PROVIDERS.has(domain);
