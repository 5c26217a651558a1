import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { createHttp, registerAreas } from '#server/app.ts';
import { openCallKeys } from '#server/areas/booking/access.ts';
import { bookingJobs } from '#server/areas/booking/jobs.ts';
import { contentJobs } from '#server/areas/content/jobs.ts';
import { contentPictureFiles, contentPictureJobs } from '#server/areas/content/pictures/jobs.ts';
import { servedContent } from '#server/areas/content/served-content.ts';
import { openContentStore } from '#server/areas/content/store.ts';
import { pictureJobs } from '#server/areas/design/jobs.ts';
import { intakeJobs, ownedIntakeFiles, sweepHalfWritten } from '#server/areas/intake/jobs.ts';
import { mailJobs } from '#server/areas/mail/jobs.ts';
import { createMailService } from '#server/areas/mail/mail-service.ts';
import { panoramaFiles, panoramaJobs, sweepUploads } from '#server/areas/panorama/jobs.ts';
import { paymentJobs } from '#server/areas/payment/jobs.ts';
import { openRoomKeys } from '#server/areas/project/access.ts';
import { placeIntake } from '#server/areas/project/begin.ts';
import { ownedProjectFiles, projectJobs } from '#server/areas/project/jobs.ts';
import { placeCall } from '#server/areas/project/place-call.ts';
import { whenPaid } from '#server/areas/project/when-paid.ts';
import { createStaffAuth } from '#server/areas/staff/auth.ts';
import { visitJobs } from '#server/areas/visit/jobs.ts';
import { gatherVisits } from '#server/areas/visit/visit-counts.ts';
import { webhookJobs } from '#server/areas/webhook/jobs.ts';
import { webhookSender } from '#server/areas/webhook/sender.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { hasNoDatabase } from '#server/database/embedded.ts';
import { upkeepJobs } from '#server/database/upkeep.ts';
import { mailTemplates } from '#server/mails.ts';
import { restrictToOwner } from '#server/private-files.ts';
import { type RecurringJob, startRecurringJobs } from '#server/recurring-jobs.ts';
import { RefusedStart } from '#server/refused-start.ts';
import type { Services } from '#server/services.ts';
import { serveSnapshots } from '#server/snapshots.ts';
import { uploadQuota } from '#server/upload-quota.ts';
import { diskStore } from '#server/vendors/files/disk-store.ts';
import { claimFiles, refuseNewDatabase } from '#server/vendors/files/owned-files.ts';
import { s3Store } from '#server/vendors/files/s3-store.ts';
import { chooseInterpreter } from '#server/vendors/interpreter/model-interpreter.ts';
import { folderSender } from '#server/vendors/mail/folder-sender.ts';
import { smtpSender } from '#server/vendors/mail/smtp-sender.ts';
import { sandboxProvider } from '#server/vendors/payments/sandbox-provider.ts';
import { stripeProvider } from '#server/vendors/payments/stripe-provider.ts';
import { choosePhotographer } from '#server/vendors/pictures/photographer.ts';
import { tracedPictures } from '#server/vendors/pictures/traced-pictures.ts';
import type { createTracer } from '#studio/tracer/tracer.ts';

// Opens everything in order, and closes it in the opposite one. Vendors are chosen here, by configuration alone.

const OWNED_FILES = [ownedIntakeFiles, panoramaFiles, contentPictureFiles, ownedProjectFiles];

interface OpenOptions {
  logTo?: Writable;
  startTracer?: typeof createTracer;
}

export const openSite = async (config: Config, { logTo, startTracer }: OpenOptions = {}) => {
  const served = servedContent(config.siteUrl);
  const app = await createHttp(config, { logTo, served });
  const log = app.log;
  const folder = join(config.dataDir, 'files');
  const files = config.s3 ? await s3Store(config.s3) : diskStore(folder);
  const place = config.s3 ? `The bucket ${config.s3.bucket}` : folder;
  const unlessSilent = (error: unknown) => {
    if (error instanceof RefusedStart || !config.s3) throw error;
    // Leads need no bucket. Nothing is swept until it is known whose files these are.
    log.error({ cause: error }, 'the file store does not answer');
  };
  if (!config.databaseUrl && (await hasNoDatabase(config.dataDir)))
    await refuseNewDatabase(files, OWNED_FILES, place).catch(unlessSilent);
  const database = await openDatabase({
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
    dataDir: config.dataDir,
    onError: (error) => log.warn({ cause: error }, 'a database connection was lost'),
    onWait: (line) => log.warn(line),
    onDeath: (reason) => {
      // Everything acknowledged is on the disk: the supervisor's next start finds it. Staying would be 503 for ever.
      log.fatal({ reason }, 'the embedded database ended, so the site ends');
      process.exit(1);
    },
  });
  const stillOpen = await restrictToOwner(config.dataDir);
  if (stillOpen.length > 0) log.warn({ stillOpen }, 'other users of this machine may read these');
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const close = async () => {
    for (const step of closers.reverse()) await step();
  };
  try {
    const content = await openContentStore({ database, served, log });
    closers.push(() => content.close());
    const visits = gatherVisits({ database, log });
    closers.push(() => visits.close());
    const sender = chooseSender(config);
    const mail = createMailService({ config, served, database, sender, templates: mailTemplates, log });
    closers.push(() => mail.close());
    const pictures = tracedPictures(config, startTracer);
    closers.push(() => pictures.close());
    await claimFiles({ files, database }, OWNED_FILES, place).catch(unlessSilent);
    const staff = await createStaffAuth(config, database, log);
    const rooms = await openRoomKeys(database.db);
    const webhooks = webhookSender({ config, database, content, mail, log });

    const services: Services = {
      config,
      content,
      database,
      db: database.db,
      mail,
      files,
      quota: uploadQuota({ config, db: database.db }),
      payments: config.stripe ? stripeProvider(config.stripe) : await sandboxProvider(database),
      whenPaid: whenPaid({ content, mail, rooms, visits }),
      placeIntake: placeIntake(rooms),
      placeCall,
      pictures,
      photographer: choosePhotographer(config, log),
      interpreter: chooseInterpreter(config, log),
      staff,
      rooms,
      calls: await openCallKeys(database.db),
      visits,
      webhooks,
      log,
    };
    // The embedded database has one process, so whatever is half written was left by a crash or a kill.
    if (database.kind === 'embedded') {
      await sweepHalfWritten(services, 0);
      await sweepUploads(services, 0);
    }
    const jobs = await startRecurringJobs(database, jobList(services), log);
    closers.push(() => jobs.stop());
    webhooks.start();
    closers.push(() => webhooks.stop());
    closers.push(async () => mail.stopSweeping());
    if (database.kind === 'embedded') {
      const snapshots = await serveSnapshots(database, config.dataDir, log);
      closers.push(() => snapshots.stop());
    }
    await registerAreas(app, services);
    await app.ready();
    closers.push(async () => void (await app.close()));
    return { app, services, close, firstAccount: await staff.ensureFirstAccount() };
  } catch (error) {
    await close();
    throw error;
  }
};

const chooseSender = ({ mail, dataDir }: Config) =>
  mail.smtpUrl ? smtpSender(mail.smtpUrl) : folderSender(join(dataDir, 'outbox'));

// Every piece of work that recurs, from the areas that own it.
const jobList = (services: Services): RecurringJob[] => [
  ...contentJobs(services),
  ...mailJobs(services),
  ...intakeJobs(services),
  ...pictureJobs(services),
  ...panoramaJobs(services),
  ...contentPictureJobs(services),
  ...paymentJobs(services),
  ...projectJobs(services),
  ...visitJobs(services),
  ...webhookJobs(services),
  ...bookingJobs(services),
  ...upkeepJobs(services),
];
