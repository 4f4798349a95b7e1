import { CannotRun } from '@fairhouse/operation';

export interface SandboxSettings {
  port: number;
  databaseUrl: string;
  apiKey: string;
  webhookSecret: string;
  webhookUrl: string;
  /** The casino's origin: the only one that may frame these pages and get the payer back. */
  publicOrigin: string;
  payoutSecret: string;
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
    webhookUrl: env.WEBHOOK_URL ?? `${publicOrigin}/webhooks/stripe`,
    publicOrigin,
    payoutSecret: need('PAYOUT_SECRET'),
    controls: env.SANDBOX_CONTROLS === '1',
    settleAfterMs: Number(env.PAYOUT_SETTLE_AFTER_MS ?? 3_000),
  };
}
