import type { FileAnswer } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { csvLine, csvType } from '../../../http/csv.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { findCompetition } from '../competition.store.ts';
import { type DeskStanding, pageOfStandings } from '../entry.store.ts';

const rowsAtOnce = 1_000;

const columns = [
  ...[
    'place',
    'member',
    'username',
    'currency',
    'joined',
    'score',
    'rounds',
    'needed',
    'reached',
    'prize',
    'paid',
    'receipt',
  ],
];

/** The standings as a file of CSV. That it was made is an audit event. */
export async function exportStandings(
  { db }: Pick<CompetitionsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  id: number,
): Promise<Result<FileAnswer>> {
  const competition = await findCompetition(db, id);
  if (!competition) return refuse('noSuchThing');
  const { contentHash, resultHash, players } = competition;
  const madeFrom = hashOf([contentHash, resultHash, players]);
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${id}`,
      command: 'competition.export',
      after: { players, madeFrom },
    }),
  );
  async function* parts() {
    yield csvLine(columns);
    for (let after = 0; ; after += rowsAtOnce) {
      const rows = await pageOfStandings(db, { id, after, pageSize: rowsAtOnce });
      yield rows.map(lineOf).join('');
      if (rows.length < rowsAtOnce) return;
    }
  }
  return ok({ name: `competition-${id}.csv`, contentType: csvType, madeFrom, parts: parts() });
}

const lineOf = (row: DeskStanding): string =>
  csvLine([
    row.place,
    row.memberId,
    row.username,
    row.currency,
    row.joinedAt.toISOString(),
    row.score,
    row.rounds,
    row.needed,
    row.reachedAt?.toISOString() ?? null,
    row.prize === null ? null : decimalText(amountOf(row.currency, row.prize)),
    row.paidAt?.toISOString() ?? null,
    row.receipt,
  ]);
