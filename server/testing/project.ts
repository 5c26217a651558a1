import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import { projects } from '#server/areas/project/tables.ts';
import { sha256 } from '#server/identifiers.ts';
import type { TestSite } from './site.ts';

/** A project with its link, as if staff had begun it. */
export const beginTestProject = async (
  { services: { db, rooms } }: TestSite,
  more: Partial<typeof projects.$inferInsert> = {},
) => {
  const id = crypto.randomUUID();
  const key = rooms.roomKeyOf(id, 0);
  const email = `${id.slice(0, 8)}@example.com`;
  const ticketNumber = `PW-${id.slice(0, 8)}`;
  const row = { id, ticketNumber, accessHash: sha256(key), name: 'Ada Lovelace', email, begunBy: 'staff' };
  await db.insert(projects).values({ ...row, ...more });
  return { id, key, email, ticketNumber, headers: { [ROOM_KEY_HEADER]: key } };
};

/** A form with fields and small text files, as a browser sends it. */
export const multipart = (fields: Record<string, string>, files: Record<string, File> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return request.arrayBuffer().then((body) => ({ headers, payload: Buffer.from(body) }));
};
