import type * as z from 'zod/mini';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { budgetLabel, isBudget } from '#domain/inquiry/budgets.ts';
import { contactSubmissionSchema } from '#domain/inquiry/contact-submission.ts';
import {
  type Fact,
  Facts,
  Letter,
  LetterLink,
  Paragraph,
  Subheading,
  Words,
} from '#server/areas/mail/letter.tsx';
import { mailTemplate } from '#server/areas/mail/template.ts';

const { CONTACT } = DEFAULT_CONTENT.inquiry;
const { INQUIRY_MAIL, INQUIRY_NOTICE, OPEN_IN_CONSOLE } = DEFAULT_CONTENT.mails;

const stored = contactSubmissionSchema;
export type InquiryMailData = z.infer<typeof stored>;

const filled = (facts: [string, string | undefined][]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const told = (data: InquiryMailData): Fact[] =>
  filled([
    [CONTACT.labels.phone, data.phone],
    [CONTACT.labels.location, data.location],
    [CONTACT.labels.budget, isBudget(data.budget) ? budgetLabel(data.budget) : undefined],
    [INQUIRY_NOTICE.poolStyle, data.poolStyle],
    [INQUIRY_NOTICE.poolLength, data.poolLength],
    [INQUIRY_NOTICE.features, data.features],
  ]);

// To the visitor: that it arrived and what happens next. Nothing that was typed is repeated, not
// even a name: nobody can use the form to send words of their own to a stranger.
export const inquiryMail = mailTemplate(stored, () => ({
  body: (
    <Letter preview={INQUIRY_MAIL.preview} heading={INQUIRY_MAIL.heading} why={INQUIRY_MAIL.why}>
      <Paragraph>{INQUIRY_MAIL.greeting}</Paragraph>
      <Paragraph>{INQUIRY_MAIL.received}</Paragraph>
      <Paragraph>{INQUIRY_MAIL.next}</Paragraph>
      <Paragraph>{INQUIRY_MAIL.add}</Paragraph>
    </Letter>
  ),
}));

// To the consultancy: everything, and an answer goes to the visitor.
export const inquiryNotice = mailTemplate(stored, (data, { consoleUrl }) => ({
  body: (
    <Letter preview={data.details ?? ''} heading={INQUIRY_NOTICE.heading}>
      <Paragraph>{INQUIRY_NOTICE.opening}</Paragraph>
      <Facts facts={[['Name', `${data.firstName} ${data.lastName}`], ['Email', data.email], ...told(data)]} />
      {data.isFromAI ? <Paragraph>{INQUIRY_NOTICE.fromDesign}</Paragraph> : null}
      {data.details ? <Subheading>{CONTACT.labels.details}</Subheading> : null}
      {data.details ? <Words>{data.details}</Words> : null}
      <LetterLink href={consoleUrl}>{OPEN_IN_CONSOLE}</LetterLink>
    </Letter>
  ),
}));
