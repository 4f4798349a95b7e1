import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { amount, currency, decimal, ignoredMemberId, moment } from '../../scalars.ts';
import { postingAbout } from './posting-about.ts';

/** The specified types, and those the book needs besides: a cash-out applied, a fee, a forfeited bonus and what was won with it, a reversal. */
export const transactionTypes = [
  'GAME_BET',
  'GAME_WIN',
  'GAME_ROLLBACK',
  'WITHDRAW',
  'WITHDRAW_ROLLBACK',
  'PROMOTION',
  'DEPOSIT',
  'REDEEM',
  'INVITE_AWARD',
  'GIFT',
  'BENEFITS',
  'FEE',
  'FORFEIT',
  'FORFEIT_WON',
  'REVERSAL',
  'FREE_BET',
  'FREE_WIN',
  'FREE_ROLLBACK',
  'FREE_ROUNDS_WON',
  'SUPPLIER_PRIZE',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactions = call({
  path: '/sys/member/transaction/page',
  summary:
    "The member's postings, newest first by default. Amounts are never negative; the balances before and after show the direction.",
  input: pageInput({
    filters: {
      memberId: { schema: ignoredMemberId(), operators: ['EQ'] },
      amount: { schema: decimal(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
      createTime: { schema: moment(), operators: ['GTE', 'GT', 'LTE', 'LT'] },
      type: { schema: z.enum(transactionTypes), operators: ['EQ', 'IN'] },
    },
    sort: ['createTime'],
  }),
  output: pageOf(
    z.object({
      id: z.int().describe("Sequence number in the member's book"),
      createTime: moment(),
      type: z.enum(transactionTypes),
      currency: currency(),
      amount: amount(),
      balanceBefore: amount(),
      balanceAfter: amount(),
      about: postingAbout.nullable().describe('Null where nothing more is known'),
    }),
  ),
});
