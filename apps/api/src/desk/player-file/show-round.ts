import { postingsOfRound } from '@fairhouse/betting';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { VendorRound } from '@fairhouse/contract/wallet';
import { amountOf, decimalText } from '@fairhouse/money';
import type { MemberFileDeps } from './member-file.deps.ts';
import { findRound } from './round.store.ts';
import { rendered } from './rounds.ts';

type RoundFile = OperatorCallOutput<'/operator/member/round'>;

const mostPostings = 200;

/** A round by our book and by its vendor's word; undefined for one that the member has not played. */
export async function showRound(
  { db, vendorRounds }: MemberFileDeps,
  memberId: bigint,
  vendor: string,
  roundId: string,
): Promise<RoundFile | undefined> {
  const round = await findRound(db, memberId, vendor, roundId);
  if (!round) return undefined;
  const text = (minor: bigint) => decimalText(amountOf(round.currency, minor));
  const [postings, answer] = await Promise.all([
    postingsOfRound(db, { memberId, source: vendor, roundId, from: round.openedSeq ?? 1n, most: mostPostings }),
    vendorRounds.ask(vendor, roundId),
  ]);
  return {
    round: rendered(round),
    postings: postings.map(({ seq, type, amount, createdAt, hash }) => ({
      seq: Number(seq),
      type,
      amount: text(amount),
      at: createdAt.toISOString(),
      hash: hash.toString('hex'),
    })),
    isOurs: vendorRounds.isOurs(vendor),
    asked: answer.asked,
    said: answer.asked === 'answered' ? saidBy(answer.round, text) : null,
  };
}

function saidBy(round: VendorRound, text: (minor: bigint) => string): NonNullable<RoundFile['said']> {
  const { state, staked, won, bet, actions, outcome, proof } = round;
  return { state, staked: text(BigInt(staked)), won: text(BigInt(won)), bet, actions, outcome, proof };
}
