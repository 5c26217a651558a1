import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormEcho } from '#domain/estimate/form-echo.ts';
import { LANGUAGES, type Language, languageOf, pathIn } from '#domain/site/languages.ts';
import { uuidFrom } from '#server/identifiers.ts';
import { REPEATED_FORM_MS } from '#server/limits.ts';
import { errorResponse, logServerError } from './errors.ts';

// Forms that a browser sends by itself: only in that encoding, and whatever goes wrong is said on a page that keeps what was typed.

type Answer = { status: number; trouble: NonNullable<FormEcho['form']>['trouble'] };

export const acceptForms = (
  app: FastifyInstance,
  answer: (reply: FastifyReply, given: URLSearchParams, answer: Answer) => Promise<unknown>,
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, retryAfterSeconds } = errorResponse(error);
    logServerError(request, error, status);
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    const given = formOf(request);
    // A body that was never read cannot be shown again.
    return answer(reply, given, { status, trouble: { message, kept: given.size > 0 } });
  });
};

/** The page as it is for this visitor alone; a server without pages has only the status to say. */
export const sendPage = async (reply: FastifyReply, address: string, status: number, given: FormEcho) =>
  reply.server.pages?.send(reply, pathIn(languageOfForm(reply.request), address), status, given) ??
  reply.code(status).send();

/** A form is sent to an address of its own language. */
export const languageOfForm = ({ url }: FastifyRequest): Language => languageOf(url.split('?', 1)[0] ?? '');

/** The same form in each language. */
export const inEachLanguage = (address: string) => LANGUAGES.map((language) => pathIn(language, address));

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** What was written into these controls; one that was not sent is empty. */
export function textsIn<Name extends string>(given: URLSearchParams, names: Name[]): Record<Name, string>;
export function textsIn(given: URLSearchParams, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']));
}

/** What the address of the page brought along: with script it would have filled the form in. */
export const refererParams = ({ headers }: FastifyRequest): URLSearchParams => {
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
 * A cached page gives a form no idempotency key of its own, so the same words soon after are the same request: they get
 * the same id while a window of time lasts, and `before` is the id they had in the window before it.
 */
export const idsForForm = (form: string, content: unknown, now: number) => {
  const window = Math.floor(now / REPEATED_FORM_MS);
  const idIn = (at: number) => uuidFrom('form', form, JSON.stringify(content), String(at));
  return { id: idIn(window), before: idIn(window - 1) };
};
