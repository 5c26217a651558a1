import { request } from 'node:http';
import { MB } from '#domain/words/megabytes.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { runSite } from '../proof/running-site.ts';
import { type Row, row } from './row.ts';

const BUDGET_MB = 150;

// Streamed from one shared buffer, so that the measuring side does not hold the files either.
const upload = (url: string, megabytes: number) =>
  new Promise<number>((done, fail) => {
    const fields = Object.entries(INTAKE_FIELDS)
      .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');
    const head = `${fields}--x\r\ncontent-disposition: form-data; name="file_0"; filename="survey.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`;
    const chunk = Buffer.alloc(64 * 1024, 0x20);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const sent = request(`${url}/api/pool-intake`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
    });
    sent.on('error', fail);
    sent.write(head);
    let left = megabytes * MB - 9;
    const more = () => {
      while (left > 0) {
        const part = left < chunk.length ? chunk.subarray(0, left) : chunk;
        left -= part.length;
        if (!sent.write(part)) return void sent.once('drain', more);
      }
      sent.end('\r\n--x--\r\n');
    };
    more();
  });

export const measureUploads = async (files: number, megabytes: number): Promise<Row[]> => {
  const site = await runSite();
  const memory = async () => {
    const text = await (await fetch(`${site.url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MB;
  };
  // One small one first: the library's own code is loaded then.
  await upload(site.url, 1);
  const before = await memory();
  let highest = before;
  const watch = setInterval(async () => {
    highest = Math.max(highest, await memory().catch(() => 0));
  }, 200);
  const started = performance.now();
  const statuses = await Promise.all(Array.from({ length: files }, () => upload(site.url, megabytes)));
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  highest = Math.max(highest, await memory());
  await site.close();
  const refused = statuses.filter((status) => status !== 200);
  if (refused.length > 0) throw new Error(`uploads answered ${refused.join(', ')}`);
  const grew = highest - before;
  return [
    row(
      `${files} uploads of ${megabytes} MB at once: memory grows by`,
      `${grew.toFixed(0)} MB`,
      `${before.toFixed(0)} MB before; ${((files * megabytes) / seconds).toFixed(0)} MB/s`,
      '',
      `≤ ${BUDGET_MB} MB`,
      grew <= BUDGET_MB,
    ),
  ];
};
