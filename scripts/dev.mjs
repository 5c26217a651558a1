// `npm run dev`: the site on PORT (3000) with hot reload. Our own server answers; Astro's development server beside it renders
// the pages and sends their modules.
import { spawn } from 'node:child_process';
import { install } from './install.mjs';

install();
const port = process.env.PORT ?? '3000';
const pagesPort = String(Number(port) + 1);
const children = [];

function run(args, env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
}

function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

run(['node_modules/astro/bin/astro.mjs', 'dev', '--port', pagesPort, '--host', '127.0.0.1'], {
  ASTRO_TELEMETRY_DISABLED: '1',
  PAGES_PORT: pagesPort,
});
run(['node_modules/tsx/dist/cli.mjs', 'watch', 'server/main.ts'], {
  NODE_ENV: 'development',
  PORT: port,
  PAGES_FROM: `http://127.0.0.1:${pagesPort}`,
});
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
