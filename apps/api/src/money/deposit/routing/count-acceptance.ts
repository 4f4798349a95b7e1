import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { countLastHour, noteAcceptance, takeAcceptance } from './acceptance.store.ts';
import { isWeakNow } from './acceptance.ts';
import type { RoutingDeps } from './routing.deps.ts';
import { runningRouting } from './routing.store.ts';

const everyMs = 15_000;

type Deps = Pick<RoutingDeps, 'db'>;

/** Counts the acceptance of the last hour while routing rules are on. */
export function countAcceptanceJob(deps: Deps): StandingJob {
  return { name: 'countAcceptance', everyMs, run: () => countAcceptance(deps) };
}

/** One round: how many providers became weak, or good again. */
export async function countAcceptance({ db }: Deps): Promise<number> {
  return inTransaction(db, async (tx) => {
    const running = await runningRouting(tx);
    if (!running) return 0;
    const before = new Map((await takeAcceptance(tx)).map((one) => [one.provider, one]));
    const counted = new Map((await countLastHour(tx)).map((one) => [one.provider, one]));
    const names = [...new Set([...before.keys(), ...counted.keys()])].sort();
    const now = names.map((provider) => {
      const { accepted, declined } = counted.get(provider) ?? { accepted: 0, declined: 0 };
      const wasWeak = before.get(provider)?.weak ?? false;
      const weak = isWeakNow({ accepted, declined }, wasWeak, running.rules.acceptance);
      return { provider, accepted, declined, weak, changed: weak !== wasWeak };
    });
    await noteAcceptance(tx, now);
    const changed = now.filter((one) => one.changed);
    for (const { provider, accepted, declined, weak } of changed) {
      await recordAuditEvent(tx, {
        actor: 'system:routing',
        subject: `provider:${provider}`,
        command: weak ? 'routing.weak' : 'routing.good',
        before: { weak: !weak },
        after: { weak, accepted, declined },
      });
    }
    return changed.length;
  });
}
