import type { ReportReason } from '@fairhouse/contract/play';
import { reportReasons } from '@fairhouse/contract/play';
import type { Database, Transaction } from '@fairhouse/database';
import { z } from 'zod';

const words = z.array(z.object({ id: z.string(), player: z.string(), text: z.string(), at: z.string() })).min(1);

export interface ChatReport {
  id: bigint;
  vendor: string;
  table: string;
  wordId: string;
  reportedBy: bigint;
  writtenBy: bigint | null;
  reason: ReportReason;
  /** The reported one is the last. */
  words: z.output<typeof words>;
  reportedAt: Date;
  state: 'open' | 'removed' | 'dismissed';
}

const columns = `id, vendor, table_code as "table", word_id as "wordId", reported_by as "reportedBy", written_by as "writtenBy",
  reason, words, reported_at as "reportedAt", state`;

const reportOf = (row: ChatReport): ChatReport => ({
  ...row,
  reason: z.enum(reportReasons).parse(row.reason),
  words: words.parse(row.words),
});

export async function findReport(db: Database, id: bigint): Promise<ChatReport | undefined> {
  const { rows } = await db.query<ChatReport>(`select ${columns} from chat_report where id = $1`, [id]);
  return rows[0] && reportOf(rows[0]);
}

/** How many members reported the message. */
export async function countReports(db: Database, { vendor, wordId }: ChatReport): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from chat_report where vendor = $1 and word_id = $2',
    [vendor, wordId],
  );
  return rows[0]!.count;
}

/** Decides every open report of the message; answers their ids. */
export async function decideReports(
  tx: Transaction,
  { vendor, wordId }: ChatReport,
  decision: { state: 'removed' | 'dismissed'; by: string; reason: string },
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update chat_report set state = $3, decided_by = $4, decided_at = clock_timestamp(), decision_reason = $5
     where vendor = $1 and word_id = $2 and state = 'open' returning id`,
    [vendor, wordId, decision.state, decision.by, decision.reason],
  );
  return rows.map(({ id }) => id);
}

/** Answers how many were deleted. */
export async function deleteReportsBefore(db: Database, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from chat_report where id in (
       select id from chat_report where reported_at < $1 and state <> 'open' order by reported_at limit $2)`,
    [before, most],
  );
  return rowCount ?? 0;
}
