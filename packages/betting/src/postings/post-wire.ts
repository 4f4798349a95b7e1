import { type RowField, rowsText } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { balanceOf, type PostCommand, type PostOutcome, type RefusalReason } from './posting.ts';
import type { Account, RecordedType } from './posting-rules.ts';

/** A command as one row of `ledger_instruction[]`. */
export function fieldsOf(command: PostCommand): RowField[] {
  const { memberId, type, amount, source, externalId, reference, round, note } = command;
  const { minor, currency } = amount;
  return [memberId, type, minor, currency, source, externalId, reference, round?.gameCode, round?.roundId, note];
}

/** Commands as the values of `ledger_post_within`. */
export function valuesOf(commands: readonly PostCommand[]): [string] {
  return [rowsText(commands.map(fieldsOf))];
}

/** Outcomes in the order of their commands, from the lines of `ledger_post_within`, which begin with their places. */
export function decodeOutcomes(lines: readonly string[], commands: readonly PostCommand[]): PostOutcome[] {
  return commands.map((command, index) => decodeOutcome(lines[index]!.slice(lines[index]!.indexOf(' ') + 1), command));
}

/** `wire`: the fields of `ledger_outcome` after its position, `-` for null. */
export function decodeOutcome(wire: string, command: PostCommand): PostOutcome {
  const [reason, replayed, seq, type, debit, credit, amount, bonusPart, ...rest] = wire.split(' ') as Fields;
  const [cashBefore, bonusBefore, heldBefore, cashAfter, bonusAfter, heldAfter, money, createdUs, hash] = rest;
  if (money === '-') return { ok: false, reason: reason as RefusalReason };
  const currency = money as Currency;
  const after = balanceOf(currency, BigInt(cashAfter), BigInt(bonusAfter), BigInt(heldAfter));
  if (reason !== '-') return { ok: false, reason: reason as RefusalReason, balance: after };
  const buried = type === 'TOMBSTONE';
  return {
    ok: true,
    replayed: replayed === 't',
    balance: after,
    posting: {
      memberId: command.memberId,
      seq: BigInt(seq),
      type: type as RecordedType,
      debit: debit as Account,
      credit: credit as Account,
      amount: { currency, minor: BigInt(amount) },
      bonusPart: { currency, minor: BigInt(bonusPart) },
      before: balanceOf(currency, BigInt(cashBefore), BigInt(bonusBefore), BigInt(heldBefore)),
      after,
      source: command.source,
      // A tombstone lies under the id of the bet, for the bet to find it; it refers to the rollback.
      externalId: buried ? command.reference! : command.externalId,
      reference: buried ? command.externalId : (command.reference ?? null),
      round: command.round ?? null,
      note: command.note ?? null,
      createdAt: new Date(Math.floor(Number(createdUs) / 1_000)),
      hash,
    },
  };
}

type Eight = [string, string, string, string, string, string, string, string];
type Fields = [...Eight, ...Eight, string];
