import { calls } from '@fairhouse/contract';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../http/rate-limits.ts';
import { Fault } from '../../http/result.ts';
import { type Sessions, tokenOf } from '../../http/session.ts';
import type { DocumentsDeps } from './documents.routes.ts';
import { fileSignatureHolds } from './file-address.ts';
import { showFile } from './show-file.ts';

const call = calls['/sys/file/get'];

interface PicturePorts {
  sessions: Sessions;
  rateLimits: RateLimits;
}

/** The one call that answers a picture instead of the envelope. */
export function pictureRoute(
  server: FastifyInstance,
  { db, storage, signingSecret, formerSigningSecret, sessions, rateLimits }: DocumentsDeps & PicturePorts,
): void {
  const secrets = [signingSecret, ...(formerSigningSecret ? [formerSigningSecret] : [])];
  server.get(`/api${call.path}`, async (request, reply) => {
    // Resizing is dear, so this call counts like any other.
    if (!(await rateLimits.allow(call, request.ip))) throw new Fault('tooManyRequests');
    const parsed = call.input.safeParse(request.query);
    if (!parsed.success) throw new Fault('notFound');
    const { id, width, height, expires, signature } = parsed.data;
    const token = tokenOf(request.headers.authorization);
    const viewer = {
      memberId: token ? (await sessions.find(token))?.id : undefined,
      isOperator: false,
      hasSignature:
        expires !== undefined &&
        signature !== undefined &&
        fileSignatureHolds(secrets, BigInt(id), expires, signature, Date.now()),
    };
    const picture = await showFile(db, storage, BigInt(id), { width, height }, viewer);
    if (!picture) throw new Fault('notFound');
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=300')
      .header('content-disposition', 'inline; filename="document.jpg"')
      .send(picture);
  });
}
