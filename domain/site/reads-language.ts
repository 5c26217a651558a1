import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/site/languages.ts';

/** Which language a client reads, where it is not the studio's own. */
export const readsSchema = { language: z.optional(z.enum(LANGUAGES)) };
