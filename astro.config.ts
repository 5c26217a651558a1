import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { insideFastify } from './scripts/site/inside-fastify.ts';
import { spokenElements } from './scripts/site/spoken-elements.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './build/site',
  cacheDir: './.cache/astro',
  output: 'server',
  adapter: insideFastify(),
  integrations: [react()],
  session: false,
  devToolbar: { enabled: false },
  trailingSlash: 'never',
  // One stylesheet, kept by the browser from page to page.
  build: { inlineStylesheets: 'never', assets: 'assets' },
  // Fastify judges where a form comes from; Astro only renders.
  security: { checkOrigin: false },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A few files instead of thirty small ones, each with its own headers and its own way to a phone.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
                  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/ },
                  { name: 'ui', test: /[\\/]site[\\/]ui[\\/](?!dialog|toast-viewport|tooltip|tabs)/ },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [tailwindcss(), spokenElements()],
    // In development the browser talks to our own server; only news of changes come straight from here (scripts/dev.mjs).
    server: { hmr: { clientPort: Number(process.env.PAGES_PORT) || undefined } },
    build: {
      target: 'es2022',
      // A page's own few lines of script come with it, and are there before anybody can press; nothing else is written into code.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false),
      reportCompressedSize: false,
      // The reader of HEIC photos, fetched when somebody brings one, is three megabytes; proof/audit/bytes.ts holds the
      // budgets.
      chunkSizeWarningLimit: 3200,
    },
  },
});
