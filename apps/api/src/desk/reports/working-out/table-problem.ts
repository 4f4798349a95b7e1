import { combinationProblem, type ReportProperty, type TableDefinition } from '@fairhouse/contract/operator';

/** Why there are no sums for a table, by what it shows and by what it is narrowed to; undefined: there are. */
export function tableProblem({ measures, by, filter }: TableDefinition): ReturnType<typeof combinationProblem> {
  return combinationProblem(measures, [...by, ...(Object.keys(filter) as ReportProperty[])]);
}
