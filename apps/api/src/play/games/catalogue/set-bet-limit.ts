import type { BetLimit, OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf, type Currency, compare, decimalText, isPositive, parseWrittenAmount } from '@fairhouse/money';
import type { z } from 'zod';
import type { Approvals } from '../../../db/approvals.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { type BetLimitRow, betLimitsOf, codeOf, writeBetLimit } from './bet-limit.store.ts';
import { betLimitWire } from './catalogue.wire.ts';
import { latestOf, lockCatalogue } from './change.store.ts';
import { keepChange } from './keep-change.ts';

type Input = z.output<OperatorCalls['/operator/catalogue/setBets']['input']>;
type Limits = { minimum: bigint; maximum: bigint } | null;

/** Sets what a single bet may be, with a second person where the policy asks for one. */
export async function askToSetBetLimit(
  { db, approvals }: { db: Database; approvals: Approvals },
  operator: StaffPerson,
  input: Input,
): Promise<Result<BetLimit>> {
  // Nobody is asked for a word on what is refused anyway.
  const judged = await judge(db, input);
  if (!judged.ok) return judged;
  const subject = subjectOf(judged.data.code, input.currency);
  return approvals.ask(operator, { command: 'bets.set', subject, proposal: { ...input } }, () =>
    setBetLimit(db, operator, input),
  );
}

/** The same without being asked whether it takes two. */
export async function setBetLimit(
  db: Database,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<BetLimit>> {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx);
    const judged = await judge(db, input, tx);
    if (!judged.ok) return judged;
    const { code, limits, before } = judged.data;
    const { currency, version, reason } = input;
    const textOf = (minor: bigint | undefined) => (minor === undefined ? null : decimalText(amountOf(currency, minor)));
    const value = { minimumBet: textOf(limits?.minimum), maximumBet: textOf(limits?.maximum) };
    await writeBetLimit(tx, code, currency, limits);
    const changed = await keepChange(tx, operator, {
      subject: subjectOf(code, currency),
      command: 'catalogue.setBets',
      version: version + 1,
      before: { minimumBet: before.minimumBet, maximumBet: before.maximumBet },
      value,
      reason,
    });
    return ok(betLimitWire({ currency, ...value }, changed));
  });
}

interface Judged {
  code: string;
  limits: Limits;
  before: BetLimitRow;
}

async function judge(db: Database, input: Input, tx: Database | Transaction = db): Promise<Result<Judged>> {
  const { id, currency, version, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'reason' });
  const code = await codeOf(db, id);
  if (code === undefined) return refuse('noSuchThing');
  if (((await latestOf(tx, subjectOf(code, currency)))?.version ?? 0) !== version) return refuse('contentChanged');
  const limits = readLimits(input);
  if (typeof limits === 'string') return refuse('settingRefused', { why: limits });
  const before = (await betLimitsOf(tx, code)).find((row) => row.currency === currency)!;
  return ok({ code, limits, before });
}

/** What is wrong about them, in words. */
function readLimits({ currency, minimumBet, maximumBet }: Input): Limits | string {
  if (minimumBet === null && maximumBet === null) return null;
  const minimum = parseWrittenAmount(minimumBet ?? '', currency);
  const maximum = parseWrittenAmount(maximumBet ?? '', currency);
  if (!minimum || !maximum) return `'${minimum ? maximumBet : minimumBet}' is no amount of ${currency}`;
  if (!isPositive(minimum)) return 'the least bet is not above zero';
  if (compare(minimum, maximum) > 0) return 'the least bet is above the greatest';
  return { minimum: minimum.minor, maximum: maximum.minor };
}

export function subjectOf(code: string, currency: Currency): string {
  return `bets:${code}:${currency}`;
}
