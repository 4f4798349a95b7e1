import type { Database } from '@fairhouse/database';
import { keepFor } from '@fairhouse/operation';
import { consistencyFormat, consistencyRanges, hashesOver, toBase64 } from '@fairhouse/record-proof';
import { findHead, lastHead, pageOfHeads, readEntries, readKeys, sizeOfLog, treeIn } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../answers.ts';
import { forEveryPage } from '../for-every-page.ts';
import { proveCommitment } from './prove-commitment.ts';

const freshForMs = 1_000;
const headsAtOnce = 50;
const entriesAtOnce = 1_000;

const size = () => z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const asked = {
  heads: z.object({ before: size().optional(), size: size().max(headsAtOnce).default(headsAtOnce) }),
  entries: z.object({
    from: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    size: size().max(entriesAtOnce).default(entriesAtOnce),
  }),
  proof: z.object({ commitment: z.string().regex(/^[0-9a-f]{64}$/), size: size().optional() }),
  consistency: z.object({ from: size(), to: size().optional() }),
};

/** The log of commitments and the keys, for anybody and from every page: what makes sure of them is what is signed, not who asks. */
export async function fairRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const [keys, head] = [keepFor(freshForMs, () => readKeys(db)), keepFor(freshForMs, () => lastHead(db))];
  app.addHook('onRequest', async (_request, reply) => {
    forEveryPage(reply).header('cache-control', 'no-cache');
  });

  app.get('/fair/keys', async (_request, reply) => reply.send({ keys: await keys() }));

  app.get('/fair/log/head', async (_request, reply) => {
    const newest = await head();
    return newest ? reply.type('text/plain; charset=utf-8').send(newest.note) : refuse(reply, 'NO_SUCH_PAGE');
  });

  app.get('/fair/log/heads', async (request, reply) => {
    const query = asked.heads.safeParse(request.query);
    if (!query.success) return refuse(reply, 'WRONG_INPUT');
    const heads = await pageOfHeads(db, query.data.before, query.data.size + 1);
    return reply.send({
      heads: heads.slice(0, query.data.size).map((one) => ({
        size: one.size,
        note: one.note,
        signedAt: one.signedAt.toISOString(),
        stamps: one.stamps.map(({ target, at, token }) => ({
          service: target,
          at: at.toISOString(),
          token: token.toString('base64'),
        })),
      })),
      more: heads.length > query.data.size,
    });
  });

  app.get('/fair/log/entries', async (request, reply) => {
    const query = asked.entries.safeParse(request.query);
    if (!query.success) return refuse(reply, 'WRONG_INPUT');
    const entries = await readEntries(db, query.data.from, query.data.size);
    return reply.send({ from: query.data.from, entries, size: await sizeOfLog(db) });
  });

  app.get('/fair/log/proof', async (request, reply) => {
    const query = asked.proof.safeParse(request.query);
    if (!query.success) return refuse(reply, 'WRONG_INPUT');
    const proof = await proveCommitment(db, query.data.commitment, query.data.size);
    return proof ? reply.send(proof) : refuse(reply, 'NO_SUCH_PAGE');
  });

  app.get('/fair/log/consistency', async (request, reply) => {
    const query = asked.consistency.safeParse(request.query);
    if (!query.success) return refuse(reply, 'WRONG_INPUT');
    const { from, to } = query.data;
    const [earlier, later] = [await findHead(db, from), to === undefined ? await lastHead(db) : await findHead(db, to)];
    if (!earlier || !later || earlier.size > later.size) return refuse(reply, 'NO_SUCH_PAGE');
    const ranges = earlier.size === later.size ? [] : consistencyRanges(earlier.size, later.size);
    const hashes = await hashesOver(treeIn(db), ranges);
    return reply.send({
      format: consistencyFormat,
      earlier: earlier.note,
      later: later.note,
      hashes: hashes.map(toBase64),
    });
  });
}
