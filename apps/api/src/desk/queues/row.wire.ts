import type { CashOutObstacle, QueueName, QueueRow as QueueRowWire } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import { isSameMember, type StaffPerson } from '../../http/staff-person.ts';
import { hindered } from './obstacles.ts';
import type { DecisionDeclaration } from './queue-declaration.ts';
import type { QueueRow } from './queue-row.store.ts';
import { queueOf } from './queues.ts';

const minuteMs = 60_000;

export interface Targets {
  amberMinutes: number;
  redMinutes: number;
}

export function rowWire(
  queue: QueueName,
  row: QueueRow,
  person: StaffPerson,
  targets: Targets,
  obstacle: CashOutObstacle | undefined,
): QueueRowWire {
  const { currency, amount } = row;
  return {
    id: Number(row.id),
    memberId: row.memberId === null ? null : Number(row.memberId),
    username: row.username,
    currency,
    amount: currency === null || amount === null ? null : toWire(amountOf(currency, amount)),
    kind: row.kind,
    provider: row.provider,
    waitingSince: row.waitingSince.toISOString(),
    dueTime: row.dueAt?.toISOString() ?? null,
    priority: row.priority,
    age: ageOf(row, targets),
    contentHash: row.contentHash,
    claim: row.claimedBy === null ? null : { by: row.claimedName!, until: row.claimedUntil!.toISOString() },
    assignedTo: row.assignedName,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    snoozeReason: row.snoozedUntil === null ? null : row.snoozeReason,
    escalated:
      row.escalatedTo === null
        ? null
        : {
            to: row.escalatedTo,
            by: row.escalatedBy!,
            reason: row.escalationReason!,
            time: row.escalatedAt!.toISOString(),
          },
    notes: row.notes,
    approval: row.approval === null ? null : Number(row.approval),
    decision: decisionWire(row),
    obstacle: obstacle ?? null,
    may: mayOf(queue, row, person, obstacle),
  };
}

function ageOf({ waitingSince, dueAt }: QueueRow, { amberMinutes, redMinutes }: Targets): QueueRowWire['age'] {
  if (dueAt) {
    const left = dueAt.getTime() - Date.now();
    if (left <= 0) return 'red';
    return left <= (dueAt.getTime() - waitingSince.getTime()) / 4 ? 'amber' : 'ok';
  }
  const minutes = (Date.now() - waitingSince.getTime()) / minuteMs;
  if (minutes >= redMinutes) return 'red';
  return minutes >= amberMinutes ? 'amber' : 'ok';
}

function decisionWire(row: QueueRow): QueueRowWire['decision'] {
  if (row.decisionId === null) return null;
  return {
    id: Number(row.decisionId),
    what: row.decisionWhat!,
    by: row.decisionMaker!,
    reason: row.decisionReason,
    effectiveTime: row.decisionEffectiveAt!.toISOString(),
    state: row.decisionState!,
    outcome: row.decisionOutcome,
  };
}

/** Whether it is this person's own affair as a player, or what they have proposed themselves. */
export function isOwnAffair({ memberId, madeBy }: QueueRow, person: StaffPerson): boolean {
  return isSameMember(person, memberId) || madeBy === person.id;
}

/** Whether a decision is one about rows of this kind. */
export function isAbout({ kinds }: Pick<DecisionDeclaration, 'kinds'>, { kind }: Pick<QueueRow, 'kind'>): boolean {
  return kinds === undefined || (kind !== null && kinds.includes(kind));
}

export function isOthersClaim({ claimedBy }: QueueRow, { id }: StaffPerson): boolean {
  return claimedBy !== null && claimedBy !== id;
}

function mayOf(
  queue: QueueName,
  row: QueueRow,
  person: StaffPerson,
  obstacle: CashOutObstacle | undefined,
): QueueRowWire['may'] {
  const { decisions } = queueOf(queue);
  const isDecided = row.decisionState === 'waiting';
  const isFree = !isDecided && !isOthersClaim(row, person);
  const mayDecide = isFree && row.approval === null && !isOwnAffair(row, person);
  return {
    claim: isFree && row.claimedBy === null && !isOwnAffair(row, person),
    release: row.claimedBy === person.id,
    assign: mayAssign(row, person),
    handOver: mayHandOver(queue, row, person),
    snooze: isFree,
    wake: row.snoozedUntil !== null,
    escalate: isFree,
    note: true,
    takeBack: isDecided && row.decisionBy === person.id && row.decisionEffectiveAt! > new Date(),
    decide: mayDecide
      ? Object.keys(decisions).filter(
          (name) =>
            person.permissions.has(decisions[name]!.permission) &&
            isAbout(decisions[name]!, row) &&
            !(obstacle && name === hindered),
        )
      : [],
  };
}

/** Whether they may assign it to a colleague. */
export function mayHandOver(
  queue: QueueName,
  { assignedTo, claimedBy }: QueueRow,
  { id, permissions }: StaffPerson,
): boolean {
  if (permissions.has('queues.assign')) return true;
  return queueOf(queue).handOver === true && (assignedTo === null ? claimedBy === id : assignedTo === id);
}

/** Everybody may take what is nobody's, and give back what is theirs. */
export function mayAssign({ assignedTo }: QueueRow, { id, permissions }: StaffPerson): boolean {
  return permissions.has('queues.assign') || assignedTo === null || assignedTo === id;
}
