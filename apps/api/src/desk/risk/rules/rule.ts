import { createHash } from 'node:crypto';
import type { RiskRuleKind, RiskSeverity } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';

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
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted, currency, severity]))
    .digest('hex');
}

/** What a second person agrees to: a direction, and exactly this content (`risk_switch_check`). */
export function switchHash(to: 'on' | 'off', content: string): string {
  return createHash('sha256').update(`${to} ${content}`).digest('hex');
}
