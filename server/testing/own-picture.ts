import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { type Picture, pictureSchema } from '#domain/picture/own-picture.ts';
import { originalOf, publishDocument } from './publish.ts';
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

/** Publishes the portfolio with this picture in its first project; returns the version. */
export const publishPicture = ({ services }: Pick<TestSite, 'services'>, file: string) => {
  const value = originalOf('projects');
  const [first, ...others] = value.projects;
  if (!first) throw new Error('there is no project to show it');
  const projects = [{ ...first, picture: { file, alt: 'Our own pool' } }, ...others];
  return publishDocument(services, 'projects', { projects });
};
