import { type Amount, amountOf, type Currency, isCurrency } from '@fairhouse/money';

/** Fields of an audit event that are amounts in minor units, each by the field that names its currency. */
type AmountFields = Readonly<Record<string, string>>;

const one: AmountFields = { amount: 'currency' };
const limits: AmountFields = { most: 'currency' };

/** The amounts that audit events hold, by the kind of event; 'cashOut.*' is every kind of that family. */
export const eventAmounts: Readonly<Record<string, AmountFields>> = {
  'affiliate.adjust': one,
  'affiliateStatement.*': one,
  'agent.bonus': { amount: 'currency', deposit: 'depositCurrency' },
  'approval.propose': one,
  'bonus.*': {
    amount: 'currency',
    required: 'currency',
    wagered: 'currency',
    forfeited: 'currency',
    paid: 'currency',
    loss: 'currency',
  },
  'campaign.gift': one,
  'cashOut.*': one,
  'competition.prize': one,
  'dataCopy.ask': { fee: 'currency' },
  'dispute.*': one,
  'deposit.*': { amount: 'currency', pays: 'currency', shortfall: 'currency' },
  'funds.ask': { threshold: 'currency', deposits: 'currency' },
  'invite.reward': one,
  'limit.*': limits,
  'policy.*': { amountFrom: 'currency' },
  'refund.*': one,
  'vip.redeem': one,
};

type Side = Readonly<Record<string, unknown>> | null;

/**
 * Reads a field of an audit event as an amount; undefined where it is none. The currency may stand on the other side: what
 * does not change is recorded once.
 */
export function eventAmountOf(
  kind: string,
  { before, after }: { before: Side; after: Side },
  field: string,
  value: string,
): Amount | undefined {
  const fields = eventAmounts[kind] ?? eventAmounts[`${kind.split('.')[0]}.*`];
  const named = fields && Object.hasOwn(fields, field) ? fields[field]! : undefined;
  const currency = named && (after?.[named] ?? before?.[named]);
  if (typeof currency !== 'string' || !isCurrency(currency) || !/^-?\d+$/.test(value)) return undefined;
  return amountOf(currency as Currency, BigInt(value));
}
