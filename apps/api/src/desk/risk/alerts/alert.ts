import type { RiskAlertState, RiskRuleKind, RiskSeverity } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';

export interface Alert {
  id: bigint;
  code: string;
  version: number;
  kind: RiskRuleKind;
  severity: RiskSeverity;
  subject: string;
  memberId: bigint | null;
  username: string | null;
  currency: Currency | null;
  eventAt: Date;
  facts: Record<string, string | number>;
  raisedAt: Date;
  state: RiskAlertState;
  caseId: bigint | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  contentHash: string;
}

/** A rule that says nothing about a member for a while. */
export interface Mute {
  id: bigint;
  code: string;
  memberId: bigint;
  username: string;
  mutedAt: Date;
  mutedUntil: Date;
  mutedBy: string;
  reason: string;
  inForce: boolean;
}
