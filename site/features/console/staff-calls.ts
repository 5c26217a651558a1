import * as z from 'zod/mini';
import { apiRequest, type Method, RequestError } from '#site/request.ts';
import { saveFile } from '#site/save-file.ts';
import { uploadRequest } from '#site/upload-request.ts';

// The console's calls. Answers are read by schema, like everything that crosses the wire.

// A wrong password or code is also a 401, and says nothing about a session.
const PROVING = /^\/api\/auth\/(sign-in|two-factor\/verify)/;
const whenBack = new Set<() => void>();

type Refused = 'signed-out' | 'not-allowed';
const whenRefused = new Set<(how: Refused) => void>();

/** Called on every 401 for an expired session and every 403 for a role; the page keeps what it shows meanwhile. */
export const onRefused = (listener: (how: Refused) => void) => {
  whenRefused.add(listener);
  return () => void whenRefused.delete(listener);
};

const howRefused = (error: unknown, url: string): Refused | undefined => {
  if (!(error instanceof RequestError)) return undefined;
  if (error.status === 401 && !PROVING.test(url)) return 'signed-out';
  return error.status === 403 ? 'not-allowed' : undefined;
};

const tellIfRefused = (error: unknown, url: string) => {
  const how = howRefused(error, url);
  if (how) for (const listener of whenRefused) listener(how);
};

type Options = { signal?: AbortSignal; headers?: Record<string, string> };

const request = async (method: Method, url: string, body?: unknown, options?: Options) => {
  try {
    return await apiRequest(method, url, body, options);
  } catch (error) {
    tellIfRefused(error, url);
    throw error;
  }
};

export const read = async <T extends z.core.$ZodType>(
  schema: T,
  url: string,
  options?: { signal: AbortSignal },
): Promise<z.output<T>> => z.parse(schema, await (await request('GET', url, undefined, options)).json());

/** Asked with a body, since what is asked for belongs into no address; nothing is changed by it. */
export const ask = async <T extends z.core.$ZodType>(
  schema: T,
  url: string,
  body: unknown,
): Promise<z.output<T>> => z.parse(schema, await (await request('POST', url, body)).json());

/** A drawing as it is. */
export const readText = async (url: string, signal: AbortSignal): Promise<string> =>
  (await request('GET', url, undefined, { signal })).text();

/** A file that is made when it is asked for, under the name that the server gives it. */
export const downloadFile = async (url: string) => {
  const response = await request('GET', url);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  saveFile(await response.blob(), named?.[1] ?? 'plan-set');
};

/** What waits for a session goes on. */
export const onSessionBack = (listener: () => void) => {
  whenBack.add(listener);
  return () => void whenBack.delete(listener);
};
export const sessionIsBack = () => {
  for (const listener of whenBack) listener();
};

// Drafts of the site's words are saved every few seconds, and change nothing that is counted.
const COUNTED = /^\/api\/staff\/(?!content)/;
const whenDone = new Set<() => void>();

/** Called after everything that may have changed what waits for somebody. */
export const onDone = (listener: () => void) => {
  whenDone.add(listener);
  return () => void whenDone.delete(listener);
};
const tellDone = (url: string) => {
  if (COUNTED.test(url)) for (const listener of whenDone) listener();
};

type Sending = Exclude<Method, 'GET'>;

export const send = async (
  method: Sending,
  url: string,
  body: unknown = {},
  options?: Options,
): Promise<unknown> => {
  const response = await request(method, url, method === 'DELETE' ? undefined : body, options);
  const text = await response.text();
  tellDone(url);
  return text ? JSON.parse(text) : undefined;
};

/** A form with a file in it, and how much of it has left. */
export const upload = async <T extends z.core.$ZodType>(
  schema: T,
  url: string,
  body: FormData,
  options: Parameters<typeof uploadRequest>[2],
): Promise<z.output<T>> => {
  try {
    const answer = z.parse(schema, JSON.parse(await uploadRequest(url, body, options)));
    tellDone(url);
    return answer;
  } catch (error) {
    tellIfRefused(error, url);
    throw error;
  }
};

export const downloadJson = (name: string, value: unknown) =>
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name);

export const downloadText = (name: string, text: string) =>
  saveFile(new Blob([text], { type: 'text/plain' }), name);
