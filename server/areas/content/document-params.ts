import * as z from 'zod';
import { DOCUMENT_NAMES } from '#content/documents/documents.ts';

export const documentParams = z.object({
  name: z.enum(DOCUMENT_NAMES, 'There is no document of this name.'),
});
export const versionNumber = z.number().int().min(0);
