import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_CHECK } from '#content/native-forms.ts';
import { uuidFrom } from '#server/identifiers.ts';
import { REPEATED_FORM_MS } from '#server/limits.ts';
import { answerFor, logFailure } from './errors.ts';

// Forms that a browser sends by itself: only in that encoding, and whatever goes wrong is said on a page that keeps what was typed.

export interface Trouble {
  status: number;
  message: string;
}

type SayTrouble = (reply: FastifyReply, given: URLSearchParams, trouble: Trouble) => Promise<unknown>;

export const acceptForms = (app: FastifyInstance, sayTrouble: SayTrouble) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, retryAfterSeconds } = answerFor(error);
    logFailure(request, error, status);
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    return sayTrouble(reply, formOf(request), { status, message });
  });
};

/** What the page says of it; a body that was never read cannot be shown again. */
export const troubleWords = (given: URLSearchParams, { message }: Trouble) => ({
  troubleTitle: given.size > 0 ? FORM_CHECK.kept : FORM_CHECK.goBack,
  trouble: given.size > 0 ? message : `${message} ${FORM_CHECK.goBackHow}`,
});

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** What the address of the page brought along: with script it would have filled the form in. */
export const broughtAlong = ({ headers }: FastifyRequest): URLSearchParams => {
  const page = headers.referer;
  return page && URL.canParse(page) ? new URL(page).searchParams : new URLSearchParams();
};

/** The first thing that is wrong with each field. */
export const errorsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]) => {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
};

/**
 * A page that everybody shares gives a form no key of its own, so the same words soon after are the same request: they get
 * the same id while a window of time lasts, and `before` is the id they had in the window before it.
 */
export const idsForForm = (form: string, content: unknown, now: number) => {
  const window = Math.floor(now / REPEATED_FORM_MS);
  const idIn = (at: number) => uuidFrom('form', form, JSON.stringify(content), String(at));
  return { id: idIn(window), before: idIn(window - 1) };
};
