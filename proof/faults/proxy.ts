import { Agent, createServer, request } from 'node:http';

// A small reverse proxy, as nginx would stand there: in turn to each process, and past one that does not answer.

export const startProxy = async (targets: () => string[]) => {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const urls = targets();
    const attempt = (left: number) => {
      turn += 1;
      const { hostname, port } = new URL(urls[turn % urls.length] ?? '');
      const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
      const onward = request(
        { hostname, port, path: incoming.url, method: incoming.method, headers, agent },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on('error', () => outgoing.destroy());
          answer.pipe(outgoing);
        },
      );
      onward.on('error', (error) => {
        // Only what was never accepted is offered to the next one.
        const refused = 'code' in error && error.code === 'ECONNREFUSED';
        if (refused && left > 0) return attempt(left - 1);
        if (!outgoing.headersSent) outgoing.writeHead(502).end();
        else outgoing.destroy();
      });
      incoming.pipe(onward);
    };
    attempt(urls.length - 1);
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    name: 'of our own',
    faults: [],
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((done) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
