import type { OperatorCalls, PayoutCheck, PayoutTrial, PayoutTrialResult } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, type Currency, toWire } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { tryOut } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AutomaticDeps } from './automatic.deps.ts';
import { disputedAfter, type PayoutFacts, readPastFacts } from './facts.store.ts';
import { judge } from './judge.ts';
import { findRule, insertTrial } from './payout-rule.store.ts';
import { trialWire } from './payout-rule.wire.ts';

type Input = z.output<OperatorCalls['/operator/payoutRule/try']['input']>;

const mostCashOuts = 5_000;
const mostMs = 20_000;
const dayMs = 24 * 3_600_000;

/**
 * Judges the cash-outs of the last days as of the moments at which they were asked for, by the same statement and the same checks as the
 * live decision, in a transaction that can only read and for a while at most; then keeps that it was tried.
 */
export async function tryRule(
  { db, isSameName }: Pick<AutomaticDeps, 'db' | 'isSameName'>,
  operator: Pick<StaffPerson, 'name'>,
  { currency, version, days }: Input,
): Promise<Result<PayoutTrial>> {
  const rule = await findRule(db, currency, version);
  if (!rule) return refuse('noSuchThing');
  const until = new Date();
  const from = new Date(until.getTime() - days * dayMs);
  const result = await tryOut<PayoutTrialResult>(db, mostMs, async (tx) => {
    const { changeHours } = rule.parameters;
    const found = await readPastFacts(tx, { currency, from, until, changeHours }, mostCashOuts + 1);
    const judged = found.slice(0, mostCashOuts).map((facts) => ({ facts, ...judge(rule, facts, isSameName) }));
    const automatic = judged.filter(({ approved }) => approved).map(({ facts }) => facts);
    const ids = automatic.map(({ id }) => id);
    const disputed = await disputedAfter(tx, ids);
    return {
      ...summed(currency, { cashOuts: judged.map(({ facts }) => facts), automatic, disputed }),
      more: found.length > mostCashOuts,
      failed: failedOf(judged.flatMap(({ checks }) => checks)),
    };
  });
  if (!result) return refuse('serverBusy');
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    await insertTrial(tx, rule, { by, from, until, result });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `payout-rule:${currency}`,
      command: 'payoutRule.try',
      after: {
        version,
        contentHash: rule.contentHash,
        from: from.toISOString(),
        until: until.toISOString(),
        cashOuts: result.cashOuts,
        automatic: result.automatic,
      },
    });
    return ok(trialWire((await findRule(tx, currency, version))!.trial!));
  });
}

type Past = Pick<PayoutFacts, 'id' | 'amount' | 'status'>;

function summed(
  currency: Currency,
  { cashOuts, automatic, disputed }: { cashOuts: Past[]; automatic: Past[]; disputed: ReadonlySet<bigint> },
): Omit<PayoutTrialResult, 'more' | 'failed'> {
  const sum = (of: Past[]) =>
    toWire(
      amountOf(
        currency,
        of.reduce((total, { amount }) => total + amount, 0n),
      ),
    );
  const refused = automatic.filter(({ status }) => status === 'rejected');
  const later = automatic.filter(({ id }) => disputed.has(id));
  return {
    cashOuts: cashOuts.length,
    amount: sum(cashOuts),
    automatic: automatic.length,
    automaticAmount: sum(automatic),
    refused: refused.length,
    refusedAmount: sum(refused),
    disputed: later.length,
    disputedAmount: sum(later),
  };
}

function failedOf(checks: readonly { check: PayoutCheck; passed: boolean }[]): PayoutTrialResult['failed'] {
  const counts = new Map<PayoutCheck, number>();
  for (const { check, passed } of checks) if (!passed) counts.set(check, (counts.get(check) ?? 0) + 1);
  return [...counts].map(([check, count]) => ({ check, count })).sort((a, b) => b.count - a.count);
}
