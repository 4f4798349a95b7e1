import type { Transaction } from '@fairhouse/database';
import { actorNow, keyOfActor } from './acting-key.ts';

export interface AuditEvent {
  /** `member:123`, `operator:desk`, `system:order sweeper`; within a call of an API key the operator becomes `apiKey:warehouse`. */
  actor: string;
  memberId?: bigint;
  /** What was changed, e.g. `cash-out:55`. */
  subject: string;
  command: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Other members whom it is about, whose staff accounts may not do it either; kept in `after`. */
  others?: readonly bigint[];
}

/**
 * Records a change of money or standing in the transaction that makes it. The database refuses an audit event of somebody of the
 * staff about themselves as a member (`audit_event_refuse_own_affair`), and with it the change: name the member of every audit event.
 */
export async function recordAuditEvent(tx: Transaction, given: AuditEvent): Promise<void> {
  const auditEvent = signed(given);
  const after = afterOf(auditEvent);
  await tx.query({
    name: 'audit_event_record',
    text: 'insert into audit_event (actor, member_id, subject, command, before, after) values ($1, $2, $3, $4, $5, $6)',
    values: [
      auditEvent.actor,
      auditEvent.memberId ?? null,
      auditEvent.subject,
      auditEvent.command,
      auditEvent.before ? JSON.stringify(auditEvent.before) : null,
      after ? JSON.stringify(after) : null,
    ],
  });
}

/** The same for many at once. */
export async function recordAuditEvents(tx: Transaction, auditEvents: readonly AuditEvent[]): Promise<void> {
  await tx.query(
    `insert into audit_event (actor, member_id, subject, command, before, after)
     select a.actor, a.member_id, a.subject, a.command, a.before, a.after
     from json_to_recordset($1) a (actor text, member_id bigint, subject text, command text, before jsonb, after jsonb)`,
    [JSON.stringify(auditEvents.map((one) => asRow(signed(one))))],
  );
}

/** As it is written: of an API key also with its id and its maker. */
function signed(auditEvent: AuditEvent): AuditEvent {
  const actor = actorNow(auditEvent.actor);
  if (actor === auditEvent.actor) return auditEvent;
  return { ...auditEvent, actor, after: { ...auditEvent.after, ...keyOfActor(auditEvent.actor) } };
}

function asRow({ memberId, others, ...auditEvent }: AuditEvent) {
  return { ...auditEvent, after: afterOf({ ...auditEvent, others }), member_id: memberId && String(memberId) };
}

function afterOf({ after, others = [] }: Pick<AuditEvent, 'after' | 'others'>): AuditEvent['after'] {
  return others.length === 0 ? after : { ...after, others: others.map(String) };
}
