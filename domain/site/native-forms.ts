// Forms that a browser can send by itself, without script: where they go, and the pages that answer them.

export const NATIVE_FORMS = { contact: '/contact', estimate: '/estimate' } as const;
export type NativeForm = keyof typeof NATIVE_FORMS;

export { CONTACT_SENT } from './routes.ts';

// Written at build with places in them; the server fills those in and never serves them as they stand.
export const ANSWER_PAGES: Record<NativeForm, string> = { contact: '/contact/check', estimate: '/estimate' };

export const place = (name: string) => `[[${name}]]`;
export const valuePlace = (field: string) => place(`value:${field}`);
export const errorPlace = (field: string) => place(`error:${field}`);

/** For an element that stands there only in some answers; none of its own kind may be inside it. */
export const when = (key: string) => ({ 'data-when': key });
export const wrong = (field: string) => `wrong:${field}`;
export const ANYTHING_WRONG = 'anything-wrong';
