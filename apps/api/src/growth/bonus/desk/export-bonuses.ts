import type { BonusFilter, FileAnswer } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { csvLine, csvType } from '../../../http/csv.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import { type BonusPlace, bonusesOfCasino, type CasinoBonus } from './casino.store.ts';
import { sumBonuses } from './sum-bonuses.ts';

const bonusesAtOnce = 2_000;
const sumWithinMs = 25_000;

const columns = [
  'id',
  'given',
  'member',
  'username',
  'promotion',
  'period',
  'status',
  'currency',
  'amount',
  'required',
  'wagered',
  'paid',
  'forfeited',
  'ended',
  'givenBy',
];

/** The bonuses of the list as a file of CSV, by the very same filter. That it was made is an audit event. */
export async function exportBonuses(
  db: Database,
  operator: Pick<StaffPerson, 'name'>,
  filter: BonusFilter,
): Promise<Result<FileAnswer>> {
  const totals = await sumBonuses(db, filter, sumWithinMs);
  if (!totals) return refuse('serverBusy');
  const madeFrom = hashOf([filter, totals]);
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: 'bonuses',
      command: 'bonus.export',
      after: { ...filter, madeFrom },
    }),
  );
  async function* parts() {
    yield csvLine(columns);
    let after: BonusPlace | undefined;
    for (;;) {
      const rows = await bonusesOfCasino(db, filter, { after, most: bonusesAtOnce });
      yield rows.map(lineOf).join('');
      if (rows.length < bonusesAtOnce) return;
      after = rows.at(-1);
    }
  }
  return ok({ name: `bonuses-${madeFrom.slice(0, 12)}.csv`, contentType: csvType, madeFrom, parts: parts() });
}

function lineOf({ currency, terms, wagering, ...bonus }: CasinoBonus): string {
  const of = (minor: bigint) => decimalText(amountOf(currency, minor));
  return csvLine([
    bonus.id,
    bonus.createdAt.toISOString(),
    bonus.memberId,
    bonus.username,
    bonus.promotion,
    bonus.period,
    bonus.status,
    currency,
    of(bonus.amount),
    of(terms.required),
    of(wagering.wagered),
    of(bonus.paid),
    of(bonus.forfeited),
    bonus.endedAt?.toISOString() ?? null,
    bonus.givenBy,
  ]);
}
