import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/**
 * The OpenAPI document at /api/openapi.json and its readable page at /api/docs. It is made when somebody first asks: that
 * takes a second and 20 MB, and most processes are never asked.
 */
export async function referencePages(server: FastifyInstance, describe: () => object): Promise<void> {
  let described: object | undefined;
  const document = () => {
    described ??= describe();
    return described;
  };
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
