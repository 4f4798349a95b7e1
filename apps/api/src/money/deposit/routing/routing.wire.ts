import type { RoutingTrial, RoutingVersion } from '@fairhouse/contract/operator';
import type { RoutingRow, Switch, Trial } from './routing.store.ts';

export function versionWire({ savedAt, approval, wasOn, runs, trial, ...row }: RoutingRow): RoutingVersion {
  return {
    ...row,
    state: stateOf({ version: row.version, runs, approval, wasOn }),
    savedTime: savedAt.toISOString(),
    approval: approval === null ? null : Number(approval),
    trial: trial && trialWire(trial),
  };
}

export function trialWire({ at, from, until, ...trial }: Trial): RoutingTrial {
  return { ...trial, time: at.toISOString(), from: from.toISOString(), until: until.toISOString() };
}

export const switchWire = ({ at, ...turn }: Switch) => ({ ...turn, time: at.toISOString() });

function stateOf({ version, runs, approval, wasOn }: Pick<RoutingRow, 'version' | 'runs' | 'approval' | 'wasOn'>) {
  if (approval !== null) return 'proposed';
  if (runs === version) return 'on';
  return wasOn ? 'off' : 'draft';
}
