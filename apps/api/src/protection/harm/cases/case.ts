import type { HarmCaseState, HarmOutcome } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import type { Marker } from '../judging/judge.ts';

export interface Case {
  id: bigint;
  memberId: bigint;
  username: string;
  currency: Currency;
  state: HarmCaseState;
  score: number;
  markers: Marker[];
  reports: { by: string; subject: string; text: string; time: string }[];
  openedAt: Date;
  outcome: HarmOutcome | null;
  reason: string | null;
  closedBy: string | null;
  closedAt: Date | null;
}
