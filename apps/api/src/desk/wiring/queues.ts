import { type CashOutObstacle, queueNames } from '@fairhouse/contract/operator';
import type { CarryOutApproved } from '../../db/approvals.ts';
import type { Foundation } from '../../foundation.ts';
import { membersDisputing, membersOwing } from '../../money/index.ts';
import { announce } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { carryOutApprovedJob } from '../approvals/carry-out-approved.ts';
import { approveProposal, refuseProposal } from '../approvals/decide-proposal.ts';
import type { FourEyesDeps } from '../approvals/four-eyes.deps.ts';
import { fourEyesRoutes } from '../approvals/four-eyes.routes.ts';
import { carryOutDecisionsJob } from '../queues/carry-out-decisions.ts';
import { forgetUntouched } from '../queues/hold.store.ts';
import type { QueueCommands, QueuesDeps } from '../queues/queues.deps.ts';
import { queuesRoutes } from '../queues/queues.routes.ts';

const dayMs = 24 * 3_600_000;
const keepHoldsDays = 90;
const mostForgotten = 10_000;

/** What stands beside the features that it decides about: what waits for whom, and who has to agree. */
export function openQueues({ db, log, live: { settingOf } }: Foundation, others: readonly Service[]): Service {
  const approved: CarryOutApproved = Object.assign({}, ...others.map((service) => service.approved));
  const fourEyes: FourEyesDeps = { db, carriers: () => approved, log };
  const commands = commandsOf(others, {
    approvals: {
      approve: (by, { rowId, contentHash }) => approveProposal(fourEyes, by, rowId, contentHash),
      refuse: (by, { rowId, contentHash, reason }) =>
        refuseProposal(fourEyes, by, { id: rowId, proposedHash: contentHash, reason }),
    },
  });
  const queues: QueuesDeps = {
    db,
    settingOf,
    commands,
    tellMember: (tx, { memberId, about, texts }) => announce(tx, { memberId, kind: 'casino', about, values: texts }),
    cashOutObstacles: async (at, memberIds) =>
      new Map<bigint, CashOutObstacle>([
        ...[...(await membersDisputing(at, memberIds))].map((id) => [id, 'disputesDeposit'] as const),
        ...[...(await membersOwing(at, memberIds))].map((id) => [id, 'owesDeposit'] as const),
      ]),
    log,
  };
  return {
    handlers: [...fourEyesRoutes(fourEyes), ...queuesRoutes(queues)],
    jobs: [
      carryOutApprovedJob(fourEyes),
      carryOutDecisionsJob(queues),
      {
        name: 'forgetQueueRows',
        everyMs: dayMs,
        run: () => forgetUntouched(db, keepHoldsDays, mostForgotten),
      },
    ],
  };
}

/** Throws where a queue is declared and nobody carries its decisions out. */
function commandsOf(others: readonly Service[], own: Partial<QueueCommands>): QueueCommands {
  const commands: Partial<QueueCommands> = Object.assign({ ...own }, ...others.map((service) => service.decides));
  const missing = queueNames.filter((queue) => commands[queue] === undefined);
  if (missing.length > 0) throw new Error(`nobody decides about ${missing.join(', ')}`);
  return commands as QueueCommands;
}
