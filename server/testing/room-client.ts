import { ROOM_URL, type Room, roomSchema } from '#domain/project/room.ts';
import type { projects } from '#server/areas/project/tables.ts';
import { beginTestProject, multipart } from './project.ts';
import type { TestSite } from './site.ts';

export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Files go as file_0, file_1, … */
export const sendForm = async (
  site: TestSite,
  url: string,
  { fields = {}, files = [] }: { fields?: Record<string, string>; files?: SentFile[] },
  headers: Record<string, string>,
) => {
  const attached = files.map(({ name, type, bytes }, index): [string, File] => [
    `file_${index}`,
    new File([new Uint8Array(bytes)], name, { type }),
  ]);
  const form = await multipart(fields, Object.fromEntries(attached));
  return site.inject({ method: 'POST', url, ...form, headers: { ...form.headers, ...headers } });
};

/** A project with one round in its price, and its client's calls. */
export const beginProject = async (site: TestSite, more: Partial<typeof projects.$inferInsert> = {}) => {
  const { id, key, headers } = await beginTestProject(site, { revisionsIncluded: 1, ...more });
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
