import * as z from 'zod';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { INTAKE_PROGRESS } from '#domain/intake/intake-progress.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { Facts, Letter, LetterLink, Paragraph, Subheading } from '#server/areas/mail/letter.tsx';
import { mailTemplate } from '#server/areas/mail/template.ts';
import { summaryOf, summaryWithoutWords } from './summary.ts';

const { INTAKE_MAIL, INTAKE_NOTICE, PROGRESS_MAIL } = DEFAULT_CONTENT.intake;
const { OPEN_IN_CONSOLE } = DEFAULT_CONTENT.mails;

const stored = z.object({
  ticketNumber: z.string(),
  submission: z.record(z.string(), z.unknown()),
  files: z.array(z.object({ filename: z.string(), size: z.number() })),
  accessKey: z.string().optional(),
});

export const statusLink = (siteUrl: string, accessKey: string) =>
  `${siteUrl}${ROUTES.intakeStatus}#${accessKey}`;

const StatusLink = ({ siteUrl, accessKey }: { siteUrl: string; accessKey: string | undefined }) =>
  accessKey ? (
    <>
      <LetterLink href={statusLink(siteUrl, accessKey)}>{INTAKE_MAIL.status}</LetterLink>
      <Paragraph>{INTAKE_MAIL.statusNote}</Paragraph>
    </>
  ) : null;

export const intakeMail = mailTemplate(stored, (data, { siteUrl }) => ({
  body: (
    <Letter preview={INTAKE_MAIL.preview} heading={INTAKE_MAIL.heading} why={INTAKE_MAIL.why}>
      <Facts facts={[[INTAKE_MAIL.ticket, data.ticketNumber]]} />
      <Paragraph>{INTAKE_MAIL.next}</Paragraph>
      {data.files.length === 0 ? <Paragraph>{INTAKE_MAIL.missing}</Paragraph> : null}
      <StatusLink siteUrl={siteUrl} accessKey={data.accessKey} />
      <Subheading>{INTAKE_MAIL.summary}</Subheading>
      {/* Nothing that was typed: the form must not be usable to send spam to a third party's address. */}
      <Facts facts={summaryWithoutWords(data.submission)} />
      <Paragraph>{INTAKE_MAIL.rest}</Paragraph>
    </Letter>
  ),
}));

export const intakeNotice = mailTemplate(stored, (data, { consoleUrl }) => ({
  body: (
    <Letter preview={data.ticketNumber} heading={INTAKE_NOTICE.heading}>
      <Paragraph>{INTAKE_NOTICE.opening}</Paragraph>
      <Facts facts={[[INTAKE_MAIL.ticket, data.ticketNumber], ...summaryOf(data.submission)]} />
      <Subheading>{`${INTAKE_NOTICE.files}: ${data.files.length}`}</Subheading>
      <Facts facts={data.files.map((file) => [file.filename, megabytes(file.size)])} />
      <LetterLink href={consoleUrl}>{OPEN_IN_CONSOLE}</LetterLink>
    </Letter>
  ),
}));

const progressStored = z.object({
  ticketNumber: z.string(),
  progress: z.enum(INTAKE_PROGRESS),
  accessKey: z.string().optional(),
});

export const progressMail = mailTemplate(progressStored, (data, { siteUrl }) => ({
  body: (
    <Letter preview={data.ticketNumber} heading={PROGRESS_MAIL.heading[data.progress]} why={INTAKE_MAIL.why}>
      <Facts facts={[[INTAKE_MAIL.ticket, data.ticketNumber]]} />
      <Paragraph>{PROGRESS_MAIL.body[data.progress]}</Paragraph>
      <StatusLink siteUrl={siteUrl} accessKey={data.accessKey} />
    </Letter>
  ),
}));
