import type { FeeRule, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { type Currency, parseWrittenAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { insertFeeRule } from './fee.store.ts';
import { feeWire, thousandthsOf } from './fee.wire.ts';
import type { FeesDeps } from './fees.deps.ts';

type Input = z.output<OperatorCalls['/operator/fee/save']['input']>;

/** Another version of a fee, from a day on that is not over. */
export async function saveFee(
  { db, providers }: FeesDeps,
  operator: Pick<StaffPerson, 'name'>,
  { reason, ...terms }: Input,
): Promise<Result<FeeRule>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  if (!providers.includes(terms.provider)) return refuse('invalidField', { field: 'provider' });
  const { currency } = terms;
  const [fixed, least] = [minorOf(terms.fixed, currency), minorOf(terms.least, currency)];
  const most = terms.most === null ? null : minorOf(terms.most, currency);
  if (fixed === undefined) return refuse('invalidField', { field: 'fixed' });
  if (least === undefined) return refuse('invalidField', { field: 'least' });
  if (most === undefined || (most !== null && most < least)) return refuse('invalidField', { field: 'most' });
  const thousandths = thousandthsOf(terms.percent);
  if (thousandths > 100_000) return refuse('invalidField', { field: 'percent' });
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    const saved = await insertFeeRule(tx, { ...terms, fixed, least, most, thousandths, by, reason });
    if (!saved) return refuse('invalidField', { field: 'validFrom' });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `payment-fee:${saved.id}`,
      command: 'fee.save',
      after: { ...terms, reason },
    });
    return ok(feeWire(saved));
  });
}

/** Zero is an amount too. */
function minorOf(text: string, currency: Currency): bigint | undefined {
  const amount = parseWrittenAmount(text, currency);
  return amount && amount.minor >= 0n ? amount.minor : undefined;
}
