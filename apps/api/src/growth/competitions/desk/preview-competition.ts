import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { PlayerLanguage } from '@fairhouse/money';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { isPublished } from '../competition.states.ts';
import { findCompetition, playableGames } from '../competition.store.ts';
import { detailWire } from '../competition.wire.ts';
import { resolveGames } from '../resolve-games.ts';
import { amountAsked, takesTwo } from './publish-competition.ts';

/** A competition as a visitor would read it; of a draft with the games that it would have now. */
export async function previewCompetition(
  deps: Pick<CompetitionsDeps, 'db' | 'refOf' | 'entryRefusal' | 'approvals'>,
  id: number,
  language: PlayerLanguage,
): Promise<Result<OperatorCallOutput<'/operator/competition/preview'>>> {
  const competition = await findCompetition(deps.db, id);
  if (!competition) return refuse('noSuchThing');
  const games = isPublished(competition)
    ? competition
    : resolveGames(competition.gameChoice, await playableGames(deps.db));
  if (!games) return refuse('invalidField', { field: 'the games' });
  const amount = await amountAsked(deps, competition);
  return ok({
    competition: await detailWire(
      deps,
      { ...competition, games: games.games, gamesLeftOut: games.gamesLeftOut },
      { memberId: undefined, currency: undefined, own: undefined, now: await databaseTime(deps.db), language },
    ),
    needsSecond: amount !== undefined && (await takesTwo(deps, amount)),
  });
}
