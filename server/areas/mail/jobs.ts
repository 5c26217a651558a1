import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';

// What a first attempt could not send is swept up every minute, by whichever process gets to it.
export const mailJobs = ({ mail }: Services): RecurringJob[] => [
  { name: 'deliver-mails', everyMinutes: 1, run: mail.sweep },
  { name: 'forget-erased-mails', everyMinutes: 60, offsetMinutes: 17, run: mail.deleteErasedCopies },
];
