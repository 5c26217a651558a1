import fastifyMultipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { panoramaListSchema, uploadAnswerSchema } from '#domain/panorama/panorama.ts';
import { PANORAMA_UPLOAD } from '#domain/panorama/upload-rules.ts';
import { noValidImages } from '#domain/panorama/upload-toasts.ts';
import { MB } from '#domain/words/megabytes.ts';
import { UncertainCommit } from '#server/database/failures.ts';
import { NO_PARTS_LIMIT, UPLOAD_FORM } from '#server/limits.ts';
import { clientOf, disconnectSignal } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { deleteStored } from '#server/receive-file.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { designPanoramaRoutes } from './design-panorama-routes.ts';
import { receiveImages } from './receive-images.ts';
import { deleteOwnPanorama, findPanorama, imagePath, listPanoramas, savePanoramas } from './store.ts';
import { visitorHash, visitorOf } from './visitor.ts';

export const panoramaRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, files } = services;
    await app.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        files: PANORAMA_UPLOAD.maxFiles,
        fileSize: PANORAMA_UPLOAD.maxBytes,
        ...UPLOAD_FORM.panorama,
        ...NO_PARTS_LIMIT,
      },
    });

    app.get(
      '/api/360-designs',
      {
        config: limited('read'),
        schema: {
          summary: 'Uploaded 360 designs this visitor may see',
          response: { 200: panoramaListSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        return listPanoramas(db, visitorHash(request));
      },
    );

    app.post(
      '/api/upload-360-images',
      {
        bodyLimit: PANORAMA_UPLOAD.maxFiles * PANORAMA_UPLOAD.maxBytes + MB,
        config: limited('upload'),
        schema: {
          summary: 'Upload panoramas or photos (multipart, field images)',
          consumes: ['multipart/form-data'],
          response: { 200: uploadAnswerSchema },
        },
      },
      (request, reply) => uploadImages(services, request, reply),
    );

    app.get(
      '/api/360-designs/:id/:file',
      {
        config: limited('picture'),
        schema: {
          summary: 'One uploaded picture, or its card',
          params: z.object({ id: z.uuid(), file: z.enum(['image.jpg', 'card.webp']) }),
        },
      },
      async (request, reply) => {
        const { id, file } = request.params;
        const row = await findPanorama(db, id);
        const own = row !== undefined && row.ownerHash === visitorHash(request) && row.state !== 'rejected';
        const visible = row?.state === 'approved' || own;
        // The same answer for what is hidden and what is not there.
        if (!row || (!visible && !(await isStaff(services, request)))) throw notFound();
        const stored = await files.get(file === 'card.webp' ? row.thumbnailKey : row.key);
        if (!stored) throw notFound();
        return reply
          .header('content-type', file === 'card.webp' ? 'image/webp' : 'image/jpeg')
          .header('content-length', stored.size)
          .header('content-disposition', `attachment; filename="${row.filename}"`)
          .header('cache-control', row.state === 'approved' ? 'public, max-age=3600' : 'private, no-store')
          .send(stored.stream);
      },
    );

    app.delete(
      '/api/360-designs/:id',
      {
        config: limited('upload'),
        schema: {
          summary: 'Take back an upload of one’s own',
          params: z.object({ id: z.uuid() }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const owner = visitorHash(request);
        const row = owner ? await deleteOwnPanorama(db, request.params.id, owner) : undefined;
        // Another visitor's panorama and a missing one get the same 404.
        if (!row) throw notFound();
        await deleteStored(files, [row.key, row.thumbnailKey]);
        return reply.code(204).send(null);
      },
    );

    await app.register(designPanoramaRoutes(services));
  };

async function uploadImages(services: Services, request: FastifyRequest, reply: FastifyReply) {
  if (!request.isMultipart())
    throw new Refusal(415, 'unsupported-media-type', 'A multipart form is expected here.');
  const visitor = visitorOf(request);
  const { rows, rejected, keys } = await receiveImages(request, services, visitor.hash, {
    client: clientOf(request),
    signal: disconnectSignal(reply),
  });
  if (rows.length === 0) {
    const issues = rejected.map(({ name, reason, detail }) => ({
      path: name,
      message: detail ? `${reason}. ${detail}` : reason,
    }));
    throw new Refusal(400, 'no-valid-images', noValidImages.description, { issues });
  }
  await services.database
    .transaction((tx) => savePanoramas(tx, rows))
    .catch(async (error: unknown) => {
      // When COMMIT's response was lost the rows may exist: the files stay, and the sweep removes orphans later.
      if (!(error instanceof UncertainCommit)) await deleteStored(services.files, keys, error);
      else if (await findPanorama(services.db, rows[0]?.id ?? '')) return;
      throw error;
    });
  visitor.remember(reply, services.config);
  return {
    files: rows.map(({ id, filename, originalName }) => ({
      filename,
      originalName,
      path: imagePath(id ?? ''),
    })),
    ...(rejected.length > 0 ? { rejected } : {}),
  };
}

async function isStaff(
  services: Services,
  request: Parameters<Services['staff']['require']>[0],
): Promise<boolean> {
  return services.staff.require(request, 'leads').then(
    () => true,
    () => false,
  );
}
