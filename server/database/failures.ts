import { DatabaseError } from 'pg';
import { CONNECTION_ERRORS } from '#server/connection-errors.ts';

// What the failure of a query tells: whether the database is away for now, whether it let us wait too long, and whether
// what was asked may have happened all the same.

// The embedded database's socket is a file.
const isAwayCode = (code: string) => CONNECTION_ERRORS.has(code) || code === 'ENOENT';
// Connection lost, disk full, too many connections, shutdown, read-only after a failover.
const AWAY_STATE = /^(08|53|57P)|^(25006|58030)$/;
// Lock or statement timeout.
const LATE_STATE = /^(55P03|57014)$/;
// The driver's own errors have words and no code.
const LOST = /^Connection terminated|^Client (has encountered|was closed)/;
const LATE =
  /^Query read timeout|^timeout expired|connection timeout$|^timeout exceeded when trying to connect/;

export class SilentDatabase extends Error {
  constructor() {
    super('the database does not answer');
  }
}

/** The answer to COMMIT was lost: the transaction may have been written, or may not. */
export class UncertainCommit extends Error {
  constructor(cause: unknown) {
    super('the database did not say whether it kept this', { cause });
  }
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

const some = (error: unknown, is: (one: Error) => boolean): boolean =>
  error instanceof Error && (is(error) || some(error.cause, is));

export const isTimeout = (error: unknown) =>
  some(
    error,
    (one) => one instanceof SilentDatabase || LATE.test(one.message) || LATE_STATE.test(codeOf(one)),
  );

/** Timeout without any response, as from a machine that froze or was cut off. */
export const isSilence = (error: unknown) =>
  some(error, (one) => /^Query read timeout|^timeout expired|connection timeout$/.test(one.message));

export const isDatabaseAway = (error: unknown) =>
  isTimeout(error) ||
  some(
    error,
    (one) =>
      one instanceof UncertainCommit ||
      isAwayCode(codeOf(one)) ||
      AWAY_STATE.test(codeOf(one)) ||
      LOST.test(one.message),
  );

/** Whether PostgreSQL itself said no: only then is it certain that nothing was written. */
export const isRejected = (error: unknown) =>
  some(error, (one) => one instanceof DatabaseError && !/^(08|57P|40003)/.test(one.code ?? ''));

/** A connection in this state is not asked again, not even for a rollback. */
export const isConnectionLost = (error: unknown) =>
  isSilence(error) ||
  some(error, (one) => isAwayCode(codeOf(one)) || /^(08|57P)/.test(codeOf(one)) || LOST.test(one.message));
