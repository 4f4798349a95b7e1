import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { HealthDeps } from '../health.deps.ts';
import { acknowledge, type Incident, isIncident } from './incident.store.ts';
import { incidentRecord } from './incident-record.ts';

/** Somebody has seen an incident and sees to it. */
export async function acknowledgeIncident(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  operator: StaffPerson,
  { id, note }: { id: bigint; note: string },
): Promise<Result<Incident>> {
  const actor = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    const seen = await acknowledge(tx, id, { by: actor, at: clock(), note });
    if (!seen)
      return (await isIncident(tx, id)) ? refuse('wrongState', { status: 'acknowledged' }) : refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor,
      subject: `incident:${id}`,
      command: 'incident.acknowledge',
      before: { acknowledged: false },
      after: { acknowledged: true, ...incidentRecord(seen), note },
    });
    return ok(seen);
  });
}
