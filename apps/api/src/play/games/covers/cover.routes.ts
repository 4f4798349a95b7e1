import type { FastifyInstance } from 'fastify';
import type { Storage } from '../../../lib/storage/storage.ts';
import { coverPath } from './keep-covers.ts';

const kept = /^[0-9a-f]{64}(-2x)?\.webp$/;

/** At the players' site: a picture named by its content never becomes another. */
export function coverRoute(server: FastifyInstance, storage: Storage): void {
  server.get<{ Params: { name: string } }>(`${coverPath}:name`, async ({ params: { name } }, reply) => {
    const cover = kept.test(name) ? await storage.read(name) : undefined;
    if (!cover) return reply.callNotFound();
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(cover);
  });
}
