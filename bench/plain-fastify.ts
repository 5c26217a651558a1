import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';

// A peer in its own process: Fastify with one route that sends the file from memory. Arguments: the file.
const body = await readFile(process.argv[2] ?? '');
const app = Fastify();
app.get('/page.br', async (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(body),
);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
