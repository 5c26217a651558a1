import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { intakeForm } from '#server/testing/intake-form.ts';
import { wait } from './scenario.ts';

// Visitors who hand in whole projects, a transaction of several statements and a file each, and send again under the same
// key until the answer arrives.

const FILE_BYTES = 20_000;

interface Project {
  key: string;
  ticket?: string;
}

const submit = async (url: string, key: string) => {
  const { body } = intakeForm(FILE_BYTES);
  const answer = await fetch(`${url}/api/pool-intake`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(30_000),
  });
  const said: unknown = await answer.json();
  const ticket =
    typeof said === 'object' && said !== null && 'ticketNumber' in said ? said.ticketNumber : undefined;
  return { status: answer.status, ticket: typeof ticket === 'string' ? ticket : undefined };
};

export const startProjects = (urls: () => string[], round: string, visitors = 4) => {
  const projects: Project[] = [];
  let stopped = false;
  let longestMs = 0;
  const visit = async (visitor: number) => {
    for (let turn = 0; !stopped; turn += 1) {
      const project: Project = { key: `project-${round}-${visitor}-${turn}` };
      projects.push(project);
      for (let attempt = 0; project.ticket === undefined && (!stopped || attempt === 0); attempt += 1) {
        const started = performance.now();
        const sites = urls();
        const answer = await submit(
          sites[(visitor + turn + attempt) % sites.length] ?? '',
          project.key,
        ).catch(() => undefined);
        longestMs = Math.max(longestMs, performance.now() - started);
        if (answer?.status === 200 && answer.ticket) project.ticket = answer.ticket;
        else await wait(100);
      }
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    projects,
    longestMs: () => Math.round(longestMs),
    stop: async () => {
      stopped = true;
      await Promise.all(visits);
    },
  };
};

/** Every acknowledged project has its row under its ticket, once, with a file that is there and whole. */
export const projectFaults = async (pool: Pool, dataDir: string, projects: Project[]) => {
  const acknowledged = projects.filter(({ ticket }) => ticket !== undefined);
  const rows = await pool.query<{ ticket_number: string; key: string | null }>(
    'select ticket_number, key from intakes left join intake_files on intake_files.intake_id = intakes.id',
  );
  const stored = new Map(rows.rows.map(({ ticket_number, key }) => [ticket_number, key]));
  const faults: string[] = [];
  for (const { key, ticket = '' } of acknowledged) {
    const file = stored.get(ticket);
    if (!file) {
      faults.push(`acknowledged but lost: ${key} ${ticket}`);
      continue;
    }
    const info = await stat(join(dataDir, 'files', file)).catch(() => undefined);
    if (info?.size !== FILE_BYTES) faults.push(`its file is gone or torn: ${key} ${ticket}`);
  }
  if (rows.rows.length > projects.length)
    faults.push(`${rows.rows.length} stored of ${projects.length} sent`);
  if (acknowledged.length === 0) faults.push('no project was acknowledged, so nothing was shown');
  return { projects: projects.length, acknowledgedProjects: acknowledged.length, faults };
};
