import type { AstroIntegration } from 'astro';

/** The build's server part is one function, `render`, which our own server calls (site/render.ts). */
export const insideFastify = (): AstroIntegration => ({
  name: 'inside-fastify',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'inside-fastify',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('../../site/render.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'unsupported' },
      }),
  },
});
