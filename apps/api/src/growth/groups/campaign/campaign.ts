import type {
  CampaignContent,
  CampaignKind,
  CampaignOutcome,
  CampaignRefusal,
  CampaignState,
} from '@fairhouse/contract/operator';
import { type Amount, amountOf, type Currency, isPositive, parseWrittenAmount } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { FreeRoundsOfCampaign } from '../groups.deps.ts';

/** Amounts in minor units by currency, as JSON has them. */
export type MinorUnits = Readonly<Record<string, string>>;

export interface Campaign {
  id: number;
  name: string;
  kind: CampaignKind;
  content: CampaignContent;
  each: MinorUnits;
  most: MinorUnits;
  contentHash: string;
  groupId: number;
  groupName: string;
  groupVersion: number;
  version: number;
  state: CampaignState;
  madeBy: string;
  madeAt: Date;
  startedBy: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  members: number | null;
  problem: 'budgetExceeded' | 'tooLong' | null;
}

/** Members of one currency with one outcome; the amount in minor units. */
export interface Tally {
  outcome: CampaignOutcome;
  reason: CampaignRefusal | null;
  currency: Currency;
  members: number;
  amount: bigint | null;
}

/** Exactly what is sent, to whom it is meant. */
export function contentHash(ruleHash: string, content: CampaignContent): string {
  return hashOf([ruleHash, content]);
}

/** What each gets and what all may get, by currency: each currency once, and no more for one than for all. Free rounds count by their stakes. */
export function readAmounts(content: CampaignContent): Result<{ each: MinorUnits; most: MinorUnits }> {
  const each: Record<string, string> = {};
  const most: Record<string, string> = {};
  if (content.kind === 'message' || content.kind === 'promotion') return ok({ each, most });
  const asked =
    content.kind === 'freeRounds'
      ? content.stakes.map(({ stake, ...of }) => ({ ...of, one: stake, times: content.count }))
      : content.amounts.map((of) => ({ ...of, one: of.each, times: 1 }));
  const field = content.kind === 'freeRounds' ? 'stake' : 'each';
  for (const { currency, ...written } of asked) {
    const single = parseWrittenAmount(written.one, currency);
    if (!single || !isPositive(single)) return refuse('invalidField', { field: `${field}, ${currency}` });
    if ('winMost' in written) {
      const winMost = parseWrittenAmount(written.winMost, currency);
      if (!winMost || !isPositive(winMost)) return refuse('invalidField', { field: `winMost, ${currency}` });
    }
    const one = amountOf(currency, single.minor * BigInt(written.times));
    const all = parseWrittenAmount(written.most, currency);
    if (!all || all.minor < one.minor) return refuse('invalidField', { field: `most, ${currency}` });
    if (Object.hasOwn(each, currency)) return refuse('invalidField', { field: `currency, ${currency}` });
    each[currency] = String(one.minor);
    most[currency] = String(all.minor);
  }
  return ok({ each, most });
}

export function amountsOf(units: MinorUnits): Amount[] {
  return Object.entries(units).map(([currency, minor]) => amountOf(currency as Currency, BigInt(minor)));
}

/** The free rounds of a campaign in one currency; undefined where it gives none in it. */
export function freeRoundsIn(content: CampaignContent, currency: Currency): FreeRoundsOfCampaign | undefined {
  if (content.kind !== 'freeRounds') return undefined;
  const of = content.stakes.find((one) => one.currency === currency);
  const stake = of && parseWrittenAmount(of.stake, currency);
  const winMost = of && parseWrittenAmount(of.winMost, currency);
  if (!stake || !winMost) return undefined;
  const { game, count, days, wagering } = content;
  return { game, count, expires: { days }, wagering, currency, stake: stake.minor, winMost: winMost.minor };
}

/** Whether it offers something, so that only those get it who want offers. A gift, a bonus or free rounds are given, and offer nothing. */
export function isOffer(content: CampaignContent): boolean {
  return content.kind === 'promotion' || (content.kind === 'message' && content.offers);
}
