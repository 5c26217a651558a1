import type { FuzzRequest } from './requests.ts';
import type { Answer } from './send.ts';

// What no answer may ever be or say.

const LEAKS: [RegExp, string][] = [
  [/\bat [\w.<>]+ \((?:file:|\/|node:)/, 'a stack trace'],
  [/node_modules|\/build\/server|server\/areas|\.ts:\d+/, 'a path of ours'],
  [/\b(select|insert into|update|delete from)\b[^"<]{0,80}\b(from|values|set|where)\b/i, 'SQL'],
  [
    /relation "|violates|syntax error at or near|invalid input syntax|invalid byte sequence/i,
    'a database message',
  ],
  [/root:.*:0:0:/, 'a system file'],
  [/ECONNREFUSED|ENOENT|EACCES|EISDIR/, 'a system error'],
  [/ZodError|FastifyError|TypeError|ReferenceError|DrizzleQueryError/, 'the name of an error class'],
];

// Documented: pictures or uploads wait for their turn, or the description service is away. Always with a time to come back.
const mayBeBusy = (route: string) => /pictures|pack|panorama|designs|upload-360/.test(route);

export const faultsIn = (request: FuzzRequest, answer: Answer): string[] => {
  const { status, text, headers } = answer;
  if (status === -1) return [];
  const faults: string[] = [];
  if (status === 0) return ['the line was closed without an answer'];
  if (status === 503) {
    if (!mayBeBusy(request.route)) faults.push('503 where nothing can be busy');
    if (!headers['retry-after']) faults.push('503 without Retry-After');
  } else if (status >= 500) faults.push(`status ${status}`);
  const isPage = headers['content-type']?.startsWith('text/html');
  const isData = /json|text/.test(headers['content-type'] ?? '');
  // Lists and pages repeat what people typed; refusals are our own words only.
  if (isData && !isPage && status >= 400)
    for (const [pattern, what] of LEAKS) if (pattern.test(text)) faults.push(`leaks ${what}`);
  const location = headers.location;
  if (location && /^(\/\/|\/\\|https?:)/.test(location)) faults.push(`sends the visitor to ${location}`);
  if (
    status >= 400 &&
    status !== 404 &&
    request.path.startsWith('/api/') &&
    !request.path.startsWith('/api/auth')
  ) {
    if (!headers['x-content-type-options']) faults.push('no security headers');
    if (request.method !== 'HEAD' && !isRefusal(text))
      faults.push(`not a refusal as described: ${text.slice(0, 80)}`);
  }
  return faults;
};

const isRefusal = (text: string) => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'error' in value && 'message' in value;
  } catch {
    return false;
  }
};
