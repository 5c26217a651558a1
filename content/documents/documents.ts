import * as z from 'zod';
import { announcement } from './announcement.ts';
import { booking } from './booking.ts';
import { brand } from './brand.ts';
import type { FormSchema } from './describe-changes.ts';
import type { AnyDocument } from './document.ts';
import { faq } from './faq.ts';
import { packages } from './packages.ts';
import { planSet } from './plan-set.ts';
import { prices } from './prices.ts';
import { projects } from './projects.ts';
import { replies } from './replies.ts';
import { spanish } from './spanish.ts';
import { taxes } from './taxes.ts';
import { testimonials } from './testimonials.ts';

/** What the owner changes in the console. The packages come last: what others say of them is filled in from there. */
export const DOCUMENTS = {
  brand,
  packages,
  faq,
  testimonials,
  projects,
  prices,
  taxes,
  booking,
  planSet,
  replies,
  announcement,
  spanish,
} satisfies Record<string, AnyDocument>;

export type DocumentName = keyof typeof DOCUMENTS;

export const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(DOCUMENTS, name);
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS).filter(isDocumentName);

const drawn = new Map<DocumentName, FormSchema>();

/** What a document's form is drawn from. */
export const formOf = (name: DocumentName): FormSchema => {
  const known =
    drawn.get(name) ??
    z.toJSONSchema(DOCUMENTS[name].schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  drawn.set(name, known as FormSchema);
  return known as FormSchema;
};
