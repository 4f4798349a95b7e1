import type { PayoutRule, PayoutTrial } from '@fairhouse/contract/operator';
import type { RuleRow, Switch, Trial } from './payout-rule.store.ts';

export function ruleWire({ savedAt, approval, wasOn, trial, ...rule }: RuleRow): PayoutRule {
  return {
    ...rule,
    state: stateOf({ ...rule, approval, wasOn }),
    savedTime: savedAt.toISOString(),
    approval: approval === null ? null : Number(approval),
    trial: trial && trialWire(trial),
  };
}

export function trialWire({ at, from, until, ...trial }: Trial): PayoutTrial {
  return { ...trial, time: at.toISOString(), from: from.toISOString(), until: until.toISOString() };
}

export const switchWire = ({ version, to, by, at, reason }: Switch) => ({
  version,
  to,
  by,
  time: at.toISOString(),
  reason,
});

function stateOf({ version, runs, approval, wasOn }: Pick<RuleRow, 'version' | 'runs' | 'approval' | 'wasOn'>) {
  if (approval !== null) return 'proposed';
  if (runs === version) return 'on';
  return wasOn ? 'off' : 'draft';
}
