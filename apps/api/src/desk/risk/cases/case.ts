import type { RiskCaseOutcome, RiskCaseState, RiskSeverity } from '@fairhouse/contract/operator';

export interface CaseMember {
  memberId: bigint;
  username: string;
  addedBy: string;
  addedAt: Date;
}

export interface Case {
  id: bigint;
  title: string;
  state: RiskCaseState;
  outcome: RiskCaseOutcome | null;
  severity: RiskSeverity;
  assignedTo: string | null;
  openedBy: string;
  openedAt: Date;
  closedBy: string | null;
  closedAt: Date | null;
  closeReason: string | null;
  alerts: number;
}

export interface CaseNote {
  id: bigint;
  by: string;
  at: Date;
  note: string;
}

export interface CaseReport {
  hash: string;
  by: string;
  at: Date;
  bytes: number;
}
