import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { findCompetition } from '../competition.store.ts';
import { recompute } from '../running/score.store.ts';

const shownDifferences = 100;

/** All scores, places and prizes again from the rounds, beside what is stored. */
export async function verifyCompetition(
  { db }: Pick<CompetitionsDeps, 'db'>,
  id: number,
): Promise<Result<OperatorCallOutput<'/operator/competition/verify'>>> {
  const competition = await findCompetition(db, id);
  if (!competition) return refuse('noSuchThing');
  const { players, rounds, differing, hash } = await recompute(db, id, shownDifferences);
  const isFinal = competition.resultHash !== null;
  return ok({
    players,
    rounds,
    differing: differing.map(({ memberId, stored, computed }) => ({
      memberId: Number(memberId),
      stored: Number(stored),
      computed: Number(computed),
    })),
    hash: isFinal ? hash : null,
    matches: differing.length === 0 && (!isFinal || hash === competition.resultHash),
  });
}
