import type { Foundation } from '../../foundation.ts';
import { ok, type Result } from '../../http/result.ts';
import { announce } from '../../players/index.ts';
import { offersHeldBack } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import { freeRoundsDeskRoutes } from '../free-rounds/desk/desk.routes.ts';
import { giveFreeRoundsNow } from '../free-rounds/desk/give-free-rounds.ts';
import { endFreeRounds } from '../free-rounds/end-free-rounds.ts';
import type { DecidedGrant, FreeRoundsDeps, GrantTerms } from '../free-rounds/free-rounds.deps.ts';
import { freeRoundsRoutes } from '../free-rounds/free-rounds.routes.ts';
import { gameFor, grantDecided } from '../free-rounds/grant-free-rounds.ts';
import { runFreeRoundsJob } from '../free-rounds/running/run-free-rounds.ts';
import type { GrantOfCampaign } from '../groups/groups.deps.ts';
import type { Bonuses } from './bonuses.ts';

export interface FreeRoundsService extends Service {
  /** Grants free rounds of a vendor in one of its games. */
  grantOfVendor(grant: Omit<DecidedGrant, 'source' | 'reason'>): Promise<Result<null>>;
  /** Refused when they are not open. */
  cancelOfVendor(memberId: bigint, id: string, actor: string): Promise<Result<null>>;
  /** Grants free rounds of a campaign. */
  giveFreeRounds(grant: GrantOfCampaign): Promise<Result<unknown>>;
  takesFreeRounds(asked: Pick<GrantTerms, 'game' | 'currency' | 'stake'>): Promise<Result<unknown>>;
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
    giveFreeRounds: (grant) => grantDecided(deps, { ...grant, source: 'campaign' }),
    grantOfVendor: (grant) => grantDecided(deps, { ...grant, source: 'vendor' }),
    cancelOfVendor: (memberId, id, actor) =>
      endFreeRounds(deps, memberId, id, { state: 'cancelled', command: 'freeRounds.cancel', actor }),
    takesFreeRounds: (asked) => gameFor(db, asked),
    handlers: [...freeRoundsRoutes(deps), ...freeRoundsDeskRoutes(deps)],
    jobs: [job],
    approved: { 'freeRounds.give': ({ maker, proposal }) => giveFreeRoundsNow(deps, maker, proposal) },
  };
}
