import type { RowField } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { balanceOf, type PostCommand, type PostOutcome, type RefusalReason } from './posting.ts';
import type { Account, RecordedType } from './posting-rules.ts';

/** A command as `ledger_command` takes it from JSON; amounts as texts, since a JSON number is a float. */
export interface CommandWire {
  member_id: string;
  type: string;
  amount: string;
  currency: string;
  source: string;
  external_id: string;
  reference?: string;
  note?: string;
}

/** An outcome as `ledger_post_batch` writes it after its position: the fields of `ledger_outcome`, `-` for null. */
export type OutcomeWire = string;

export function encodeCommand(command: PostCommand): CommandWire {
  return {
    member_id: command.memberId.toString(),
    type: command.type,
    amount: command.amount.minor.toString(),
    currency: command.amount.currency,
    source: command.source,
    external_id: command.externalId,
    reference: command.reference,
    note: command.note,
  };
}

/** A command as one row of `ledger_command[]`. */
export function fieldsOf(command: PostCommand): RowField[] {
  const { memberId, type, amount, source, externalId, reference, note } = command;
  return [memberId, type, amount.minor, amount.currency, source, externalId, reference, note];
}

export function decodeOutcome(wire: OutcomeWire, command: PostCommand): PostOutcome {
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
      note: command.note ?? null,
      createdAt: new Date(Math.floor(Number(createdUs) / 1_000)),
      hash,
    },
  };
}

type Eight = [string, string, string, string, string, string, string, string];
type Fields = [...Eight, ...Eight, string];
