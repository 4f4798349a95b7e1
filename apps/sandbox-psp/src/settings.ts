import type { LocalChains } from '@fairhouse/chains/local';
import { CannotRun } from '@fairhouse/operation';

export interface SandboxSettings {
  port: number;
  databaseUrl: string;
  apiKey: string;
  webhookSecret: string;
  /** Signs the events of the hosted payment pages; the key is what the casino shows to order there. */
  hostedPageKey: string;
  hostedPageWebhookSecret: string;
  /** Where the casino takes webhooks. */
  webhookOrigin: string;
  /** The casino's origin: the only one that may frame these pages and get the payer back. */
  publicOrigin: string;
  /** Its own address, as a payer's browser reaches it. */
  ownOrigin: string;
  /** Its own address, as the casino's server reaches it. */
  apiAddress: string;
  payoutSecret: string;
  /** The local chains of the test wallet, where they run. */
  localChains: LocalChains | undefined;
  /** Whether the test controls answer. */
  controls: boolean;
  /** A payout is settled this long after it was accepted. */
  settleAfterMs: number;
}

/** From the environment; throws CannotRun with a plain sentence. A pretend provider has no business beside real money. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxSettings {
  if (env.SANDBOX !== 'on') {
    throw new CannotRun('The sandbox provider runs only with SANDBOX=on; where payments are live, do not start it.');
  }
  const need = (name: string) => {
    const value = env[name];
    if (!value) throw new CannotRun(`${name} is missing; set it as for the casino itself.`);
    return value;
  };
  const apiKey = need('STRIPE_API_KEY');
  if (/^(sk|rk)_live_/.test(apiKey)) {
    throw new CannotRun('STRIPE_API_KEY is a live key; the sandbox provider takes only keys made for it.');
  }
  const publicOrigin = new URL(need('PUBLIC_ORIGIN')).origin;
  return {
    port: Number(env.PORT ?? 3002),
    databaseUrl: need('DATABASE_URL'),
    apiKey,
    webhookSecret: need('STRIPE_WEBHOOK_SECRET'),
    hostedPageKey: need('HOSTED_PAGE_KEY'),
    hostedPageWebhookSecret: need('HOSTED_PAGE_WEBHOOK_SECRET'),
    webhookOrigin: env.WEBHOOK_ORIGIN ?? publicOrigin,
    publicOrigin,
    ownOrigin: new URL(need('SANDBOX_ORIGIN')).origin,
    apiAddress: env.STRIPE_API_URL ?? new URL(need('SANDBOX_ORIGIN')).origin,
    payoutSecret: need('PAYOUT_SECRET'),
    localChains: readLocalChains(env),
    controls: env.SANDBOX_CONTROLS === '1',
    settleAfterMs: Number(env.PAYOUT_SETTLE_AFTER_MS ?? 3_000),
  };
}

function readLocalChains(env: NodeJS.ProcessEnv): LocalChains | undefined {
  const { LOCAL_LITECOIN_RPC: litecoin, LOCAL_ETHEREUM_RPC: ethereum, LOCAL_BSC_RPC: bsc } = env;
  return litecoin || ethereum || bsc ? { litecoin, ethereum, bsc } : undefined;
}
