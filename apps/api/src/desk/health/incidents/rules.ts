import { healthRules } from '@fairhouse/contract/operator';
import type { HealthDeps } from '../health.deps.ts';
import type { Rules } from './conditions.ts';

/** Every rule as it is set at this moment. */
export async function readRules({ settingOf }: Pick<HealthDeps, 'settingOf'>): Promise<Rules> {
  const entries = healthRules.map(async (rule) => [rule, await settingOf('healthRule', rule)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Rules;
}

/** Whom the rules that are watched write to. */
export function addressesOf(rules: Rules): Set<string> {
  return new Set(Object.values(rules).flatMap(({ watched, mailTo }) => (watched ? mailTo : [])));
}
