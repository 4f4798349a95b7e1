import type { FastifyInstance } from 'fastify';
import { takeRawBodies } from '../../../http/raw-bodies.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { setDueNow } from './check.store.ts';

const maxBodyBytes = 256 * 1024;
const statusOf = { badSignature: 401, unreadable: 400 } as const;

/**
 * `POST /webhooks/identity/:provider`: the signature is checked over the bytes as they came. What it tells is only which
 * check to ask about, so that one that comes twice, late or out of order changes nothing; `heard` wakes who asks.
 */
export function identityNoticeRoute(server: FastifyInstance, deps: IdentityDeps, heard: () => void): void {
  server.register(async (scope) => {
    takeRawBodies(scope, maxBodyBytes);
    scope.post<{ Params: { provider: string } }>('/webhooks/identity/:provider', async (request, reply) => {
      const { db, provider, log } = deps;
      if (request.params.provider !== provider?.name) return reply.status(404).send({ received: false });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const verified = provider.verifyWebhook(body, request.headers);
      if (!verified.ok) {
        log.warn({ provider: provider.name, reason: verified.reason, bytes: body.length }, 'a webhook was refused');
        return reply.status(statusOf[verified.reason]).send({ received: false });
      }
      if (verified.reference && (await setDueNow(db, provider.name, verified.reference))) heard();
      return reply.send({ received: true });
    });
  });
}
