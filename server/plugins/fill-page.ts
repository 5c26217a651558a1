import { ANYTHING_WRONG, wrong } from '#domain/site/native-forms.ts';

// Fills the places of a page that was written at build (domain/site/native-forms.ts). What a visitor typed goes in by the last
// step alone and escaped, so nothing in it is ever read as a place or as markup.

export interface Filling {
  /** Words for places, by name. */
  texts?: Record<string, string>;
  /** What stood in the form, by the control's name. */
  values?: Record<string, string | readonly string[]>;
  /** What is wrong with it, by the control's name. */
  errors?: Record<string, string>;
  /** Which of the parts that are only sometimes there. */
  shown?: readonly string[];
}

const PART = /(<(\w+) data-when="([^"]+)"[^>]*>)([\s\S]*?)(<\/\2>)/g;
const ERROR_NOTE = /<p id="[^"]*"[^>]*>\[\[error:(\w+)\]\]<\/p>/g;
const CONTROL = /<(?:input|select|textarea)\b[^>]*>/g;
const NAME = /\bname="([^"]*)"/;
const CHECKBOX = /<input\b[^>]*\btype="checkbox"[^>]*>/g;
const SELECT = /<select\b[^>]*>[\s\S]*?<\/select>/g;
const OPTION = /<option value="([^"]*)"(?: selected="")?/g;
const PLACE = /\[\[(?:(value|error):)?(\w+)\]\]/g;

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

const nameIn = (tag: string) => NAME.exec(tag)?.[1] ?? '';
const valueIn = (tag: string) => /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';

const unmarked = (tag: string) =>
  tag
    .replace(' aria-invalid="true"', '')
    .replace(/ aria-describedby="[^" ]*-error"/, '')
    .replace(/ aria-describedby="[^" ]*-error /, ' aria-describedby="');

const keepParts = (html: string, shown: ReadonlySet<string>): string =>
  html.replace(PART, (_, opening: string, _tag, key: string, inside: string, closing: string) =>
    shown.has(key) ? opening + keepParts(inside, shown) + closing : '',
  );

export function fillPage(html: string, filling: Filling): string {
  const { texts = {}, values = {}, errors = {} } = filling;
  const has = (record: object, name: string) => Object.hasOwn(record, name);
  const wrongs = Object.keys(errors).map(wrong);
  const shown = new Set([
    ...(filling.shown ?? []),
    ...wrongs,
    ...(wrongs.length > 0 ? [ANYTHING_WRONG] : []),
  ]);
  const given = (name: string) => {
    const value = has(values, name) ? values[name] : undefined;
    return value === undefined ? [] : typeof value === 'string' ? [value] : value;
  };
  const chosen = (name: string, value: string) => given(name).map(escapeHtml).includes(value);
  const texted = { value: (name: string) => given(name)[0], error: (name: string) => errors[name] };
  return keepParts(html, shown)
    .replace(ERROR_NOTE, (note, name: string) => (has(errors, name) ? note : ''))
    .replace(CONTROL, (tag) => (has(errors, nameIn(tag)) ? tag : unmarked(tag)))
    .replace(CHECKBOX, (tag) =>
      chosen(nameIn(tag), valueIn(tag)) ? tag.replace('<input', '<input checked=""') : tag,
    )
    .replace(SELECT, (select) =>
      select.replace(OPTION, (_, value: string) =>
        chosen(nameIn(select), value) ? `<option value="${value}" selected=""` : `<option value="${value}"`,
      ),
    )
    .replace(PLACE, (_, kind: 'value' | 'error' | undefined, name: string) =>
      escapeHtml((kind ? texted[kind](name) : texts[name]) ?? ''),
    );
}
