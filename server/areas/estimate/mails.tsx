import * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import { breakdown } from '#domain/estimate/breakdown.ts';
import { estimateFields, featureList } from '#domain/estimate/estimate-form.ts';
import { comparison, contractorRange, estimatedCost } from '#domain/estimate/pricing.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange, dollars, lineRange } from '#domain/words/money.ts';
import {
  type Fact,
  Facts,
  Letter,
  LetterLink,
  Paragraph,
  SmallPrint,
  Subheading,
} from '#server/areas/mail/letter.tsx';
import { mailTemplate, noticeTemplate } from '#server/areas/mail/template.ts';
import { voiceOf } from '#server/voice.ts';
import { cachedEstimatePdf } from './cached-estimate-pdf.ts';
import { chosenFacts } from './chosen-facts.ts';
import { EXAMPLE_CHOICES } from './example-choices.ts';

const { email, ...choiceFields } = estimateFields;
const stored = z.object({
  ...choiceFields,
  email,
  features: featureList,
  sentCost: z.number(),
  computedCost: z.number(),
  on: z.iso.datetime(),
  reference: z.optional(z.string()),
});
export type EstimateMailData = z.infer<typeof stored>;

const rangeFacts = ({ estimate: { COMPARISON }, prices }: Content, data: EstimateMailData): Fact[] => {
  const { contractor, ownerBuilder, savings } = comparison(prices, data);
  return [
    [COMPARISON.contractor.title, dollarRange(contractor)],
    [COMPARISON.ownerBuilder.title, dollarRange(ownerBuilder)],
    [COMPARISON.savings.title, dollarRange(savings)],
  ];
};

const examples = ({ prices }: Content): EstimateMailData[] =>
  EXAMPLE_CHOICES.map((choices) => {
    const cost = estimatedCost(contractorRange(prices, choices));
    return {
      ...choices,
      email: 'sample@example.com',
      sentCost: cost,
      computedCost: cost,
      on: '2026-01-15T15:00:00.000Z',
      reference: 'E-SAMPLE',
    };
  });

const referenceFact = ({ mails }: Content, { reference }: EstimateMailData): Fact[] =>
  reference ? [[mails.ESTIMATE_MAIL.reference, reference]] : [];

const lineFacts = (content: Content, data: EstimateMailData) => {
  const { say } = voiceOf(content);
  return breakdown(content.prices, data).map(
    ({ label, contractor, ownerBuilder }): Fact => [
      say(label),
      fill(content.mails.ESTIMATE_MAIL.line, {
        contractor: say(lineRange(contractor)),
        ownerBuilder: say(lineRange(ownerBuilder)),
      }),
    ],
  );
};

// To the visitor, with the paper attached.
export const estimateMail = mailTemplate(
  stored,
  async (data, { siteUrl, content }) => {
    const { ESTIMATE_PAPER, LEFT_OUT } = content.estimate;
    const { ESTIMATE_MAIL } = content.mails;
    return {
      body: (
        <Letter
          content={content}
          preview={ESTIMATE_MAIL.preview}
          heading={ESTIMATE_MAIL.heading}
          why={ESTIMATE_MAIL.why}
        >
          <Paragraph>{ESTIMATE_MAIL.opening}</Paragraph>
          <Facts facts={[...rangeFacts(content, data), ...referenceFact(content, data)]} />
          <Subheading>{ESTIMATE_PAPER.yourPool}</Subheading>
          <Facts facts={chosenFacts(content, data)} />
          <Subheading>{ESTIMATE_PAPER.lines}</Subheading>
          <Facts strong="label" facts={lineFacts(content, data)} />
          <Subheading>{ESTIMATE_MAIL.leftOut}</Subheading>
          <Facts strong="label" facts={LEFT_OUT.items.map(({ title, detail }) => [title, detail])} />
          <Paragraph>{ESTIMATE_MAIL.question}</Paragraph>
          <LetterLink href={`${siteUrl}${ROUTES.contact}`}>{ESTIMATE_MAIL.action}</LetterLink>
          <SmallPrint>{ESTIMATE_PAPER.smallPrint}</SmallPrint>
        </Letter>
      ),
      attachments: [
        {
          filename: ESTIMATE_PAPER.filename,
          contentType: 'application/pdf',
          content: await cachedEstimatePdf(content, data, new Date(data.on)),
        },
      ],
    };
  },
  examples,
  (_data, { mails }) => mails.ESTIMATE_MAIL.subject,
);

// To the consultancy; an answer goes to the visitor.
export const estimateNotice = noticeTemplate(
  stored,
  (data, { consoleUrl, content }) => {
    const { ESTIMATE_NOTICE, OPEN_IN_CONSOLE } = content.mails;
    const facts: Fact[] = [
      ['Email', data.email],
      ...referenceFact(content, data),
      ...chosenFacts(content, data),
      ...rangeFacts(content, data),
    ];
    return {
      body: (
        <Letter content={content} preview={data.email} heading={ESTIMATE_NOTICE.heading}>
          <Paragraph>{ESTIMATE_NOTICE.opening}</Paragraph>
          <Facts facts={facts} />
          {data.sentCost === data.computedCost ? null : (
            <Paragraph>
              {fill(ESTIMATE_NOTICE.differs, {
                sent: dollars(data.sentCost),
                computed: dollars(data.computedCost),
              })}
            </Paragraph>
          )}
          <LetterLink href={consoleUrl}>{OPEN_IN_CONSOLE}</LetterLink>
        </Letter>
      ),
    };
  },
  examples,
);
