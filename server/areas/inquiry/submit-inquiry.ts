import { CONTACT_LIMITS } from '#domain/inquiry/contact-form.ts';
import type { ContactSubmission } from '#domain/inquiry/contact-submission.ts';
import type { Language } from '#domain/site/languages.ts';
import { marksNamedIn } from '#server/areas/design/marks-in-lead.ts';
import type { Services } from '#server/services.ts';
import { inquiryWriter, mailsAbout, newInquiry } from './store.ts';

// However it was sent: stored with its mails, on disk, and the first attempt to mail it made.
export const inquirySubmitter = (services: Services) => {
  const { content, database, mail } = services;
  const write = inquiryWriter(database);
  // What partners marked on the design that is asked about goes along; a lead never fails for it.
  const withMarks = async (submission: ContactSubmission): Promise<ContactSubmission> => {
    const { details = '' } = submission;
    const marks = await marksNamedIn(services, details).catch(() => '');
    if (!marks || details.length + marks.length + 2 > CONTACT_LIMITS.details) return submission;
    return { ...submission, details: `${details}\n\n${marks}` };
  };
  return async (id: string, submission: ContactSubmission, language: Language): Promise<void> => {
    const inquiry = newInquiry(id, await withMarks(submission));
    const mails = mailsAbout(mail, content.served.content.mails, inquiry);
    // Spam gets no mail, so it has no say in which language they are.
    const from = mails.length > 0 ? { from: { address: inquiry.email, language } } : {};
    await write({ row: inquiry, mails, ...from });
    await Promise.all(mails.map((queued) => mail.tryNow(queued.id)));
  };
};
