import * as z from 'zod/mini';
import type { IntakeForm } from '#domain/intake/intake-form.ts';
import { fileField, INTAKE_URL, intakeResponseSchema, toEntries } from '#domain/intake/intake-submission.ts';
import type { RequestError } from '#site/request.ts';
import { uploadRequest } from '#site/upload-request.ts';
import type { ChosenFile } from './file-storage.ts';

export type UploadProgress = { sent: number; total: number; files: { id: string; share: number }[] };

const formOf = (form: IntakeForm, files: ChosenFile[]) => {
  const body = new FormData();
  for (const [name, value] of toEntries(form)) body.append(name, value);
  const purposes = files.flatMap(({ purpose }, index) => (purpose ? [[index, purpose] as const] : []));
  if (purposes.length > 0) body.append('filePurposes', JSON.stringify(Object.fromEntries(purposes)));
  files.forEach(({ file }, index) => {
    body.append(fileField(index), file, file.name);
  });
  return body;
};

/** Files travel one after another, so what has left tells how far each one is. */
export const progressOf = (files: ChosenFile[], loaded: number, total: number): UploadProgress => {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  let left = Math.max(0, loaded - Math.max(0, total - bytes));
  const shares = files.map(({ id, file }) => {
    const sent = Math.min(file.size, left);
    left -= sent;
    return { id, share: file.size === 0 ? 1 : sent / file.size };
  });
  return { sent: loaded, total, files: shares };
};

const refusalSchema = z.object({
  error: z.optional(z.string()),
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export const readRefusal = (error: RequestError) => {
  try {
    return z.safeParse(refusalSchema, JSON.parse(error.body)).data;
  } catch {
    return undefined;
  }
};

type Sending = {
  form: IntakeForm;
  files: ChosenFile[];
  key: string;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
};

export const sendIntake = async ({ form, files, key, signal, onProgress }: Sending) => {
  const answer = await uploadRequest(INTAKE_URL, formOf(form, files), {
    headers: { 'Idempotency-Key': key },
    signal,
    onProgress: (loaded, total) => onProgress(progressOf(files, loaded, total)),
  });
  return z.parse(intakeResponseSchema, JSON.parse(answer));
};
