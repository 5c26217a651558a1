import * as z from 'zod/mini';
import { roomCallPlace } from '#domain/booking/call-place.ts';
import { INTAKE_PROGRESS } from '#domain/intake/intake-progress.ts';
import { fileField } from '#domain/intake/intake-submission.ts';
import {
  newLinkAnswer,
  type ProjectFile,
  paymentReceiptUrl,
  quotePaymentSchema,
  ROOM_KEY_HEADER,
  ROOM_URL,
  roomFileUrl,
  roomReceiptUrl,
  roomSchema,
} from '#domain/project/room.ts';
import { download } from '#site/drawings/download.ts';
import type { FetchFile } from '#site/drawings/types.ts';
import { apiRequest, type Method } from '#site/request.ts';
import { uploadRequest } from '#site/upload-request.ts';

const intakeStatusSchema = z.object({
  ticketNumber: z.string(),
  progress: z.enum(INTAKE_PROGRESS),
  submittedAt: z.string(),
  fileCount: z.number(),
});
export type IntakeStatus = z.infer<typeof intakeStatusSchema>;

const KEPT_BYTES = 8e6;

type Upload = {
  body: string;
  name: string;
  files: readonly File[];
  requestKey: string;
  signal: AbortSignal;
  onProgress: (loaded: number, total: number) => void;
};

const messageForm = ({ body, name, files }: Upload) => {
  const form = new FormData();
  form.append('body', body);
  form.append('name', name);
  files.forEach((file, index) => {
    form.append(fileField(index), file, file.name);
  });
  return form;
};

/** Everything the holder of a link can ask for. The key travels in a header of each call and stands nowhere else. */
export function roomCalls(key: string) {
  const headers = { [ROOM_KEY_HEADER]: key };
  const send = (method: Method, path: string, body?: unknown) =>
    apiRequest(method, `${ROOM_URL}${path}`, body, { headers });
  const kept = new Map<string, Blob>();
  // A card, the drawing and its download show the same file: what is not large is fetched once.
  const fetchFile: FetchFile = async (file, options) => {
    const known = kept.get(file.id);
    if (known) return known;
    const blob = await download(roomFileUrl(file.id), { ...options, headers });
    if (blob.size <= KEPT_BYTES) kept.set(file.id, blob);
    return blob;
  };
  return {
    send,
    /** Where a call about this project is booked. */
    callPlace: roomCallPlace(key),
    async read(signal?: AbortSignal) {
      const answer = await apiRequest('GET', ROOM_URL, undefined, { headers, signal });
      return z.parse(roomSchema, await answer.json());
    },
    /** A status link of an intake that joined a project: it knows of that intake only. */
    async intakeStatus() {
      const answer = await apiRequest('GET', '/api/intakes/status', undefined, {
        headers: { 'X-Intake-Key': key },
      });
      return z.parse(intakeStatusSchema, await answer.json());
    },
    fetchFile,
    file: (file: ProjectFile) =>
      fetchFile(file, { signal: new AbortController().signal, onProgress: () => undefined }),
    async receipt(approvalId: string) {
      return (await apiRequest('GET', roomReceiptUrl(approvalId), undefined, { headers })).blob();
    },
    async paymentReceipt(orderId: string) {
      return (await apiRequest('GET', paymentReceiptUrl(orderId), undefined, { headers })).blob();
    },
    async payUrl(quoteId: string) {
      const answer = await send('POST', `/quotes/${quoteId}/pay`, {});
      return z.parse(quotePaymentSchema, await answer.json()).payUrl;
    },
    message: (upload: Upload) =>
      uploadRequest(`${ROOM_URL}/messages`, messageForm(upload), {
        headers: { ...headers, 'Idempotency-Key': upload.requestKey },
        signal: upload.signal,
        onProgress: upload.onProgress,
      }),
  };
}
export type RoomCalls = ReturnType<typeof roomCalls>;

/** Always the same answer, whether there is a project or not. */
export const askForLink = async (email: string): Promise<string> => {
  const answer = await apiRequest('POST', `${ROOM_URL}/lost-link`, { email });
  return z.parse(newLinkAnswer, await answer.json()).message;
};
