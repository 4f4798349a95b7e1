import { Readable } from 'node:stream';
import type { FileAnswer } from '@fairhouse/contract/operator';
import type { FastifyReply } from 'fastify';

/** Streams a file to be saved, with the hash of what it was made from beside it. */
export function sendFile(reply: FastifyReply, { name, contentType, madeFrom, parts }: FileAnswer): FastifyReply {
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
    .header('x-content-type-options', 'nosniff')
    .header('x-made-from', madeFrom)
    .send(Readable.from(parts));
}
