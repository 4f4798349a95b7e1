import type { CallOutput } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import type { CompetitionsDeps } from './competition.deps.ts';
import { findCompetition } from './competition.store.ts';
import { definitionText } from './competition.ts';
import { nameIn } from './competition.wire.ts';
import { countedRounds, entriesOf } from './entry.store.ts';
import { checkOf, rulesOf } from './rules-of.ts';
import { linesOf } from './running/score.store.ts';

/** All by which a player who takes part computes the own score again, and that of final standings nothing was changed. Also on a break. */
export async function ownFile(
  { db }: Pick<CompetitionsDeps, 'db'>,
  { id: memberId, currency }: Pick<SessionMember, 'id' | 'currency'>,
  id: number,
  language: Language,
): Promise<Result<CallOutput<'/sys/competition/file'>>> {
  const [competition, [own]] = await Promise.all([findCompetition(db, id), entriesOf(db, memberId, [id])]);
  if (!competition || !own) return refuse('noSuchThing');
  const isFinal = competition.resultHash !== null;
  const rounds = await countedRounds(db, id, memberId);
  return ok({
    name: nameIn(competition, language),
    rules: rulesOf(competition, currency, language),
    definition: definitionText(competition),
    definitionHash: competition.contentHash,
    standings: isFinal ? await linesOf(db, id) : [],
    resultHash: competition.resultHash,
    receipt: own.receipt,
    score: Number(own.score),
    rounds: rounds.map((round) => ({
      vendor: round.vendor,
      roundId: round.roundId,
      game: round.game,
      time: round.closedAt.toISOString(),
      stake: toWire(amountOf(round.currency, round.staked)),
      paid: toWire(amountOf(round.currency, round.won)),
      score: Number(round.score),
    })),
    check: checkOf(isFinal, language),
  });
}
