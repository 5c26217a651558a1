import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaticFile, Variant } from './static-files.ts';

const choose = (file: StaticFile, accepted: string): Variant => {
  if (file.br && accepted.includes('br')) return file.br;
  if (file.gzip && accepted.includes('gzip')) return file.gzip;
  return file.plain;
};

const RANGE = /^bytes=(\d*)-(\d*)$/;

const sendRange = (response: ServerResponse, file: StaticFile, range: string) => {
  const size = file.plain.body.length;
  const [, from = '', to = ''] = RANGE.exec(range) ?? [];
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if ((from === '' && (to === '' || Number(to) === 0)) || start > end || start >= size) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const part = file.plain.body.subarray(start, end + 1);
  response
    .writeHead(206, {
      ...file.plain.headers,
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(part.length),
    })
    .end(part);
};

/** Whole or in part, packed as the browser can unpack it; nothing where it has it already. */
export const sendFile = (request: IncomingMessage, response: ServerResponse, file: StaticFile) => {
  const { headers, method } = request;
  if (file.status === 200 && headers['if-none-match']?.includes(file.etag)) {
    const { 'content-length': _length, ...kept } = file.plain.headers;
    response.writeHead(304, kept).end();
    return;
  }
  if (method === 'GET' && headers.range && file.plain.headers['accept-ranges'] && RANGE.test(headers.range)) {
    sendRange(response, file, headers.range);
    return;
  }
  const variant = choose(file, headers['accept-encoding']?.toString() ?? '');
  response.writeHead(file.status, variant.headers);
  response.end(method === 'HEAD' ? undefined : variant.body);
};
