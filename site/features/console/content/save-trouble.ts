import { RequestError } from '#site/request.ts';
import type { Trouble } from './keeping.ts';

// Why the server did not take a draft.

export const bodyOf = (error: unknown): unknown => {
  try {
    return error instanceof RequestError ? JSON.parse(error.body) : undefined;
  } catch {
    return undefined;
  }
};

const TOO_MANY = 429;

export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof TypeError) return 'unreachable';
  if (!(error instanceof RequestError)) return 'failed';
  // Whatever ails the server passes: the same is sent again until it is taken.
  if (error.status >= 500 || error.status === TOO_MANY) return 'unreachable';
  if (error.status === 401) return 'signed-out';
  return error.status === 400 ? 'refused' : 'failed';
};
