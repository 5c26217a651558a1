import type { ReactElement } from 'react';
import type * as z from 'zod';

// A mail is written as typed data into the outbox and becomes words when it is sent.

interface MailContent {
  body: ReactElement;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

interface MailSite {
  siteUrl: string;
  /** Where in the console stands what the mail is about. */
  consoleUrl: string;
}

interface MailTemplate {
  render(data: unknown, site: MailSite): Promise<MailContent>;
}

/** `schema` is any zod schema; what was stored is checked again before it is rendered. */
export const mailTemplate = <Schema extends z.core.$ZodType>(
  schema: Schema,
  render: (data: z.core.output<Schema>, site: MailSite) => MailContent | Promise<MailContent>,
): MailTemplate => ({
  render: async (data, site) => render(parseStored(schema, data), site),
});

const parseStored = <Schema extends z.core.$ZodType>(schema: Schema, data: unknown) => {
  const result = schema._zod.run({ value: data, issues: [] }, { async: false });
  if (result instanceof Promise || result.issues.length > 0) {
    throw new Error('the stored mail does not fit its template');
  }
  return result.value as z.core.output<Schema>;
};

export type MailTemplates = Record<string, MailTemplate>;
