import type { OpenedTable } from '@fairhouse/contract/play';
import { type LiveHouse, readChain, tableOf } from '@fairhouse/live';

/** What a page is told of the table of its session; null of a game that everybody plays alone. */
export async function openedTable(live: LiveHouse, code: string): Promise<OpenedTable | null> {
  const table = tableOf(live, code);
  if (!table) return null;
  const chain = await readChain(live.db, code);
  return {
    openMs: table.openMs,
    mostBets: table.mostBets,
    chain: chain
      ? {
          end: chain.end,
          links: chain.links,
          publishedAt: chain.publishedAt.toISOString(),
          beacon: chain.beacon,
          beaconRound: chain.beaconRound,
          salt: chain.salt,
          saltedAt: chain.saltedAt.toISOString(),
        }
      : null,
    tables: live.tables.map(({ code, game: { name } }) => ({ code, name })),
  };
}
