import type { ContactSubmission } from '#domain/inquiry/contact-submission.ts';
import type { Services } from '#server/services.ts';
import { inquiryWriter, mailsAbout, newInquiry } from './store.ts';

// However it was sent: stored with its mails, on disk, and the first attempt to mail it made.
export const inquirySubmitter = ({ content, database, mail }: Services) => {
  const write = inquiryWriter(database);
  return async (id: string, submission: ContactSubmission): Promise<void> => {
    const inquiry = newInquiry(id, submission);
    const mails = mailsAbout(mail, content.served.content.mails, inquiry);
    await write({ row: inquiry, mails });
    await Promise.all(mails.map((queued) => mail.tryNow(queued.id)));
  };
};
