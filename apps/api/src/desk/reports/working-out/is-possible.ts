import { combinationProblem, type ReportDefinition, type ReportProperty } from '@fairhouse/contract/operator';

/** Whether there are sums for it at all. */
export function isPossible(definition: ReportDefinition): boolean {
  if (definition.kind !== 'table') return true;
  const filtered = Object.keys(definition.filter) as ReportProperty[];
  return !combinationProblem(definition.measures, [...definition.by, ...filtered]);
}
