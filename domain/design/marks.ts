import * as z from 'zod/mini';
import { CHOOSE_ONE } from '#domain/site/form-messages.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import { countIn } from './counts.ts';
import type { Design } from './design.ts';
import { DESIGNS_URL } from './design-answer.ts';
import { FEATURES, type Feature } from './features.ts';
import { fireOf } from './fire.ts';

// Two people and one pool: each says yes or no to its parts, and both see where they agree.

export const MARKS = ['yes', 'no'] as const;
export type Mark = (typeof MARKS)[number];

const CHOICES = ['style', 'size', 'depth', 'finish', 'deck', 'price', 'material'] as const;
const PARTS = [...CHOICES, ...FEATURES] as const;
export type ChoicePart = (typeof CHOICES)[number];
export type MarkedPart = (typeof PARTS)[number];

/** What can be marked of a design, in the order it is asked. */
export const partsOf = ({ features, material }: Pick<Design, 'features' | 'material'>): MarkedPart[] => [
  'style',
  'size',
  'depth',
  'finish',
  'deck',
  ...(material ? (['material'] as const) : []),
  ...features,
  'price',
];

/** What of a design is as it was in another: what was said of it still holds. The price is asked anew. */
export function unchangedParts(before: Design, after: Design): MarkedPart[] {
  const isSame: Record<Exclude<ChoicePart, 'price'>, boolean> = {
    style: before.style === after.style && before.shape === after.shape,
    size: before.lengthFt === after.lengthFt && before.widthFt === after.widthFt,
    depth: before.shallowFt === after.shallowFt && before.deepFt === after.deepFt,
    finish: before.finish === after.finish,
    deck: before.deck === after.deck,
    material: after.material !== undefined && before.material === after.material,
  };
  const isSameThing = (feature: Feature) =>
    before.features.includes(feature) &&
    countIn(before, feature) === countIn(after, feature) &&
    (feature !== 'Fire Feature' || fireOf(before) === fireOf(after));
  return [
    ...CHOICES.filter((part) => part !== 'price' && isSame[part]),
    ...after.features.filter(isSameThing),
  ];
}

export const MARKER_NAME_LENGTH = 40;
/** Known to one browser alone: whoever has it changes these marks. */
export const MARKER = /^[A-Za-z0-9_-]{22}$/;
export const MARKER_HEADER = 'x-marker';

const marksSchema = z.partialRecord(z.enum(PARTS, CHOOSE_ONE), z.enum(MARKS, CHOOSE_ONE));
export type Marks = z.infer<typeof marksSchema>;

/** All marks of one person: sent again, they replace themselves. */
export const newMarksSchema = z.object({ name: lineOf(MARKER_NAME_LENGTH), marks: marksSchema });
export type NewMarks = z.infer<typeof newMarksSchema>;

const markerSchema = z.object({ number: z.number(), name: z.string(), own: z.boolean(), marks: marksSchema });
export type Marker = z.infer<typeof markerSchema>;
export const marksAnswer = z.object({ markers: z.array(markerSchema) });

export const marksUrl = (id: string) => `${DESIGNS_URL}/${id}/marks`;
