import { randomUUID } from 'node:crypto';
import { comesAbout } from './casino-calls.ts';
import type { Player } from './player.ts';

/** What a payer does on the payment page; `otherAmount` and `refund` are the provider's doing. */
export const ends = ['approve', 'decline', 'cancel', 'pending', 'leave', 'otherAmount', 'refund', 'dispute'] as const;
export type End = (typeof ends)[number];

const methodsOf = {
  USD: ['stripe', 'cpay', 'onlyPay', 'pingpong', 'payp'],
  EUR: ['stripe', 'cpay', 'onlyPay', 'pingpong', 'payp'],
  BRL: ['stripe', 'cpay', 'pix', 'pix', 'payp'],
} as const;
type Method = (typeof methodsOf)[keyof typeof methodsOf][number];

/** Orders a deposit of so many whole units and ends it that way; what is approved is credited when this answers. */
export async function payIn(player: Player, amount: number, end: End, method?: Method): Promise<void> {
  const { registration } = player.cast;
  const isStripes = end === 'refund' || end === 'dispute';
  const methods = methodsOf[registration.currency];
  const chosen = method ?? methods[player.random.below(methods.length)]!;
  const page = await order(player, isStripes ? 'stripe' : end === 'otherAmount' ? 'cpay' : chosen, amount);
  if (end === 'leave') return;
  if (end === 'otherAmount') return sayOfPayment(player, page, { state: 'succeeded', amount: String(amount * 90) });

  const before = (await player.balance()).availableBalance;
  const choice = isStripes ? 'approve' : end;
  await fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
  if (choice !== 'approve') return;
  const isCredited = async () => (await player.balance()).availableBalance > before;
  await comesAbout(`a deposit by ${chosen}, which was approved, to be credited`, isCredited);
  const sessionId = /cs_test_[0-9a-f]+/.exec(page.toString())?.[0];
  if (!sessionId) return;
  if (end === 'refund') await tell(player, '/controls/events', { sessionId, type: 'charge.refunded' });
  if (end === 'dispute') await say(player, `/controls/sessions/${sessionId}/dispute`, {});
}

/** Answers the page on which the provider asks the payer. */
async function order(player: Player, method: Method, amount: number): Promise<URL> {
  const input = { amount, requestKey: randomUUID() };
  const { sandbox } = player.origins;
  switch (method) {
    case 'stripe': {
      const { iframe } = await player.ask('/sys/deposit/stripe/depositOrder', input);
      return new URL(`/pay/${new URL(iframe).hash.slice(1)}`, sandbox);
    }
    case 'cpay':
      return new URL((await player.ask('/sys/deposit/cpay/depositOrder', input)).payUrl);
    case 'pingpong':
      return new URL((await player.ask('/sys/deposit/pingpong/depositOrder', input)).payUrl);
    case 'onlyPay':
      return new URL((await player.ask('/sys/deposit/onlyPay/deposit', input)).payUrl);
    case 'pix':
      return new URL((await player.ask('/sys/deposit/pix/depositOrder', input)).payUrl);
    case 'payp':
      return new URL((await player.ask('/sys/deposit/payp/depositOrder', input)).orderurl);
  }
}

/** Lets the provider say something of a payment that its payer has not. */
async function sayOfPayment(player: Player, page: URL, said: { state: string; amount: string }): Promise<void> {
  await tell(player, `/controls/payments/${page.pathname.split('/').at(-1)}/events`, said);
}

async function tell(player: Player, path: string, body: object): Promise<void> {
  const { id } = await say(player, path, body);
  await say(player, `/controls/events/${id}/deliver`, {});
}

async function say({ origins: { sandbox } }: Player, path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${sandbox}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
  return (await answer.json()) as { id: string };
}
