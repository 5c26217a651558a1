import type { ReactElement } from 'react';
import type * as z from 'zod';
import type { Content } from '#content/content.ts';

// A mail is written as typed data into the outbox and becomes words when it is sent.

interface MailContent {
  body: ReactElement;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailSite {
  /** Where the pages stand, in the content's language. */
  siteUrl: string;
  /** Where in the console stands what the mail is about. */
  consoleUrl: string;
  /** What is published at the moment of sending. */
  content: Content;
}

interface MailTemplate {
  /** Goes to the consultancy itself, under whatever address it had when the mail was written. */
  toUs: boolean;
  /** Invented data, to show how the mail reads and what a change of the content does to it. */
  examples(content: Content): readonly unknown[];
  render(data: unknown, site: MailSite): Promise<MailContent>;
  /** In the words of this content. A notice keeps the one it was queued with. */
  subject?: (data: unknown, content: Content) => string;
  /** From then on it says nothing any more, and is not sent. */
  endsAt?: (data: unknown) => Date;
}

type Render<Data> = (data: Data, site: MailSite) => MailContent | Promise<MailContent>;
export type Subject<Data> = (data: Data, content: Content) => string;

/** `schema` is any zod schema; what was stored is checked again before it is rendered. */
export const mailTemplate = <Schema extends z.core.$ZodType>(
  schema: Schema,
  render: Render<z.core.output<Schema>>,
  examples: (content: Content) => readonly z.core.input<Schema>[],
  subject: Subject<z.core.output<Schema>>,
): MailTemplate => ({
  toUs: false,
  examples,
  render: async (data, site) => render(parseStored(schema, data), site),
  subject: (data, content) => subject(parseStored(schema, data), content),
});

export const noticeTemplate = <Schema extends z.core.$ZodType>(
  schema: Schema,
  render: Render<z.core.output<Schema>>,
  examples: (content: Content) => readonly z.core.input<Schema>[],
): MailTemplate => ({
  toUs: true,
  examples,
  render: async (data, site) => render(parseStored(schema, data), site),
});

/** A mail that is good only until a moment of its data. */
export const untilMoment = <Schema extends z.core.$ZodType>(
  template: MailTemplate,
  schema: Schema,
  endsAt: (data: z.core.output<Schema>) => string,
): MailTemplate => ({ ...template, endsAt: (data) => new Date(endsAt(parseStored(schema, data))) });

const parseStored = <Schema extends z.core.$ZodType>(schema: Schema, data: unknown) => {
  const result = schema._zod.run({ value: data, issues: [] }, { async: false });
  if (result instanceof Promise || result.issues.length > 0) {
    throw new Error('the stored mail does not fit its template');
  }
  return result.value as z.core.output<Schema>;
};

export type MailTemplates = Record<string, MailTemplate>;
