import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/postgres.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';

// The nginx of deploy/nginx.conf, as it stands there for two processes but for its certificate, when nginx and openssl are installed.

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

const CONFIGURATION = 'deploy/nginx.conf';
const SEVERAL = /# (server 127\.0\.0\.1:)(\d+)/g;
const PLAIN = /listen (\d+);/;
const SECURE = /listen (\d+) ssl http2;/;

export interface ProxyPorts {
  /** One for each process behind it. */
  processes: number[];
  plain: number;
  secure: number;
  /** As shipped, or why not. */
  words: string;
}

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** The ports that deploy/nginx.conf names for two processes; others where one of them cannot be had. */
export const proxyPorts = async (): Promise<ProxyPorts> => {
  const text = await readFile(CONFIGURATION, 'utf8');
  const portIn = (what: RegExp) => Number(what.exec(text)?.[1]);
  const processes = [...text.matchAll(SEVERAL)].map(([, , port]) => Number(port));
  const shipped = { processes, plain: portIn(PLAIN), secure: portIn(SECURE) };
  const all = [shipped.plain, shipped.secure, ...processes];
  const taken: number[] = [];
  for (const port of all) if (!(await isFree(port))) taken.push(port);
  if (taken.length === 0) return { ...shipped, words: `as shipped (${all.join(' ')})` };
  return {
    processes: await Promise.all(processes.map(freePort)),
    plain: await freePort(),
    secure: await freePort(),
    words: `not as shipped, for ${taken.join(' and ')} could not be had`,
  };
};

/** What it says itself at the two ports that visitors come to: one sends on to the other, which answers. */
const entranceFaults = async ({ plain, secure }: ProxyPorts) => {
  const faults: string[] = [];
  const sentOn = await fetch(`http://127.0.0.1:${plain}/pools`, { redirect: 'manual' });
  if (sentOn.status !== 301 || !sentOn.headers.get('location')?.startsWith('https://'))
    faults.push(`port ${plain} answers ${sentOn.status}, not with the way to https`);
  const status = await new Promise<number | undefined>((done, fail) => {
    // The certificate was made a moment ago, by nobody known.
    const options = { port: secure, path: '/healthz', rejectUnauthorized: false };
    get({ host: '127.0.0.1', ...options }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).on('error', fail);
  });
  if (status !== 200) faults.push(`port ${secure} answers ${status}`);
  return faults;
};

export const startNginxProxy = async (ports: ProxyPorts) => {
  if (!NGINX) return undefined;
  const home = await mkdtemp(join(tmpdir(), 'poolwright-proxy-'));
  // An entrance without encryption for the load; everything behind it is the same.
  const port = await freePort();
  const { key, certificate } = certify(home);
  let server = await readFile(CONFIGURATION, 'utf8');
  // Several processes take the place of the one, as the file's own comment says.
  server = replaced(server, /server 127\.0\.0\.1:3000 .*;/, '');
  const [...processes] = ports.processes;
  server = server.replaceAll(SEVERAL, (_line, place: string) => `${place}${processes.shift()}`);
  server = replaced(server, '/var/cache/nginx/poolwright', `${home}/cache`);
  server = replaced(server, PLAIN, `listen 127.0.0.1:${ports.plain};`);
  server = server.replaceAll(/listen \[::\].*;/g, '');
  server = replaced(server, SECURE, `listen 127.0.0.1:${ports.secure} ssl http2; listen 127.0.0.1:${port};`);
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
    name: `nginx with its ports ${ports.words}`,
    url,
    faults: await entranceFaults(ports),
    close: async () => {
      await new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      });
      await removeFolder(home);
    },
  };
};
