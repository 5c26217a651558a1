import fc, { type Arbitrary } from 'fast-check';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { hostileText } from './hostile.ts';
import type { FuzzRequest } from './requests.ts';
import { wellFormed } from './send.ts';

// The forms as a browser without script sends them, and the page that answers: they stand in no description of the API.

export const FORM_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'details',
  'budget',
  'size',
  'type',
  'material',
  'features',
];
const VALUES = ['', 'Ann', 'ann@example.com', 'medium', 'freeform', 'concrete', 'spa'];
const TYPES = ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=utf-16'];

const pairs = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...FORM_FIELDS, 'want', 'website', '__proto__', 'constructor'), hostileText),
      fc.oneof(fc.constantFrom(...VALUES), hostileText),
    ),
    { maxLength: 14 },
  )
  .map((given) => given.map((pair) => pair.map((text) => encodeURIComponent(wellFormed(text))).join('=')));

export const nativeForm: Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom(...Object.values(NATIVE_FORMS)),
    fc.constantFrom('POST', 'POST', 'POST', 'GET'),
    pairs,
    fc.constantFrom(...TYPES),
    fc.boolean(),
  )
  .map(([path, method, given, type, broken]): FuzzRequest => {
    const text = `${given.join('&')}${broken ? '&%=%E0%A4%A' : ''}`;
    return {
      method,
      path: method === 'GET' ? `${path}?${text.slice(0, 4000)}` : path,
      headers: method === 'GET' ? {} : { 'content-type': type },
      body: method === 'GET' ? undefined : text,
      route: `${method} ${path} (form)`,
    };
  });
