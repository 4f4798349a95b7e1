import { inTransaction, readAcross } from '@fairhouse/database';
import { recordAuditEvents } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { boundValues } from '../rules/read-parameters.ts';
import { raise, type Stretch, setWatermark, takeDueRule } from './raise.store.ts';

const everyMs = 30_000;
const mostAtOnce = 500;
const mostStrides = 50;
/** What is written at one moment is seen by others once its transaction has ended: time is followed at this distance. */
const settledMs = 15_000;
/** A transaction that took longer is found by looking again; what has been raised is not raised twice. */
const lookBackMs = 10 * 60_000;
/** A rule that has not looked for long does so in strides. */
const strideMs = 6 * 3_600_000;

type Deps = Pick<RiskDeps, 'db' | 'games' | 'clock'>;

/** Makes alerts of what the rules that are on find. Any number of processes do it together. */
export function raiseAlertsJob(deps: Deps): StandingJob {
  return { name: 'raiseAlerts', everyMs, run: () => raiseAlerts(deps) };
}

/** Strides until every rule has looked up to now, or so many are done. Answers how many alerts were made, at least 1 where it continues. */
export async function raiseAlerts(deps: Deps): Promise<number> {
  const until = new Date(deps.clock().getTime() - settledMs);
  let made = 0;
  for (let strides = 0; strides < mostStrides; strides++) {
    const alerts = await raiseOfOne(deps, until);
    if (alerts === undefined) return made;
    made += alerts;
  }
  return Math.max(made, 1);
}

/** Undefined when no rule is due, or others see to all that are. */
async function raiseOfOne({ db, games }: Deps, now: Date): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const rule = await takeDueRule(tx, now);
    if (!rule) return undefined;
    const stretch: Stretch = {
      from: new Date(Math.max(rule.beganAt.getTime(), rule.seenUntil.getTime() - lookBackMs)),
      until: new Date(Math.min(now.getTime(), rule.seenUntil.getTime() + strideMs)),
    };
    await readAcross(tx);
    const alerts = await raise(tx, rule, stretch, { values: boundValues(rule, games), most: mostAtOnce });
    const isFull = alerts.length === mostAtOnce;
    await setWatermark(tx, rule, isFull ? latest(rule.seenUntil, alerts.at(-1)!.eventAt) : stretch.until);
    await recordAuditEvents(
      tx,
      alerts.map(({ id, memberId, facts }) => ({
        actor: 'system:risk',
        ...(memberId === null ? {} : { memberId }),
        subject: `risk-alert:${id}`,
        command: 'riskAlert.raise',
        after: { state: 'open', rule: rule.code, version: rule.version, severity: rule.severity, facts },
      })),
    );
    return alerts.length;
  });
}

const latest = (a: Date, b: Date) => (a > b ? a : b);
