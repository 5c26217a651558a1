import { toEntries } from '#domain/intake/intake-submission.ts';
import { SAMPLE_INTAKE } from '#domain/intake/sample-intake.ts';

/** As the wizard sends it: every field as text, lists as JSON text. */
export const INTAKE_FIELDS: Record<string, string> = Object.fromEntries(toEntries(SAMPLE_INTAKE));

/** The same with one PDF of the wanted size. */
export const intakeForm = (fileBytes: number) => {
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(fileBytes - 9, 0x20)]);
  const body = new FormData();
  for (const [name, value] of Object.entries(INTAKE_FIELDS)) body.append(name, value);
  body.append('file_0', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'survey.pdf');
  return { body, file };
};
