import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem } from '../problem.ts';
import { table } from '../table.ts';

export async function verify(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  const report = await ask(
    '/operator/books/verify',
    words[0]
      ? { memberId: needId(words[0], 'member'), reason: needText(named.reason, 'reason') }
      : { reason: named.reason },
  );
  const checked = `${report.books} books with ${report.postings} postings were checked`;
  if (report.faultCount === 0) return `${checked}; everything is right.`;
  const rows = report.faults.map((fault) => [fault.memberId, fault.seq ?? 'book', fault.rule, fault.detail]);
  throw new Problem(
    `${checked}; ${report.faultCount} faults.\n\n${table(['MEMBER', 'POSTING', 'RULE', 'DETAIL'], rows)}`,
  );
}
