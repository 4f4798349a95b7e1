import type { Transaction } from '@fairhouse/database';
import type { Amount, PlayerLanguage } from '@fairhouse/money';
import { inEachLanguage } from '../../lib/in-each-language.ts';
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
const methodNames: Record<CashOut['method'], string | Record<PlayerLanguage, string>> = {
  BANK_CARD: {
    en: 'bank transfer',
    fil: 'bank transfer',
    pt: 'transferência bancária',
    es: 'transferencia bancaria',
  },
  PAYPAL: 'PayPal',
  MERCADO_PAGO: 'Mercado Pago',
  CPAY: 'CPay',
  BTC: 'Bitcoin',
  PAYID: 'PayID',
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
    ...inEachLanguage('method', (language) => nameIn(methodNames[method], language)),
    ...(kind === 'cashOutRejected' ? { reason: asSentence(reason ?? '') } : {}),
  };
  await announce(tx, { memberId, kind, about: `cash-out:${id}`, values });
}

function nameIn(name: string | Record<PlayerLanguage, string>, language: PlayerLanguage): string {
  return typeof name === 'string' ? name : name[language];
}

/** The operator's reason stands between two sentences. */
function asSentence(reason: string): string {
  return /[.!?…]$/.test(reason) ? reason : `${reason}.`;
}
