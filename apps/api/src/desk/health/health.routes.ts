import { type HealthIncident, operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import type { HealthDeps } from './health.deps.ts';
import { acknowledgeIncident } from './incidents/acknowledge.ts';
import { type Incident, listIncidents } from './incidents/incident.store.ts';
import { listJobs } from './jobs/list-jobs.ts';
import { retryFailedJob, runJobAgain } from './jobs/run-again.ts';
import { readProviders } from './payments/read-providers.ts';
import { readCasinoHealth } from './read-casino.ts';
import { readCalls, readVendorCalls } from './wallet/read-calls.ts';

export function healthRoutes(deps: HealthDeps): Handler[] {
  return [
    on(operatorCalls['/operator/health/get'], async () => ok(await readCasinoHealth(deps))),

    on(operatorCalls['/operator/health/providers'], async ({ input }) => ok(await readProviders(deps, input.window))),

    on(operatorCalls['/operator/health/wallet'], async ({ input }) => ok(await readCalls(deps, input.window))),

    on(operatorCalls['/operator/health/vendors'], async ({ input }) => ok(await readVendorCalls(deps, input.window))),

    on(operatorCalls['/operator/health/jobs'], async () => ok(await listJobs(deps))),

    on(operatorCalls['/operator/health/runJob'], ({ input, operator }) => runJobAgain(deps, operator, input)),

    on(operatorCalls['/operator/health/retryJob'], ({ input, operator }) => retryFailedJob(deps, operator, input)),

    on(operatorCalls['/operator/health/incidents'], async ({ input: { state, before, pageSize } }) => {
      const found = await listIncidents(deps.db, {
        state,
        before: before === undefined ? undefined : BigInt(before),
        most: pageSize + 1,
      });
      const rows = found.slice(0, pageSize).map(incidentWire);
      return ok({ rows, next: found.length > rows.length ? rows.at(-1)!.id : null });
    }),

    on(operatorCalls['/operator/health/acknowledge'], async ({ input: { id, note }, operator }) => {
      const seen = await acknowledgeIncident(deps, operator, { id: BigInt(id), note });
      return seen.ok ? ok(incidentWire(seen.data)) : seen;
    }),
  ];
}

function incidentWire(it: Incident): HealthIncident {
  return {
    id: Number(it.id),
    rule: it.rule,
    subject: it.subject,
    beganTime: it.beganAt.toISOString(),
    raisedTime: it.raisedAt!.toISOString(),
    endedTime: it.endedAt?.toISOString() ?? null,
    facts: it.facts,
    mailedTo: it.mailedTo,
    acknowledgedBy: it.acknowledgedBy,
    acknowledgedTime: it.acknowledgedAt?.toISOString() ?? null,
    note: it.note,
  };
}
