import * as z from 'zod/mini';

export const EMAIL_MESSAGE = 'Please enter a valid email address';
const EMAIL_LENGTH = 254;

// One address and nothing else: no list, no display name, no line break.
export const emailAddress = z.string(EMAIL_MESSAGE).check(
  z.overwrite((text) => text.replace(/^[ \t]+|[ \t]+$/g, '')),
  z.email(EMAIL_MESSAGE),
  z.maxLength(EMAIL_LENGTH, EMAIL_MESSAGE),
);
