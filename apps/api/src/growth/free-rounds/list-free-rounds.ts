import { type FreeRounds, readFreeRounds } from '@fairhouse/betting';
import type { FreeRoundsShown } from '@fairhouse/contract';
import type { FreeRoundsDeps } from './free-rounds.deps.ts';
import { freeRoundsWire } from './free-rounds.wire.ts';
import { gamesByCode } from './game.store.ts';

const shownForMs = 90 * 24 * 3_600_000;

/** The member's free rounds, the latest first; nothing to play where nothing is offered to the member now. */
export async function listFreeRounds(
  { db, rulesOf, offersHeldBack }: Pick<FreeRoundsDeps, 'db' | 'rulesOf' | 'offersHeldBack'>,
  memberId: bigint,
): Promise<FreeRoundsShown[]> {
  const all = await readFreeRounds(db, memberId);
  if (all.length === 0) return [];
  const allowed = (await rulesOf([memberId])).get(memberId)?.['offers.freeRounds'] ?? false;
  const mayPlay = allowed && !(await offersHeldBack(db, memberId));
  const since = Date.now() - shownForMs;
  const shown = all.filter((one) => (one.state === 'open' ? mayPlay : (one.endedAt?.getTime() ?? 0) > since));
  return withGames({ db }, shown, (one) => one);
}

/** Each with its game. */
export async function withGames<Shown>(
  { db }: Pick<FreeRoundsDeps, 'db'>,
  rounds: readonly FreeRounds[],
  show: (wire: FreeRoundsShown, rounds: FreeRounds) => Shown,
): Promise<Shown[]> {
  const games = await gamesByCode(
    db,
    rounds.map(({ gameCode }) => gameCode),
  );
  return rounds.map((one) => show(freeRoundsWire(one, games.get(one.gameCode)), one));
}
