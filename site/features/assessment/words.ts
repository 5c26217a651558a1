import type { Content } from '#content/content.ts';

/** What the form that mails a result says, out of the served version. */
export const mailResultWords = ({ assessment }: Content) => assessment.MAIL_RESULT;

export type MailResultWords = ReturnType<typeof mailResultWords>;
