import * as z from 'zod/mini';
import { dayIn } from '#domain/booking/local-time.ts';
import { readsSchema } from '#domain/site/reads-language.ts';
import { LEAD_KINDS } from './kinds.ts';

// Everything between one customer and the studio as one story.

export const MOMENTS = [
  'inquiry',
  'estimate',
  'design',
  'ordered',
  'unpaid',
  'paid',
  'refunded',
  'intake',
  'callBooked',
  'call',
  'callCanceled',
  'project',
  'delivery',
  'round',
  'approval',
  'theirMessage',
  'ourMessage',
  'quote',
  'mail',
  'mailWaits',
  'note',
  'status',
] as const;
export type MomentKind = (typeof MOMENTS)[number];

const momentSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(MOMENTS),
  /** What the sentence about it names. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What was said, by either side. */
  words: z.string(),
  /** Where in the console it stands; '' where it has no place of its own. */
  place: z.string(),
  /** The name of a design's picture, and of the design. */
  picture: z.optional(z.string()),
  pictureOf: z.optional(z.string()),
});
export type Moment = z.infer<typeof momentSchema>;

export const MOST_MOMENTS = 400;
export const timelineSchema = z.object({
  name: z.string(),
  phone: z.string(),
  ...readsSchema,
  moments: z.array(momentSchema),
  all: z.number(),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** The newest first; what happened in the same instant keeps the order in which it follows from one another. */
export const inOrder = (moments: readonly Moment[]): Moment[] =>
  moments.toSorted(
    (one, other) =>
      other.at.localeCompare(one.at) ||
      MOMENTS.indexOf(other.kind) - MOMENTS.indexOf(one.kind) ||
      one.id.localeCompare(other.id),
  );

/** The same by the days of a zone, in their order. */
export const byDay = (zone: string, moments: readonly Moment[]): { day: string; moments: Moment[] }[] => {
  const days = new Map<string, Moment[]>();
  for (const moment of moments) {
    const day = dayIn(zone, moment.at);
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return [...days].map(([day, ofDay]) => ({ day, moments: ofDay }));
};

const personSchema = z.object({
  email: z.string(),
  name: z.string(),
  at: z.string(),
  kind: z.enum(LEAD_KINDS),
  ...readsSchema,
});
export type RecentPerson = z.infer<typeof personSchema>;
export const recentPeopleSchema = z.object({ people: z.array(personSchema) });

/** Each address once, by what came last from it; a name that is known is kept. */
export const distinctPeople = (seen: readonly RecentPerson[], most: number): RecentPerson[] => {
  const people = new Map<string, RecentPerson>();
  for (const person of seen.toSorted((one, other) => other.at.localeCompare(one.at))) {
    const key = person.email.toLowerCase();
    const known = people.get(key);
    if (!known) people.set(key, person);
    else if (!known.name && person.name) people.set(key, { ...known, name: person.name });
  }
  return [...people.values()].slice(0, most);
};
