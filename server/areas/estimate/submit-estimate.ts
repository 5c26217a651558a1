import type { CostCalculation } from '#domain/estimate/cost-calculation.ts';
import type { Language } from '#domain/site/languages.ts';
import type { Services } from '#server/services.ts';
import { estimateWriter, mailsAbout, newEstimate } from './store.ts';

// However it was sent: stored with its mails, on disk, and the first attempt to mail it made. True when mail left.
export const estimateSubmitter = ({ content, database, mail }: Services) => {
  const write = estimateWriter(database);
  return async (id: string, sent: CostCalculation, language: Language): Promise<boolean> => {
    const { served } = content;
    const estimate = newEstimate(served.content, id, sent);
    const { toVisitor, toConsultancy } = mailsAbout(mail, served.content, estimate);
    const from = { address: estimate.email, language };
    await write({ row: estimate, mails: [toVisitor, toConsultancy], from });
    const [emailSent] = await Promise.all([mail.tryNow(toVisitor.id), mail.tryNow(toConsultancy.id)]);
    return emailSent;
  };
};
