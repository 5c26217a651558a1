import { longDate } from '#domain/words/long-date.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';

// How each field of a form is asked: the same record draws the form, words its answers in mails and reviews, and tells
// what was typed from what was chosen. The order of a form's controls is the order on the page.

export type Option = { readonly value: string; readonly label: string };

type InputHints = {
  type?: 'email' | 'tel';
  inputMode?: 'email' | 'tel' | 'numeric' | 'decimal';
  autoComplete?: string;
  autoCapitalize?: 'words' | 'characters';
  spellCheck?: boolean;
  enterKeyHint?: 'next' | 'go' | 'send';
};

type Asked = {
  /** Marked with an asterisk; the schema refuses it when it is empty. */
  required?: boolean;
  /** How many of the form's columns it takes where there is room. */
  span?: 2 | 3 | 4 | 5 | 12;
};

export type Control = Asked &
  (
    | { kind: 'line'; input?: InputHints }
    | { kind: 'text'; rows?: number }
    | { kind: 'number'; step: number | 'any'; input?: InputHints }
    | { kind: 'day' }
    | { kind: 'choice'; options: readonly Option[] }
    | { kind: 'list'; options: readonly Option[]; columns?: 2 | 4 }
    | { kind: 'tick' }
  );

export type Controls<Name extends string> = Readonly<Record<Name, Control>>;

const EMAIL_HINTS = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
export const EMAIL = {
  kind: 'line',
  required: true,
  input: { ...EMAIL_HINTS, enterKeyHint: 'next' },
} as const satisfies Control;
export const LAST_EMAIL = { ...EMAIL, input: { ...EMAIL_HINTS, enterKeyHint: 'send' } } as const;
export const PHONE = {
  kind: 'line',
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
} as const satisfies Control;

/** Options that are stored in the words they are read in. */
export const asOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

/** Whether a visitor wrote the value in words of their own. */
export const isTyped = ({ kind }: Control) => kind === 'line' || kind === 'text';

/** A value as people read it; empty when there is nothing to read. */
export function inWords(control: Control, value: unknown, { say, locale }: Reader = ENGLISH_READER): string {
  if (value === undefined || value === null || value === '') return '';
  const labelOf = (options: readonly Option[], one: unknown) => {
    const label = options.find((option) => option.value === one)?.label;
    return label === undefined ? String(one) : say(label);
  };
  switch (control.kind) {
    case 'choice':
      return labelOf(control.options, value);
    case 'list':
      return Array.isArray(value)
        ? value.map((one) => labelOf(control.options, one)).join(', ')
        : String(value);
    case 'tick':
      return say(value === true ? 'Yes' : 'No');
    case 'day':
      return longDate(String(value), locale);
    default:
      return String(value);
  }
}
