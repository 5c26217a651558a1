// What a client and the studio may write and hand over. Files follow the intake's limits (domain/intake/intake-files.ts).

export const PROJECT_LENGTHS = {
  name: 80,
  title: 120,
  comment: 2_000,
  message: 8_000,
  note: 4_000,
  quoteWords: 4_000,
  refundReason: 500,
  template: 4_000,
} as const;

/** How much one project may hold; far beyond any honest one. */
export const PROJECT_MOST = {
  commentsPerVersion: 500,
  comments: 2_000,
  // A round is one mail.
  unsentComments: 200,
  messages: 2_000,
  // The room is read as a whole, again and again.
  messageCharacters: 1_000_000,
  messageMegabytes: 4_096,
  filesPerMessage: 10,
  filesPerVersion: 30,
  pagesPerFile: 5_000,
  deliveries: 100,
  versionsPerDelivery: 50,
  openQuotes: 20,
} as const;

/** Whole cents: from half a dollar, which card networks ask for, to fifty thousand dollars. */
export const QUOTE_CENTS = { min: 50, max: 5_000_000 } as const;
