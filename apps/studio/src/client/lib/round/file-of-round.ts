import type { RoundFile } from '@fairhouse/game-math';
import type { PlaySession } from './play-session.ts';
import type { Proof, Round, RoundRecord } from './wire.ts';

/** What a round is checked with: the rules in this page, and what this device saw. */
export type Checks = Pick<PlaySession, 'device' | 'data' | 'opened'>;

/** The round as it can be saved; undefined until its seed is revealed. */
export function fileOf(
  session: Checks,
  round: Round,
  proof: Proof,
  signed?: Pick<RoundRecord, 'receipts' | 'log' | 'table'>,
): Omit<RoundFile, 'format'> | undefined {
  const { serverSeed } = proof;
  if (serverSeed === null) return undefined;
  const { roundId, stake: staked, win, outcome } = round;
  const { currency } = session.opened;
  const file = { roundId, currency, staked, win, outcome, proof: { ...proof, serverSeed } };
  if (!signed) return file;
  // Those that came with the answers were signed before a check was asked for.
  const kept = session.device?.record.rounds.find((sent) => sent.roundId === roundId)?.receipts ?? [];
  return {
    ...file,
    receipts: [...kept, ...signed.receipts],
    ...(signed.log && { log: signed.log }),
    ...(signed.table && { table: signed.table }),
  };
}
