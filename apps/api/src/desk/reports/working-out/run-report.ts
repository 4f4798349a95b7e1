import type { Permission, ReportDefinition, ReportKind } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { withinTime } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { ReportsDeps } from '../reports.deps.ts';
import { beginReport } from './records.store.ts';
import { runCohorts } from './run-cohorts.ts';
import { runSaferGambling } from './run-safer-gambling.ts';
import { runTable } from './run-table.ts';
import { problem, type WorkedOut } from './worked-out.ts';

/** Each statement of a report. */
const statementMs = 20_000;

/** What one must hold to see a report of a kind, besides `reports.read`. */
const needs: Record<ReportKind, Permission | undefined> = {
  table: 'finance.read',
  cohorts: 'finance.read',
  saferGambling: undefined,
};

export function maySee(permissions: ReadonlySet<Permission>, kind: ReportKind): boolean {
  const needed = needs[kind];
  return permissions.has('reports.read') && (needed === undefined || permissions.has(needed));
}

/** Works a report out, as of one moment, for who holds these permissions. */
export async function runReport(
  deps: ReportsDeps,
  permissions: ReadonlySet<Permission>,
  definition: ReportDefinition,
): Promise<Result<WorkedOut>> {
  if (!maySee(permissions, definition.kind)) return refuse('notPermitted');
  const found = await withinTime(deps.db, statementMs, async (tx) => {
    await beginReport(tx);
    return workOut(tx, deps, permissions, definition);
  });
  return ok(found ?? problem('tooLong'));
}

function workOut(
  tx: Transaction,
  deps: ReportsDeps,
  permissions: ReadonlySet<Permission>,
  definition: ReportDefinition,
): Promise<WorkedOut> {
  if (definition.kind === 'table') return runTable(tx, deps, definition);
  if (definition.kind === 'cohorts') return runCohorts(tx, deps, definition, permissions.has('members.personal'));
  return runSaferGambling(tx, deps, definition);
}
