import type * as z from 'zod';
import { CONTENT, type Content } from '#content/content.ts';
import type { PictureFile } from '#content/picture-files.ts';
import { isRecord } from '#domain/words/is-record.ts';

/** The owner's own photographs, by the name under which a document mentions them. */
export type OwnPictures = ReadonlyMap<string, Omit<PictureFile, 'alt'>>;

/**
 * A part of the content that the owner changes in the console, as a form. Its schema is what the form is drawn from and what the
 * server accepts; `read` is the value that the code brings along, and `apply` puts another in its place.
 */
export interface ContentDocument<Value = unknown> {
  schema: z.ZodType<Value>;
  read: (content: Content) => Value;
  apply: (content: Content, value: Value, pictures: OwnPictures) => Content;
  /** Fills in what nobody types: the address of a new question, the colors of a new name. */
  complete?: (value: Value) => Value;
}

/** One of many documents: what was stored is parsed before it is applied, so it cannot be another's value. */
export interface AnyDocument {
  schema: z.ZodType;
  read: (content: Content) => unknown;
  /** The issues of a value that does not fit, or the value with what nobody types filled in. */
  parse: (value: unknown) => { value: unknown } | { issues: { path: string; message: string }[] };
  /** A value that was stored by an earlier program, with what it could not know taken from the original. */
  upgrade: (value: unknown) => unknown;
  /** The content with this value in place; nothing when it does not fit. */
  apply: (content: Content, value: unknown, pictures: OwnPictures) => Content | undefined;
}

/** What is missing comes from the original; lists are the owner's own. */
const withMissing = (value: unknown, original: unknown): unknown => {
  if (!isRecord(value) || !isRecord(original)) return value;
  const known = Object.entries(original).map(([key, ours]) => [
    key,
    Object.hasOwn(value, key) ? withMissing(value[key], ours) : ours,
  ]);
  return { ...value, ...Object.fromEntries(known) };
};

export const contentDocument = <Value>({
  schema,
  read,
  apply,
  complete = (value) => value,
}: ContentDocument<Value>): AnyDocument & Pick<ContentDocument<Value>, 'read'> => ({
  schema,
  read,
  parse: (given) => {
    const typed = schema.safeParse(given);
    // What would not fit when it is read again is never kept.
    const parsed = typed.success ? schema.safeParse(complete(typed.data)) : typed;
    if (parsed.success) return { value: parsed.data };
    return {
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    };
  },
  upgrade: (value) => withMissing(value, read(CONTENT)),
  apply: (content, given, pictures) => {
    const parsed = schema.safeParse(withMissing(given, read(CONTENT)));
    return parsed.success ? apply(content, parsed.data, pictures) : undefined;
  },
});
