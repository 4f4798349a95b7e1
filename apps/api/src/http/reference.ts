import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI document at /api/openapi.json and its readable page at /api/docs. */
export async function referencePages(server: FastifyInstance, document: object): Promise<void> {
  await server.register(swagger, { mode: 'static', specification: { document: document as never } });
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
  server.get('/api/openapi.json', () => document);
}
