import * as z from 'zod';
import { counted } from '#domain/words/fill.ts';
import { Facts, linesEach, Paragraph, Subheading, Words } from '#server/areas/mail/letter.tsx';
import { mailTemplate, noticeTemplate, type Subject } from '#server/areas/mail/template.ts';
import { ClientLetter, clientStored, NoticeLetter, SAMPLE_LETTER } from './project-letter.tsx';

// What was said within a short while, as one mail to the other side.

const saidSchema = z.object({ name: z.string(), body: z.string(), files: z.array(z.string()) });
export type Said = z.infer<typeof saidSchema>;

const Conversation = ({ said, files }: { said: readonly Said[]; files: string }) =>
  said.map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was said has an order and no name
    <div key={index}>
      {one.name ? <Subheading>{one.name}</Subheading> : null}
      {one.body ? <Words most={linesEach(said.length)}>{one.body}</Words> : null}
      {one.files.length > 0 ? <Facts facts={[[files, one.files.join(', ')]]} /> : null}
    </div>
  ));

const SAID: Said[] = [
  { name: '', body: 'This is an example.\nIt has two lines.', files: [] },
  { name: '', body: '', files: ['sample-plan.pdf'] },
];

export const gatheredSchema = z.object({ ...clientStored, messages: z.array(saidSchema) });
export type GatheredMail = z.infer<typeof gatheredSchema>;

export const messagesSubject: Subject<{ ticketNumber: string; messages: readonly unknown[] }> = (
  { ticketNumber: ticket, messages },
  { projectMails },
) => counted(projectMails.PROJECT_MAILS.messages.subject, messages.length, { ticket });

export const messagesMail = mailTemplate(
  gatheredSchema,
  (data, site) => {
    const { messages } = site.content.projectMails.PROJECT_MAILS;
    const count = data.messages.length;
    return {
      body: (
        <ClientLetter
          site={site}
          view="messages"
          heading={counted(messages.heading, count, { count: String(count) })}
          preview={data.messages[0]?.body.slice(0, 120) ?? ''}
          data={data}
        >
          <Conversation said={data.messages} files={messages.files} />
          <Paragraph>{messages.answer}</Paragraph>
        </ClientLetter>
      ),
    };
  },
  () => [
    { ...SAMPLE_LETTER, messages: SAID },
    { ...SAMPLE_LETTER, messages: SAID.slice(0, 1) },
  ],
  messagesSubject,
);

export const messagesNotice = noticeTemplate(
  gatheredSchema,
  (data, site) => {
    const { ticket, messages, messagesNotice: words } = site.content.projectMails.PROJECT_MAILS;
    const count = data.messages.length;
    return {
      body: (
        <NoticeLetter
          site={site}
          heading={counted(words.heading, count, { count: String(count) })}
          preview={data.messages[0]?.body.slice(0, 120) ?? ''}
        >
          <Facts facts={[[ticket, data.ticketNumber]]} />
          <Conversation said={data.messages} files={messages.files} />
        </NoticeLetter>
      ),
    };
  },
  () => [
    { ...SAMPLE_LETTER, messages: SAID.map((one) => ({ ...one, name: 'Sample Person' })) },
    { ...SAMPLE_LETTER, messages: SAID.slice(0, 1) },
  ],
);
