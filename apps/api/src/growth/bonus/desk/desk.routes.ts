import { operatorCalls } from '@fairhouse/contract/operator';
import type { Approvals } from '../../../db/approvals.ts';
import type { ChangeSetting } from '../../../db/change-setting.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { pageOfBets } from '../bet.store.ts';
import { betWire } from '../bet.wire.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { bonusWire } from '../bonus.wire.ts';
import { endEarly } from '../end-early.ts';
import type { BonusJobs } from '../jobs/bonus-jobs.ts';
import { latestRuns } from '../jobs/run.store.ts';
import { askForJob } from './ask-for-job.ts';
import { bonusesOfCasino, type CasinoBonus } from './casino.store.ts';
import { closeSharedBonus } from './close-shared.ts';
import { pageOfBonuses } from './desk.store.ts';
import { exportBonuses } from './export-bonuses.ts';
import { giveBonus } from './give-bonus.ts';
import { listTerms, setTerm } from './set-term.ts';
import { pageOfShared } from './shared.store.ts';
import { sumBonuses } from './sum-bonuses.ts';

const runsShown = 50;
/** The list stands beside it already; who waits longer asks for less. */
const sumWithinMs = 5_000;

export function bonusDeskRoutes(
  deps: BonusDeps & { approvals: Approvals; changeSetting: ChangeSetting },
  jobs: BonusJobs,
): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/bonus/listPage'], async ({ input }) =>
      ok(await pageOfBonuses(db, input, (bonus, username) => casinoBonusWire({ ...bonus, username }))),
    ),

    on(operatorCalls['/operator/bonus/list'], async ({ input: { after, limit, ...filter } }) => {
      const found = await bonusesOfCasino(db, filter, {
        after: after && { memberId: BigInt(after.memberId), id: BigInt(after.id) },
        most: limit + 1,
      });
      const rows = found.slice(0, limit).map(casinoBonusWire);
      const last = rows.at(-1);
      return ok({ rows, next: found.length > limit && last ? { memberId: last.memberId, id: last.id } : null });
    }),

    on(operatorCalls['/operator/bonus/totals'], async ({ input }) =>
      ok({ totals: (await sumBonuses(db, input, sumWithinMs)) ?? null, withinMs: sumWithinMs }),
    ),

    on(operatorCalls['/operator/bonus/export'], ({ input, operator }) => exportBonuses(db, operator, input)),

    on(operatorCalls['/operator/bonus/betPage'], async ({ input }) =>
      ok(await pageOfBets(db, { id: BigInt(input.bonusId), memberId: BigInt(input.memberId) }, input, betWire)),
    ),

    on(operatorCalls['/operator/bonus/give'], ({ input, operator }) => giveBonus(deps, operator, input)),

    on(operatorCalls['/operator/bonus/cancel'], ({ input, operator }) =>
      endEarly(deps, BigInt(input.memberId), BigInt(input.id), {
        status: 'cancelled',
        actor: `operator:${operator.name}`,
        reason: input.reason,
      }),
    ),

    on(operatorCalls['/operator/bonus/sharedPage'], async ({ input }) =>
      ok(
        await pageOfShared(db, input, ({ id, notedAt, memberId, firstMemberId, ...shared }) => ({
          ...shared,
          id: Number(id),
          createTime: notedAt.toISOString(),
          memberId: Number(memberId),
          firstMemberId: Number(firstMemberId),
          closed: shared.closedBy !== null,
        })),
      ),
    ),

    on(operatorCalls['/operator/bonus/closeShared'], ({ input, operator }) => closeSharedBonus(db, operator, input)),

    on(operatorCalls['/operator/bonus/terms'], async () => ok(await listTerms(db))),

    on(operatorCalls['/operator/bonus/setTerm'], ({ input, operator }) => setTerm(deps.changeSetting, operator, input)),

    on(operatorCalls['/operator/bonus/run'], ({ input, operator }) => askForJob(db, jobs, operator, input)),

    on(operatorCalls['/operator/bonus/runs'], async () =>
      ok(
        (await latestRuns(db, runsShown)).map(({ id, startedAt, finishedAt, ...run }) => ({
          ...run,
          id: Number(id),
          startTime: startedAt.toISOString(),
          finishTime: finishedAt?.toISOString() ?? null,
        })),
      ),
    ),
  ];
}

function casinoBonusWire(bonus: CasinoBonus) {
  return {
    ...bonusWire(bonus),
    memberId: Number(bonus.memberId),
    username: bonus.username,
    period: bonus.period,
    givenBy: bonus.givenBy,
  };
}
