import type { OperatorCallOutput, PlayStop } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import {
  invitationsOf,
  muteAtTables,
  type Protection,
  protectionOf,
  readMember,
  type StandingEvent,
  standingEvents,
} from './member.store.ts';
import { tagsOf } from './tag.store.ts';

type Standing = OperatorCallOutput<'/operator/member/standing'>;

/** Who a member is and how the member stands; undefined for a member that there is not. */
export async function standingOf(db: Database, memberId: bigint, mayRisk: boolean): Promise<Standing | undefined> {
  const found = await readMember(db, memberId);
  if (!found) return undefined;
  const auditEvents = new Map(
    (await standingEvents(db, memberId)).map((auditEvent) => [auditEvent.command, auditEvent]),
  );
  const protection = await protectionOf(db, memberId);
  const mute = await muteAtTables(db, memberId);
  const { by, state, invited } = await invitationsOf(db, memberId);
  const { id, createdAt, enabled, blocked, type, currency, postings, ...member } = found;
  const { cash, bonus, held, deposited, paidOut, staked, won, ...rest } = member;
  const amount = (minor: bigint) => toWire(amountOf(currency, minor));
  const suspension = enabled ? undefined : auditEvents.get('member.suspend');
  const block = protection.byOperator ? auditEvents.get('member.blockPlay') : undefined;
  return {
    ...rest,
    enabled,
    playBlocked: blocked,
    ...protectionWire(protection, mayRisk),
    id: Number(id),
    tags: await tagsOf(db, memberId),
    type: type === 10 ? 'agent' : 'common',
    createTime: createdAt.toISOString(),
    suspended: suspension ? { ...why(suspension), reason: suspension.after?.reason ?? null } : null,
    blocked: block
      ? { ...why(block), reason: block.after?.block?.reason ?? null, cause: block.after?.block?.cause ?? 'unspecified' }
      : null,
    mutedAtTables: mute ? { ...mute, at: mute.at.toISOString(), until: mute.until?.toISOString() ?? null } : null,
    invitedBy: by === null ? null : Number(by),
    invitation: state,
    invited,
    book: {
      currency,
      cash: amount(cash),
      bonus: amount(bonus),
      held: amount(held),
      deposited: amount(deposited),
      paidOut: amount(paidOut),
      staked: amount(staked),
      won: amount(won),
      netResult: amount(won - staked),
      netDeposits: amount(deposited - paidOut),
      postings: Number(postings),
    },
  };
}

function protectionWire(found: Protection, mayRisk: boolean) {
  const { pauseKind, pauseUntil, closedAt, limits, identity, address, alerts, severity, inCase } = found;
  return {
    playStops: stopsOf(found),
    protection: {
      pause: pauseKind === null ? null : { kind: pauseKind, until: pauseUntil?.toISOString() ?? null },
      closedTime: closedAt?.toISOString() ?? null,
      limits,
    },
    verification: { identity, address },
    openDisputes: found.openDisputes,
    risk: mayRisk ? { alerts, severity, inCase } : null,
    lastLogIn: found.lastLogIn?.toISOString() ?? null,
  };
}

function stopsOf({ byOperator, pauseKind, closedAt, inRegister, notVerified }: Protection): PlayStop[] {
  return [
    byOperator && 'operator',
    pauseKind,
    closedAt !== null && 'closed',
    inRegister && 'register',
    notVerified && !inRegister && 'verification',
  ].filter((stop): stop is PlayStop => typeof stop === 'string');
}

function why({ id, actor, at }: StandingEvent) {
  return { auditEvent: Number(id), by: actor, at: at.toISOString() };
}
