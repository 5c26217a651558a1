import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands a request for the parts of unfinished pages (modules, styles) to the development server. */
export const forwardTo = (origin: string) => (incoming: IncomingMessage, response: ServerResponse) => {
  const { method, headers, url = '/' } = incoming;
  const outgoing = ask(origin + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
};
