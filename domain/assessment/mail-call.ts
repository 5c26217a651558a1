import * as z from 'zod/mini';

// Apart from result-mail.ts, so that a page does not load the schemas of the other two assessments.
export const RESULT_MAIL_PATH = '/api/assessments/mail';
export const resultMailAnswerSchema = z.object({ emailSent: z.boolean() });
