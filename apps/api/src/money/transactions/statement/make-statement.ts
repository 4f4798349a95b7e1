import type { CallOutput, CallParsed } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { DescribePostings } from '../../../db/posting-descriptions.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { type Transaction, type TransactionRow, withAbouts } from '../transaction.ts';
import { nextTurn } from './next-turn.ts';
import { balanceBefore, postingsBetween } from './statement.store.ts';
import { type Statement, statementOf } from './statement.ts';
import { writeCsv } from './write-csv.ts';

const mostDays = 366;
const mostLines = 20_000;
const describedInTurn = 500;
const dayMs = 24 * 3_600_000;

export interface StatementDeps {
  db: Database;
  siteName: string;
  /** What postings were about. */
  describePostings: DescribePostings;
}

type Input = CallParsed<'/sys/member/transaction/statement'>;
type Made = Result<CallOutput<'/sys/member/transaction/statement'>>;

/** Makes statements, one at a time for a member: each is up to 20,000 lines in memory and seconds of work. */
export function createMakeStatement(deps: StatementDeps) {
  const waiting = new Set<bigint>();

  return async function makeOne(member: SessionMember, input: Input, language: string): Promise<Made> {
    if (waiting.has(member.id)) return refuse('tooManyRequests');
    waiting.add(member.id);
    try {
      return await makeStatement(deps, member, input, language);
    } finally {
      waiting.delete(member.id);
    }
  };
}

/** Writes the member's book over these days into a file. */
async function makeStatement(
  { db, siteName, describePostings }: StatementDeps,
  member: SessionMember,
  { from, until, format }: Input,
  language: string,
): Promise<Made> {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  if (days < 1 || days > mostDays) return refuse('statementPeriodInvalid', { most: mostDays });
  const postings = await postingsBetween(db, member, from, until, mostLines);
  if (postings.length > mostLines) return refuse('statementTooLong', { most: mostLines });
  const lines = await linesOf(describePostings, member, postings);
  const opening = lines[0]?.before ?? (await balanceBefore(db, member, from));
  const { id, username } = member;
  const statement = statementOf(
    { siteName, member: { id, username }, from, until, madeAt: new Date() },
    opening,
    lines,
  );
  const content = await (format === 'pdf' ? asPdf(statement, language) : writeCsv(statement));
  return ok({
    fileName: `statement-${from}-${until}.${format}`,
    contentType: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
    content: content.toString('base64'),
  });
}

/** In portions, each in a turn of its own: what one is about is looked up, and others are to go on meanwhile. */
async function linesOf(
  describe: DescribePostings,
  member: SessionMember,
  postings: readonly TransactionRow[],
): Promise<Transaction[]> {
  const lines: Transaction[] = [];
  while (lines.length < postings.length) {
    await nextTurn();
    lines.push(...(await withAbouts(describe, member, postings.slice(lines.length, lines.length + describedInTurn))));
  }
  return lines;
}

/** What writes PDF is 25 MB of a process: the first statement that is one loads it. */
async function asPdf(statement: Statement, language: string): Promise<Buffer> {
  const { writePdf } = await import('./write-pdf.ts');
  return writePdf(statement, language);
}
