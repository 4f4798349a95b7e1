import { ok, type Result, refuse } from '../../http/result.ts';
import type { MemberFileDeps } from './member-file.deps.ts';
import { findRound } from './round.store.ts';

/** Where a round of this member is shown again. Only what is over is, and only games of ours have a picture here. */
export async function replayRound(
  { db, vendorRounds }: MemberFileDeps,
  { memberId, vendor, roundId, language }: { memberId: number; vendor: string; roundId: string; language: string },
): Promise<Result<{ address: string }>> {
  const round = await findRound(db, BigInt(memberId), vendor, roundId);
  if (!round) return refuse('noSuchThing');
  if (!round.closedAt || !vendorRounds.isOurs(vendor)) return refuse('noReplay');
  const address = vendorRounds.replayAddress({ vendor, roundId, language });
  return address ? ok({ address }) : refuse('noReplay');
}
