import * as z from 'zod/mini';
import { mostTyped } from './plain-text.ts';

export const EMAIL_MESSAGE = 'Please enter a valid email address';
// What mail servers carry: RFC 5321 4.5.3.1 for the whole and the part before the @, RFC 1035 2.3 for what stands between dots.
// The whole may have 254 by that rule, but some servers take only 253, and a mail they refuse never arrives.
export const EMAIL_LENGTHS = { address: 253, mailbox: 64, label: 63 } as const;

const isBlank = (character: string | undefined) => character === ' ' || character === '\t';

function withoutBlankEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function fitsMail(address: string): boolean {
  const [mailbox = '', host = ''] = address.split('@');
  return (
    mailbox.length <= EMAIL_LENGTHS.mailbox &&
    host.split('.').every((label) => label.length <= EMAIL_LENGTHS.label && !label.endsWith('-'))
  );
}

// One address and nothing else: no list, no display name, no line break.
export const emailAddress = z
  .string(EMAIL_MESSAGE)
  .check(
    z.maxLength(mostTyped(EMAIL_LENGTHS.address), { error: EMAIL_MESSAGE, abort: true }),
    z.overwrite(withoutBlankEnds),
    z.maxLength(EMAIL_LENGTHS.address, { error: EMAIL_MESSAGE, abort: true }),
    z.email({ error: EMAIL_MESSAGE, abort: true }),
    z.refine(fitsMail, EMAIL_MESSAGE),
  );

/** As it stands, without tidying: what every form takes can be mailed, and nothing else is. */
export const isEmailAddress = (text: string): boolean => emailAddress.safeParse(text).data === text;
