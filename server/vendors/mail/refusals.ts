// Whose fault a 5xx is. Only a server that speaks of the recipient's own mailbox says something about the address; a
// refused sender, a missing permission to relay or a policy is our own problem, and another day may solve it.

const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
// RFC 3463: no such mailbox, no such domain, not an address, moved away, no mail at that domain, mailbox disabled.
const NO_SUCH_MAILBOX = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
const MAILBOX_CODES = new Set([550, 551, 553]);
const ABOUT_US =
  /relay|sender|authenticat|log ?in|spf|dkim|dmarc|block|black|list|polic|spam|reputation|[eh]h?elo|\bip\b|rate|access denied/i;

const codeOf = (reply: string) => Number(reply.slice(0, 3));

/** The reply names the address by its enhanced code: certain enough at any moment of the conversation. */
export const isUnknownMailbox = (reply: string) => NO_SUCH_MAILBOX.test(ENHANCED.exec(reply)?.[1] ?? '');

/** A reply to RCPT TO: without an enhanced code the plain ones for a mailbox count, unless the words speak of us. */
export const isRecipientRefused = (reply: string) =>
  ENHANCED.test(reply)
    ? isUnknownMailbox(reply)
    : MAILBOX_CODES.has(codeOf(reply)) && !ABOUT_US.test(reply.slice(3));
