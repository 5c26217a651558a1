import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/postgres.ts';

// One nginx worker on a folder of files, when nginx is installed. It serves the compressed file beside the plain one.

const BINARY = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((path) =>
  existsSync(path),
);

const configuration = (home: string, root: string, port: number, user: string) => `
daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; ${user}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  types { text/html html; }
  client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c; uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { add_header Content-Encoding br; default_type text/html; }
  }
}`;

export const startNginx = async (root: string) => {
  if (!BINARY) return undefined;
  const home = await mkdtemp(join(tmpdir(), 'poolwright-nginx-'));
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  await writeFile(file, configuration(home, root, port, process.getuid?.() === 0 ? 'user root;' : ''));
  const child = spawn(BINARY, ['-c', file, '-p', home], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`${url}/page.br`).catch(() => undefined)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    stop: async () => {
      await new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      });
      await rm(home, { recursive: true, force: true });
    },
  };
};
