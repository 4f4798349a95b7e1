import { type Currency, compare } from '@fairhouse/money';
import { z } from 'zod';
import { moneyText } from './money-text.ts';

/** A path of the site, an address elsewhere, or nothing: whatever a page may make a link or a picture of. */
const link = () =>
  orNothing(
    z
      .string()
      .max(500)
      .refine((text) => /^(\/(?!\/)\S*|https?:\/\/\S+|tg:\/\/\S+)?$/.test(text), 'is neither a path nor an address'),
  );

/** What is emptied at the desk comes as null. */
function orNothing(schema: z.ZodType<string>) {
  return z.preprocess((value: string | null) => value ?? '', schema);
}

/** How players reach the casino, as the specified call answers it. */
export const contact = z.strictObject({
  withdrawRulePageUrl: link(),
  promotionPageUrl: link(),
  telegramLink: link(),
  whatsAppNumber: orNothing(z.string().regex(/^(\+?[\d ()-]{5,30})?$/, 'is no number')),
  whatsAppQrCode: link(),
});

/** Whether members may join in it, and how many units of it one US dollar is: for order and display, nothing is converted by it. */
export const currencySetting = z.strictObject({
  enabled: z.boolean(),
  exchangeRate: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, 'is no rate')
    .refine((text) => Number(text) > 0, 'is not above zero'),
});

/** How many friends each reward takes; the amounts of a currency are in the same order. */
export const rewardFriends = [1, 3, 5, 10, 25, 50] as const;

/** What an invited friend does before counting, what the inviter is given, and how an agent's share is reckoned. */
export function invitationTerms<C extends Currency>(currency: C) {
  return z.strictObject({
    leastDeposit: moneyText(currency),
    leastWagered: moneyText(currency),
    rewards: z
      .array(moneyText(currency))
      .length(rewardFriends.length, `takes ${rewardFriends.length} amounts, for ${rewardFriends.join(', ')} friends`)
      .refine(
        (amounts) => amounts.every((amount, at) => at === 0 || compare(amounts[at - 1]!, amount) < 0),
        'each must be above the one before',
      ),
    agentMost: moneyText(currency),
    /** What 100 US dollars come to: an agent's share of a deposit in another currency is reckoned by it. */
    worthOf100Usd: moneyText(currency),
  });
}

/** An agent's share of the first deposit of each invited member, in percent. */
export const agentSetting = z.strictObject({ percent: z.int().min(0).max(100) });
