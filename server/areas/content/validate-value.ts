import { CONTENT } from '#content/content.ts';
import type { OwnPictures } from '#content/documents/document.ts';
import { DOCUMENTS, type DocumentName } from '#content/documents/documents.ts';
import { figuresOf } from '#content/fill-figures.ts';
import { builtInPicture } from '#content/picture-files.ts';
import { isRecord } from '#domain/words/is-record.ts';
import { sha256 } from '#server/identifiers.ts';
import { Refusal, type RefusalIssue } from '#server/refusal.ts';

const PLACE = /\{([\w-]+)\.([\w-]+)\}/g;

const figures = figuresOf(CONTENT);
const isFigure = (family: string, name: string) =>
  Object.hasOwn(figures, family) && Object.hasOwn(figures[family] ?? {}, name);

/** Where a sentence names a figure that there is not, or a picture is named that nobody has. */
const troubles = (value: unknown, pictures: OwnPictures, path: string): RefusalIssue[] => {
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (typeof value === 'string')
    return [...value.matchAll(PLACE)].flatMap(([place, family = '', name = '']) =>
      isFigure(family, name)
        ? []
        : [{ path, message: `${place} stands for nothing. Please check its spelling.` }],
    );
  if (Array.isArray(value)) return value.flatMap((entry, index) => troubles(entry, pictures, at(index)));
  if (!isRecord(value)) return [];
  const { file } = value;
  const missing = typeof file === 'string' && 'alt' in value && !builtInPicture(file) && !pictures.has(file);
  return [
    ...(missing
      ? [{ path: at('file'), message: 'This picture is no longer there. Please add it again.' }]
      : []),
    ...Object.entries(value).flatMap(([key, part]) => troubles(part, pictures, at(key))),
  ];
};

/** Whose words they are, without being able to say it. */
export const fingerprintOf = (email: string) => `fingerprint:${sha256(email.trim().toLowerCase())}`;

// Only a client's address stands under this name inside a list; the business's own is at the top.
const withFingerprints = (value: unknown, inList = false): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withFingerprints(entry, true));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      inList && key === 'email' && typeof part === 'string' && part.includes('@')
        ? [key, fingerprintOf(part)]
        : [key, withFingerprints(part)],
    ),
  );
};

/** The value as it can be stored and shown, or a refusal that says at which place what is wrong. */
export const validateValue = (document: DocumentName, given: unknown, pictures: OwnPictures): unknown => {
  const parsed = DOCUMENTS[document].parse(given);
  const issues = 'issues' in parsed ? parsed.issues : troubles(parsed.value, pictures, '');
  const [first] = issues;
  if (first) throw new Refusal(400, 'invalid-input', first.message, { issues });
  return 'value' in parsed ? withFingerprints(parsed.value) : undefined;
};
