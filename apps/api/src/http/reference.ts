import type { Call } from '@fairhouse/contract';
import { type Audience, openApiDocument } from '@fairhouse/contract/openapi';
import { operatorCalls } from '@fairhouse/contract/operator';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { refuseWith } from './answer.ts';
import type { Listener } from './call-routes.ts';

/** The reference needs no more than a signed-in session, or an API key. */
const readsReference: Call = { ...(operatorCalls['/operator/auth/me'] as Call), path: '/openapi.json', method: 'GET' };

/**
 * The OpenAPI document of a listener's own calls at /api/openapi.json and its readable page at /api/docs; the desk's behind its
 * log-in. It is made when somebody first asks: that takes a second and 20 MB, and most processes are never asked.
 */
export async function referencePages(
  server: FastifyInstance,
  audience: Audience,
  staff?: Pick<Listener, 'admit'>,
): Promise<void> {
  let described: object | undefined;
  const document = () => {
    described ??= openApiDocument({ version: '1', audience });
    return described;
  };
  if (staff) {
    server.addHook('onRequest', async (request, reply) => {
      const asker = await staff.admit(readsReference, request);
      if ('ok' in asker) return refuseWith(request, reply, asker);
      reply.header('cache-control', 'no-store');
      return undefined;
    });
  }
  await server.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } });
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none' },
    transformSpecification: document as never,
    transformSpecificationClone: false,
  });
  server.get('/api/openapi.json', document);
}
