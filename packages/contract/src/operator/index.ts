import type { z } from 'zod';
import { approveCashOut } from './approve-cash-out.ts';
import { blockPlay } from './block-play.ts';
import { findMember } from './find-member.ts';
import { getOperatorCashOut } from './get-cash-out.ts';
import { listActs } from './list-acts.ts';
import { listOperatorCashOuts } from './list-cash-outs.ts';
import { markCashOutPaid } from './mark-cash-out-paid.ts';
import { rejectCashOut } from './reject-cash-out.ts';
import { suspendMember } from './suspend-member.ts';
import { verifyBooks } from './verify-books.ts';

export type { OperatorCashOut } from './operator-cash-out.ts';

/** The calls of the operators' desk. Authorization carries the operator's key. */
export const operatorCalls = {
  [listOperatorCashOuts.path]: listOperatorCashOuts,
  [getOperatorCashOut.path]: getOperatorCashOut,
  [approveCashOut.path]: approveCashOut,
  [rejectCashOut.path]: rejectCashOut,
  [markCashOutPaid.path]: markCashOutPaid,
  [findMember.path]: findMember,
  [blockPlay.path]: blockPlay,
  [suspendMember.path]: suspendMember,
  [listActs.path]: listActs,
  [verifyBooks.path]: verifyBooks,
} as const;

export type OperatorCalls = typeof operatorCalls;
export type OperatorCallPath = keyof OperatorCalls;
/** What the desk may send (before coercion and defaults). */
export type OperatorCallInput<P extends OperatorCallPath> = z.input<OperatorCalls[P]['input']>;
/** What `data` holds on success. */
export type OperatorCallOutput<P extends OperatorCallPath> = z.output<OperatorCalls[P]['output']>;
