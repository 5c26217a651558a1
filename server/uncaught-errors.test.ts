import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// In a process of its own, since the end of the process is what is tested.
const run = (script: string) => {
  const start = `
    const { exitOnUncaughtErrors } = await import('./server/uncaught-errors.ts');
    const say = (_about, words) => console.log(words);
    exitOnUncaughtErrors({ warn: say, fatal: say });
    setTimeout(() => console.log('still there'), 50);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', `${start}\n${script}`];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout.trim().split('\n') };
};

test('a database that is away does not end the site where nobody waits for it, anything else does', () => {
  const away = `Promise.reject(new Error('a job', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }));`;
  expect(run(`${away} Promise.reject(new Error('Connection terminated unexpectedly'));`)).toEqual({
    status: 0,
    said: [
      'the database was away when nobody waited for it',
      'the database was away when nobody waited for it',
      'still there',
    ],
  });
  const ended = { status: 1, said: ['the site stops at an error nobody expected'] };
  expect(run(`Promise.reject(new Error('a mistake of ours'));`)).toEqual(ended);
  expect(run(`throw Object.assign(new Error(), { code: 'ECONNREFUSED' });`)).toEqual(ended);
});
