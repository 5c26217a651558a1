import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayNameDesign } from '#domain/design/shared-address.ts';
import { MAX_TOTAL_BYTES } from '#domain/intake/intake-files.ts';
import { PANORAMA_UPLOAD } from '#domain/panorama/upload-rules.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { readConfig } from '#server/config.ts';
import { BODY_LIMITS } from '#server/limits.ts';

// What is shipped for a machine agrees with itself: ports, folders, users.

const read = (name: string) => readFileSync(name, 'utf8');
const [one, instance, backup] = ['poolwright', 'poolwright@', 'poolwright-backup'].map((name) =>
  read(`deploy/${name}.service`),
);
const production = read('docs/production.md');

test('the proxy leads to the port that one process has by default, and names those of the instances', () => {
  const nginx = read('deploy/nginx.conf');
  const ports = [...nginx.matchAll(/^\s*server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => Number(port));
  expect(ports).toEqual([readConfig({}).port]);
  const others = [...nginx.matchAll(/# server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(others).toHaveLength(2);
  expect(production).toContain(others.map((port) => `poolwright@${port}`).join(' '));
});

test('the proxy keeps no page whose head speaks of one design', () => {
  const [, written = ''] = /"~(.*)" 1;/.exec(read('deploy/nginx.conf')) ?? [];
  const passedOn = new RegExp(written);
  for (const path of [ROUTES.designTool, ROUTES.configurator, ROUTES.plot])
    for (const query of ['', '?d=x', '?utm=1&d=x', '?style=Lap', '?design=x', '?id=x', '?utm=d'])
      expect(passedOn.test(path + query), path + query).toBe(mayNameDesign(path, path + query));
});

test('the proxy lets the largest upload through', () => {
  const [, allowed] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? [];
  const megabyte = 1024 * 1024;
  const largest = Math.max(
    MAX_TOTAL_BYTES + BODY_LIMITS.intakeRest,
    PANORAMA_UPLOAD.maxFiles * PANORAMA_UPLOAD.maxBytes + megabyte,
  );
  expect(Number(allowed) * megabyte).toBeGreaterThanOrEqual(largest);
});

test('no environment file can give an instance the port or the folder of another', () => {
  // systemd lets a file win over Environment= lines; what the command sets itself wins over both.
  expect(instance).toMatch(/^ExecStart=.*env .*PORT=%i DATA_DIR=\/var\/lib\/poolwright\/%i /m);
  expect(instance).toMatch(/^StateDirectory=poolwright\/%i$/m);
  expect(one).toMatch(/^ExecStart=.*env .*DATA_DIR=\/var\/lib\/poolwright /m);
  for (const unit of [one, instance]) expect(unit).not.toMatch(/^Environment=/m);
});

test('site and backup run as the user that the instructions make, on one folder, for nobody else to read', () => {
  expect(production).toContain('useradd --system');
  for (const unit of [one, instance, backup]) {
    expect(unit).toMatch(/^User=poolwright$/m);
    expect(unit).toMatch(/^UMask=0077$/m);
    expect(unit).toMatch(/DATA_DIR=\/var\/lib\/poolwright\b/);
  }
  expect(backup).toMatch(/build\/server\/backup\.js backup \/var\/backups\/poolwright --keep \d+$/m);
  expect(backup).not.toContain('systemctl stop');
});

test('the image holds the backup tool and nothing of a local data folder', () => {
  expect(read('scripts/site/bundle-server.ts')).toContain("{ in: 'deploy/run-backup.ts', out: 'backup' }");
  expect(read('deploy/Containerfile')).toContain('COPY --from=build /site/build build');
  for (const name of ['data', 'node_modules', '.git'])
    expect(read('.dockerignore').split('\n')).toContain(name);
});
