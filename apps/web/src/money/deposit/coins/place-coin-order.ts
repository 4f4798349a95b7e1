import { type Amount, toWire } from '@fairhouse/money';
import { type Answer, post } from '../../../lib/api.ts';
import type { CoinName, Variant } from './coins.ts';

/** Where to send the coins, how many, and until when the price holds. */
export interface CoinOrder {
  depositId: number;
  coin: CoinName;
  address: string;
  coins: string;
  amount: Amount;
  until: Date;
}

/** Orders by the variant's own call: the first answers for all of its coins, of which the chosen one is shown. */
export async function placeCoinOrder(
  variant: Variant,
  coin: CoinName,
  amount: Amount,
  requestKey: string,
): Promise<Answer<CoinOrder | undefined>> {
  const basics = { amount: toWire(amount), requestKey };
  if (variant === 'crypto') {
    const answer = await post('/sys/deposit/crypto/deposit', basics);
    if (!answer.ok) return answer;
    const { depositId, addresses, pricing, expireTime } = answer.data;
    const name = coin as keyof typeof addresses;
    const [address, price] = [addresses[name], pricing[name]];
    // The sources agree on no price of this one just now.
    if (address === undefined || price === undefined) return { ok: true, data: undefined };
    return { ok: true, data: { depositId, coin, address, coins: price.amount, amount, until: new Date(expireTime) } };
  }
  const answer = await post('/sys/deposit/crypt/depositOrder', { ...basics, depositCurrency: coin as never });
  if (!answer.ok) return answer;
  const { depositId, address, coinNum, expireTime } = answer.data;
  return { ok: true, data: { depositId, coin, address, coins: coinNum, amount, until: new Date(expireTime) } };
}
