import { postingsNamed } from '@fairhouse/betting';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { auditEventsAbout, findPayment, type PaymentEvent } from './payment.store.ts';

type PaymentFile = OperatorCallOutput<'/operator/payment/file'>;

const mostEvents = 200;
/** How the features name what they post about one payment, and the subject of their audit events. */
const namesOf = {
  deposit: {
    subject: 'deposit',
    source: 'deposit',
    // Credited again where a lost dispute was won in the end.
    endings: ['', ':gift', ':again', ':gift:again'].flatMap((name) => [name, `${name}:reversal`]),
  },
  cashOut: { subject: 'cash-out', source: 'cash-out', endings: ['', ':paid', ':back'] },
} as const;

/** A payment with its course; undefined for one that there is not. */
export async function paymentFileOf(
  db: Database,
  kind: 'deposit' | 'cashOut',
  id: bigint,
): Promise<PaymentFile | undefined> {
  const payment = await findPayment(db, kind, id);
  if (!payment) return undefined;
  const { memberId, references, amount, currency, createdAt, ...rest } = payment;
  const { subject, source, endings } = namesOf[kind];
  const names = endings.map((ending) => `${id}${ending}`);
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  return {
    ...rest,
    memberId: Number(memberId),
    references: [...new Set(references)].filter((name) => name !== null),
    amount: text(amount),
    currency,
    createTime: createdAt.toISOString(),
    auditEvents: (await auditEventsAbout(db, `${subject}:${id}`, mostEvents)).map(rendered),
    postings: (await postingsNamed(db, memberId, source, names)).map((posting) => ({
      seq: Number(posting.seq),
      type: posting.type,
      amount: text(posting.amount),
      at: posting.createdAt.toISOString(),
      hash: posting.hash.toString('hex'),
    })),
  };
}

function rendered({ id, at, actor, command, before, after }: PaymentEvent): PaymentFile['auditEvents'][number] {
  return {
    id: Number(id),
    at: at.toISOString(),
    by: actor,
    what: command,
    before: stateIn(before),
    after: stateIn(after),
    reason: textIn(after, 'reason') ?? textIn(after, 'reviewReason'),
  };
}

/** Deposits call it their state, cash-outs their status. */
const stateIn = (facts: PaymentEvent['after']) => textIn(facts, 'state') ?? textIn(facts, 'status');

function textIn(facts: PaymentEvent['after'], name: string): string | null {
  const value = facts?.[name];
  return typeof value === 'string' ? value : null;
}
