import type { FastifyInstance } from 'fastify';
import type { Stamper } from './stamp.ts';

const mostBytes = 10_000;

/** A time-stamping service by RFC 3161, 3.4: what a real one answers, signed by a certificate that only the sandbox knows. */
export async function stampRoutes(app: FastifyInstance, clock: () => Date = () => new Date()): Promise<void> {
  // The library is loaded when somebody asks: most sandboxes never are.
  let opened: Promise<Stamper> | undefined;
  const stamper = () => {
    opened ??= import('./stamp.ts').then(({ openStamper }) => openStamper(clock));
    return opened;
  };
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/timestamp-query',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post('/time-stamps', async (request, reply) =>
      reply.type('application/timestamp-reply').send(await (await stamper()).answer(request.body as Buffer)),
    );
    scope.get('/time-stamps/certificate.pem', async (_request, reply) =>
      reply.type('application/x-pem-file').send((await stamper()).certificate),
    );
  });
}
