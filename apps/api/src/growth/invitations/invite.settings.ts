import type { SettingText } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Amount, type Currency, currencyCodes } from '@fairhouse/money';
import { slashed } from '../../http/slashed.ts';
import { listRewards, termsOf, worthOf } from './reward.store.ts';

/** The terms of invitations as the casino has them. */
export async function firstInvitationTerms(db: Database): Promise<(currency: Currency) => SettingText<'invitation'>> {
  const text = (amount: Amount) => slashed([amount]);
  const read = async (currency: Currency): Promise<SettingText<'invitation'>> => {
    const { leastDeposit, leastWagered, agentMost } = await termsOf(db, currency);
    const rewards = await listRewards(db, currency);
    return {
      leastDeposit: text(leastDeposit),
      leastWagered: text(leastWagered),
      rewards: rewards.map(({ bonus }) => text(bonus)),
      agentMost: text(agentMost),
      worthOf100Usd: text(await worthOf(db, currency)),
    };
  };
  const all = new Map(
    await Promise.all(currencyCodes.map(async (currency) => [currency, await read(currency)] as const)),
  );
  return (currency) => all.get(currency)!;
}
