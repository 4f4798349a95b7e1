import { type Currency, currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import { cashOutMethodCodes } from '../../money/cash-out/list-cash-out-methods.ts';
import { depositMethodCodes } from '../../money/deposit/methods.ts';
import { allowances, celebrations } from '../../play/play-restrictions.ts';
import { type HealthRule, healthRules } from '../health/health-words.ts';
import { queueNames } from '../queues/queue-names.ts';
import type { Permission } from '../roles.ts';
import { contactPriorities } from '../support/support-words.ts';
import { bonusRules, bonusTerms, vipLevel, vipLevelNames, vipPackage, vipPackageIds } from './bonus-settings.ts';
import { cashOutLimits } from './cash-out-limits.ts';
import { depositLimits } from './deposit-limits.ts';
import { dailyRateSetting, ratedCurrencies, reportingSetting } from './reporting-settings.ts';
import { agentSetting, contact, currencySetting, invitationTerms } from './site-settings.ts';

/** The scope of what there is once. */
const casino = ['casino'] as const;

/**
 * What operators can set while the casino runs. Each is kept as a whole for each of its scopes, so that what belongs
 * together changes together. `value` reads the stored form: amounts are exact texts in major units, '25' or '0.00025'. Who may see
 * and set it is `settings.read` and `settings.edit`, unless it names others.
 */
export const casinoSettings = {
  deposit: {
    about: 'the limits and shortcuts of deposits, by currency',
    scopes: currencyCodes,
    value: (currency: Currency) => depositLimits(currency),
    hasLargeEffect: true,
  },
  cashOut: {
    about: 'the limits and shortcuts of cash-outs, by currency',
    scopes: currencyCodes,
    value: (currency: Currency) => cashOutLimits(currency),
    hasLargeEffect: true,
    /** Fields that rows of before may have; they say nothing any more. */
    retired: ['secondApprovalFrom'],
  },
  depositMethod: {
    about: 'whether, to whom, in which order and currencies a method of deposit is shown, and its discount in percent',
    scopes: depositMethodCodes,
    value: () => depositMethodSetting,
    /** What rows of before do not say. */
    added: { currencies: currencyCodes },
  },
  cashOutMethod: {
    about: 'whether, in which order and currencies a method of cash-out is shown',
    scopes: cashOutMethodCodes,
    value: () => cashOutMethodSetting,
    added: { currencies: currencyCodes },
  },
  queue: {
    about: 'from which age on rows of a queue are amber and red, and after how long a decision takes effect',
    scopes: queueNames,
    value: () => queueSetting,
  },
  support: {
    about: 'within which minutes a message to the support team is answered, and a thread solved, by priority',
    scopes: contactPriorities,
    value: () => supportSetting,
  },
  healthRule: {
    about: 'from when on something wrong with the casino is an incident, and to whom it is mailed',
    scopes: healthRules,
    value: (rule: HealthRule) => healthRuleSetting(rule),
  },
  campaign: {
    about: 'how many campaigns may reach a member within one day in UTC',
    scopes: ['everybody'],
    value: () => campaignSetting,
  },
  journey: {
    about: 'how many messages of journeys reach a member within some days, and how many days lie between two bonuses',
    scopes: casino,
    value: () => journeySetting,
  },
  documents: {
    about:
      'for how long an address document is valid, and how many days before a document expires its player is notified',
    scopes: casino,
    value: () => documentsSetting,
  },
  exchange: {
    about: 'for how many days messages exchanged with payment providers are kept',
    scopes: casino,
    value: () => exchangeSetting,
  },
  reporting: {
    about: 'the group currency of the home page, and what NGR after costs takes off, in percent',
    scopes: casino,
    value: () => reportingSetting,
  },
  dailyRate: {
    about: 'how many units of a currency one US dollar is on a day, for figures in the group currency',
    scopes: ratedCurrencies,
    value: () => dailyRateSetting,
  },
  contact: { about: 'how players reach the casino', scopes: casino, value: () => contact },
  currency: {
    about: 'whether members may join in a currency, and its rate to the US dollar for order and display',
    scopes: currencyCodes,
    value: () => currencySetting,
    hasLargeEffect: true,
  },
  jurisdictions: {
    about: 'which packs of rules are in force, by their place; elsewhere the rules of the casino hold',
    scopes: casino,
    value: () => jurisdictionsSetting,
    hasLargeEffect: true,
  },
  pace: {
    about: 'how fast games may be played and what they may do; where a place is stricter, its rules hold',
    scopes: casino,
    value: () => paceSetting,
    hasLargeEffect: true,
  },
  bonusTerms: {
    about: 'the amounts of the bonus terms, by currency; bonuses that were given keep theirs',
    scopes: currencyCodes,
    value: (currency: Currency) => bonusTerms(currency),
    hasLargeEffect: true,
    reads: 'bonuses.read',
    edits: 'bonusTerms.edit',
  },
  bonusRules: {
    about: 'what of the bonus terms is the same in every currency; bonuses that were given keep theirs',
    scopes: casino,
    value: () => bonusRules,
    hasLargeEffect: true,
    reads: 'bonuses.read',
    edits: 'bonusTerms.edit',
  },
  vipLevel: {
    about: 'the points that reach a level, and its cashback; who has a level keeps it',
    scopes: vipLevelNames,
    value: () => vipLevel,
    hasLargeEffect: true,
    reads: 'vip.read',
    edits: 'vip.edit',
  },
  vipPackage: {
    about: 'whether a package of the VIP store is on sale, its price, and its bonus in each currency',
    scopes: vipPackageIds,
    value: () => vipPackage,
    hasLargeEffect: true,
    reads: 'vip.read',
    edits: 'vip.edit',
  },
  invitation: {
    about: 'when an invited friend counts, the rewards, and the most of an agent, by currency',
    scopes: currencyCodes,
    value: (currency: Currency) => invitationTerms(currency),
    hasLargeEffect: true,
    reads: 'invitations.read',
    edits: 'agents.edit',
  },
  agent: {
    about: "an agent's share of the first deposit of each invited member",
    scopes: casino,
    value: () => agentSetting,
    hasLargeEffect: true,
    reads: 'invitations.read',
    edits: 'agents.edit',
  },
} as const;

const sortIndex = z.int().min(0).max(10_000);
/** Of those that the method can serve at all. */
const servedCurrencies = z
  .array(z.enum(currencyCodes))
  .refine((codes) => new Set(codes).size === codes.length, 'names a currency twice');

const depositMethodSetting = z.strictObject({
  enabled: z.boolean(),
  /** 0 all, 10 those who have deposited before, 20 those who have not. */
  visibility: z.union([z.literal(0), z.literal(10), z.literal(20)]),
  sortIndex,
  /** Percent of the amount that is credited without being paid. */
  discountPercent: z.int().min(0).max(50),
  currencies: servedCurrencies,
});

const queueSetting = z
  .strictObject({
    amberMinutes: z.int().min(1).max(100_000),
    redMinutes: z.int().min(1).max(100_000),
    /** Until then anyone who decided can take it back. */
    delaySeconds: z.int().min(0).max(600),
  })
  .refine(({ amberMinutes, redMinutes }) => amberMinutes < redMinutes, 'red does not come after amber');

const supportSetting = z
  .strictObject({ answerMinutes: z.int().min(1).max(100_000), solveMinutes: z.int().min(1).max(100_000) })
  .refine(({ answerMinutes, solveMinutes }) => answerMinutes <= solveMinutes, 'solved before it is answered');

/** What `limit` counts, by its rule, and the least and most it may be. */
export const healthLimits = {
  processGone: { unit: 'seconds', least: 30, most: 86_400 },
  queueLate: { unit: 'percentOfTarget', least: 10, most: 10_000 },
  providerFailing: { unit: 'percentThrough', least: 1, most: 100 },
  chainStill: { unit: 'minutes', least: 1, most: 100_000 },
  tableStill: { unit: 'minutes', least: 1, most: 100_000 },
  betsOwed: { unit: 'minutes', least: 1, most: 100_000 },
  checkFound: { unit: 'findings', least: 0, most: 1_000_000 },
  jobFailing: { unit: 'failuresInARow', least: 1, most: 1_000_000 },
  diskFull: { unit: 'percentUsed', least: 1, most: 99 },
  archiveLate: { unit: 'minutes', least: 1, most: 100_000 },
  // A chance of one in ten to this power.
  refusalsByOutcome: { unit: 'powerOfTen', least: 2, most: 30 },
} as const satisfies Record<HealthRule, { unit: string; least: number; most: number }>;

const healthRuleSetting = (rule: HealthRule) =>
  z.strictObject({
    watched: z.boolean(),
    /** In the unit of the rule (`healthLimits`). */
    limit: z.int().min(healthLimits[rule].least).max(healthLimits[rule].most),
    /** Of a rate: not judged by fewer than so many. */
    leastCount: z.int().min(1).max(100_000),
    /** It has to be so for as long before it is an incident, and to have stopped for as long before it is over. */
    forMinutes: z.int().min(1).max(10_000),
    mailTo: z.array(z.email()).max(10),
  });

const cashOutMethodSetting = z.strictObject({ enabled: z.boolean(), sortIndex, currencies: servedCurrencies });

/** The packs of packages/jurisdictions, which the pages do not load; a test compares them. */
export const packCodes = ['GB', 'MT', 'SE', 'DE', 'ES', 'CA-ON', 'BR'] as const;

const jurisdictionsSetting = z.strictObject({
  packs: z.array(z.enum(packCodes)).refine((codes) => new Set(codes).size === codes.length, 'names a pack twice'),
});

const allowance = z.enum(allowances);

const paceSetting = z.strictObject({
  /** From the start of one round to the start of the next. */
  slotLeastMs: z.int().min(0).max(60_000),
  tableLeastMs: z.int().min(0).max(60_000),
  automatic: allowance,
  quick: allowance,
  skip: allowance,
  celebrations: z.enum(celebrations),
  bonusBuy: z.boolean(),
  doubleUp: z.boolean(),
});

/** A dispute can come more than a year after the payment; what is gone is gone. */
const exchangeSetting = z.strictObject({ keepDays: z.int().min(30).max(4_000) });

const campaignSetting = z.strictObject({ mostPerMemberPerDay: z.int().min(1).max(20) });

/** Over all journeys together; free rounds count as a bonus. */
const journeySetting = z.strictObject({
  messagesMost: z.int().min(1).max(50),
  messagesDays: z.int().min(1).max(90),
  bonusDays: z.int().min(1).max(365),
});

const documentsSetting = z.strictObject({
  expiryNoticeDays: z.int().min(1).max(180),
  /** From the date on it; 0: for good. What was accepted keeps the day it was given. */
  addressValidMonths: z.int().min(0).max(120),
});

type Settings = typeof casinoSettings;
export type SettingName = keyof Settings;
export type SettingScope<N extends SettingName> = Settings[N]['scopes'][number];
/** As the casino computes with it. */
export type SettingValue<N extends SettingName> = z.output<ReturnType<Settings[N]['value']>>;
/** As it is stored and written by hand. */
export type SettingText<N extends SettingName> = z.input<ReturnType<Settings[N]['value']>>;

export const settingNames = Object.keys(casinoSettings) as SettingName[];

export function isScopeOf(name: SettingName, scope: string): boolean {
  return (casinoSettings[name].scopes as readonly string[]).includes(scope);
}

/** What reads the stored form of a setting; throws for a scope that it does not have. */
export function settingSchema(name: SettingName, scope: string): z.ZodType {
  if (!isScopeOf(name, scope)) throw new TypeError(`${name} has no scope ${scope}`);
  return (casinoSettings[name].value as (scope: string) => z.ZodType)(scope);
}

interface SettingShape {
  about: string;
  /** A change of it can need a second person. */
  hasLargeEffect?: true;
  retired?: readonly string[];
  added?: Readonly<Record<string, unknown>>;
  reads?: Permission;
  edits?: Permission;
}

/** What one has to hold to see a setting, and to set it. */
export function rightsOf(name: SettingName): { reads: Permission; edits: Permission } {
  const { reads = 'settings.read', edits = 'settings.edit' }: SettingShape = casinoSettings[name];
  return { reads, edits };
}

/** A stored row as it would be written now: without the fields that there are no more, and with those that came since. */
export function inPresentForm(name: SettingName, value: Record<string, unknown>): Record<string, unknown> {
  const setting: SettingShape = casinoSettings[name];
  const kept = Object.entries(value).filter(([field]) => !setting.retired?.includes(field));
  return { ...setting.added, ...Object.fromEntries(kept) };
}
