import { CannotRun, type Environment, needed, readSettings } from '@fairhouse/operation/settings';
import { z } from 'zod';
import type { DeclineTable } from './decline.ts';
import type { ConfiguredPayouts, ConfiguredProvider, PayOutDescriptor, SandboxAccess } from './provider-descriptor.ts';
import { providers } from './providers.ts';
import { optional } from './setting-kinds.ts';

export interface PaymentSettings {
  mode: 'sandbox' | 'live';
  /** Those that are configured; a method of any other is not offered. */
  payIn: ConfiguredProvider[];
  /** In the order in which they are asked whether they take a payout. What none takes, operators pay and mark. */
  payOut: ConfiguredPayouts[];
}

const payIns = providers.flatMap(({ payIn }) => (payIn ? [payIn] : []));
const payOuts = providers.flatMap(({ payOut }) => (payOut ? [payOut] : []));
const named = payOuts.filter(({ isNamed }) => isNamed);

/** `on`: the pretend provider; anything else is live. */
const mode = z.object({ SANDBOX: optional(), PAYOUT_PROVIDERS: optional() });

const atSandbox = z.object({
  SANDBOX_ORIGIN: needed('is missing; set the address of the sandbox provider.'),
  STRIPE_API_URL: optional(),
  PAYOUT_SECRET: needed('is missing; set the key of the payouts of the sandbox provider.'),
  HOSTED_PAGE_KEY: needed('is missing; set what the casino shares with the sandbox provider.'),
  HOSTED_PAGE_WEBHOOK_SECRET: needed('is missing; set what the casino shares with the sandbox provider.'),
});

/** Every setting that is read here. */
export const paymentSettingNames: readonly string[] = [
  ...Object.keys(mode.shape),
  ...Object.keys(atSandbox.shape),
  ...[...payIns, ...payOuts].flatMap(({ settingNames }) => settingNames),
];

/** Which methods each provider of payments in can serve. */
export const methodsOfProviders: ReadonlyMap<string, readonly string[]> = new Map(
  payIns.map(({ name, methods }) => [name, methods]),
);

/** What each provider of payments in means by its codes of declined payments. */
export const declinesOfProviders: ReadonlyMap<string, DeclineTable> = new Map(
  payIns.map(({ name, declines }) => [name, declines]),
);

/**
 * Throws CannotRun with one sentence about the first setting that is missing or wrong: live payments with keys or
 * addresses of the sandbox too, and the sandbox with live keys.
 */
export function readPaymentSettings(env: Environment): PaymentSettings {
  const { SANDBOX, PAYOUT_PROVIDERS } = readSettings(mode, env);
  const sandbox = SANDBOX === 'on' ? sandboxOf(env) : undefined;
  const payIn = payIns.flatMap((it) => it.read(env, sandbox) ?? []);
  const chosen = payoutsNamedIn(PAYOUT_PROVIDERS);
  if (!sandbox) requireTheirSettings(chosen, env);
  const payOut = payOuts.filter((it) => !it.isNamed || chosen.has(it)).flatMap((it) => it.read(env, sandbox) ?? []);
  return { mode: sandbox ? 'sandbox' : 'live', payIn, payOut };
}

function sandboxOf(env: Environment): SandboxAccess {
  const read = readSettings(atSandbox, env);
  return {
    origin: read.SANDBOX_ORIGIN,
    apiOrigin: read.STRIPE_API_URL || read.SANDBOX_ORIGIN,
    key: read.HOSTED_PAGE_KEY,
    webhookSecret: read.HOSTED_PAGE_WEBHOOK_SECRET,
    payoutSecret: read.PAYOUT_SECRET,
  };
}

/** PAYOUT_PROVIDERS: who pays out, with commas between. Keys alone make nothing pay. */
function payoutsNamedIn(text: string): ReadonlySet<PayOutDescriptor> {
  const names = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const all = named.map(({ name }) => name);
  const stranger = names.find((name) => !all.includes(name));
  if (stranger) throw new CannotRun(`PAYOUT_PROVIDERS names ${stranger}; there are ${all.join(', ')}.`);
  return new Set(named.filter(({ name }) => names.includes(name)));
}

/** Who is named has all of its settings, and nobody else any that are of no use but to pay out. */
function requireTheirSettings(chosen: ReadonlySet<PayOutDescriptor>, env: Environment): void {
  for (const { name, settingNames } of chosen) {
    const missing = settingNames.filter((setting) => !env[setting]);
    if (missing.length === 0) continue;
    throw new CannotRun(`PAYOUT_PROVIDERS names ${name}; set ${missing.join(' and ')} as well.`);
  }
  const ofPayIns = new Set(payIns.flatMap(({ settingNames }) => settingNames));
  for (const { name, settingNames } of named.filter((it) => !chosen.has(it))) {
    const idle = settingNames.find((setting) => env[setting] && !ofPayIns.has(setting));
    if (!idle) continue;
    throw new CannotRun(`${idle} is set, but PAYOUT_PROVIDERS does not name ${name}; name it, or remove the key.`);
  }
}
