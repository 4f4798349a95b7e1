import type { FastifyReply } from 'fastify';

/** What anybody may know: pages of other origins may read it too, such as that on fairness of the casino. */
export function forEveryPage(reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
}
