import { createHash } from 'node:crypto';
import type { RiskRuleKind, RiskSeverity } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { hashOf } from '../../../lib/hash-of.ts';

export type Parameters = Readonly<Record<string, string | number>>;

export interface RuleContent {
  kind: RiskRuleKind;
  parameters: Parameters;
  currency: Currency | null;
  severity: RiskSeverity;
}

export interface Rule extends RuleContent {
  code: string;
  version: number;
  contentHash: string;
  savedBy: string;
  savedAt: Date;
  reason: string;
}

/** Over what a rule does: what a second person agrees to is bound to it. */
export function contentHash({ kind, parameters, currency, severity }: RuleContent): string {
  return hashOf([kind, parameters, currency, severity]);
}

/** What a second person agrees to: a direction, and exactly this content (`risk_switch_check`). */
export function switchHash(to: 'on' | 'off', content: string): string {
  return createHash('sha256').update(`${to} ${content}`).digest('hex');
}
