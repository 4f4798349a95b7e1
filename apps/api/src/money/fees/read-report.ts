import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { amountOf, decimalText } from '@fairhouse/money';
import { tryOut } from '../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { percentText } from './fee.wire.ts';
import type { FeesDeps } from './fees.deps.ts';
import { declinesOf, paymentsOf, type ReportRow } from './report.store.ts';

type Report = OperatorCallOutput<'/operator/fee/report'>;

const dayMs = 24 * 3_600_000;
const mostDays = 92;
const mostMs = 20_000;

/** How payments of some days of UTC went and what they cost, by provider, method and currency. */
export async function readReport(
  { db }: Pick<FeesDeps, 'db'>,
  { from, until }: { from: string; until: string },
): Promise<Result<Report>> {
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${until}T00:00:00Z`) + dayMs];
  if (Number.isNaN(start) || Number.isNaN(end)) return refuse('invalidField', { field: 'from' });
  if (end <= start || end - start > mostDays * dayMs) return refuse('invalidField', { field: 'until' });
  const span = [new Date(start), new Date(end)] as const;
  const found = await tryOut(db, mostMs, async (tx) => ({
    payments: await paymentsOf(tx, ...span),
    declines: await declinesOf(tx, ...span),
  }));
  if (!found) return refuse('serverBusy');
  return ok({
    rows: found.payments.map((row) => ({
      ...row,
      declines:
        row.kind === 'cashOut'
          ? []
          : found.declines
              .filter((one) => (['provider', 'method', 'currency'] as const).every((name) => one[name] === row[name]))
              .map(({ decline, count }) => ({ decline, count })),
      ...amountsOf(row),
    })),
  });
}

function amountsOf({ currency, amount, fees, priced }: ReportRow) {
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  return {
    amount: text(amount),
    fees: text(fees),
    priced: text(priced),
    feePercent: priced === 0n ? null : percentText((fees * 100_000n * 2n + priced) / (2n * priced)),
  };
}
