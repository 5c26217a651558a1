import type { JobDefinition } from '#server/jobs.ts';
import type { ServicesForJobs } from '#server/site.ts';

// What a first attempt could not send is swept up every minute, by whichever process gets to it.
export const mailJobs = ({ mail }: ServicesForJobs): JobDefinition[] => [
  {
    name: 'deliver-mails',
    every: '* * * * *',
    retryLimit: 0,
    expireInSeconds: 300,
    run: async () => void (await mail.sweep()),
  },
  { name: 'forget-erased-mails', every: '17 * * * *', run: () => mail.forgetErased() },
];
