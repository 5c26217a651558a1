import { Fragment } from 'react';
import type * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import { CONTACT_CONTROLS } from '#domain/inquiry/contact-form.ts';
import { contactSubmissionSchema } from '#domain/inquiry/contact-submission.ts';
import { inWords } from '#domain/site/form-controls.ts';
import { namesOf } from '#domain/words/names-of.ts';
import {
  type Fact,
  Facts,
  Letter,
  LetterLink,
  Paragraph,
  Subheading,
  Words,
} from '#server/areas/mail/letter.tsx';
import { mailTemplate, noticeTemplate } from '#server/areas/mail/template.ts';

type InquiryMailData = z.infer<typeof contactSubmissionSchema>;

const { firstName, lastName, email, ...asked } = CONTACT_CONTROLS;

const facts = (list: [label: string, words: string | undefined][]): Fact[] =>
  list.flatMap(([label, words]) => (words ? [[label, words] as const] : []));

/** What was answered besides name and address: what fits a line, or what needs more. */
const answered = ({ CONTACT }: Content['inquiry'], data: InquiryMailData, long: boolean): Fact[] =>
  facts(
    namesOf(asked)
      .filter((name) => (asked[name].kind === 'text') === long)
      .map((name) => [CONTACT.labels[name], inWords(asked[name], data[name])]),
  );

const ofDesign = ({ INQUIRY_NOTICE }: Content['mails'], data: InquiryMailData): Fact[] =>
  facts([
    [INQUIRY_NOTICE.poolStyle, data.poolStyle],
    [INQUIRY_NOTICE.poolLength, data.poolLength],
    [INQUIRY_NOTICE.features, data.features],
  ]);

const EXAMPLE: z.input<typeof contactSubmissionSchema> = {
  firstName: 'Sample',
  lastName: 'Person',
  email: 'sample@example.com',
  phone: '(555) 555-0100',
  location: 'Sampletown, FL',
  details: 'This is an example: a pool with a spa and a view of the lake.',
  isFromAI: true,
  poolStyle: 'Lagoon',
  poolLength: '36 ft',
  features: 'Spa',
};

// To the visitor: that it arrived and what happens next. Nothing that was typed is repeated, not
// even a name: the form cannot be abused to send spam to a third party's address.
export const inquiryMail = mailTemplate(
  contactSubmissionSchema,
  (_data, { content }) => {
    const { INQUIRY_MAIL } = content.mails;
    return {
      body: (
        <Letter
          content={content}
          preview={INQUIRY_MAIL.preview}
          heading={INQUIRY_MAIL.heading}
          why={INQUIRY_MAIL.why}
        >
          <Paragraph>{INQUIRY_MAIL.greeting}</Paragraph>
          <Paragraph>{INQUIRY_MAIL.received}</Paragraph>
          <Paragraph>{INQUIRY_MAIL.next}</Paragraph>
          <Paragraph>{INQUIRY_MAIL.add}</Paragraph>
        </Letter>
      ),
    };
  },
  () => [EXAMPLE],
  (_data, { mails }) => mails.INQUIRY_MAIL.subject,
);

// To the consultancy: everything, and an answer goes to the visitor.
export const inquiryNotice = noticeTemplate(
  contactSubmissionSchema,
  (data, { consoleUrl, content }) => {
    const { INQUIRY_NOTICE, OPEN_IN_CONSOLE } = content.mails;
    return {
      body: (
        <Letter content={content} preview={data.details ?? ''} heading={INQUIRY_NOTICE.heading}>
          <Paragraph>{INQUIRY_NOTICE.opening}</Paragraph>
          <Facts
            facts={[
              ['Name', `${data.firstName} ${data.lastName}`],
              [content.inquiry.CONTACT.labels.email, data.email],
              ...answered(content.inquiry, data, false),
              ...ofDesign(content.mails, data),
            ]}
          />
          {data.isFromAI ? <Paragraph>{INQUIRY_NOTICE.fromDesign}</Paragraph> : null}
          {answered(content.inquiry, data, true).map(([label, words]) => (
            <Fragment key={label}>
              <Subheading>{label}</Subheading>
              <Words>{words}</Words>
            </Fragment>
          ))}
          <LetterLink href={consoleUrl}>{OPEN_IN_CONSOLE}</LetterLink>
        </Letter>
      ),
    };
  },
  () => [EXAMPLE],
);
