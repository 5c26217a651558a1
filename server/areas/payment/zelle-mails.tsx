import type { Content } from '#content/content.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { type Fact, Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { mailTemplate, noticeTemplate } from '#server/areas/mail/template.ts';
import {
  type AboutOrder,
  buyerFacts,
  type OrderMailData,
  orderExamples,
  orderFacts,
  orderMails,
  orderStored,
  orderSubject,
} from './order-mail.ts';

// A package was ordered and will be paid by Zelle: how, to the buyer, and what to watch for, to us.

const examples = (content: Content): OrderMailData[] =>
  orderExamples(content).map((data) => ({ ...data, payee: content.brand.zellePayee }));

const howToPay = ({ payment: { ZELLE_MAIL } }: Content, data: OrderMailData): Fact[] => [
  [ZELLE_MAIL.send, dollarsAndCents(data.amountCents)],
  ...(data.payee ? [[ZELLE_MAIL.to, data.payee] satisfies Fact] : []),
  [ZELLE_MAIL.memo, orderReference(data.intentId)],
];

export const zelleMail = mailTemplate(
  orderStored,
  (data, { content }) => {
    const { ZELLE_MAIL } = content.payment;
    return {
      body: (
        <Letter
          content={content}
          preview={ZELLE_MAIL.preview}
          heading={ZELLE_MAIL.heading}
          why={ZELLE_MAIL.why}
        >
          <Facts facts={howToPay(content, data)} />
          <Paragraph>{ZELLE_MAIL.next}</Paragraph>
          <Facts facts={orderFacts(content, data)} />
          <Paragraph>{ZELLE_MAIL.terms}</Paragraph>
        </Letter>
      ),
    };
  },
  examples,
  orderSubject(({ ZELLE_MAIL }) => ZELLE_MAIL.subject),
);

export const zelleNotice = noticeTemplate(
  orderStored,
  (data, { consoleUrl, content }) => {
    const { ZELLE_NOTICE } = content.payment;
    return {
      body: (
        <Letter content={content} preview={data.packageTitle} heading={ZELLE_NOTICE.heading}>
          <Facts facts={[...orderFacts(content, data), ...buyerFacts(content.payment, data)]} />
          <Paragraph>{ZELLE_NOTICE.next}</Paragraph>
          <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
        </Letter>
      ),
    };
  },
  examples,
);

export const zelleMails = (about: AboutOrder, payee: string): NewMail[] => {
  const { ZELLE_MAIL, ZELLE_NOTICE } = about.words;
  const templates = { toUs: 'order-zelle-notice', toBuyer: 'order-zelle' };
  const subjects = { toUs: ZELLE_NOTICE.subject, toBuyer: ZELLE_MAIL.subject };
  return orderMails(about, templates, subjects, { payee });
};
