import type { Content } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { assessmentMail } from '#server/areas/assessment/mails.tsx';
import { bookingMail, bookingNotice, reminderMail, reminderNotice } from '#server/areas/booking/mails.tsx';
import { designMail } from '#server/areas/design/mails.tsx';
import { estimateMail, estimateNotice } from '#server/areas/estimate/mails.tsx';
import { inquiryMail, inquiryNotice } from '#server/areas/inquiry/mails.tsx';
import { intakeMail, intakeNotice, progressMail } from '#server/areas/intake/mails.tsx';
import { toHtmlAndText } from '#server/areas/mail/html-and-text.ts';
import type { MailTemplates } from '#server/areas/mail/template.ts';
import {
  paidNotice,
  receiptMail,
  refundedNotice,
  refundLostNotice,
  refundMail,
} from '#server/areas/payment/payment-mails.tsx';
import { zelleMail, zelleNotice } from '#server/areas/payment/zelle-mails.tsx';
import {
  projectApproval,
  projectApprovalNotice,
  projectUndone,
  projectUndoneNotice,
} from '#server/areas/project/mails-approval.tsx';
import { projectDelivery, projectRound, projectRoundCopy } from '#server/areas/project/mails-drawings.tsx';
import { linkMail } from '#server/areas/project/mails-link.tsx';
import { messagesMail, messagesNotice } from '#server/areas/project/mails-messages.tsx';
import { extraNotice, extraReceipt, quoteMail, quoteNotice } from '#server/areas/project/mails-quotes.tsx';
import { connectionStoppedNotice } from '#server/areas/webhook/mails.tsx';
import { leaveRoom } from './leave-room.ts';
import { pagesUrl } from './voice.ts';

// Every mail the site can send, by the name its outbox row carries.
export const mailTemplates: MailTemplates = {
  'assessment-mail': assessmentMail,
  'design-mail': designMail,
  'estimate-mail': estimateMail,
  'estimate-notice': estimateNotice,
  'inquiry-mail': inquiryMail,
  'inquiry-notice': inquiryNotice,
  'order-receipt': receiptMail,
  'order-zelle': zelleMail,
  'order-zelle-notice': zelleNotice,
  'order-refund': refundMail,
  'order-paid-notice': paidNotice,
  'order-refunded-notice': refundedNotice,
  'order-refund-lost-notice': refundLostNotice,
  'intake-mail': intakeMail,
  'intake-notice': intakeNotice,
  'intake-progress': progressMail,
  'project-messages': messagesMail,
  'project-messages-notice': messagesNotice,
  'project-quote': quoteMail,
  'project-quote-notice': quoteNotice,
  'project-payment': extraReceipt,
  'project-payment-notice': extraNotice,
  'project-link': linkMail,
  'project-delivery': projectDelivery,
  'project-round': projectRound,
  'project-round-copy': projectRoundCopy,
  'project-approval': projectApproval,
  'project-approval-notice': projectApprovalNotice,
  'project-undone': projectUndone,
  'project-undone-notice': projectUndoneNotice,
  'connection-stopped-notice': connectionStoppedNotice,
  'booking-mail': bookingMail,
  'booking-notice': bookingNotice,
  'booking-reminder': reminderMail,
  'booking-reminder-notice': reminderNotice,
};

/**
 * Every mail as it would read with this content, by its name, from invented data: to see what a change of the content touches.
 * Where one example does not show it all, several stand one after the other.
 */
export const renderExamples = async (
  content: Content,
  siteUrl: string,
  signal?: AbortSignal,
): Promise<Map<string, { html: string; text: string }>> => {
  const site = {
    content,
    siteUrl: pagesUrl(siteUrl, content.readers.language),
    consoleUrl: `${siteUrl}${ROUTES.admin}`,
  };
  const rendered = new Map<string, { html: string; text: string }>();
  for (const [name, template] of Object.entries(mailTemplates)) {
    const read: { html: string; text: string }[] = [];
    for (const data of template.examples(content)) {
      read.push(await toHtmlAndText((await template.render(data, site)).body));
      // Visitors come first: all mails in a row would keep them waiting.
      await leaveRoom(signal);
    }
    rendered.set(name, {
      html: read.map(({ html }) => html).join('\n'),
      text: read.map(({ text }) => text).join('\n\n'),
    });
  }
  return rendered;
};
