import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { type Picture, pictureSchema } from '#domain/picture/own-picture.ts';
import type { TestSite } from './site.ts';

/** Hands in a file as the console does. */
export const sendPicture = async (
  site: Pick<TestSite, 'inject'>,
  cookie: string,
  bytes: Buffer | string,
  { name = 'yard.jpg', field = 'file' } = {},
): Promise<LightMyRequestResponse> => {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const request = new Request('http://localhost/', { method: 'POST', body });
  return site.inject({
    method: 'POST',
    url: '/api/staff/content/pictures',
    headers: { 'content-type': request.headers.get('content-type') ?? '', cookie },
    payload: Buffer.from(await request.arrayBuffer()),
  });
};

/** The smallest photograph that is accepted, handed in by the first member of staff. */
export const addPicture = async (site: Pick<TestSite, 'inject' | 'signIn'>): Promise<Picture> => {
  const bytes = await sharp({ create: { width: 1200, height: 750, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();
  const answer = await sendPicture(site, await site.signIn(), bytes);
  return pictureSchema.parse(answer.json());
};

/** A version of the content that mentions a picture, and its number. */
export const publishMentioning = async ({ services }: Pick<TestSite, 'services'>, file: string) => {
  const documents = { projects: { projects: [{ picture: { file, alt: 'A yard' } }] } };
  const { rows } = await services.database.pool.query<{ version: number }>(
    'insert into content_versions (documents) values ($1) returning version',
    [JSON.stringify(documents)],
  );
  return rows[0]?.version;
};
