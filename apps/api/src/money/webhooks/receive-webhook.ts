import type { FastifyInstance } from 'fastify';
import { takeRawBodies } from '../../http/raw-bodies.ts';
import { insertEvent } from './webhook-event.store.ts';
import type { WebhookDeps } from './webhooks.deps.ts';
import { webhooksReceived } from './webhooks.metrics.ts';

const maxBodyBytes = 256 * 1024;

const statusOf = { badSignature: 401, stale: 401, unreadable: 400 } as const;

/**
 * `POST /webhooks/:provider`: the signature is checked over the bytes as they came, the event is stored once, then
 * answered. It is worked off by `workOffWebhooksJob`; `stored` tells it that there is something new.
 */
export function webhookRoutes(server: FastifyInstance, deps: WebhookDeps, stored: () => void): void {
  server.register(async (scope) => {
    takeRawBodies(scope, maxBodyBytes);

    scope.post<{ Params: { provider: string } }>('/webhooks/:provider', async (request, reply) => {
      const provider = deps.providers.get(request.params.provider);
      if (!provider) return reply.status(404).send({ received: false });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const verified = await provider.verifyWebhook(body, request.headers);
      webhooksReceived.inc({ provider: provider.name, result: verified.ok ? 'accepted' : verified.reason });
      if (!verified.ok) {
        deps.log.warn(
          { provider: provider.name, reason: verified.reason, bytes: body.length },
          'a webhook was refused',
        );
        const status = statusOf[verified.reason];
        deps.messages.refused({ provider: provider.name, body, receivedAt: new Date() }, verified.reason, status);
        return reply.status(status).send({ received: false });
      }
      const { eventId, type } = verified;
      if (await insertEvent(deps.db, { provider: provider.name, eventId, type, body })) stored();
      return reply.send({ received: true });
    });
  });
}
