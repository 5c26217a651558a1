import type { FastifyBaseLogger } from 'fastify';
import type { CallKeys } from '#server/areas/booking/access.ts';
import type { ContentStore } from '#server/areas/content/store.ts';
import type { MailService } from '#server/areas/mail/mail-service.ts';
import type { RoomKeys } from '#server/areas/project/access.ts';
import type { PlaceIntake } from '#server/areas/project/begin.ts';
import type { PlaceCall } from '#server/areas/project/place-call.ts';
import type { WhenPaid } from '#server/areas/project/when-paid.ts';
import type { StaffAuth } from '#server/areas/staff/auth.ts';
import type { VisitCounts } from '#server/areas/visit/visit-counts.ts';
import type { WebhookSender } from '#server/areas/webhook/sender.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/database/database.ts';
import type { UploadQuota } from '#server/upload-quota.ts';
import type { FileStore } from '#server/vendors/files/file-store.ts';
import type { Interpreter } from '#server/vendors/interpreter/interpreter.ts';
import type { PaymentProvider } from '#server/vendors/payments/payment-provider.ts';
import type { Photographer } from '#server/vendors/pictures/photographer.ts';
import type { PictureMaker } from '#server/vendors/pictures/picture-maker.ts';

// What every area may use; built once in main (or by a test) and passed in.
export interface Services {
  config: Config;
  content: ContentStore;
  database: Database;
  db: Db;
  mail: MailService;
  files: FileStore;
  quota: UploadQuota;
  payments: PaymentProvider;
  /** What follows once an order is paid, in the same transaction; its mails go out with the receipt. */
  whenPaid: WhenPaid;
  /** An intake's project, begun or joined in the same transaction. */
  placeIntake: PlaceIntake;
  /** The project that a booked call joins, in the same transaction. */
  placeCall: PlaceCall;
  pictures: PictureMaker;
  /** Null where no image service is configured. */
  photographer: Photographer | null;
  interpreter: Interpreter;
  staff: StaffAuth;
  rooms: RoomKeys;
  calls: CallKeys;
  visits: VisitCounts;
  webhooks: WebhookSender;
  log: FastifyBaseLogger;
}
