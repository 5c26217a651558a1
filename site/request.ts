import { languageHeader, tell } from './language.ts';
import { visitHeader } from './visit-header.ts';

// The shared request behaviour: cookies and the page's language always, a JSON content type only with a body, and
// a refusal becomes an error reading "status: body".

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type RequestOptions = { headers?: Record<string, string>; signal?: AbortSignal };

export class RequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
  }

  // What a visitor may read: our own JSON's message, else the whole error.
  get visitorMessage(): string {
    try {
      const parsed: unknown = JSON.parse(this.body);
      if (parsed && typeof parsed === 'object' && 'message' in parsed && typeof parsed.message === 'string') {
        return tell(parsed.message);
      }
    } catch {
      // Not JSON: the plain message below says it.
    }
    return this.message;
  }
}

export async function apiRequest(
  method: Method,
  url: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const multipart = typeof FormData !== 'undefined' && body instanceof FormData;
  const json = body !== undefined && !multipart;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      ...languageHeader(),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...(method === 'POST' ? visitHeader() : {}),
      ...options.headers,
    },
    body: json ? JSON.stringify(body) : multipart ? body : undefined,
    signal: options.signal,
  });
  if (response.ok) return response;
  const text = await response.text();
  throw new RequestError(response.status, text || response.statusText);
}
