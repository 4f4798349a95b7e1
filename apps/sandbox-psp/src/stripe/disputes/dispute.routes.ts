import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '@fairhouse/database';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../../fake-provider.ts';
import { nest } from '../form.ts';
import { errorWire } from '../wire.ts';
import { insertFile, lockDispute } from './dispute.store.ts';
import { storedDisputeWire } from './dispute.wire.ts';
import { closeDispute, updateEvidence } from './move-dispute.ts';

const mostFileBytes = 5 * 1024 * 1024;
const update = z.object({
  evidence: z.record(z.string(), z.unknown()).default({}),
  metadata: z.record(z.string(), z.unknown()).default({}),
  /** Stripe's own default. */
  submit: z.enum(['true', 'false']).default('true'),
});

/** https://docs.stripe.com/api/disputes and https://docs.stripe.com/api/files */
export function disputeRoutes(server: FastifyInstance, { db, events }: Pick<Parts, 'db' | 'events'>): void {
  const no = (reply: FastifyReply, message: string) =>
    reply.status(/^No such dispute/.test(message) ? 404 : 400).send(errorWire('invalid_request_error', message));

  // What the parts are is nobody's business here: the file is known by the hash of all that came.
  server.addContentTypeParser(
    /^multipart\/form-data/,
    { parseAs: 'buffer', bodyLimit: mostFileBytes },
    (_request, body, done) => done(null, body),
  );
  server.post('/v1/files', async (request, reply) => {
    const body = request.body as Buffer;
    if (!body.includes('dispute_evidence')) return no(reply, 'Invalid purpose');
    const key = request.headers['idempotency-key'];
    const id = await insertFile(db, {
      id: `file_${randomBytes(12).toString('hex')}`,
      key: typeof key === 'string' ? key.slice(0, 255) : null,
      sha256: createHash('sha256').update(body).digest('hex'),
      bytes: body.length,
    });
    return { id, object: 'file', purpose: 'dispute_evidence', size: body.length, type: 'pdf' };
  });

  server.get<{ Params: { id: string } }>('/v1/disputes/:id', async ({ params: { id } }, reply) => {
    const found = await inTransaction(db, (tx) => lockDispute(tx, id));
    return found ? storedDisputeWire(found) : no(reply, `No such dispute: '${id}'`);
  });

  server.post<{ Params: { id: string } }>('/v1/disputes/:id', async (request, reply) => {
    const given = update.safeParse(nest((request.body ?? {}) as Record<string, unknown>));
    if (!given.success) return no(reply, 'The evidence cannot be read.');
    const { evidence, metadata, submit } = given.data;
    const said = await updateEvidence(db, request.params.id, { evidence, metadata, submit: submit === 'true' });
    events.wake();
    return said.ok ? storedDisputeWire(said.dispute) : no(reply, said.message);
  });

  server.post<{ Params: { id: string } }>('/v1/disputes/:id/close', async ({ params: { id } }, reply) => {
    const said = await closeDispute(db, id, 'lost');
    events.wake();
    return said.ok ? storedDisputeWire(said.dispute) : no(reply, said.message);
  });
}
