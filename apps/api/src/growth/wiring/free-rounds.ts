import type { Transaction } from '@fairhouse/database';
import type { Foundation } from '../../foundation.ts';
import { ok, type Result } from '../../http/result.ts';
import { announce } from '../../players/index.ts';
import { offersHeldBack } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import { freeRoundsDeskRoutes } from '../free-rounds/desk/desk.routes.ts';
import { giveFreeRoundsNow } from '../free-rounds/desk/give-free-rounds.ts';
import { endFreeRounds } from '../free-rounds/end-free-rounds.ts';
import type { FreeRoundsDeps, NewGrant } from '../free-rounds/free-rounds.deps.ts';
import { freeRoundsRoutes } from '../free-rounds/free-rounds.routes.ts';
import { gameFor, grantDecided } from '../free-rounds/grant-free-rounds.ts';
import { runFreeRoundsJob } from '../free-rounds/running/run-free-rounds.ts';
import type { GrantOfCampaign } from '../groups/groups.deps.ts';
import type { Bonuses } from './bonuses.ts';

/** Free rounds that a vendor grants in one of its games. */
export interface GrantOfVendor {
  memberId: bigint;
  /** The grant's own name: a second one of it is refused. */
  sourceKey: string;
  actor: string;
  /** What is granted, asked in the transaction that grants it, with the member's book locked; what it refuses is not granted. */
  decide(tx: Transaction): Promise<Result<TermsOfVendor>>;
}

type TermsOfVendor = Pick<NewGrant, 'game' | 'currency' | 'stake' | 'count' | 'wagering' | 'winMost'> & {
  expiresAt: Date;
};

export interface FreeRoundsService extends Service {
  grantOfVendor(grant: GrantOfVendor): Promise<Result<null>>;
  /** Refused when they are not open. */
  cancelOfVendor(memberId: bigint, id: string, actor: string): Promise<Result<null>>;
  /** Grants free rounds of a campaign. */
  giveFreeRounds(grant: GrantOfCampaign): Promise<Result<unknown>>;
  takesFreeRounds(asked: Pick<NewGrant, 'game' | 'currency' | 'stake'>): Promise<Result<unknown>>;
}

/** Free rounds: given, ended, and what they won credited by the rules of bonuses. Bets count them (packages/betting). */
export function openFreeRounds(
  { db, log, queue, approvals, jurisdictionsOfMembers }: Foundation,
  { giveBonus }: Pick<Bonuses, 'giveBonus'>,
): FreeRoundsService {
  const deps: FreeRoundsDeps = {
    db,
    log,
    approvals,
    announce,
    offersHeldBack,
    rulesOf: async (memberIds) =>
      new Map([...(await jurisdictionsOfMembers(memberIds))].map(([id, { rules }]) => [id, rules])),
    giveBonus: ({ memberId, period, wageringTimes, amount, noted }) =>
      giveBonus({
        memberId,
        period,
        wageringTimes,
        actor: 'system:freeRounds',
        async decide(tx) {
          await noted(tx);
          return ok({ amount });
        },
      }),
    wake: () => queue.wake(job),
  };
  const job = runFreeRoundsJob(deps);
  return {
    giveFreeRounds: ({ memberId, sourceKey, actor, reason, decide }) =>
      grantDecided(deps, memberId, async (tx) => {
        const decided = await decide(tx);
        if (!decided.ok) return decided;
        const { days, ...terms } = decided.data;
        return ok({ ...terms, expires: { days }, memberId, source: 'campaign', sourceKey, actor, reason });
      }),
    grantOfVendor: ({ memberId, sourceKey, actor, decide }) =>
      grantDecided(deps, memberId, async (tx) => {
        const decided = await decide(tx);
        if (!decided.ok) return decided;
        const { expiresAt, ...terms } = decided.data;
        return ok({ ...terms, expires: { at: expiresAt }, memberId, source: 'vendor', sourceKey, actor });
      }),
    cancelOfVendor: (memberId, id, actor) =>
      endFreeRounds(deps, memberId, id, { state: 'cancelled', command: 'freeRounds.cancel', actor }),
    takesFreeRounds: (asked) => gameFor(db, asked),
    handlers: [...freeRoundsRoutes(deps), ...freeRoundsDeskRoutes(deps)],
    jobs: [job],
    approved: { 'freeRounds.give': ({ maker, proposal }) => giveFreeRoundsNow(deps, maker, proposal) },
  };
}
