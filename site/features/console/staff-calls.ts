import * as z from 'zod/mini';
import { apiRequest, RequestError } from '#site/request.ts';
import { saveFile } from '#site/save-file.ts';

// The console's calls. Answers are read by schema, like everything that crosses the wire.

// A wrong password or code is also a 401, and says nothing about a session.
const PROVING = /^\/api\/auth\/(sign-in|two-factor\/verify)/;
const whenLost = new Set<() => void>();

/** Called on every 401 for an expired session; the page keeps what it shows meanwhile. */
export const onSessionLost = (listener: () => void) => {
  whenLost.add(listener);
  return () => void whenLost.delete(listener);
};

const ask = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) => {
  try {
    return await apiRequest(method, url, body);
  } catch (error) {
    if (error instanceof RequestError && error.status === 401 && !PROVING.test(url))
      for (const listener of whenLost) listener();
    throw error;
  }
};

export const read = async <T extends z.core.$ZodType>(schema: T, url: string): Promise<z.output<T>> =>
  z.parse(schema, await (await ask('GET', url)).json());

export const send = async (method: 'POST' | 'PATCH', url: string, body: unknown = {}): Promise<unknown> => {
  const response = await ask(method, url, body);
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
};

export const downloadJson = (name: string, value: unknown) =>
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name);

export const downloadText = (name: string, text: string) =>
  saveFile(new Blob([text], { type: 'text/plain' }), name);
