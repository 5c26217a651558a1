import type { Delivery } from '#domain/webhook/connections.ts';
import type { ConsoleWords } from '../words.ts';

type Words = Pick<ConsoleWords['CONNECTIONS'], 'errors' | 'theirError'>;

/** Why it was not taken: an answer from 500 on is a fault of the other program, below that it did not want it. */
export const errorWords = (
  { errors, theirError }: Words,
  { error, responseStatus }: Pick<Delivery, 'error' | 'responseStatus'>,
): string | undefined => {
  if (error === 'status' && responseStatus !== null && responseStatus >= 500) return theirError;
  return error ? errors[error] : undefined;
};
