import { findRound, type RoundRow, readRound, type Studio } from '@fairhouse/rgs';

/** A round with its end, which is written behind the answer that shown it. */
export async function readWholeRound(studio: Studio, roundId: string): Promise<RoundRow | undefined> {
  const round = await findRound(studio.db, roundId);
  if (!round || round.closedAt) return round;
  await studio.commits.written(round.playerId);
  return readRound(studio.db, roundId, round.playerId);
}
