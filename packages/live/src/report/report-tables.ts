import type { VendorTable } from '@fairhouse/contract/vendor-tables';
import type { Database } from '@fairhouse/database';
import { gameOf } from '@fairhouse/games';
import { countSeated } from '../push/presence.store.ts';
import { owedBets, stakesOfRound, type TableStanding, tableStandings } from './report.store.ts';

/** How every table stands now, as the casino's desk sees it. */
export async function reportTables(db: Database): Promise<VendorTable[]> {
  const [tables, owed, seated] = await Promise.all([tableStandings(db), owedBets(db), countSeated(db)]);
  return Promise.all(
    tables.map(async (table): Promise<VendorTable> => {
      const ofTable = owed.find((one) => one.table === table.code);
      return {
        code: table.code,
        name: gameOf(table.code)?.name ?? table.code,
        round: await runningRound(db, table),
        movedAt: table.movedAt?.toISOString() ?? null,
        rests: table.rests,
        words: table.words,
        wordsEverySeconds: Math.round(table.wordsEveryMs / 1_000),
        seated: seated.get(table.code) ?? 0,
        alive: table.alive,
        chain: chainOf(table),
        settled: settledOf(table),
        owed: { bets: ofTable?.bets ?? 0, since: ofTable?.since.toISOString() ?? null },
      };
    }),
  );
}

async function runningRound(
  db: Database,
  { code, number, state, isOver }: TableStanding,
): Promise<VendorTable['round']> {
  if (number === null || state === null || isOver) return null;
  const stakes = await stakesOfRound(db, code, number);
  return {
    number,
    state,
    bets: stakes.reduce((sum, { bets }) => sum + bets, 0),
    players: stakes.reduce((sum, { players }) => sum + players, 0),
    stakes: stakes.map(({ currency, stakes: amount }) => ({ currency, amount: Number(amount) })),
  };
}

function chainOf({ chainEnd, links, linksLeft, isSalted }: TableStanding): VendorTable['chain'] {
  if (chainEnd === null || links === null || linksLeft === null) return null;
  return { end: chainEnd, links, left: linksLeft, salted: isSalted === true };
}

function settledOf({ settledNumber, settledAt, settleMs }: TableStanding): VendorTable['settled'] {
  if (settledNumber === null || settledAt === null) return null;
  return { number: settledNumber, at: settledAt.toISOString(), tookMs: Math.round(settleMs ?? 0) };
}
