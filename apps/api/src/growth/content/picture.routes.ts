import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operatorCalls } from '@fairhouse/contract/operator';
import type { FastifyInstance } from 'fastify';
import { refuseWith } from '../../http/answer.ts';
import type { Listener } from '../../http/call-routes.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { refuse } from '../../http/result.ts';
import type { Storage } from '../../lib/storage/storage.ts';

const kept = /^([0-9a-f]{64}\.webp)$/;

interface PicturePlaces {
  /** What operators brought. */
  storage: Storage;
  /** The built site, with what the casino came with. */
  siteFolder: string;
}

/** At the players' site: a picture named by its content never becomes another. */
export function sitePictureRoute(server: FastifyInstance, { storage }: Pick<PicturePlaces, 'storage'>): void {
  server.get<{ Params: { name: string } }>('/art/own/:name', async ({ params: { name } }, reply) => {
    const picture = await ownPicture(storage, name);
    if (!picture) return reply.callNotFound();
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture);
  });
}

const call = operatorCalls['/operator/content/picture'];
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** At the desk, whose page shows pictures of its own origin alone. Nothing personal is in them. */
export function deskContentPictureRoute(
  server: FastifyInstance,
  { admit }: Pick<Listener, 'admit'>,
  { storage, siteFolder, rateLimits }: PicturePlaces & { rateLimits: RateLimits },
): void {
  server.get(`/api${call.path}`, async (request, reply) => {
    if (!(await rateLimits.allow(call, request.ip))) return refuseWith(request, reply, refuse('tooManyRequests'));
    const asker = await admit(call, request);
    if ('ok' in asker) return refuseWith(request, reply, asker);
    const parsed = call.input.safeParse(request.query);
    if (!parsed.success) return refuseWith(request, reply, refuse('notFound'));
    // Its pattern lets no way up through.
    const { address } = parsed.data;
    const own = /^\/art\/own\/(.+)$/.exec(address)?.[1];
    const picture = own === undefined ? await read(join(siteFolder, address)) : await ownPicture(storage, own);
    const type = types[address.slice(address.lastIndexOf('.') + 1)];
    if (!picture || !type) return refuseWith(request, reply, refuse('notFound'));
    return reply.type(type).header('cache-control', 'private, max-age=300').send(picture);
  });
}

async function ownPicture(storage: Storage, name: string): Promise<Buffer | undefined> {
  return kept.test(name) ? storage.read(name) : undefined;
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
