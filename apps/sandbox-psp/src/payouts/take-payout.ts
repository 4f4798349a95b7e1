import { setTimeout as sleep } from 'node:timers/promises';
import { decimalText, isCurrency, parseAmount } from '@fairhouse/money';
import type { Parts } from '../fake-provider.ts';
import { type Payout, type PayoutRequest, type Plan, readControl, upsertPayout } from './payout.store.ts';

/** How the pretend bank takes the next payouts: a test chooses, otherwise it settles them. */
export const payoutBehaviours = [
  'settle',
  'refuse',
  'fail',
  'return',
  'pending',
  'otherAmount',
  'otherCurrency',
  'hangUp',
  'slow',
  'busy',
] as const;
type Behaviour = (typeof payoutBehaviours)[number];

/** The same for anyone who tries it out by hand: the word with which the receiver begins, as in `pending@example.com`. */
const words: Record<string, Behaviour> = {
  refuse: 'refuse',
  fail: 'fail',
  return: 'return',
  pending: 'pending',
  lost: 'hangUp',
  late: 'slow',
};

const slowMs = 2_000;

export type Taken =
  | { is: 'taken'; payout: Payout; isFirst: boolean }
  | { is: 'refused' }
  | { is: 'busy' }
  /** This id was used for something else. */
  | { is: 'another'; payout: Payout }
  /** It is taken, but its answer is lost on the way: the sender must not take that for a failure. */
  | { is: 'lost' };

/** Takes an instruction, by whichever interface it came: one payout for an id, however often it is sent. */
export async function takePayout({ db, settings }: Parts, request: PayoutRequest): Promise<Taken> {
  const behaviour = behaviourOf(request) ?? (await readControl(db, 'payouts'));
  if (behaviour === 'refuse') return { is: 'refused' };
  if (behaviour === 'busy') return { is: 'busy' };
  const { same, isFirst, ...payout } = await upsertPayout(
    db,
    request,
    planOf(request, behaviour, settings.settleAfterMs),
  );
  if (!same) return { is: 'another', payout };
  if (behaviour === 'hangUp' && isFirst) return { is: 'lost' };
  if (behaviour === 'slow') await sleep(slowMs);
  return { is: 'taken', payout, isFirst };
}

function behaviourOf({ destination }: PayoutRequest): Behaviour | undefined {
  const { email, accountName, payId } = destination;
  const word = /^[a-z]+/.exec((email ?? accountName ?? payId ?? '').toLowerCase())?.[0];
  return word ? words[word] : undefined;
}

function planOf({ amount, currency }: PayoutRequest, behaviour: string | undefined, settleAfterMs: number): Plan {
  return {
    outcome: behaviour === 'fail' || behaviour === 'return' ? behaviour : 'settle',
    decidedAfterMs: behaviour === 'pending' ? undefined : settleAfterMs,
    statedAmount: behaviour === 'otherAmount' ? oneLess(amount, currency) : amount,
    statedCurrency: behaviour === 'otherCurrency' ? (currency === 'EUR' ? 'USD' : 'EUR') : currency,
  };
}

/** The smallest unit less. */
function oneLess(text: string, currency: string): string {
  const amount = isCurrency(currency) ? parseAmount(text, currency) : undefined;
  return amount ? decimalText({ ...amount, minor: amount.minor - 1n }) : text;
}
