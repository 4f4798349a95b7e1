import type { Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import type { MoveName } from './cash-out.states.ts';
import type { CashOut } from './cash-out.store.ts';

/** What the member can be sent about a cash-out. */
type CashOutNews = 'cashOutApproved' | 'cashOutRejected' | 'cashOutPaid' | 'cashOutFailed';

/** Leaves the member a message in the transaction of the move. */
export type AnnounceCashOut = (
  tx: Transaction,
  news: { memberId: bigint; kind: CashOutNews; about: string; values: Record<string, string | Amount> },
) => Promise<unknown>;

/** As in a sentence, “by …”. */
const methodNames: Record<CashOut['method'], { en: string; fil: string }> = {
  BANK_CARD: { en: 'bank transfer', fil: 'bank transfer' },
  PAYPAL: { en: 'PayPal', fil: 'PayPal' },
  MERCADO_PAGO: { en: 'Mercado Pago', fil: 'Mercado Pago' },
  CPAY: { en: 'CPay', fil: 'CPay' },
  BTC: { en: 'Bitcoin', fil: 'Bitcoin' },
  PAYID: { en: 'PayID', fil: 'PayID' },
};

/** The moves a member is told of; the others are the member's own or change nothing for the member. */
const newsOf: Partial<Record<MoveName, CashOutNews>> = {
  approve: 'cashOutApproved',
  reject: 'cashOutRejected',
  settle: 'cashOutPaid',
  markPaid: 'cashOutPaid',
  fail: 'cashOutFailed',
};

export async function announceMove(
  announce: AnnounceCashOut,
  tx: Transaction,
  move: MoveName,
  { id, memberId, method, amount, reason }: CashOut,
): Promise<void> {
  const kind = newsOf[move];
  if (!kind) return;
  const values = {
    number: String(id),
    amount,
    methodEn: methodNames[method].en,
    methodFil: methodNames[method].fil,
    ...(kind === 'cashOutRejected' ? { reason: asSentence(reason ?? '') } : {}),
  };
  await announce(tx, { memberId, kind, about: `cash-out:${id}`, values });
}

/** The operator's reason stands between two sentences. */
function asSentence(reason: string): string {
  return /[.!?…]$/.test(reason) ? reason : `${reason}.`;
}
