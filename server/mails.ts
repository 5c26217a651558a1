import { assessmentMail } from '#server/areas/assessment/mails.tsx';
import { designMail } from '#server/areas/design/mails.tsx';
import { estimateMail, estimateNotice } from '#server/areas/estimate/mails.tsx';
import { inquiryMail, inquiryNotice } from '#server/areas/inquiry/mails.tsx';
import { intakeMail, intakeNotice, progressMail } from '#server/areas/intake/mails.tsx';
import type { MailTemplates } from '#server/areas/mail/template.ts';
import { paidNotice, receiptMail, refundedNotice, refundMail } from '#server/areas/payment/payment-mails.tsx';

// Every mail the site can send, by the name its outbox row carries.
export const mailTemplates: MailTemplates = {
  'assessment-mail': assessmentMail,
  'design-mail': designMail,
  'estimate-mail': estimateMail,
  'estimate-notice': estimateNotice,
  'inquiry-mail': inquiryMail,
  'inquiry-notice': inquiryNotice,
  'order-receipt': receiptMail,
  'order-refund': refundMail,
  'order-paid-notice': paidNotice,
  'order-refunded-notice': refundedNotice,
  'intake-mail': intakeMail,
  'intake-notice': intakeNotice,
  'intake-progress': progressMail,
};
