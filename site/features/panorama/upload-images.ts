import * as z from 'zod/mini';
import { type UploadAnswer, uploadAnswerSchema } from '#domain/panorama/panorama.ts';
import { PANORAMA_UPLOAD } from '#domain/panorama/upload-rules.ts';
import { UPLOAD_ERROR } from '#domain/panorama/upload-toasts.ts';
import { languageHeader } from '#site/language.ts';

const refusal = z.object({
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/** Nothing was taken: which images for which reason, or else why none at all. */
export class UploadRefused extends Error {
  readonly rejected: { name: string; reason: string }[];
  constructor({ message, issues = [] }: z.infer<typeof refusal>) {
    super(message);
    this.rejected = issues.map(({ path, message: reason }) => ({ name: path, reason }));
  }
}

// XMLHttpRequest, because fetch cannot say how much has left.
export function uploadImages(
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
  const form = new FormData();
  for (const file of files) form.append(PANORAMA_UPLOAD.field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload-360-images');
    request.withCredentials = true;
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(UPLOAD_ERROR));
    request.onload = () => {
      const answer = uploadAnswerSchema.safeParse(request.response);
      if (request.status >= 200 && request.status < 300 && answer.success) return resolve(answer.data);
      const refused = refusal.safeParse(request.response);
      reject(refused.success ? new UploadRefused(refused.data) : new Error(UPLOAD_ERROR));
    };
    request.send(form);
  });
}
