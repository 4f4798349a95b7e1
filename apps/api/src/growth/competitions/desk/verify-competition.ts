import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { findCompetition } from '../competition.store.ts';
import { type ComputedAgain, computedAgain, entrantsAfter, hashOfScores } from '../running/score.store.ts';

const shownDifferences = 100;
const computedAtOnce = 500;

/** All scores, places and prizes again from the rounds, beside what is stored. */
export async function verifyCompetition(
  { db }: Pick<CompetitionsDeps, 'db'>,
  id: number,
): Promise<Result<OperatorCallOutput<'/operator/competition/verify'>>> {
  const competition = await findCompetition(db, id);
  if (!competition) return refuse('noSuchThing');
  const all = await computeAll(db, id);
  const differing = all.filter(({ differs }) => differs);
  const isFinal = competition.resultHash !== null;
  const hash = isFinal ? await hashOfScores(db, id, all) : null;
  return ok({
    players: all.length,
    rounds: all.reduce((sum, { rounds }) => sum + rounds, 0),
    differing: differing.slice(0, shownDifferences).map(({ memberId, stored, computed }) => ({
      memberId: Number(memberId),
      stored: Number(stored),
      computed: Number(computed),
    })),
    hash,
    matches: differing.length === 0 && (!isFinal || hash === competition.resultHash),
  });
}

/** A part at a time, so that no statement takes long however many have joined. */
async function computeAll(db: CompetitionsDeps['db'], id: number): Promise<ComputedAgain[]> {
  const all: ComputedAgain[] = [];
  for (let after = 0n; ; ) {
    const rows = await entrantsAfter(db, id, after, computedAtOnce);
    const memberIds = rows.map(({ memberId }) => memberId);
    all.push(...(await computedAgain(db, id, memberIds)));
    if (rows.length < computedAtOnce) return all;
    after = rows.at(-1)!.number;
  }
}
