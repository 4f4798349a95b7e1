import {
  address,
  CannotRun,
  type Environment,
  needed,
  originOf,
  port,
  readSettings as readEnvironment,
  text,
  wholeNumber,
} from '@fairhouse/operation/settings';
import { z } from 'zod';

const missing = 'is missing; set it as for the casino itself.';

/** Everything the sandbox provider reads from its environment. */
export const environment = z.object({
  SANDBOX: text(),
  PORT: port(3002),
  HOST: text('127.0.0.1'),
  DATABASE_URL: needed(missing),
  STRIPE_API_KEY: needed(missing).refine(
    (key) => !/^(sk|rk)_live_/.test(key),
    'is a live key; the sandbox provider takes only keys made for it.',
  ),
  STRIPE_WEBHOOK_SECRET: needed(missing),
  HOSTED_PAGE_KEY: needed(missing),
  HOSTED_PAGE_WEBHOOK_SECRET: needed(missing),
  PAYOUT_SECRET: needed(missing),
  PUBLIC_ORIGIN: originOf(missing),
  SANDBOX_ORIGIN: originOf(missing),
  STRIPE_API_URL: address(),
  WEBHOOK_ORIGIN: address(),
  LOCAL_LITECOIN_RPC: address(),
  LOCAL_ETHEREUM_RPC: address(),
  LOCAL_BSC_RPC: address(),
  SANDBOX_CONTROLS: text(),
  PAYOUT_SETTLE_AFTER_MS: wholeNumber({ usual: 3_000 }),
});

export type SandboxSettings = ReturnType<typeof readSettings>;

/** Throws CannotRun with one sentence. A fake provider has no business beside real money. */
export function readSettings(env: Environment) {
  if (env.SANDBOX !== 'on') {
    throw new CannotRun('The sandbox provider runs only with SANDBOX=on; where payments are live, do not start it.');
  }
  const read = readEnvironment(environment, env);
  const { LOCAL_LITECOIN_RPC: litecoin, LOCAL_ETHEREUM_RPC: ethereum, LOCAL_BSC_RPC: bsc } = read;
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    apiKey: read.STRIPE_API_KEY,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    /** The key is what the casino shows to order at the hosted payment pages; the secret signs their events. */
    hostedPageKey: read.HOSTED_PAGE_KEY,
    hostedPageWebhookSecret: read.HOSTED_PAGE_WEBHOOK_SECRET,
    /** Where the casino takes webhooks. */
    webhookOrigin: read.WEBHOOK_ORIGIN ?? read.PUBLIC_ORIGIN,
    /** The casino's origin: the only one that may frame these pages and get the payer back. */
    publicOrigin: read.PUBLIC_ORIGIN,
    /** Its own address, as a payer's browser reaches it. */
    ownOrigin: read.SANDBOX_ORIGIN,
    /** Its own address, as the casino's server reaches it. */
    apiAddress: read.STRIPE_API_URL ?? read.SANDBOX_ORIGIN,
    payoutSecret: read.PAYOUT_SECRET,
    /** The local chains of the test wallet, where they run. */
    localChains: litecoin || ethereum || bsc ? { litecoin, ethereum, bsc } : undefined,
    /** Whether the test controls answer. */
    controls: read.SANDBOX_CONTROLS === '1',
    /** A payout is settled this long after it was accepted. */
    settleAfterMs: read.PAYOUT_SETTLE_AFTER_MS,
  };
}
