import { type Database, inLongTransaction } from '@fairhouse/database';
import type pg from 'pg';
import type { StoredPosting } from './chain.ts';
import { type BookCheck, checkBook, type Finding, type StoredBook } from './check-book.ts';

export interface VerifyOptions {
  /** Only this member's book; all books when left out. */
  memberId?: bigint;
  /** Findings kept in the report; all are counted. 1,000 by default. */
  maxFindings?: number;
}

export interface VerifyReport {
  ok: boolean;
  books: number;
  postings: number;
  findingCount: number;
  findings: Finding[];
}

const pageRows = 5_000;
const pageWithinMs = 5 * 60_000;

/**
 * Re-checks every book from its first posting on, at one moment (one snapshot, so it may run beside live traffic), and
 * says exactly what is wrong and where. Memory does not grow with the number of books; time does.
 */
export async function verifyBooks(db: Database, options: VerifyOptions = {}): Promise<VerifyReport> {
  const report: VerifyReport = { ok: true, books: 0, postings: 0, findingCount: 0, findings: [] };
  const keep = (finding: Finding) => {
    report.ok = false;
    report.findingCount++;
    if (report.findings.length < (options.maxFindings ?? 1_000)) report.findings.push(finding);
  };
  await inLongTransaction(db, pageWithinMs, async (client) => {
    await client.query('set transaction isolation level repeatable read read only');
    await client.query('set local enable_seqscan = off');
    const postings = pages<StoredPosting>(client, postingPage, options.memberId);
    let next = await postings.next();
    for await (const book of pages<StoredBook>(client, bookPage, options.memberId)) {
      report.books++;
      const check: BookCheck = checkBook(book, keep);
      while (!next.done && place(next.value, book) <= 0) {
        report.postings++;
        if (place(next.value, book) < 0) keep(strayOf(next.value));
        else check.add(next.value);
        next = await postings.next();
      }
      check.finish();
    }
    for (; !next.done; next = await postings.next()) {
      report.postings++;
      keep(strayOf(next.value));
    }
  });
  return report;
}

function strayOf(posting: StoredPosting): Finding {
  return {
    memberId: posting.member_id,
    seq: posting.seq,
    rule: 'no_book',
    detail: 'the member of this posting has no book',
  };
}

/** Below zero when a stands before b in the order of the keys. */
function place(a: { member_id: bigint }, b: { member_id: bigint }): number {
  return a.member_id < b.member_id ? -1 : a.member_id > b.member_id ? 1 : 0;
}

const bookPage = `select * from book where member_id > $1::bigint and $2::bigint is not null
  and ($3::bigint is null or member_id = $3) order by member_id limit ${pageRows}`;

const postingPage = `select member_id, seq, type, debit, credit, amount, bonus_part, cash_before, bonus_before, held_before,
    cash_after, bonus_after, held_after, (extract(epoch from created_at) * 1000000)::bigint as created_us,
    source, external_id, reference, game_code, round_id, note, prev_hash, hash
  from posting where seq > 0 and (member_id, seq) > ($1::bigint, $2::bigint)
  and ($3::bigint is null or member_id = $3) order by member_id, seq limit ${pageRows}`;

type Key = { member_id: bigint; seq: bigint };

async function* pages<T extends Key>(
  client: pg.PoolClient,
  sql: string,
  memberId: bigint | undefined,
): AsyncGenerator<T, undefined> {
  // Just before the first key there is; a single member's rows begin just before that member.
  let at: [bigint, bigint] = memberId === undefined ? [-1n, 0n] : [memberId - 1n, 9_223_372_036_854_775_807n];
  for (;;) {
    const { rows } = await client.query<T>(sql, [...at, memberId ?? null]);
    yield* rows;
    if (rows.length < pageRows) return undefined;
    const last = rows.at(-1)!;
    at = [last.member_id, last.seq];
  }
}
