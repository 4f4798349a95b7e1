import type { FastifyReply } from 'fastify';

/** Public data: pages of other origins may read it too, such as the casino's page on fairness. */
export function forEveryPage(reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
}
