import type { Amount, Currency } from '@fairhouse/money';
import { addressesOf } from '../features/access/session.store.ts';
import type { BonusDeps } from '../features/bonus/bonus.deps.ts';
import { bonusRoutes } from '../features/bonus/bonus.routes.ts';
import { bonusDeskRoutes } from '../features/bonus/desk/desk.routes.ts';
import { startBonusJobs } from '../features/bonus/jobs/start-jobs.ts';
import { rollingAmountOf } from '../features/bonus/rolling-amount.ts';
import { startCountingBets } from '../features/bonus/start-counting.ts';
import { lockMemberForCashOut } from '../features/cash-out/cash-out.store.ts';
import { seenWith } from '../features/invite/seen-with.ts';
import { announce } from '../features/messages/announce.ts';
import type { Area } from './area.ts';
import type { Ground } from './open-ground.ts';

export interface Bonuses extends Area {
  /** Bets still to be made before the member's cash is free. */
  rollingAmountOf(memberId: bigint, currency?: Currency): Promise<Amount>;
}

/** Bonuses, the bets they ask for, and the jobs of the week. */
export async function openBonuses({ settings, db, log, bookOf }: Ground): Promise<Bonuses> {
  const secret = settings.SIGNING_SECRET;
  const deps: BonusDeps = {
    db,
    secret,
    lockCashOuts: lockMemberForCashOut,
    seenWith: (tx, memberId) => seenWith(secret, tx, memberId, addressesOf),
    announce,
    log,
  };
  const jobs = await startBonusJobs(deps, settings.DATABASE_URL);
  return {
    rollingAmountOf: async (memberId, currency) =>
      rollingAmountOf(deps, memberId, currency ?? (await bookOf(memberId)).currency),
    handlers: [...bonusRoutes(deps), ...bonusDeskRoutes(deps, jobs)],
    jobs: [startCountingBets(deps), jobs],
  };
}
