import { type Currency, currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import { cashOutMethodCodes } from '../../cash-out/list-cash-out-methods.ts';
import { depositMethodCodes } from '../../deposit/methods.ts';
import { type HealthRule, healthRules } from '../health/health-words.ts';
import { queueNames } from '../queue/queue-names.ts';
import { cashOutLimits } from './cash-out-limits.ts';
import { depositLimits } from './deposit-limits.ts';

/**
 * What operators can set while the house runs. Each is kept as a whole for each of its scopes, so that what belongs
 * together changes together. `value` reads the stored form: amounts are exact texts in major units, '25' or '0.00025'.
 */
export const houseSettings = {
  deposit: {
    about: 'the limits and shortcuts of deposits, by currency',
    scopes: currencyCodes,
    value: (currency: Currency) => depositLimits(currency),
  },
  cashOut: {
    about: 'the limits and shortcuts of cash-outs, by currency',
    scopes: currencyCodes,
    value: (currency: Currency) => cashOutLimits(currency),
    /** A change of it can need a second person. */
    hasLargeEffect: true,
    /** Fields that rows of before may have; they say nothing any more. */
    retired: ['secondApprovalFrom'],
  },
  depositMethod: {
    about: 'whether, to whom and in which order a method of deposit is shown, and its discount in percent',
    scopes: depositMethodCodes,
    value: () => depositMethodSetting,
  },
  cashOutMethod: {
    about: 'whether and in which order a method of cash-out is shown',
    scopes: cashOutMethodCodes,
    value: () => cashOutMethodSetting,
  },
  queue: {
    about: 'from which age on rows of a queue are amber and red, and after how long a decision takes effect',
    scopes: queueNames,
    value: () => queueSetting,
  },
  healthRule: {
    about: 'from when on something wrong with the house is an incident, and to whom it is mailed',
    scopes: healthRules,
    value: (rule: HealthRule) => healthRuleSetting(rule),
  },
  campaign: {
    about: 'how many campaigns may reach a member within one day in UTC',
    scopes: ['everybody'],
    value: () => campaignSetting,
  },
} as const;

const sortIndex = z.int().min(0).max(10_000);

const depositMethodSetting = z.strictObject({
  enabled: z.boolean(),
  /** 0 everybody, 10 those who have deposited before, 20 those who have not. */
  visibility: z.union([z.literal(0), z.literal(10), z.literal(20)]),
  sortIndex,
  /** Percent of the amount that is credited without being paid. */
  discountPercent: z.int().min(0).max(50),
});

const queueSetting = z
  .strictObject({
    amberMinutes: z.int().min(1).max(100_000),
    redMinutes: z.int().min(1).max(100_000),
    /** Until then whoever decided can take it back. */
    delaySeconds: z.int().min(0).max(600),
  })
  .refine(({ amberMinutes, redMinutes }) => amberMinutes < redMinutes, 'red does not come after amber');

/** What `limit` counts, by its rule, and the least and most it may be. */
export const healthLimits = {
  processGone: { unit: 'seconds', least: 30, most: 86_400 },
  queueLate: { unit: 'percentOfTarget', least: 10, most: 10_000 },
  providerFailing: { unit: 'percentThrough', least: 1, most: 100 },
  chainStill: { unit: 'minutes', least: 1, most: 100_000 },
  checkFound: { unit: 'findings', least: 0, most: 1_000_000 },
  jobFailing: { unit: 'failuresInARow', least: 1, most: 1_000_000 },
  diskFull: { unit: 'percentUsed', least: 1, most: 99 },
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

const cashOutMethodSetting = z.strictObject({ enabled: z.boolean(), sortIndex });

const campaignSetting = z.strictObject({ mostPerMemberPerDay: z.int().min(1).max(20) });

type Settings = typeof houseSettings;
export type SettingName = keyof Settings;
export type SettingScope<N extends SettingName> = Settings[N]['scopes'][number];
/** As the house reckons with it. */
export type SettingValue<N extends SettingName> = z.output<ReturnType<Settings[N]['value']>>;
/** As it is stored and written by hand. */
export type SettingText<N extends SettingName> = z.input<ReturnType<Settings[N]['value']>>;

export const settingNames = Object.keys(houseSettings) as SettingName[];

export function isScopeOf(name: SettingName, scope: string): boolean {
  return (houseSettings[name].scopes as readonly string[]).includes(scope);
}

/** What reads the stored form of a setting; throws for a scope that it does not have. */
export function settingSchema(name: SettingName, scope: string): z.ZodType {
  if (!isScopeOf(name, scope)) throw new TypeError(`${name} has no scope ${scope}`);
  return (houseSettings[name].value as (scope: string) => z.ZodType)(scope);
}

/** A stored row without the fields that the setting no longer has. */
export function withoutRetired(name: SettingName, value: Record<string, unknown>): Record<string, unknown> {
  const setting: { about: string; retired?: readonly string[] } = houseSettings[name];
  return Object.fromEntries(Object.entries(value).filter(([field]) => !setting.retired?.includes(field)));
}
