import * as z from 'zod/mini';
import { momentIn } from '#domain/booking/local-time.ts';
import { fill } from '#domain/words/fill.ts';

// Answers that are written often. What a template leaves open stands in braces and is filled in from the entry it answers; what
// the entry does not know stays in its braces, so that somebody sees it before it is sent.

export const REPLY_PLACES = ['name', 'package', 'design', 'ticket', 'call', 'studio'] as const;
export type ReplyPlace = (typeof REPLY_PLACES)[number];
export type ReplyValues = Partial<Record<ReplyPlace, string>>;

const replyTemplateSchema = z.object({ title: z.string(), subject: z.string(), body: z.string() });
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
export const replyTemplatesSchema = z.object({ templates: z.array(replyTemplateSchema) });

type Item = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const firstOf = (name: string): string => name.split(/\s+/)[0] ?? '';

/** The link to the design that an entry came with, or what is known of it. */
const designOf = ({ pictureOf, poolStyle, poolLength }: Item, toDesign: (slug: string) => string): string => {
  if (text(pictureOf)) return toDesign(text(pictureOf));
  const length = text(poolLength);
  return [text(poolStyle), length && `${length} ft`].filter(Boolean).join(', ');
};

interface Around {
  studio: string;
  zone: string;
  toDesign: (slug: string) => string;
}

/** What an entry knows of its sender. */
export const replyValues = (item: Item, { studio, zone, toDesign }: Around): ReplyValues => {
  const name = firstOf(
    text(item.firstName) || text(item.fullName) || text(item.buyerName) || text(item.name),
  );
  const startsAt = text(item.startsAt);
  const values: Required<ReplyValues> = {
    name,
    package: text(item.packageTitle),
    design: designOf(item, toDesign),
    ticket: text(item.ticketNumber),
    call: startsAt ? momentIn(zone, startsAt) : '',
    studio,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
};

export const fillReply = (words: string, values: ReplyValues): string => fill(words, { ...values });

const IN_BRACES = /\{(\w+)\}/g;

/** What still stands in braces, each once. */
export const missingIn = (...words: string[]): string[] => [
  ...new Set(words.flatMap((one) => [...one.matchAll(IN_BRACES)].map(([place]) => place))),
];

const isPlace = (name: string) => REPLY_PLACES.some((place) => place === name);

/** Names in braces that nothing could ever be filled in for. */
export const unknownPlaces = (...words: string[]): string[] =>
  missingIn(...words).filter((place) => !isPlace(place.slice(1, -1)));

/** A letter for the reader's own mail program: nothing is sent until they press its button. */
export const mailtoOf = (address: string, subject: string, body: string): string =>
  // Mail programs read the line breaks of a web address only so.
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
