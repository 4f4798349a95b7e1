import type { OperatorCalls, DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { type Amount, amountOf, currencyCodes, formatAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { competitionMoves, isFrom } from '../competition.states.ts';
import { findCompetition, lockCompetition, playableGames, setPublished } from '../competition.store.ts';
import { type Competition, costOf } from '../competition.ts';
import { wholeCompetition } from '../competition.wire.ts';
import { resolveGames } from '../resolve-games.ts';

type Input = z.output<OperatorCalls['/operator/competition/publish']['input']>;

/** Publishes a draft now or at a time, with a second person where the policy asks for one by its cost. */
export async function publishCompetition(
  deps: Pick<CompetitionsDeps, 'db' | 'approvals'>,
  operator: StaffPerson,
  { id, contentHash, at, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const competition = await findCompetition(deps.db, id);
  if (!competition) return refuse('noSuchThing');
  const possible = canPublish(competition, { contentHash, at }, await databaseTime(deps.db));
  if (!possible.ok) return possible;
  if (!resolveGames(competition.gameChoice, await playableGames(deps.db)))
    return refuse('invalidField', { field: 'the games' });
  const amount = await amountAsked(deps, competition);
  return deps.approvals.ask(
    operator,
    {
      command: 'competition.publish',
      subject: `competition:${id}`,
      ...(amount ? { amount } : {}),
      proposal: {
        id,
        name: competition.english,
        cost: amountsOf(competition).map((one) => formatAmount(one, 'en')),
        contentHash,
        ...(at === undefined ? {} : { publishTime: at }),
      },
      isOnlyContent: true,
    },
    () => publishNow(deps, operator, { id, contentHash, at, reason }),
  );
}

/** Publishes it, after the second person where there is one. Its games are those of this moment, and no later one comes in. */
export async function publishNow(
  { db }: Pick<CompetitionsDeps, 'db'>,
  by: Pick<StaffPerson, 'name'>,
  { id, contentHash, at, reason }: { id: number; contentHash: string; at?: string | undefined; reason?: string },
): Promise<Result<Wire>> {
  return inTransaction<Result<Wire>>(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition) return refuse('noSuchThing');
    const possible = canPublish(competition, { contentHash, at }, await databaseTime(tx));
    if (!possible.ok) return possible;
    const resolved = resolveGames(competition.gameChoice, await playableGames(tx));
    if (!resolved) return refuse('invalidField', { field: 'the games' });
    await setPublished(tx, id, { ...resolved, publishAt: at === undefined ? null : new Date(at) });
    await recordAuditEvent(tx, {
      actor: `operator:${by.name}`,
      subject: `competition:${id}`,
      command: 'competition.publish',
      before: { state: competition.state },
      after: {
        state: (at === undefined ? competitionMoves.publish : competitionMoves.schedule).to,
        contentHash,
        games: resolved.games ?? 'every game',
        cost: costOf(competition),
        ...(at === undefined ? {} : { at }),
        ...(reason ? { reason } : {}),
      },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
}

function canPublish(
  competition: Competition,
  { contentHash, at }: Pick<Input, 'contentHash' | 'at'>,
  now: Date,
): Result<null> {
  if (!isFrom(competitionMoves.publish, competition.state)) return refuse('wrongState', { status: competition.state });
  if (competition.contentHash !== contentHash) return refuse('contentChanged');
  if (competition.endsAt <= now) return refuse('invalidField', { field: 'the end' });
  if (at === undefined) return ok(null);
  const time = new Date(at);
  return time <= now || time >= competition.endsAt
    ? refuse('invalidField', { field: 'the time of publication' })
    : ok(null);
}

const amountsOf = (competition: Competition): Amount[] => {
  const cost = costOf(competition);
  return currencyCodes.flatMap((currency) => {
    const minor = cost[currency];
    return minor === undefined ? [] : [amountOf(currency, BigInt(minor))];
  });
};

/** The first of its costs that takes two people; where none does, the first there is. */
export async function amountAsked(
  { approvals }: Pick<CompetitionsDeps, 'approvals'>,
  competition: Competition,
): Promise<Amount | undefined> {
  const costs = amountsOf(competition);
  for (const cost of costs) if (await takesTwo({ approvals }, cost)) return cost;
  return costs[0];
}

export async function takesTwo({ approvals }: Pick<CompetitionsDeps, 'approvals'>, cost: Amount): Promise<boolean> {
  const from = await approvals.neededFrom('competition.publish', cost.currency);
  return from !== null && cost.minor >= from;
}
