import { buffer } from 'node:stream/consumers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { OWN_PICTURE_ADDRESS } from '#domain/picture/own-picture.ts';
import { OWN_PICTURES } from '#server/limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { keyOf } from './picture-files.ts';
import { recentlyRead } from './recently-read.ts';

const NAME = /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{3,4}\.(avif|webp))$/;

/** To visitors. The files of a picture never change, so whoever has one need not ask again. */
export const servePictures =
  ({ files }: Pick<Services, 'files'>): FastifyPluginAsyncZod =>
  async (app) => {
    const recent = recentlyRead(OWN_PICTURES.memoryBytes);

    const read = async (key: string): Promise<Buffer> => {
      const known = recent.get(key);
      if (known) return known;
      const stored = await files.get(key);
      if (!stored) throw notFound();
      const bytes = await buffer(stored.stream);
      recent.keep(key, bytes);
      return bytes;
    };

    app.get(
      `${OWN_PICTURE_ADDRESS}:rest`,
      { schema: { hide: true, params: z.object({ rest: z.string() }) } },
      async (request, reply) => {
        const [, id, file, format] = NAME.exec(`own-${request.params.rest}`) ?? [];
        if (!id || !file) throw notFound();
        const bytes = await read(keyOf(id, file));
        reply.header('cache-control', 'public, max-age=31536000, immutable').type(`image/${format}`);
        return reply.send(bytes);
      },
    );
  };
