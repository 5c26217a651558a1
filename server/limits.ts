import { STOP_AFTER_DAYS } from '#domain/webhook/events.ts';
import { MB } from '#domain/words/megabytes.ts';

// Every limit of the server in one place: how often, how large, how long. What a visitor is told of (lengths of fields, sizes of
// uploads) stands with its noun in domain/.

const GB = 1024 * MB;

export const BODY_LIMITS = {
  json: 64 * 1024,
  // Encoded by a browser, a letter outside ASCII takes nine bytes where JSON takes three.
  form: 96 * 1024,
  webhook: 1 * MB,
  // The largest plot, with all its notes in letters of three bytes.
  design: 88 * 1024,
  // A plot, and what a colleague wrote into notes and schedules.
  planSet: 512 * 1024,
  visit: 1024,
  // A name, and a mark for every feature there is.
  marks: 4 * 1024,
  intakeField: 20_000,
  // Two hundred projects with all their words.
  document: 1 * MB,
  // Beyond the files: their headers and the fields.
  intakeRest: 1 * MB,
} as const;

export const TIME_LIMITS = {
  connection: 10_000,
  upload: 15 * 60_000,
  keepAlive: 72_000,
  stop: 20_000,
  firstMailAttempt: 4_000,
  mailSend: 20_000,
  mailLease: 60_000,
} as const;

// How long a database may keep us waiting. PostgreSQL gives up by itself first; past `query` the connection counts as dead.
// Together they let a visitor wait ten seconds at most; migrations, upkeep and backups have own connections without these.
export const DATABASE_WAITS = {
  connect: 6_000,
  lock: 4_000,
  statement: 6_000,
  query: 7_000,
  idleInTransaction: 15_000,
  probe: 2_000,
  betweenProbes: 1_000,
};

export const DATABASE_POOL = {
  most: { embedded: 8, server: 12 },
  idleMs: { embedded: 0, server: 30_000 },
  keepAliveAfterMs: 10_000,
} as const;

// Leads that come at once share a statement: at most so many, and a second lane is opened for so many.
export const SHARED_STATEMENT = { most: 64, worthALane: 16 } as const;

export const EMBEDDED_CHECKPOINT_MS = 5 * 60_000;

// How many of a document's versions the console lists.
export const HISTORY_LENGTH = 100;

// What a draft changes takes seconds of rendering: one is looked at, so many wait.
export const IMPACT_QUEUE = { atOnce: 1, waiting: 2, comeBackSeconds: 5 } as const;

// How soon a lost connection for news of content is made again.
export const NEWS_AGAIN_MS = 1_000;

// How long a look at our own health counts, how long it may take, and the room an embedded database needs to be healthy.
export const HEALTH = { freshMs: 1_000, longestMs: 1_200, leastFreeBytes: 16 * MB } as const;

// How often the site looks whether a backup wants a copy, how soon it must begin one, how long one may take.
export const SNAPSHOTS = { lookMs: 1_000, noticeMs: 15_000, longestMs: 10 * 60_000 } as const;

// How long a file store may be silent: one request is tried twice.
export const FILE_WAITS = { connect: 2_000, silence: 4_000, tries: 2 };
export const FILE_PART_BYTES = 5 * MB;

// The process that works on an Idempotency-Key renews its lease; one that has not for longer than the lease is taken for dead.
export const IDEMPOTENCY = { leaseMs: 5_000, renewMs: 1_500, noteMs: 1_000, longestMs: 20 * 60_000 } as const;

// How often a process looks for recurring jobs that are due. The process that runs one renews its lease, unless it takes
// longer than any should; one that failed is retried after `retryMs`, then twice that, and so on. A stop waits so long for them.
export const RECURRING_JOBS = {
  lookMs: 2_000,
  leaseMs: 30_000,
  renewMs: 8_000,
  longestMs: 30 * 60_000,
  retryMs: 10_000,
  stopMs: 10_000,
};

// How often the holder of a data folder shows that it lives, and after how long a silence it counts as dead.
export const LOCK = { pulseMs: 2_000, silentMs: 15_000 } as const;

// The same words in a form sent without script are a double press or a reload, for one such window of time or two.
export const REPEATED_FORM_MS = 10 * 60_000;

// Requests one address may make in a window; a refused one is told when to come back.
export const RATE_LIMITS = {
  // An office, or a family comparing pools, shares one address.
  lead: { max: 30, timeWindow: 60_000 },
  booking: { max: 20, timeWindow: 10 * 60_000 },
  intake: { max: 20, timeWindow: 10 * 60_000 },
  payment: { max: 30, timeWindow: 60_000 },
  paymentStatus: { max: 120, timeWindow: 60_000 },
  webhook: { max: 600, timeWindow: 60_000 },
  design: { max: 40, timeWindow: 60_000 },
  picture: { max: 120, timeWindow: 60_000 },
  photograph: { max: 6, timeWindow: 60_000 },
  read: { max: 300, timeWindow: 60_000 },
  // A room is looked at again whenever somebody returns to it; comments kept during a lost connection come at once.
  room: { max: 240, timeWindow: 60_000 },
  roomWrite: { max: 120, timeWindow: 60_000 },
  upload: { max: 30, timeWindow: 10 * 60_000 },
  // Somebody who goes through a list of parts presses once a second.
  marks: { max: 120, timeWindow: 60_000 },
  mailToSelf: { max: 5, timeWindow: 10 * 60_000 },
  document: { max: 30, timeWindow: 60_000 },
  signIn: { max: 10, timeWindow: 60_000 },
  staff: { max: 600, timeWindow: 60_000 },
  // A tab tells two steps; an office opens many tabs.
  visit: { max: 120, timeWindow: 60_000 },
} as const;

// Counts of visits: how long they gather before they are written, how many different ones do, how many sources a day may have
// (whoever sends invented ones fills no table), and the longest name that a browser gives itself.
export const VISITS = { flushMs: 5_000, gathered: 2_000, sourcesPerDay: 200, agentLength: 1_000 } as const;

// One picture is drawn at a time. What one client may have waiting or under way depends on how long each kind takes.
export const PICTURE_QUEUE = {
  waiting: 60,
  perClient: { preview: 12, still: 12, panorama: 3, refined: 1 },
  comeBackSeconds: { preview: 5, still: 10, panorama: 15, refined: 30 },
} as const;

// A picture that was sent is drawn again, finer, once nobody has waited for any picture during so many looks. Of one client the
// last few are remembered, and of all so many; what gave way to a visitor is tried again so often.
export const REFINEMENTS = { lookMs: 500, quietLooks: 4, perClient: 3, remembered: 40, tries: 20 } as const;

// An image service that makes photographs out of pictures: what is asked for, what is taken, and how it is left alone. Each costs
// money, so a client and all together have a number of them a day.
export const IMAGE_SERVICE = {
  size: '1536x1024',
  answerBytes: 24 * MB,
  mostPixels: 20_000_000,
  narrowest: 480,
  widest: 1920,
  formats: ['png', 'jpeg', 'webp'],
  rests: { failures: 3, firstMs: 60_000, longestMs: 15 * 60_000 },
} as const;
export const PHOTOGRAPHS = { perClientADay: 6, aDay: 200, comeBackSeconds: 10 } as const;

// What another process draws is looked for so often, while ours waits in line and while the other is at it; after `longestMs` we
// draw it ourselves.
export const DRAWN_ELSEWHERE = { queuedMs: 1_000, lookMs: 250, longestMs: 60_000 } as const;

// Plan sets are drawn one at a time, by a thread that may take so long for one and so much memory; who may wait, and how many sets
// it and we keep to be asked for again, until nobody has asked for so long.
// The time is the clock's: a set of three seconds takes many times that on a machine that is busy.
export const PLAN_SETS = {
  atOnce: 1,
  waiting: 24,
  perClient: 8,
  comeBackSeconds: 5,
  timeoutMs: 120_000,
  memoryMb: 512,
  niceness: 5,
  drawnKept: 2,
  sheetsKept: 4,
  idleMs: 5 * 60_000,
  fileBytes: 10 * MB,
} as const;

// A family decides about a pool, not a crowd.
export const MARKERS_PER_DESIGN = 6;

// A picture's stages are streamed with a sign of life, and not for ever.
export const PROGRESS = { heartbeatMs: 10_000, longestMs: 3 * 60_000 } as const;

// What is kept in memory to be asked for again, and the longest lists.
export const ESTIMATE_PAPERS_KEPT = 64;
export const MOST_LISTED = { inquiries: 1_000, panoramas: 200, related: 50 } as const;

// How long others may keep us waiting, and how much they may say.
export const PAYMENT_PROVIDER = { timeoutMs: 15_000, retries: 2, comeBackSeconds: 30 } as const;
export const MODEL_RESPONSE_BYTES = 64 * 1024;
// After this many failures in a row visitors no longer wait for the model; each trial that fails doubles the rest.
export const MODEL_RESTS = { failures: 3, firstMs: 60_000, longestMs: 15 * 60_000 } as const;
export const CHILD_OUTPUT_BYTES = 64 * 1024;

// Staff: how long a session lasts, and guesses in a minute.
export const STAFF = {
  session: { lastsSeconds: 7 * 24 * 60 * 60, renewedSeconds: 24 * 60 * 60 },
  callsPerMinute: 100,
  guessesPerMinute: 5,
} as const;

export const VISITOR_COOKIE_SECONDS = 365 * 24 * 60 * 60;

// What strangers may leave behind, all of them together, until staff have looked at it; and what may be drawn again.
export const STORAGE = {
  unclaimed: { intake: 20 * GB, panorama: 4 * GB, message: 20 * GB },
  pictures: 4 * GB,
  // Kept free for leads and payments, whatever is uploaded: this much, or this share of a small disk.
  freeFloor: 2 * GB,
  freeFloorShare: 0.1,
  undecidedDays: 90,
  rejectedDays: 30,
} as const;

// Files and rows looked over at a time, and how long a file that no row knows is kept aside.
export const SWEEP = { batch: 200, unknownKeptDays: 30 } as const;

// Parts of an upload form; a name or header beyond these is an attack, not a form.
export const UPLOAD_FORM = {
  intake: { fields: 60, fieldNameSize: 100, headerPairs: 50 },
  panorama: { fields: 10 },
  picture: { fields: 10, files: 1 },
} as const;

// How far an attached document is opened to see what it is; a document has dozens of entries, not thousands.
export const DOCUMENTS = {
  sniffedBytes: 64 * 1024,
  unpacked: 600 * MB,
  embedded: 12 * MB,
  startUnpacked: 2 * MB,
  zipEntries: 5_000,
  zipListBytes: 4 * MB,
  typeListBytes: 1 * MB,
  compoundEntries: 20_000,
} as const;

// Uploaded images are opened in processes of their own.
export const IMAGE_DECODING = {
  atOnce: 2,
  atOncePerClient: 1,
  waiting: 40,
  memoryMb: 640,
  timeoutMs: 60_000,
  comeBackSeconds: 20,
} as const;

// PDFs are opened in processes of their own, to count their pages; a set of plans takes a second. One client's slow ones hold
// up neither the others nor what staff hand over, and do not fill the queue.
export const PDF_READING = { ...IMAGE_DECODING, perClient: 4 } as const;

// The owner's photographs are cropped and packed one after another; one takes a few seconds.
export const PICTURE_ENCODING = { ...IMAGE_DECODING, atOnce: 1, waiting: 20 } as const;

// A photograph of the owner's that no version, draft or schedule names is kept for so long. The most asked for stay in memory.
export const OWN_PICTURES = { unusedDays: 7, memoryBytes: 24 * MB } as const;
// Some eighty cards of shared links.
export const SOCIAL_PICTURES = { memoryBytes: 12 * MB } as const;
// The same of shared designs, and how long whoever previews a link waits for a picture that is not drawn yet.
export const DESIGN_CARDS = { memoryBytes: 12 * MB, waitMs: 4_000 } as const;

// A mail that cannot be delivered is tried for about three days, then shows as failed in the console.
export const MAIL_RETRY_MINUTES = [1, 2, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440] as const;

// First attempts run at once up to these; what is over them is left to the sweep, which rests between its batches.
export const IMMEDIATE_SENDS = { atOnce: 8, burst: 40, perSecond: 6 } as const;
// A mail over one of the caps below asks again after this long at the latest.
export const MAIL_HOLD_MINUTES = 15;
// Mails per recipient, so that our forms cannot flood a mailbox or a domain: what is over the cap is deferred. Each budget has
// its own count (server/areas/mail/recipient-caps.ts).
export const MAIL_CAPS = {
  mailbox: { max: 30, windowMs: 60 * 60_000 },
  domain: { max: 300, windowMs: 24 * 60 * 60_000 },
  largeProvider: { max: 20_000, windowMs: 24 * 60 * 60_000 },
} as const;

// Whoever asks for a lost link gets it once in such a window of time, for the newest projects of their address. Anybody can ask
// for anybody's: so many mails about a project in a day are enough, and the work is done at some moment they cannot tell.
export const LOST_LINKS = {
  onceInMs: 10 * 60_000,
  perDay: 6,
  projects: 5,
  after: { leastMs: 500, mostMs: 5_000 },
} as const;

// How many coming calls one mailbox may have, and how many it or a network may book in a day; how often the holder of a link may
// move a call. How many free ones are told at once, and how many instead of one that is gone; how many staff see at once, and how
// many are reminded of in one transaction.
export const CALLS = {
  perMailbox: 3,
  perMailboxADay: 6,
  perNetworkADay: 8,
  movesADay: 5,
  movesInAll: 10,
  told: 2_000,
  offeredInstead: 6,
  listed: 500,
  remindedAtOnce: 20,
} as const;

// Calls are booked and changed one after the other. Whoever waits holds no connection, and more than this do not wait.
export const CALL_TURNS = { atOnce: 1, waiting: 100, perClient: 40, comeBackSeconds: 3 } as const;

// An order left open is asked for again after a quarter of its age, and expires when it stays unpaid for so long.
export const OPEN_ORDERS = {
  firstLook: '2 minutes',
  shortestPause: '4 minutes',
  expireAfter: '3 days',
  batch: 10,
  runMs: 60_000,
} as const;

// What is said in a project within so many seconds goes out as one mail, unless it is more than this.
export const MESSAGE_BURST = { seconds: 120, most: 20 } as const;

// Answers that staff keep ready.
export const TEMPLATES_KEPT = 200;

export const MAIL_SWEEP = { batch: 10, soonMs: 1_000, restFactor: 4, longestHoldMs: 5_000 } as const;

// Messages to other programs. Each connection has lanes of its own in every process, so that a slow receiver holds up itself
// alone. A message that is not taken is tried again after these pauses, over three days; a connection that takes none for
// `stopAfter` is stopped.
export const WEBHOOKS = {
  lookMs: 1_500,
  soonMs: 200,
  lanes: 4,
  spreadAtOnce: 500,
  timeoutMs: 10_000,
  leaseMs: 30_000,
  stopMs: 2_000,
  nameServer: { timeout: 2_000, tries: 2 },
  answerBytes: 16 * 1024,
  headerBytes: 16 * 1024,
  excerptLength: 300,
  retrySeconds: [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400],
  stopAfter: `${STOP_AFTER_DAYS} days`,
  formerSecretLasts: '24 hours',
  logKept: '30 days',
} as const;

// The form parser loses hold of parts beyond a limit on parts, and a cut-off form then ends the whole process:
// fields and files are limited one by one instead.
export const NO_PARTS_LIMIT = { parts: Number.POSITIVE_INFINITY } as const;
