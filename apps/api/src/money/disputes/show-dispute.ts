import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { amountOf, decimalText } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import { findClaim } from './claim.store.ts';
import { claimWire } from './dispute.wire.ts';
import type { DisputesDeps } from './disputes.deps.ts';
import { evidenceOf } from './evidence/evidence.store.ts';
import { depositFacts, depositsOfInstruments, instrumentsOf } from './evidence/facts.store.ts';
import { earlierOf } from './evidence/gather-evidence.ts';

const mostLinked = 50;

/** A dispute or refund with its deposit, what was paid with it besides, and the evidence that was put together. */
export async function showDispute(
  { db, deskOf }: Pick<DisputesDeps, 'db' | 'deskOf'>,
  id: bigint,
): Promise<Result<OperatorCallOutput<'/operator/dispute/get'>>> {
  const claim = await findClaim(db, id);
  if (!claim) return refuse('noSuchThing');
  const about = { ...claimWire(claim), takesAnswers: deskOf(claim.provider) !== undefined };
  const evidence = (await evidenceOf(db, id)).map(({ hash, madeFrom, by, at, bytes }) => ({
    hash,
    madeFrom,
    by,
    time: at.toISOString(),
    bytes,
  }));
  const { memberId, depositId } = claim;
  if (memberId === null || depositId === null) return ok({ ...about, evidence, deposit: null, linked: [], earlier: 0 });
  const deposit = await depositFacts(db, memberId, depositId);
  const linked = await depositsOfInstruments(db, memberId, depositId, mostLinked);
  return ok({
    ...about,
    evidence,
    deposit: {
      amount: decimalText(amountOf(deposit.currency, deposit.amount)),
      currency: deposit.currency,
      method: deposit.method,
      state: deposit.state,
      createTime: deposit.createdAt.toISOString(),
      instruments: (await instrumentsOf(db, memberId, depositId)).map(({ label }) => label),
    },
    linked: linked.map((it) => ({
      id: Number(it.id),
      memberId: Number(it.memberId),
      username: it.username,
      amount: decimalText(amountOf(it.currency, it.amount)),
      currency: it.currency,
      state: it.state,
      createTime: it.createdAt.toISOString(),
      claimed: it.claimed,
    })),
    earlier: earlierOf(linked, memberId, deposit.createdAt).filter(({ counts }) => counts).length,
  });
}
