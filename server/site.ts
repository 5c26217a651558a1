import { join } from 'node:path';
import { createHttp, registerAreas } from '#server/app.ts';
import { intakeJobs, sweepLeftovers } from '#server/areas/intake/jobs.ts';
import { mailJobs } from '#server/areas/mail/jobs.ts';
import { createMailService } from '#server/areas/mail/mail-service.ts';
import { panoramaJobs, sweepPanoramas } from '#server/areas/panorama/jobs.ts';
import { paymentJobs } from '#server/areas/payment/jobs.ts';
import { createStaffAuth } from '#server/areas/staff/auth.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { upkeepJobs } from '#server/database/upkeep.ts';
import { type JobDefinition, startJobs } from '#server/jobs.ts';
import { mailTemplates } from '#server/mails.ts';
import type { Services } from '#server/services.ts';
import { answerSnapshots } from '#server/snapshots.ts';
import { diskStore } from '#server/vendors/files/disk-store.ts';
import { s3Store } from '#server/vendors/files/s3-store.ts';
import { folderSender } from '#server/vendors/mail/folder-sender.ts';
import { smtpSender } from '#server/vendors/mail/smtp-sender.ts';
import { sandboxProvider } from '#server/vendors/payments/sandbox-provider.ts';
import { stripeProvider } from '#server/vendors/payments/stripe-provider.ts';
import { tracedPictures } from '#server/vendors/pictures/traced-pictures.ts';

// Opens everything in order, and closes it in the opposite one. Vendors are chosen here, by configuration alone.

export const openSite = async (config: Config) => {
  const app = await createHttp(config);
  const log = app.log;
  const database = await openDatabase({
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
    dataDir: config.dataDir,
    onError: (error) => log.warn({ cause: error.message }, 'a database connection was lost'),
  });
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const close = async () => {
    for (const step of closers.reverse()) await step();
  };
  try {
    const sender = config.mail.smtpUrl
      ? smtpSender(config.mail.smtpUrl)
      : folderSender(join(config.dataDir, 'outbox'));
    const mail = createMailService({ config, database, sender, templates: mailTemplates, log });
    closers.push(() => mail.close());
    const pictures = tracedPictures(config);
    closers.push(() => pictures.close());
    const files = config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'files'));
    const staff = await createStaffAuth(config, database);
    const payments = config.stripe ? stripeProvider(config.stripe) : await sandboxProvider(database);

    const parts = { config, database, db: database.db, mail, files, payments, pictures, staff, log };
    // Nobody else writes here, so whatever has no row was left by a process that was killed.
    if (database.kind === 'embedded') {
      await sweepLeftovers(parts, 0);
      await sweepPanoramas(parts, 0);
    }
    const jobs = await startJobs(database, jobList(parts), log);
    closers.push(() => jobs.stop());
    closers.push(async () => mail.stopSweeping());
    if (database.kind === 'embedded') {
      const snapshots = await answerSnapshots(database, config.dataDir, log);
      closers.push(() => snapshots.stop());
    }
    const services: Services = { ...parts, jobs };
    await registerAreas(app, services);
    await app.ready();
    closers.push(async () => void (await app.close()));
    return { app, services, close, firstAccount: await staff.ensureFirstAccount() };
  } catch (error) {
    await close();
    throw error;
  }
};

export type Site = Awaited<ReturnType<typeof openSite>>;
export type ServicesForJobs = Omit<Services, 'jobs'>;

// Every recurring or retried piece of work, from the areas that own it.
const jobList = (parts: ServicesForJobs): JobDefinition[] => [
  ...mailJobs(parts),
  ...intakeJobs(parts),
  ...panoramaJobs(parts),
  ...paymentJobs(parts),
  ...upkeepJobs(parts),
];
