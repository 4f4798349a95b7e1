import type { RiskRule } from '@fairhouse/contract/operator';
import { z } from 'zod';
import { kinds } from '../kinds/kinds.ts';
import { unitOf } from './read-parameters.ts';
import type { RuleRow } from './rule.store.ts';

export function ruleWire({ savedAt, approval, wasOn, trial, ...rule }: RuleRow): RiskRule {
  return {
    ...rule,
    parameters: { ...rule.parameters },
    state: stateOf({ ...rule, approval, wasOn }),
    savedTime: savedAt.toISOString(),
    approval: approval === null ? null : Number(approval),
    trial: trial && { ...trial, time: isoOf(trial.time), from: isoOf(trial.from), until: isoOf(trial.until) },
  };
}

const isoOf = (time: string) => new Date(time).toISOString();

function stateOf({ version, runs, approval, wasOn }: Pick<RuleRow, 'version' | 'runs' | 'approval' | 'wasOn'>) {
  if (approval !== null) return 'proposed';
  if (runs === version) return 'on';
  return wasOn ? 'off' : 'draft';
}

interface Described {
  minimum?: number;
  maximum?: number;
  enum?: string[];
}

/** The kinds as anyone who writes a rule needs them. */
export function kindsWire() {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
    const { about, parameters, ofMembers } = kinds[kind];
    const shape = parameters.shape as Record<string, z.ZodType>;
    const { properties, required = [] } = z.toJSONSchema(parameters) as {
      properties: Record<string, Described>;
      required?: string[];
    };
    const amounts = Object.keys(shape).filter((name) => unitOf(shape[name]!).unit === 'amount');
    const takesCurrency = !ofMembers
      ? 'never'
      : amounts.some((name) => required.includes(name))
        ? 'required'
        : 'optional';
    return {
      kind,
      about,
      takesCurrency: takesCurrency as 'never' | 'optional' | 'required',
      parameters: Object.entries(properties).map(([name, { minimum, maximum, enum: words }]) => ({
        name,
        ...unitOf(shape[name]!),
        least: minimum ?? null,
        most: maximum ?? null,
        words: words ?? null,
        needed: required.includes(name),
      })),
    };
  });
}
