import * as z from 'zod/mini';

export const CONTACT_INQUIRIES_URL = '/api/contact-inquiries';

// What staff read: exactly these fields, the optional ones absent when never given.
export const contactInquirySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  location: z.optional(z.string()),
  budget: z.optional(z.string()),
  details: z.optional(z.string()),
  createdAt: z.string(),
});
export type ContactInquiry = z.infer<typeof contactInquirySchema>;
