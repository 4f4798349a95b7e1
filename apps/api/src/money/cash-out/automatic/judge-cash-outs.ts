import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { cashOutJudgements, cashOutMoves } from '../cash-out.metrics.ts';
import { lockMemberForCashOut } from '../cash-out.store.ts';
import { changeStatusWithin } from '../change-status.ts';
import type { AutomaticDeps } from './automatic.deps.ts';
import { readFacts } from './facts.store.ts';
import { judge } from './judge.ts';
import { insertJudgement, takeUnjudged } from './judgement.store.ts';
import { lockRulesAsTheyAre, runningRules } from './payout-rule.store.ts';

const everyMs = 1_000;
const mostAtOnce = 50;
/** Who decides, as audit events and cash-outs name it. */
export const automatic = 'system:automatic approval';

type Deps = Pick<AutomaticDeps, 'db' | 'announce' | 'isSameName' | 'random' | 'wake'>;

/** Judges what is asked for by the rules that are on. Any number of processes do it together, each cash-out once. */
export function judgeCashOutsJob(deps: Deps): StandingJob {
  return { name: 'judgeCashOuts', everyMs, run: () => judgeCashOuts(deps) };
}

/** One round: how many were judged. */
export async function judgeCashOuts(deps: Deps): Promise<number> {
  let judged = 0;
  let approved = 0;
  for (; judged < mostAtOnce; judged++) {
    const outcome = await judgeNext(deps);
    if (outcome === undefined) break;
    cashOutJudgements.inc({ outcome });
    if (outcome === 'approved') approved++;
  }
  if (approved > 0) {
    cashOutMoves.inc({ move: 'approve' }, approved);
    deps.wake();
  }
  return judged;
}

/**
 * Locks the rules, the cash-out and its member, reads the facts, and writes the decision with the approval and both
 * audit events: one transaction. Switching the rules off waits for it, and nothing is decided by them afterwards.
 */
async function judgeNext(deps: Deps): Promise<'approved' | 'leftToOperators' | undefined> {
  return inTransaction(deps.db, async (tx) => {
    await lockRulesAsTheyAre(tx);
    const rules = await runningRules(tx);
    if (rules.length === 0) return undefined;
    const cashOut = await takeUnjudged(tx, rules);
    if (!cashOut) return undefined;
    await lockMemberForCashOut(tx, cashOut.memberId);
    const rule = rules.find(({ currency }) => currency === cashOut.currency)!;
    const facts = await readFacts(tx, cashOut.id, rule.parameters.changeHours);
    const { approved, checks } = judge(rule, facts, deps.isSameName);
    const isDrawn = approved && deps.random() * 100 < rule.parameters.samplePercent;
    await insertJudgement(tx, cashOut, { ruleVersion: rule.version, approved, checks, isDrawn });
    await recordAuditEvent(tx, {
      actor: automatic,
      memberId: cashOut.memberId,
      subject: `cash-out:${cashOut.id}`,
      command: 'cashOut.judge',
      after: {
        approved,
        ruleCurrency: rule.currency,
        ruleVersion: rule.version,
        ruleHash: rule.contentHash,
        contentHash: cashOut.contentHash,
        drawn: isDrawn,
        checks,
      },
    });
    if (!approved) return 'leftToOperators';
    const moved = await changeStatusWithin(tx, deps.announce, 'approve', cashOut, automatic, {
      decidedBy: automatic,
      approvedHash: cashOut.contentHash,
      askInMs: 0,
    });
    // The row is locked and was read as waiting with exactly this content.
    if (!moved) throw new Error(`cash-out ${cashOut.id} could not be approved`);
    return 'approved';
  });
}
