import type { Chain, PublishedChains } from '@fairhouse/live';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answers.ts';
import { forEveryPage } from '../for-every-page.ts';

/** The chains of all shared tables, those used up too, for anyone: who saves the answer can check rounds by it later. */
export async function chainsRoutes(app: FastifyInstance, { chains }: { chains: PublishedChains }): Promise<void> {
  app.get('/live/chains', async (_request, reply) =>
    answer(forEveryPage(reply).header('cache-control', 'no-cache'), { chains: (await chains.read()).map(shown) }),
  );
}

function shown({ table, end, links, nextLink, publishedAt, beacon, beaconRound, salt, signature, saltedAt }: Chain) {
  return {
    table,
    end,
    links,
    linksUsed: nextLink - 1,
    publishedAt: publishedAt.toISOString(),
    beacon,
    beaconRound,
    salt,
    signature,
    saltedAt: saltedAt?.toISOString() ?? null,
  };
}
