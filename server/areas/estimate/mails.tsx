import * as z from 'zod/mini';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { breakdown } from '#domain/estimate/breakdown.ts';
import { estimateFields, featureList } from '#domain/estimate/estimate-form.ts';
import { comparison } from '#domain/estimate/pricing.ts';
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
import { mailTemplate } from '#server/areas/mail/template.ts';
import { cachedEstimatePdf } from './cached-estimate-pdf.ts';
import { chosenFacts } from './chosen-facts.ts';

const { COMPARISON, ESTIMATE_PAPER, LEFT_OUT } = DEFAULT_CONTENT.estimate;
const { ESTIMATE_MAIL, ESTIMATE_NOTICE, OPEN_IN_CONSOLE } = DEFAULT_CONTENT.mails;

const { email, ...choiceFields } = estimateFields;
const stored = z.object({
  ...choiceFields,
  email,
  features: featureList,
  sentCost: z.number(),
  computedCost: z.number(),
  on: z.iso.datetime(),
});
export type EstimateMailData = z.infer<typeof stored>;

const rangeFacts = (data: EstimateMailData): Fact[] => {
  const { contractor, ownerBuilder, savings } = comparison(DEFAULT_CONTENT.prices, data);
  return [
    [COMPARISON.contractor.title, dollarRange(contractor)],
    [COMPARISON.ownerBuilder.title, dollarRange(ownerBuilder)],
    [COMPARISON.savings.title, dollarRange(savings)],
  ];
};

// To the visitor, with the paper attached.
export const estimateMail = mailTemplate(stored, async (data, { siteUrl }) => ({
  body: (
    <Letter preview={ESTIMATE_MAIL.preview} heading={ESTIMATE_MAIL.heading} why={ESTIMATE_MAIL.why}>
      <Paragraph>{ESTIMATE_MAIL.opening}</Paragraph>
      <Facts facts={rangeFacts(data)} />
      <Subheading>{ESTIMATE_PAPER.yourPool}</Subheading>
      <Facts facts={chosenFacts(data)} />
      <Subheading>{ESTIMATE_PAPER.lines}</Subheading>
      <Facts
        strong="label"
        facts={breakdown(DEFAULT_CONTENT.prices, data).map(({ label, contractor, ownerBuilder }) => [
          label,
          fill(ESTIMATE_MAIL.line, {
            contractor: lineRange(contractor),
            ownerBuilder: lineRange(ownerBuilder),
          }),
        ])}
      />
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
      content: await cachedEstimatePdf(data, new Date(data.on)),
    },
  ],
}));

// To the consultancy; an answer goes to the visitor.
export const estimateNotice = mailTemplate(stored, (data, { consoleUrl }) => ({
  body: (
    <Letter preview={data.email} heading={ESTIMATE_NOTICE.heading}>
      <Paragraph>{ESTIMATE_NOTICE.opening}</Paragraph>
      <Facts facts={[['Email', data.email], ...chosenFacts(data), ...rangeFacts(data)]} />
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
}));
