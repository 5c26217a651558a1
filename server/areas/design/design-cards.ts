import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { PICTURE_HASH } from '#domain/design/design-answer.ts';
import { DESIGN_CARD_ADDRESS } from '#domain/picture/social-picture.ts';
import { recentlyRead } from '#server/areas/content/pictures/recently-read.ts';
import { DESIGN_CARDS } from '#server/limits.ts';
import { clientOf } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { socialCard } from '#server/social-card.ts';
import { collect } from './draw-once.ts';
import type { DesignPictures } from './pictures.ts';
import { findByHash } from './store.ts';

/** What a link to a design shows where it is shared: its own picture, or the page's while that is being drawn. */
export const designCards =
  (
    services: Pick<Services, 'config' | 'db' | 'log'>,
    pictures: Pick<DesignPictures, 'finest' | 'make'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const site = join(services.config.buildDir, 'site', 'client');
    const recent = recentlyRead(DESIGN_CARDS.memoryBytes);
    // A program that previews a link is gone in a moment, and the next one comes for the same picture.
    const never = new AbortController().signal;

    async function pictureOf(hash: string, client: string): Promise<Buffer | undefined> {
      const kept = await pictures.finest(hash);
      if (kept) return collect(kept);
      const design = await findByHash(services, hash);
      if (!design) return undefined;
      const drawn = pictures.make(hash, design, { client, gone: never }).catch((cause: unknown) => {
        services.log.warn({ cause }, 'a link was shown without its picture');
        return undefined;
      });
      // Whoever previews a link waits a few seconds; who comes later finds it drawn.
      return Promise.race([drawn, pause(DESIGN_CARDS.waitMs, undefined, { ref: false })]);
    }

    async function cardOf(hash: string, client: string): Promise<Buffer | undefined> {
      const kept = recent.get(hash);
      if (kept) return kept;
      const picture = await pictureOf(hash, client);
      if (!picture) return undefined;
      const made = await socialCard(picture, await readFile(join(site, 'favicon.svg')));
      recent.keep(hash, made);
      return made;
    }

    const usual = () =>
      readFile(join(site, 'social', 'designTool.jpg')).catch(() => {
        throw notFound();
      });

    app.get(
      `${DESIGN_CARD_ADDRESS}:file`,
      {
        config: limited('picture'),
        schema: { hide: true, params: z.object({ file: z.string().check(z.maxLength(200)) }) },
      },
      async (request, reply) => {
        const hash = request.params.file.replace(/\.jpg$/, '');
        const own = PICTURE_HASH.test(hash) ? await cardOf(hash, clientOf(request)) : undefined;
        return reply
          .type('image/jpeg')
          .header('x-robots-tag', 'noindex')
          .header('cache-control', own ? 'public, max-age=86400' : 'no-store')
          .send(own ?? (await usual()));
      },
    );
  };
