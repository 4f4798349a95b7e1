import { operatorCalls } from '@fairhouse/contract/operator';
import type { FastifyInstance } from 'fastify';
import { refuseWith } from '../../../http/answer.ts';
import type { Listener } from '../../../http/call-routes.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { DocumentsDeps } from '../documents.routes.ts';
import { showFile } from '../show-file.ts';

const call = operatorCalls['/operator/file/get'];

interface PicturePorts {
  rateLimits: RateLimits;
  recordLook(operator: Operator, answer: { id: number }): Promise<void>;
}

/** A member's picture for who may see documents and personal data: each look is recorded. */
export function deskPictureRoute(
  server: FastifyInstance,
  { admit }: Pick<Listener, 'admit'>,
  { db, storage, rateLimits, recordLook }: Pick<DocumentsDeps, 'db' | 'storage'> & PicturePorts,
): void {
  server.get(`/api${call.path}`, async (request, reply) => {
    if (!(await rateLimits.allow(call, request.ip))) return refuseWith(request, reply, refuse('tooManyRequests'));
    const asker = await admit(call, request);
    if ('ok' in asker) return refuseWith(request, reply, asker);
    const operator = asker.operator!;
    if (!operator.permissions.has('members.personal')) return refuseWith(request, reply, refuse('notPermitted'));
    const parsed = call.input.safeParse(request.query);
    if (!parsed.success) return refuseWith(request, reply, refuse('notFound'));
    const { id, width, height } = parsed.data;
    const viewer = { memberId: undefined, isOperator: true, hasSignature: false };
    const picture = await showFile(db, storage, BigInt(id), { width, height }, viewer);
    if (!picture) return refuseWith(request, reply, refuse('notFound'));
    await recordLook(operator, { id });
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=300')
      .header('content-disposition', 'inline; filename="document.jpg"')
      .send(picture);
  });
}
