import type { HubEntry } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { Foundation } from '../../foundation.ts';
import type { Result } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { instrumentsOf, lockMemberForCashOut, type NotedInstrument } from '../../money/index.ts';
import { addressesOf, announce } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import type { BonusDeps, SeenWith } from '../bonus/bonus.deps.ts';
import { bonusRoutes } from '../bonus/bonus.routes.ts';
import { countBetsJob } from '../bonus/count-stale.ts';
import { bonusDeskRoutes } from '../bonus/desk/desk.routes.ts';
import { giveBonusNow } from '../bonus/desk/give-bonus.ts';
import { notePaidWith } from '../bonus/flag-shared.ts';
import { type BonusesForHome, forHome } from '../bonus/for-home.ts';
import { type Grant, grantBonus } from '../bonus/grant-bonus.ts';
import { promotionsOfBonuses } from '../bonus/hub/promotions-of-bonuses.ts';
import { askByQueue, bonusJobs, tellOfEndingsJob } from '../bonus/jobs/bonus-jobs.ts';
import { rollingAmountOf } from '../bonus/rolling-amount.ts';
import type { BonusRules } from '../bonus/rules/allowed.ts';
import { readWeeklyTerms, type WeeklyTerms } from '../bonus/weekly-terms.ts';
import { seenWith } from '../invitations/seen-with.ts';
import type { HubReader } from '../promotions/hub.deps.ts';

export interface Bonuses extends Service {
  /** Bets still to be made before the member's cash is free. */
  rollingAmountOf(memberId: bigint, currency?: Currency): Promise<Amount>;
  /** What the home page of the member shows of them, by the rules of the member's place. */
  forHome(member: Pick<SessionMember, 'id' | 'currency'>, rules: BonusRules): Promise<BonusesForHome>;
  /** What the weekly promotions bring in a place now. */
  weeklyTerms(rules: BonusRules, currency: Currency): Promise<WeeklyTerms>;
  /** What the reader of the page of promotions may see of them. */
  forHub(reader: HubReader): Promise<HubEntry[]>;
  /** Takes note of what a deposit was paid with. */
  instrumentsNoted(tx: Transaction, memberId: bigint, instruments: NotedInstrument[]): Promise<void>;
  /** Gives a member a bonus of the casino's own accord. */
  giveBonus(bonus: Omit<Grant, 'promotion'>): Promise<Result<bigint>>;
}

/** Bonuses, the bets they ask for, and the jobs of the week. */
export function openBonuses({
  settings,
  db,
  queue,
  log,
  bookOf,
  approvals,
  changeSetting,
  jurisdictionsOfMembers,
  rulesFor,
}: Foundation): Bonuses {
  const secret = settings.EXCLUDED_PERSON_KEY;
  const deps: BonusDeps = {
    db,
    secret,
    lockCashOuts: lockMemberForCashOut,
    rulesOf: async (memberIds) =>
      new Map([...(await jurisdictionsOfMembers(memberIds))].map(([id, { rules }]) => [id, rules])),
    seenWith: async (tx, memberId) => [
      ...(await seenWith(secret, tx, memberId, addressesOf)),
      ...(await instrumentsOf(tx, memberId)).map(asSeen),
    ],
    announce,
    log,
  };
  return {
    rollingAmountOf: async (memberId, currency) =>
      rollingAmountOf(deps, memberId, currency ?? (await bookOf(memberId)).currency),
    forHome: (member, rules) => forHome(db, member, rules),
    weeklyTerms: (rules, currency) => readWeeklyTerms(db, rules, currency),
    forHub: async ({ viewer, member, now }) =>
      promotionsOfBonuses(deps, { member, now, rules: await rulesFor(viewer) }),
    instrumentsNoted: (tx, memberId, instruments) => notePaidWith(tx, memberId, instruments.map(asSeen)),
    giveBonus: (bonus) => grantBonus(deps, { ...bonus, promotion: 'given' }),
    handlers: [...bonusRoutes(deps), ...bonusDeskRoutes({ ...deps, approvals, changeSetting }, askByQueue(queue))],
    approved: { 'bonus.give': ({ maker, proposal }) => giveBonusNow(deps, maker, proposal) },
    jobs: [countBetsJob(deps), ...bonusJobs(deps), tellOfEndingsJob(deps)],
  };
}

/** What was paid with is a payment account, but for an address of coins, which may be anybody's. */
function asSeen({ kind, digest: hash, label }: NotedInstrument): SeenWith {
  return { kind: kind === 'coins' ? 'coins' : 'account', hash, label };
}
