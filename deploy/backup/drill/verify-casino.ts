import { verifyBooks } from '@fairhouse/betting';
import { connect } from '@fairhouse/database';
import { verifyPots } from '@fairhouse/rgs';
import { runCommand } from '../../../apps/backoffice/src/cli/run-command.ts';
import type { TestCasino } from '../../../test-kit/open-test-casino.ts';

export interface Verified {
  books: number;
  postings: number;
  /** What the operators' command said of the record. */
  record: string;
  /** Everything that is not as it should be; none is right. */
  faults: string[];
}

/** Every book from its first posting on, the shared pots, and the record's chain, the last as an operator asks for it. */
export async function verifyCasino(system: TestCasino, databaseUrl: string): Promise<Verified> {
  const casino = connect({ url: databaseUrl, schema: 'casino', connections: 2 });
  const studio = connect({ url: databaseUrl, schema: 'studio', connections: 1 });
  try {
    const books = await verifyBooks(casino);
    const pots = await verifyPots(studio);
    const record = await runCommand(['record', 'verify'], {
      DESK_ORIGIN: system.origins.desk,
      STAFF_TOKEN: system.settings.STAFF_TOKEN,
    });
    return {
      books: books.books,
      postings: books.postings,
      record: `${record.out}${record.err}`.trim(),
      faults: [
        ...books.findings.map(
          ({ memberId, seq, rule, detail }) => `book of ${memberId}, posting ${seq ?? '–'}: ${rule}: ${detail}`,
        ),
        ...pots.map((finding) => `shared pot: ${Object.values(finding).join(' ')}`),
        ...(record.code === 0 ? [] : [record.err.trim()]),
      ],
    };
  } finally {
    await casino.end();
    await studio.end();
  }
}
