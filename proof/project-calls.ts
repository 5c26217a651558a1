import sharp from 'sharp';
import * as z from 'zod/mini';
import { INTAKE_URL, intakeResponseSchema, toEntries } from '#domain/intake/intake-submission.ts';
import { SAMPLE_INTAKE } from '#domain/intake/sample-intake.ts';
import { staffProjectUrl } from '#domain/project/project-file.ts';
import { ROOM_KEY_HEADER, ROOM_URL, roomSchema } from '#domain/project/room.ts';

// What a buyer's browser and the studio do with a project, as calls to a running site.

const call = async (url: string, path: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(`${url}${path}`, { ...init, headers: { origin: url, ...init.headers } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
};

const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const openedSchema = z.object({ intentId: z.string(), clientSecret: z.string() });

/** Buys the package of three revisions with the sandbox's card, and answers the key that only the buyer gets. */
export const buyPackage = async (url: string, receiptEmail: string): Promise<string> => {
  const order = { amount: 495, description: 'Premium 3D Design' };
  const opened = z.parse(openedSchema, await call(url, '/api/create-payment-intent', asJson(order)));
  const { intentId, clientSecret } = opened;
  await call(url, '/api/sandbox/confirm', asJson({ ...opened, token: 'pm_card_visa', receiptEmail }));
  const query = new URLSearchParams({ payment_intent: intentId, payment_intent_client_secret: clientSecret });
  const status = await call(url, `/api/payments/status?${query}`);
  return z.parse(z.object({ roomKey: z.string() }), status).roomKey;
};

/** Sends the project form without files, and answers the key of the room that it begins. */
export const sendIntake = async (url: string, email: string): Promise<string> => {
  const form = new FormData();
  for (const [name, value] of toEntries({ ...SAMPLE_INTAKE, email })) form.append(name, value);
  const { statusUrl = '' } = z.parse(
    intakeResponseSchema,
    await call(url, INTAKE_URL, { method: 'POST', body: form }),
  );
  return statusUrl.split('#')[1] ?? '';
};

export const readRoom = async (url: string, key: string) =>
  z.parse(roomSchema, await call(url, ROOM_URL, { headers: { [ROOM_KEY_HEADER]: key } }));

/** A drawing of one color: enough to tell versions apart. */
export const drawing = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

/** A plan as the studio hands it over, where the room is looked at. */
export const planSheet = () => sharp('site/public/pictures/detail-sections-960.webp').png().toBuffer();

type Handover = {
  projectId: string;
  title: string;
  background: string;
  deliveryId?: string;
  picture?: Uint8Array;
};

/** The studio hands over a drawing, or the next version of one. */
export const handOver = async (url: string, cookie: string, handover: Handover) => {
  const { projectId, title, background, deliveryId, picture } = handover;
  const form = new FormData();
  if (!deliveryId) form.append('title', title);
  form.append('note', 'The spa stands three feet north of your sketch.');
  form.append('dueAt', new Date(Date.now() + 3 * 24 * 3_600_000).toISOString());
  const bytes = new Uint8Array(picture ?? (await drawing(background)));
  form.append('file_0', new Blob([bytes], { type: 'image/png' }), 'plan.png');
  const path = deliveryId ? `deliveries/${deliveryId}/versions` : 'deliveries';
  await call(url, `${staffProjectUrl(projectId)}/${path}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
};

/** The studio writes to the client. */
export const writeToClient = async (url: string, cookie: string, projectId: string, body: string) => {
  const form = new FormData();
  form.append('body', body);
  await call(url, `${staffProjectUrl(projectId)}/messages`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
};

/** The studio quotes an extra to a buyer's project, the buyer accepts it: their key, and where it is paid. */
export const acceptedQuote = async (url: string, cookie: string) => {
  const roomKey = await buyPackage(url, 'ada@example.com');
  const { id: projectId } = await readRoom(url, roomKey);
  const quote = { title: 'Second spa view', words: 'Two more pictures.', amountCents: 25_050 };
  const asBuyer = (body: object): RequestInit => ({
    ...asJson(body),
    headers: { 'content-type': 'application/json', [ROOM_KEY_HEADER]: roomKey },
  });
  const quoted = await call(url, `${staffProjectUrl(projectId)}/quotes`, {
    ...asJson(quote),
    headers: { 'content-type': 'application/json', cookie },
  });
  const { id } = z.parse(z.object({ id: z.string() }), quoted);
  await call(url, `${ROOM_URL}/quotes/${id}/accept`, asBuyer({ name: 'Ada Lovelace' }));
  const paying = await call(url, `${ROOM_URL}/quotes/${id}/pay`, asBuyer({}));
  return { roomKey, payUrl: z.parse(z.object({ payUrl: z.string() }), paying).payUrl };
};
