import type { Page } from '@fairhouse/contract';
import type { DifferenceState, ReconciliationDifference } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { deskPage } from '../../db/list-page.store.ts';

export interface StoredDifference {
  id: bigint;
  day: string;
  part: string;
  kind: ReconciliationDifference['kind'];
  subject: string;
  ours: string | null;
  theirs: string | null;
  standing: boolean;
  state: DifferenceState;
  reason: string | null;
  correctedBy: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  foundAt: Date;
  version: number;
}

const columns = `id, to_char(day, 'YYYY-MM-DD') as day, part, kind, subject, ours, theirs, standing, state, reason,
  corrected_by as "correctedBy", decided_by as "decidedBy", decided_at as "decidedAt", found_at as "foundAt", version`;

/** Notes what was found for a day: new ones, those that were found before, and that all others of it are gone. */
export async function noteDifferences(
  tx: Transaction,
  day: string,
  found: readonly (ReconciliationDifference & { part: string })[],
): Promise<void> {
  await tx.query(
    `update reconciliation_difference set standing = false
     where day = $1 and standing and part not like 'settlement of %'`,
    [day],
  );
  await tx.query(
    `insert into reconciliation_difference (day, part, kind, subject, ours, theirs)
     select distinct $1::date, d.part, d.kind, d.subject, d.ours, d.theirs
     from json_to_recordset($2) d (part text, kind text, subject text, ours text, theirs text)
     order by d.part, d.kind, d.subject
     on conflict (day, part, kind, subject, ours, theirs) do update set standing = true`,
    [day, JSON.stringify(found)],
  );
}

/** Notes what a provider's file says otherwise: it stands until somebody works it off, since no comparison finds it again. */
export async function addDifferences(
  tx: Transaction,
  found: readonly (ReconciliationDifference & { day: string; part: string })[],
): Promise<void> {
  if (found.length === 0) return;
  await tx.query(
    `insert into reconciliation_difference (day, part, kind, subject, ours, theirs)
     select d.day, d.part, d.kind, d.subject, d.ours, d.theirs
     from json_to_recordset($1) d (day date, part text, kind text, subject text, ours text, theirs text)
     on conflict do nothing`,
    [JSON.stringify(found)],
  );
}

/** The oldest first. */
export async function pageOfDifferences<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (row: StoredDifference) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: columns,
    from: 'reconciliation_difference',
    where: 'true',
    params: [],
    fields: {
      state: { sql: 'state', type: 'text' },
      kind: { sql: 'kind', type: 'text' },
      part: { sql: 'part', type: 'text' },
      day: { sql: 'reconciliation_difference.day', type: 'date' },
    },
    input,
    defaultOrder: 'reconciliation_difference.day',
    tieBreak: 'id',
    render,
  });
}

/** Locked until the transaction ends. */
export async function lockDifference(tx: Transaction, id: bigint): Promise<StoredDifference | undefined> {
  const { rows } = await tx.query<StoredDifference>(
    `select ${columns} from reconciliation_difference where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

export async function decideDifference(
  tx: Transaction,
  id: bigint,
  decided: Pick<StoredDifference, 'state' | 'reason' | 'correctedBy'> & { decidedBy: string },
): Promise<StoredDifference> {
  const { rows } = await tx.query<StoredDifference>(
    `update reconciliation_difference
     set state = $2, reason = $3, corrected_by = $4, decided_by = $5, decided_at = clock_timestamp(), version = version + 1
     where id = $1 returning ${columns}`,
    [id, decided.state, decided.reason, decided.correctedBy, decided.decidedBy],
  );
  return rows[0]!;
}
