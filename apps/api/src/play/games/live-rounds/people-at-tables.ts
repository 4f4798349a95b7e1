import type { CallOutput } from '@fairhouse/contract';
import { gamesOfTables } from './beside-rounds.store.ts';
import type { LiveRoundsDeps } from './live-rounds.deps.ts';

type Tables = CallOutput<'/sys/liveRound/list'>['tables'];

/** The shared tables at which people sit, as their vendors count them; of a vendor that does not answer none. */
export async function peopleAtTables({ db, askTables }: Pick<LiveRoundsDeps, 'db' | 'askTables'>): Promise<Tables> {
  const taken = (await askTables()).flatMap(({ vendor, tables }) =>
    tables.filter((table) => table.seated > 0 && !table.isPaused).map(({ code, seated }) => ({ vendor, code, seated })),
  );
  if (taken.length === 0) return [];
  const games = await gamesOfTables(db, taken);
  return taken
    .flatMap(({ vendor, code, seated }) => {
      const found = games.find((one) => one.vendor === vendor && one.code === code);
      return found ? [{ gameId: found.gameId, game: found.game, seated }] : [];
    })
    .sort((one, other) => other.seated - one.seated || one.gameId - other.gameId);
}
