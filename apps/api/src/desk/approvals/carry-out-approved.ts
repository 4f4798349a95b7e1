import { storedProposals } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { Approved } from '../../db/approvals.ts';
import { recordAuditEvents } from '../../db/audit-events.store.ts';
import type { StandingJob } from '../../db/job-queue/job.ts';
import type { Result } from '../../http/result.ts';
import { type Approval, claimApproved, expireDue } from './approval.store.ts';
import { leaseMs } from './approve.ts';
import { judged } from './breach.ts';
import { finish } from './finish.ts';
import type { FourEyesDeps } from './four-eyes.deps.ts';

const everyMs = 10_000;
const mostAtOnce = 20;

/** Whether a stored proposal can still be carried out. */
export function fits({ command, proposal }: Pick<Approval, 'command' | 'proposal'>): boolean {
  return storedProposals[command].safeParse(proposal).success;
}

/** Does what was approved. A command that nobody has opened stays approved, until a version of the casino knows it. */
export async function carryOut({ db, carriers }: FourEyesDeps, approval: Approval): Promise<void> {
  const { id, command, subject, proposal, maker, makerId, checker, checkerId } = approval;
  const carrier = carriers()[command] as ((approved: Approved) => Promise<Result<unknown>>) | undefined;
  if (!carrier) throw new Error(`nobody carries ${command} out`);
  const result = await judged(() =>
    carrier({
      id,
      subject,
      proposal: storedProposals[command].parse(proposal),
      maker: { id: makerId, name: maker },
      checker: { id: checkerId!, name: checker! },
    }),
  );
  await finish(db, id, result);
}

/** Finishes what a process that died had approved, and ends what nobody decided in time. */
export function carryOutApprovedJob(deps: FourEyesDeps): StandingJob {
  return { name: 'carryOutApproved', everyMs, run: () => workOff(deps) };
}

export async function workOff(deps: FourEyesDeps): Promise<number> {
  const due = await claimApproved(deps.db, mostAtOnce, leaseMs);
  for (const approval of due) {
    await carryOut(deps, approval).catch((error: unknown) => {
      deps.log.warn({ err: error, approval: String(approval.id) }, 'an approved proposal could not be carried out yet');
    });
  }
  return due.length + (await expireOld(deps));
}

async function expireOld({ db }: FourEyesDeps): Promise<number> {
  return inTransaction(db, async (tx) => {
    const expired = await expireDue(tx, mostAtOnce);
    await recordAuditEvents(
      tx,
      expired.map(({ id, memberId, subject }) => ({
        actor: 'system:approvals',
        ...(memberId === null ? {} : { memberId }),
        subject,
        command: 'approval.expire',
        before: { state: 'waiting' },
        after: { state: 'expired', approval: String(id) },
      })),
    );
    return expired.length;
  });
}
