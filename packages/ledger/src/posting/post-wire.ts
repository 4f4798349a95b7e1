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

/** An outcome as `ledger_post_batch` writes it: the fields of `ledger_outcome` without its position. */
export type OutcomeWire = [
  reason: string | null,
  replayed: boolean,
  seq: string,
  type: string,
  debit: string,
  credit: string,
  amount: string,
  bonusPart: string,
  cashBefore: string,
  bonusBefore: string,
  heldBefore: string,
  cashAfter: string,
  bonusAfter: string,
  heldAfter: string,
  currency: string | null,
  createdUs: string,
  hash: string,
];

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

export function decodeOutcome(wire: OutcomeWire, command: PostCommand): PostOutcome {
  const [reason, replayed, seq, type, debit, credit, amount, bonusPart] = wire;
  const currency = wire[14] as Currency | null;
  if (currency === null) return { ok: false, reason: reason as RefusalReason };
  const after = balanceOf(currency, BigInt(wire[11]), BigInt(wire[12]), BigInt(wire[13]));
  if (reason !== null) return { ok: false, reason: reason as RefusalReason, balance: after };
  const buried = type === 'TOMBSTONE';
  return {
    ok: true,
    replayed,
    balance: after,
    posting: {
      memberId: command.memberId,
      seq: BigInt(seq),
      type: type as RecordedType,
      debit: debit as Account,
      credit: credit as Account,
      amount: { currency, minor: BigInt(amount) },
      bonusPart: { currency, minor: BigInt(bonusPart) },
      before: balanceOf(currency, BigInt(wire[8]), BigInt(wire[9]), BigInt(wire[10])),
      after,
      source: command.source,
      // A tombstone lies under the id of the bet, for the bet to find it; it refers to the rollback.
      externalId: buried ? command.reference! : command.externalId,
      reference: buried ? command.externalId : (command.reference ?? null),
      note: command.note ?? null,
      createdAt: new Date(Number(BigInt(wire[15]) / 1000n)),
      hash: wire[16],
    },
  };
}
