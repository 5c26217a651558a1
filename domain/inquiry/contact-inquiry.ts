import * as z from 'zod/mini';
import { optionalFields, requiredFields } from './contact-form.ts';

export const CONTACT_INQUIRIES_URL = '/api/contact-inquiries';

// What staff read: the fields of the form as they were stored, the optional ones absent when never given.
export const contactInquirySchema = z.object({
  id: z.string(),
  ...asText(requiredFields),
  ...z.partial(z.object(asText(optionalFields))).shape,
  createdAt: z.string(),
});
export type ContactInquiry = z.infer<typeof contactInquirySchema>;

function asText<Name extends string>(fields: Record<Name, unknown>): Record<Name, z.ZodMiniString>;
function asText(fields: object) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]));
}
