import fc, { type Arbitrary } from 'fast-check';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { CONTENT_TYPES, HOSTILE_TEXTS, hostileText, RAW_BODIES, RAW_PATHS } from './hostile.ts';
import { nativeForm } from './native-forms.ts';
import { fromSchema, isRecord, type Schema } from './schema-arbitrary.ts';
import { wellFormed } from './send.ts';

// From the site's own description of its API, requests that it must survive.

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  route: string;
}

export interface Operation {
  method: string;
  route: string;
  parameters: { name: string; place: string; schema: Schema }[];
  body: Schema | undefined;
  multipart: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const schemaOf = (value: unknown): Schema => (isRecord(value) && isRecord(value.schema) ? value.schema : {});

const operationOf = (route: string, method: string, value: Record<string, unknown>): Operation => {
  const content =
    isRecord(value.requestBody) && isRecord(value.requestBody.content) ? value.requestBody.content : {};
  const parameters = (Array.isArray(value.parameters) ? value.parameters.filter(isRecord) : []).map(
    (parameter) => ({
      name: String(parameter.name),
      place: String(parameter.in),
      schema: schemaOf(parameter),
    }),
  );
  const json = content['application/json'];
  return {
    method: method.toUpperCase(),
    route,
    parameters,
    body: json ? schemaOf(json) : undefined,
    multipart: 'multipart/form-data' in content || /pool-intake|upload/.test(route),
  };
};

export const operationsOf = (description: unknown): Operation[] => {
  const paths = isRecord(description) && isRecord(description.paths) ? description.paths : {};
  return Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(isRecord(methods) ? methods : {})
      .filter(([method, value]) => METHODS.includes(method) && isRecord(value))
      .map(([method, value]) => operationOf(route, method, isRecord(value) ? value : {})),
  );
};

// Fetch refuses lone surrogates and controls in addresses; the server must not have to.
const encoded = (value: unknown) => encodeURIComponent(wellFormed(textOf(value))).slice(0, 2000);

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value);

// A header cannot carry everything; what it can, it carries.
const headerSafe = (value: unknown) =>
  textOf(value)
    .replace(/[^\x20-\x7e\x80-\xff]/g, '')
    .trim();

const ODD_HEADERS: Record<string, string>[] = [
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { host: 'evil.example' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'poolwright.session_token=forged; __Host-poolwright.session_token=forged' },
  { cookie: `a=${'x'.repeat(4000)}` },
  { authorization: 'Bearer forged' },
  { range: 'bytes=5-1,-1' },
  { 'if-none-match': '*' },
  { 'accept-encoding': 'br;q=0, gzip;q=0' },
  { 'content-encoding': 'gzip' },
];
const oddKey = hostileText.map(
  (text): Record<string, string> => ({ 'idempotency-key': headerSafe(text) || 'k' }),
);
const none: Record<string, string> = {};
const HEADERS = fc.oneof(
  { weight: 6, arbitrary: fc.constant(none) },
  { weight: 1, arbitrary: fc.constantFrom<Record<string, string>>(...ODD_HEADERS) },
  { weight: 1, arbitrary: oddKey },
);

const jsonBody = (schema: Schema) =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fromSchema(schema).map((value) => ({
        type: 'application/json',
        text: JSON.stringify(value) ?? '',
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...RAW_BODIES).map((text) => ({ type: 'application/json', text })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...CONTENT_TYPES), fc.constantFrom(...RAW_BODIES))
        .map(([type, text]) => ({ type, text })),
    },
  );

const FILE_NAMES = [
  'a.pdf',
  '../../x',
  'a"b.jpg',
  'a\u0000.png',
  `${'n'.repeat(300)}.pdf`,
  '🏊.png',
  '.htaccess',
  'con',
];
const FILE_STARTS = [
  '%PDF-1.7\n',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  '<svg onload="x()">',
  '<html>',
  'PK\x03\x04',
  'MZ',
  '',
];

const formBody = fc
  .record({
    fields: fc.dictionary(
      fc.constantFrom(...Object.keys(INTAKE_FIELDS), '__proto__', 'filePurposes'),
      fc.constantFrom(...HOSTILE_TEXTS),
      { maxKeys: 3 },
    ),
    name: fc.constantFrom(...FILE_NAMES),
    field: fc.constantFrom('file_0', 'files', 'image', 'images', 'panorama', ''),
    start: fc.constantFrom(...FILE_STARTS),
    cut: fc.boolean(),
  })
  .map(({ fields, name, field, start, cut }) => {
    const parts = Object.entries({ ...INTAKE_FIELDS, ...fields }).map(
      ([key, value]) => `--x\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    );
    const file = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n${start}rest\r\n`;
    const whole = `${parts.join('')}${file}--x--\r\n`;
    return {
      type: 'multipart/form-data; boundary=x',
      text: cut ? whole.slice(0, Math.floor(whole.length * 0.7)) : whole,
    };
  });

const noBody: Arbitrary<{ type: string; text: string } | undefined> = fc.constant(undefined);

const bodyFor = (operation: Operation): Arbitrary<{ type: string; text: string } | undefined> => {
  if (operation.method === 'GET') return noBody;
  if (operation.multipart)
    return fc.oneof({ weight: 4, arbitrary: formBody }, { weight: 1, arbitrary: jsonBody({}) });
  return jsonBody(operation.body ?? {});
};

const requestFor = (operation: Operation): Arbitrary<FuzzRequest> => {
  const values = fc.tuple(
    ...operation.parameters.map(({ schema }) =>
      fc.oneof({ weight: 4, arbitrary: fromSchema(schema) }, { weight: 1, arbitrary: hostileText }),
    ),
  );
  return fc.tuple(values, bodyFor(operation), HEADERS).map(([given, body, headers]) => {
    let path = operation.route;
    const query: string[] = [];
    const extra: Record<string, string> = {};
    operation.parameters.forEach(({ name, place }, at) => {
      const value = given[at];
      if (place === 'path') path = path.replace(`{${name}}`, encoded(value));
      else if (place === 'query') query.push(`${encoded(name)}=${encoded(value)}`);
      else if (place === 'header') extra[name] = headerSafe(value);
    });
    return {
      method: operation.method,
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
      headers: { ...headers, ...extra, ...(body ? { 'content-type': body.type } : {}) },
      body: body?.text,
      route: `${operation.method} ${operation.route}`,
    };
  });
};

const pageRequest: Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
    fc.oneof(fc.constantFrom(...RAW_PATHS), fc.webPath()),
    HEADERS,
  )
  .map(([method, path, headers]) => ({
    method,
    path: path || '/',
    headers,
    body: undefined,
    route: 'pages',
  }));

const signInRequest: Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom(
      'sign-in/email',
      'sign-out',
      'get-session',
      'sign-up/email',
      'change-password',
      'two-factor/verify-totp',
      'x',
    ),
    hostileText,
    hostileText,
  )
  .map(
    ([call, email, password]): FuzzRequest => ({
      method: call === 'get-session' ? 'GET' : 'POST',
      path: `/api/auth/${call}`,
      headers: call === 'get-session' ? none : { 'content-type': 'application/json' },
      body:
        call === 'get-session' ? undefined : JSON.stringify({ email, password, name: email, code: password }),
      route: 'staff sign-in',
    }),
  );

export const anyRequest = (description: unknown): Arbitrary<FuzzRequest> => {
  const operations = operationsOf(description);
  if (operations.length === 0) throw new Error('the site describes no operation');
  return fc.oneof(
    { weight: 16, arbitrary: fc.oneof(...operations.map(requestFor)) },
    { weight: 3, arbitrary: pageRequest },
    { weight: 1, arbitrary: signInRequest },
    { weight: 2, arbitrary: nativeForm },
  );
};
