import * as z from 'zod/mini';
import { grouped } from '#domain/words/grouped.ts';
import { WRITE_TEXT } from './form-messages.ts';

// What a visitor typed, made safe to store, to print and to put in a mail header, without refusing the visitor:
// control characters and direction overrides go, half characters become the replacement mark.
const HALF_CHARACTERS = /\p{Surrogate}/gu;
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
const NOT_ON_ONE_LINE = /[\p{Control}\u2028\u2029]+/gu;
const NOT_IN_TEXT = /[^\P{Control}\n\t]/gu;

export function plainLine(text: string): string {
  return text
    .replace(HALF_CHARACTERS, '\ufffd')
    .replace(DIRECTION_OVERRIDES, '')
    .replace(NOT_ON_ONE_LINE, ' ')
    .trim();
}

export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HALF_CHARACTERS, '\ufffd')
    .replace(DIRECTION_OVERRIDES, '')
    .replace(NOT_IN_TEXT, '')
    .trim();
}

export const tooLong = (limit: number) => `Please keep this under ${grouped(limit)} characters`;

/** Longer than any honest text before it is cleaned: double line ends, and the blanks that come along with a paste. */
export const mostTyped = (limit: number) => 2 * limit + 1000;

// The length is looked at before anything is done with the text.
const cleaned = (limit: number, clean: (text: string) => string, error: string) =>
  z
    .string(error)
    .check(
      z.maxLength(mostTyped(limit), { error: tooLong(limit), abort: true }),
      z.overwrite(clean),
      z.maxLength(limit, tooLong(limit)),
    );

// A single line and a longer text, cleaned and limited.
export const lineOf = (limit: number, error: string = WRITE_TEXT) => cleaned(limit, plainLine, error);
export const textOf = (limit: number, error: string = WRITE_TEXT) => cleaned(limit, plainText, error);
