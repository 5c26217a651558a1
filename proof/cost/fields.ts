import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { FORM_FIELDS } from '../fuzz/native-forms.ts';
import { type FuzzRequest, type Operation, operationsOf } from '../fuzz/requests.ts';
import { wellFormed } from '../fuzz/send.ts';
import { placesIn, putIn, sampleOf } from './sample.ts';

// Every place where a stranger's text can stand: the fields of every call of the description, of the forms without script,
// of the forms with files, of the sign-in, and the headers.

export interface Field {
  name: string;
  /** As many bytes as may stand there. */
  room: number;
  /** How many bytes a text takes there. */
  size(text: string): number;
  request(text: string): FuzzRequest;
}

// Kept free for the rest of a request.
const REST = 2_000;
const HEADER_ROOM = 14_000;

const jsonSize = (text: string) => Buffer.byteLength(JSON.stringify(text));
const queryOf = (text: string) => String(new URLSearchParams({ x: text })).slice(2);
const inPath = (text: string) => encodeURIComponent(wellFormed(text));
const inHeader = (text: string) => text.replace(/[^\x21-\x7e\x80-\xff]/g, '-');

const json = (route: string, path: string, method: string, value: unknown): FuzzRequest => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
  route,
});

const inPieces = (text: string) => text.match(/[\s\S]{1,4}/g) ?? [];

const fieldsOfCall = (operation: Operation): Field[] => {
  const { method, route, parameters, body } = operation;
  const call = `${method} ${route}`;
  const plain = parameters.reduce(
    (path, { name, schema, place }) =>
      place === 'path' ? path.replace(`{${name}}`, inPath(String(sampleOf(schema)))) : path,
    route,
  );
  const fields = parameters.map(({ name, place }): Field => {
    const value = place === 'header' ? inHeader : place === 'path' ? inPath : queryOf;
    const path = (text: string) =>
      place === 'path' ? route.replace(`{${name}}`, value(text)).replace(/\{\w+\}/g, 'x') : plain;
    return {
      name: `${call} ${name}`,
      room: HEADER_ROOM,
      size: (text) => value(text).length,
      request: (text) => ({
        method,
        path: place === 'query' ? `${plain}?${name}=${value(text)}` : path(text),
        headers: place === 'header' ? { [name]: value(text) } : {},
        body: undefined,
        route: call,
      }),
    };
  });
  if (!body) return fields;
  const sample = sampleOf(body);
  const room = (route.includes('design') ? BODY_LIMITS.design : BODY_LIMITS.json) - REST;
  const places = placesIn(body).flatMap(({ path, list, maxLength }): Field[] => {
    const name = `${call} ${path.join('.')}`;
    const request = (text: string) =>
      json(call, plain, method, putIn(sample, path, list ? inPieces(text) : text));
    const whole = { name, room, size: list ? (text: string) => 2 * jsonSize(text) : jsonSize, request };
    // Too long, it is refused; as long as it may be, it is worked with.
    const taken = {
      name: `${name}, taken`,
      room: (maxLength ?? 0) - 2,
      size: (text: string) => text.length,
      request,
    };
    return maxLength === undefined ? [whole] : [whole, taken];
  });
  const unknown: Field = {
    name: `${call} a name it does not know`,
    room,
    size: jsonSize,
    request: (text) => json(call, plain, method, { [text]: text.slice(0, 1) }),
  };
  return [...fields, ...places, unknown];
};

const formFields: Field[] = Object.values(NATIVE_FORMS).flatMap((path) =>
  [...FORM_FIELDS, 'unknown'].map(
    (name): Field => ({
      name: `form ${path} ${name}`,
      room: BODY_LIMITS.form - REST,
      size: (text) => queryOf(text).length,
      request: (text) => ({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `firstName=Ann&lastName=Lee&${name}=${queryOf(text)}`,
        route: `POST ${path} (form)`,
      }),
    }),
  ),
);

const multipart = (route: string, fields: Record<string, string>, file: string): FuzzRequest => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const content = `--x\r\ncontent-disposition: form-data; name="file_0"; filename="${file}"\r\n\r\n%PDF-1.7\n\r\n`;
  return {
    method: 'POST',
    path: route,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${parts.join('')}${file ? content : ''}--x--\r\n`,
    route: `POST ${route}`,
  };
};

const multipartFields: Field[] = [
  ...Object.keys(INTAKE_FIELDS),
  'hoaGuidelines',
  'filePurposes',
  'unknown',
].map(
  (name): Field => ({
    name: `POST /api/pool-intake ${name}`,
    room: BODY_LIMITS.intakeField,
    size: (text) => Buffer.byteLength(text),
    // The last field is out of order, so that no form is taken and only its reading is measured.
    request: (text) =>
      multipart('/api/pool-intake', { ...INTAKE_FIELDS, consentGiven: 'no', [name]: text }, ''),
  }),
);
const fileNames: Field[] = ['/api/pool-intake', '/api/upload-360-images'].map((route) => ({
  name: `POST ${route} a file's name`,
  room: HEADER_ROOM,
  size: (text) => Buffer.byteLength(text),
  request: (text) => multipart(route, {}, text.replace(/["\r\n]/g, '-')),
}));

const signInFields: Field[] = [
  ['sign-in/email', 'email'],
  ['sign-in/email', 'password'],
  ['sign-in/email', 'callbackURL'],
  ['two-factor/verify-totp', 'code'],
  ['two-factor/verify-backup-code', 'code'],
  ['change-password', 'newPassword'],
].map(([call, name = '']) => ({
  name: `POST /api/auth/${call} ${name}`,
  room: BODY_LIMITS.json - REST,
  size: jsonSize,
  request: (text) =>
    json('staff sign-in', `/api/auth/${call}`, 'POST', {
      email: 'nobody@example.com',
      password: 'not-the-password',
      [name]: text,
    }),
}));

const HEADERS = [
  'idempotency-key',
  'cookie',
  'referer',
  'user-agent',
  'origin',
  'accept',
  'range',
  'if-none-match',
];
const headerFields: Field[] = HEADERS.flatMap((header) =>
  ['/api/send-email', ...Object.values(NATIVE_FORMS), '/'].map((path) => ({
    name: `header ${header} of ${path}`,
    room: HEADER_ROOM,
    size: (text) => inHeader(text).length,
    request: (text) => ({
      method: path === '/' ? 'GET' : 'POST',
      path,
      headers: {
        'content-type': path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded',
        [header]: header === 'referer' ? `http://localhost/?words=${inHeader(text)}` : inHeader(text),
      },
      body: path === '/' ? undefined : '{}',
      route: `header ${header}`,
    }),
  })),
);

/** A stranger can reach them all; what is for staff is asked for as staff, which is dearer. */
export const fieldsOf = (description: unknown): Field[] => [
  ...operationsOf(description)
    .filter(({ multipart }) => !multipart)
    .flatMap(fieldsOfCall),
  ...formFields,
  ...multipartFields,
  ...fileNames,
  ...signInFields,
  ...headerFields,
];
