import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { intakeForm } from '#server/testing/intake-form.ts';
import { signIn } from '../sign-in.ts';

// What else is promised besides leads: a project with its file, a panorama, a design, a note by staff.

export type Kept = { kind: 'intake' | 'panorama' | 'design' | 'note'; name: string };

/** A server that is killed while it reads a form may leave the call without any answer. */
const ask = (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });

const json = { 'content-type': 'application/json' };

const read = async (answer: Response): Promise<Record<string, unknown>> => {
  const value: unknown = await answer.json();
  if (!answer.ok || typeof value !== 'object' || value === null) throw new Error(`answered ${answer.status}`);
  return { ...value };
};

const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2fa9b8' } })
  .jpeg()
  .toBuffer();

const sendProject = async (url: string): Promise<Kept> => {
  const { body } = intakeForm(50_000);
  const { ticketNumber } = await read(await ask(`${url}/api/pool-intake`, { method: 'POST', body }));
  return { kind: 'intake', name: String(ticketNumber) };
};

const sendPanorama = async (url: string): Promise<Kept> => {
  const body = new FormData();
  body.append('images', new Blob([new Uint8Array(await picture)], { type: 'image/jpeg' }), 'yard.jpg');
  const { files } = await read(await ask(`${url}/api/upload-360-images`, { method: 'POST', body }));
  const [first]: unknown[] = Array.isArray(files) ? files : [];
  const { filename }: Record<string, unknown> = { ...(typeof first === 'object' ? first : {}) };
  return { kind: 'panorama', name: String(filename) };
};

const sendDesign = async (url: string): Promise<Kept> => {
  const body = JSON.stringify({ transcript: 'a 16 by 32 modern pool' });
  const answer = await ask(`${url}/api/ai-design-process`, { method: 'POST', headers: json, body });
  return { kind: 'design', name: String((await read(answer)).id) };
};

const sendNote = async (url: string, cookie: string): Promise<Kept> => {
  const headers = { ...json, cookie, origin: url };
  const list = await read(await ask(`${url}/api/staff/lists/inquiries`, { headers }));
  const [first]: unknown[] = Array.isArray(list.rows) ? list.rows : [];
  const { id }: Record<string, unknown> = { ...(typeof first === 'object' ? first : {}) };
  const note = `note ${crypto.randomUUID()}`;
  const change = { method: 'PATCH', headers, body: JSON.stringify({ note }) };
  await read(await ask(`${url}/api/staff/lists/inquiries/${id}`, change));
  return { kind: 'note', name: note };
};

export const startOtherWrites = (url: string) => {
  const kept: Kept[] = [];
  let stopped = false;
  const repeat = async (send: () => Promise<Kept>) => {
    while (!stopped) {
      const done = await send().catch(() => undefined);
      if (done) kept.push(done);
      else await new Promise((next) => setTimeout(next, 50));
    }
  };
  const notes = async () => {
    const cookie = await signIn(url).catch(() => undefined);
    if (cookie) await repeat(() => sendNote(url, cookie));
  };
  const all = Promise.all([
    repeat(() => sendProject(url)),
    repeat(() => sendPanorama(url)),
    repeat(() => sendDesign(url)),
    notes(),
  ]);
  return {
    kept,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
};

// Each answers with the keys of the files that belong to it.
const ROWS: Record<Kept['kind'], string> = {
  intake: 'select key from intakes join intake_files on intake_id = intakes.id where ticket_number = $1',
  panorama: 'select unnest(array[key, thumbnail_key]) as key from panoramas where filename = $1',
  design: 'select null as key from designs where slug = $1',
  note: 'select null as key from lead_events where detail = $1',
};

/** What was promised and is not there, or not whole. */
export const lostAmong = async (kept: Kept[], pool: Pool, dataDir: string) => {
  const lost: string[] = [];
  for (const { kind, name } of kept) {
    const { rows } = await pool.query<{ key: string | null }>(ROWS[kind], [name]);
    if (rows.length === 0) lost.push(`acknowledged but lost: ${kind} ${name}`);
    for (const { key } of rows) {
      if (key === null) continue;
      const size = await stat(join(dataDir, 'files', key)).then(
        (file) => file.size,
        () => 0,
      );
      if (size === 0) lost.push(`its file is lost: ${kind} ${name}`);
    }
  }
  return lost;
};
