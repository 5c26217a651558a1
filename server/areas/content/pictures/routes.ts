import fastifyMultipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { builtInPicture } from '#content/picture-files.ts';
import {
  focusSchema,
  ownPictureId,
  ownPictureName,
  PICTURE_UPLOAD,
  type Picture,
  pictureSchema,
} from '#domain/picture/own-picture.ts';
import { MB } from '#domain/words/megabytes.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { NO_PARTS_LIMIT, UPLOAD_FORM } from '#server/limits.ts';
import { clientOf, disconnectSignal } from '#server/plugins/client.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { addPicture, cropPicture } from './keep-picture.ts';
import { idOfKey, keyOf, WHOLE } from './picture-files.ts';
import { findPicture, type PictureRow } from './store.ts';

const SHOWN_WIDTH = 800;
const addressOf = (name: string) => `/pictures/${name}-${SHOWN_WIDTH}.webp`;

// The photographs that the owner puts in the place of ours.
export const contentPictureRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services, 'content');
    await app.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: PICTURE_UPLOAD.maxBytes, ...UPLOAD_FORM.picture, ...NO_PARTS_LIMIT },
    });

    app.post(
      '/api/staff/content/pictures',
      {
        bodyLimit: PICTURE_UPLOAD.maxBytes + MB,
        ...staffCall({
          summary: 'Add a photograph (multipart, field file; staff)',
          consumes: ['multipart/form-data'],
          response: { 200: pictureSchema },
        }),
      },
      async (request, reply) => {
        if (!request.isMultipart())
          throw new Refusal(415, 'unsupported-media-type', 'A multipart form is expected here.');
        return toPicture(await addPicture(services, request, askedBy(request, reply)));
      },
    );

    app.post(
      '/api/staff/content/pictures/:file/crop',
      staffCall({
        summary: 'Crop a photograph around another point (staff)',
        params: z.object({ file: z.string() }),
        body: focusSchema,
        response: { 200: pictureSchema },
      }),
      async (request, reply) => {
        const from = await ownPicture(services, request.params.file);
        return toPicture(await cropPicture(services, from, request.body, askedBy(request, reply)));
      },
    );

    app.get(
      '/api/staff/content/pictures/:file',
      staffCall({
        summary: 'One picture, ours or the owner’s, by its name (staff)',
        params: z.object({ file: z.string() }),
        response: { 200: pictureSchema },
      }),
      async (request) => {
        const { file } = request.params;
        return builtIn(file) ?? toPicture(await ownPicture(services, file));
      },
    );

    app.get(
      '/api/staff/content/pictures/:file/whole.webp',
      staffCall({
        summary: 'A photograph before it was cropped, small (staff)',
        params: z.object({ file: z.string() }),
      }),
      async (request, reply) => {
        const { originalKey } = await ownPicture(services, request.params.file);
        const stored = await services.files.get(keyOf(idOfKey(originalKey), WHOLE));
        if (!stored) throw notFound();
        reply.header('cache-control', 'private, max-age=86400').type('image/webp');
        return reply.header('content-length', stored.size).send(stored.stream);
      },
    );
  };

const askedBy = (request: FastifyRequest, reply: FastifyReply) => ({
  turn: { client: clientOf(request), signal: disconnectSignal(reply) },
  staffId: signedIn(request).id,
});

const ownPicture = async ({ db }: Services, name: string): Promise<PictureRow> => {
  const id = ownPictureId(name);
  const row = id && (await findPicture(db, id));
  if (!row) throw notFound('This picture does not exist any more.');
  return row;
};

const toPicture = ({ id, width, height, widths, placeholder, ...row }: PictureRow): Picture => {
  const file = ownPictureName(id);
  return {
    file,
    width,
    height,
    widths,
    placeholder,
    focus: { x: row.focusX, y: row.focusY },
    src: addressOf(file),
    originalName: row.originalName,
    whole: `/api/staff/content/pictures/${file}/whole.webp`,
  };
};

const builtIn = (name: string): Picture | undefined => {
  const found = builtInPicture(name);
  if (!found) return undefined;
  const { width, height, widths, placeholder } = found;
  return {
    file: name,
    width,
    height,
    widths,
    placeholder,
    focus: { x: 0.5, y: 0.5 },
    src: addressOf(name),
    originalName: name,
    whole: null,
  };
};
