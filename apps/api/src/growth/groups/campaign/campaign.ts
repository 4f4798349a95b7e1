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

/** What each gets and what all may get, by currency: each currency once, and no more for one than for all. */
export function readAmounts(content: CampaignContent): Result<{ each: MinorUnits; most: MinorUnits }> {
  const each: Record<string, string> = {};
  const most: Record<string, string> = {};
  if (!('amounts' in content)) return ok({ each, most });
  for (const { currency, ...written } of content.amounts) {
    const one = parseWrittenAmount(written.each, currency);
    const all = parseWrittenAmount(written.most, currency);
    if (!one || !isPositive(one)) return refuse('invalidField', { field: `each, ${currency}` });
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

/** Whether it offers something, so that only those get it who want offers. A gift or a bonus is given, and offers nothing. */
export function isOffer(content: CampaignContent): boolean {
  return content.kind === 'promotion' || (content.kind === 'message' && content.offers);
}
