import { spawn } from 'node:child_process';
import { type Row, row } from './row.ts';

// Measurements that are commands of their own: run as they are, and their lines read.

const outputOf = (script: string) =>
  new Promise<string>((done) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once('close', () => done(text));
  });

export const measureLeads = async (): Promise<Row[]> => {
  const text = await outputOf('bench/leads.ts');
  const lines = [
    ...text.matchAll(
      /^(\w+): (\d+) leads\/s beside (\d+) raw inserts\/s, ratio ([\d.]+) \(budget ([\d.]+)\)/gm,
    ),
  ];
  if (lines.length === 0) throw new Error(`bench/leads.ts said nothing we know: ${text.slice(-300)}`);
  return lines.map(([, kind, leads, raw, ratio, budget]) =>
    row(
      `leads acknowledged, ${kind}`,
      `${leads}/s`,
      `raw inserts: ${raw}/s`,
      ratio,
      `≥ ${budget}`,
      Number(ratio) >= Number(budget),
    ),
  );
};

export const measureRenders = async (): Promise<Row[]> => {
  const text = await outputOf('bench/render.ts');
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| picture'));
  if (lines.length === 0) throw new Error(`bench/render.ts said nothing we know: ${text.slice(-300)}`);
  return lines.map((line) => {
    const [, name, size, wall, cpu, , , , , verdict = ''] = line.split('|').map((cell) => cell.trim());
    const budget = /\((.*)\)/.exec(verdict)?.[1] ?? '';
    return row(
      `picture: ${name}, ${size}`,
      `${wall} s`,
      `${cpu} CPU s`,
      '',
      budget,
      budget ? verdict.startsWith('met') : undefined,
    );
  });
};
