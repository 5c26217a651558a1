// Pages with hot reload on PORT (3100) and, unless API_PORT names a running one, the server on 3000.
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '3100';
const children = [];

function run(command, args, env) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
}

function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

if (!process.env.API_PORT) {
  run('npx', ['tsx', 'watch', 'server/main.ts'], { PORT: '3000', SITE_URL: `http://localhost:${port}` });
}
run('npx', ['react-router', 'dev', '--port', port], { API_PORT: process.env.API_PORT ?? '3000' });
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
