import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { brandFromEnvironment } from './scripts/site/brand-environment.ts';
import { calmRouter } from './scripts/site/calm-router.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
const SERVER_PATHS = ['/api', '/healthz', '/metrics', '/media', '/files'];

// How long a plugin took is no news to whoever starts the site.
const QUIET = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), calmRouter(), reactRouter()],
  optimizeDeps: { rolldownOptions: { plugins: [calmRouter()] } },
  publicDir: 'site/public',
  define: { __BRAND__: JSON.stringify(brandFromEnvironment()) },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: api, ws: false }])) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The reader of HEIC photos, fetched when somebody brings one, is three megabytes; scripts/measure-bytes.mjs holds
    // the budgets.
    chunkSizeWarningLimit: 3200,
    rolldownOptions: isSsrBuild
      ? { checks: QUIET }
      : {
          checks: QUIET,
          output: {
            // One group for what every page needs; measured smaller than the automatic cut.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
              ],
            },
          },
        },
  },
}));
