import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ownPictureId } from '#domain/picture/own-picture.ts';
import { SOCIAL_PICTURE_ADDRESS } from '#domain/picture/social-picture.ts';
import { SOCIAL_PICTURES } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { socialCard } from '#server/social-card.ts';
import { keyOf, sizedFile } from './picture-files.ts';
import { recentlyRead } from './recently-read.ts';

const NAME = /^([a-z0-9-]+)\.jpg$/;

/** What a link to a project shows where it is shared, made from the project's picture the first time it is asked for. */
export const serveSocialPictures =
  ({
    files,
    config,
    content: { served },
  }: Pick<Services, 'files' | 'config' | 'content'>): FastifyPluginAsyncZod =>
  async (app) => {
    const recent = recentlyRead(SOCIAL_PICTURES.memoryBytes);
    const client = join(config.buildDir, 'site', 'client');
    const underWay = new Map<string, Promise<Buffer>>();
    let last: Promise<unknown> = Promise.resolve();

    const source = async (name: string, width: number): Promise<Buffer> => {
      const id = ownPictureId(name);
      if (!id) return readFile(join(client, 'pictures', `${name}-${width}.webp`));
      const stored = await files.get(keyOf(id, sizedFile(width, 'webp')));
      if (!stored) throw notFound();
      return buffer(stored.stream);
    };

    const make = async (name: string, widths: readonly number[]): Promise<Buffer> => {
      const mark = await readFile(join(client, 'favicon.svg'));
      const made = await socialCard(await source(name, Math.max(...widths)), mark);
      recent.keep(name, made);
      return made;
    };

    // One at a time, because the pages come first, and each once, however many ask: no more wait than there are projects.
    const queued = (name: string, widths: readonly number[]): Promise<Buffer> => {
      const joined = underWay.get(name);
      if (joined) return joined;
      const made = last.then(() => make(name, widths)).finally(() => underWay.delete(name));
      last = made.catch(() => undefined);
      underWay.set(name, made);
      return made;
    };

    app.get(
      `${SOCIAL_PICTURE_ADDRESS}:file`,
      { config: limited('picture'), schema: { hide: true, params: z.object({ file: z.string() }) } },
      async (request, reply) => {
        const name = NAME.exec(request.params.file)?.[1];
        // Pictures of shown projects alone: what can be asked for is what a page points at.
        const project = served.content.projects.find(({ picture }) => picture.name === name);
        if (!name || !project) throw notFound();
        const bytes = recent.get(name) ?? (await queued(name, project.picture.widths));
        return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(bytes);
      },
    );
  };
