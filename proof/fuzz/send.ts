import { Agent, type IncomingMessage, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface Answer {
  status: number;
  text: string;
  headers: IncomingMessage['headers'];
  ms: number;
}

// Half a character has no encoding.
export const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd');

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends the path as it is. Status 0: the line was closed without an answer; -1: the client would not send it. */
export const send = (base: string, { method, path, headers, body }: FuzzRequest) =>
  new Promise<Answer>((done) => {
    const { hostname, port } = new URL(base);
    const started = performance.now();
    const end = (status: number, text = '', answerHeaders: IncomingMessage['headers'] = {}) =>
      done({ status, text, headers: answerHeaders, ms: performance.now() - started });
    try {
      // Bytes outside Latin-1 in a path are the client's to encode.
      const wire = path.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(wellFormed(letter)));
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { hostname, port, method, path: wire, agent, headers: { ...headers, ...length }, timeout: 30_000 },
        (answer) => {
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('data', (part: Buffer) => {
            size += part.length;
            if (size < 200_000) parts.push(part);
            // A stream of events never ends by itself.
            if (answer.headers['content-type']?.startsWith('text/event-stream')) {
              end(answer.statusCode ?? 0, '', answer.headers);
              sent.destroy();
            }
          });
          answer.on('error', () => end(0));
          answer.on('end', () =>
            end(answer.statusCode ?? 0, Buffer.concat(parts).toString('utf8'), answer.headers),
          );
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => end(0));
      sent.end(body);
    } catch {
      end(-1);
    }
  });
