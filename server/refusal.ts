// A refusal is an answer, not an accident: what the visitor reads (code, message, issues) and the status it travels under.
export interface RefusalIssue {
  path: string;
  message: string;
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: RefusalIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the caller needs besides the sentence, as further keys of the answer. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    options: {
      issues?: RefusalIssue[];
      retryAfterSeconds?: number;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
  }
}

export const notFound = (what = 'That does not exist.') => new Refusal(404, 'not-found', what);
export const signInNeeded = () => new Refusal(401, 'sign-in-needed', 'Please sign in.');
export const notAllowed = () =>
  new Refusal(403, 'not-allowed', 'Your account cannot open this. An owner of the site can change that.');

/** A dependency (database, file store, payment provider) does not respond: a retry may succeed. */
export const unavailable = (cause: unknown) =>
  new Refusal(503, 'unavailable', 'We cannot take this right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
    cause,
  });
