import { ROOM_KEY_HEADER, ROOM_URL, type Room, roomSchema } from '#domain/project/room.ts';
import { projects } from '#server/areas/project/tables.ts';
import { sha256 } from '#server/identifiers.ts';
import type { TestSite } from './site.ts';

export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A form as a browser sends it: fields, then files as file_0, file_1, … */
export const sendForm = async (
  site: TestSite,
  url: string,
  { fields = {}, files = [] }: { fields?: Record<string, string>; files?: SentFile[] },
  headers: Record<string, string>,
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  files.forEach(({ name, type, bytes }, index) => {
    body.append(`file_${index}`, new Blob([new Uint8Array(bytes)], { type }), name);
  });
  const request = new Request('http://localhost/', { method: 'POST', body });
  return site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
};

/** A project with its client's calls. */
export const beginProject = async (site: TestSite, more: Partial<typeof projects.$inferInsert> = {}) => {
  const { db, rooms } = site.services;
  const id = crypto.randomUUID();
  const key = rooms.roomKeyOf(id, 0);
  await db.insert(projects).values({
    id,
    ticketNumber: `PW-${id.slice(0, 8)}`,
    accessHash: sha256(key),
    name: 'Ada Lovelace',
    email: `ada-${id.slice(0, 8)}@example.com`,
    begunBy: 'staff',
    revisionsIncluded: 1,
    ...more,
  });
  const headers = { [ROOM_KEY_HEADER]: key };
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    site.inject({ method, url: `${ROOM_URL}${path}`, headers, ...(payload ? { payload } : {}) });
  return {
    id,
    key,
    call,
    room: async (): Promise<Room> => roomSchema.parse((await call('GET', '')).json()),
  };
};
export type ClientProject = Awaited<ReturnType<typeof beginProject>>;
