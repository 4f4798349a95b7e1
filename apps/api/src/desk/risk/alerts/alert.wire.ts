import type { RiskAlert, RiskMute } from '@fairhouse/contract/operator';
import type { Alert, Mute } from './alert.ts';
import { factsText, sentenceOf } from './sentence.ts';

export function alertWire(alert: Alert): RiskAlert {
  const facts = factsText(alert.kind, alert.facts, alert.currency);
  return {
    id: Number(alert.id),
    createTime: alert.raisedAt.toISOString(),
    time: alert.eventAt.toISOString(),
    rule: alert.code,
    version: alert.version,
    kind: alert.kind,
    severity: alert.severity,
    memberId: alert.memberId === null ? null : Number(alert.memberId),
    username: alert.username ?? alert.subject.replace(/^\w+:/, ''),
    currency: alert.currency,
    sentence: sentenceOf(alert.kind, facts),
    facts: { ...facts },
    state: alert.state,
    caseId: alert.caseId === null ? null : Number(alert.caseId),
    decidedBy: alert.decidedBy,
    decidedTime: alert.decidedAt?.toISOString() ?? null,
    reason: alert.reason,
    contentHash: alert.contentHash,
  };
}

export function muteWire({ id, code, memberId, mutedAt, mutedUntil, mutedBy, ...rest }: Mute): RiskMute {
  return {
    ...rest,
    id: Number(id),
    rule: code,
    memberId: Number(memberId),
    time: mutedAt.toISOString(),
    until: mutedUntil.toISOString(),
    by: mutedBy,
  };
}
