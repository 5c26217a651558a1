import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/postgres.ts';

// The nginx of deploy/nginx.conf, as it stands there but for ports and certificate, when nginx and openssl are installed.

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));

const certify = (home: string) => {
  const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
  const subject = ['-subj', '/CN=pools.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
};

const replaced = (text: string, what: string | RegExp, by: string) => {
  if (text.search(what) < 0) throw new Error(`deploy/nginx.conf has no ${what}`);
  return text.replace(what, by);
};

export const startNginxProxy = async (first: string, second: string) => {
  if (!NGINX) return undefined;
  const home = await mkdtemp(join(tmpdir(), 'poolwright-proxy-'));
  const [port, secure] = [await freePort(), await freePort()];
  const { key, certificate } = certify(home);
  let server = await readFile('deploy/nginx.conf', 'utf8');
  // One process has the place of 3000, the other the place its own comment keeps for it.
  server = replaced(server, '127.0.0.1:3000', new URL(first).host.replace('localhost', '127.0.0.1'));
  const place = `server ${new URL(second).host.replace('localhost', '127.0.0.1')}`;
  server = replaced(server, '# server 127.0.0.1:3001', place);
  server = replaced(server, '/var/cache/nginx/poolwright', `${home}/cache`);
  server = replaced(server, 'listen 80;', `listen 127.0.0.1:${await freePort()};`);
  server = server.replaceAll(/listen \[::\].*;/g, '');
  server = replaced(
    server,
    'listen 443 ssl http2;',
    `listen 127.0.0.1:${secure} ssl http2; listen 127.0.0.1:${port};`,
  );
  server = server.replaceAll(/access_log .*;/g, 'access_log off;');
  server = replaced(server, /ssl_certificate .*;/, `ssl_certificate ${certificate};`);
  server = replaced(server, /ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${home}/${each};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    join(home, 'nginx.conf'),
    `daemon off; ${user} pid ${home}/pid; error_log ${home}/error.log; events { worker_connections 1024; }
http { access_log off; ${folders.join(' ')}
${server}}`,
  );
  const child = spawn(NGINX, ['-c', join(home, 'nginx.conf'), '-p', home], { stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await fetch(`${url}/healthz`).catch(() => undefined)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  if (child.exitCode !== null) throw new Error(await readFile(join(home, 'error.log'), 'utf8'));
  return {
    name: 'nginx',
    url,
    close: async () => {
      await new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      });
      await rm(home, { recursive: true, force: true });
    },
  };
};
