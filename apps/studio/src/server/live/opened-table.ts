import type { OpenedTable } from '@fairhouse/contract/play';
import { type LiveCasino, readChain, speakerIdOf, tableOf } from '@fairhouse/live';
import type { SessionRow, Studio } from '@fairhouse/rgs';
import { readStanding } from './read-standing.ts';

/** What a page is sent of the table of its session; null of a game that everybody plays alone. */
export async function openedTable(
  casino: { studio: Studio; live: LiveCasino },
  session: Pick<SessionRow, 'id' | 'playerId' | 'gameCode' | 'walletUser' | 'chat'>,
): Promise<OpenedTable | null> {
  const { live } = casino;
  const table = tableOf(live, session.gameCode);
  if (!table) return null;
  const [chain, standing] = await Promise.all([readChain(live.db, session.gameCode), readStanding(casino, session)]);
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
    standing,
    chat:
      session.chat === 'off' || session.walletUser === null
        ? null
        : { may: session.chat, me: await speakerIdOf(live.db, session.walletUser) },
  };
}
