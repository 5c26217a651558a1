import type { Plugin } from 'vite';

const RUNTIME = new URL('../../site/spoken/jsx-runtime.ts', import.meta.url).pathname;

/** Our own components are made by site/spoken/jsx-runtime.ts, which says in the page's language what rules say in English. */
export const spokenElements = (): Plugin => ({
  name: 'spoken-elements',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) =>
      importer && importer !== RUNTIME && !importer.includes('/node_modules/') ? RUNTIME : null,
  },
});
