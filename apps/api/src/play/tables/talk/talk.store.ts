import type { ReportReason } from '@fairhouse/contract/play';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { ChatReport } from '../reports/chat-report.store.ts';

export interface OfferedTable {
  gameId: number;
  game: string;
  cover: string;
  vendor: string;
  code: string;
  /** In the countries that are known of the reader. */
  isOffered: boolean;
}

/** A game of the catalogue that can be played, by its number or by its vendor and code. */
export async function offeredTable(
  db: Database,
  which: { gameId: number } | { vendor: string; code: string },
  countries: readonly string[],
): Promise<OfferedTable | undefined> {
  const { rows } = await db.query<OfferedTable>(
    `select g.id as "gameId", g.name as game, g.cover, g.vendor, g.code,
       game_offered_in(g.country_rule, g.countries, g.blocked_in, $4::text[]) as "isOffered"
     from game_record g where g.enabled and ($1::int is null or g.id = $1) and ($1::int is not null or g.vendor = $2 and g.code = $3)`,
    'gameId' in which ? [which.gameId, null, null, countries] : [null, which.vendor, which.code, countries],
  );
  return rows[0];
}

/** Minor units; undefined where the game does not take the currency. */
export async function leastStakeOf(db: Database, code: string, currency: Currency): Promise<bigint | undefined> {
  const { rows } = await db.query<{ least: bigint }>(
    'select minimum_bet as least from game_stake where game_code = $1 and currency = $2',
    [code, currency],
  );
  return rows[0]?.least;
}

/** Whether the member has the table open for money, or had it until a moment ago: who never sat there has read nothing. */
export async function sitsAt(
  db: Database,
  memberId: bigint,
  { vendor, code }: Pick<OfferedTable, 'vendor' | 'code'>,
): Promise<boolean> {
  const { rows } = await db.query(
    `select from wallet_session where member_id = $1 and vendor = $2 and game_code = $3 and ended_at is null limit 1`,
    [memberId, vendor, code],
  );
  return rows.length > 0;
}

export interface NewReport {
  vendor: string;
  table: string;
  wordId: string;
  reportedBy: bigint;
  /** Who wrote it; null for a name that no member has. */
  writtenBy: bigint | null;
  reason: ReportReason;
  /** The message, and before it those that came earlier. */
  words: ChatReport['words'];
}

/** Undefined when the member has reported the message before. */
export async function insertReport(tx: Transaction, report: NewReport): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into chat_report (vendor, table_code, word_id, reported_by, written_by, reason, words)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (vendor, word_id, reported_by) do nothing returning id`,
    [
      report.vendor,
      report.table,
      report.wordId,
      report.reportedBy,
      report.writtenBy,
      report.reason,
      JSON.stringify(report.words),
    ],
  );
  return rows[0]?.id;
}
