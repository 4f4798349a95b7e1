import { createHash, randomBytes } from 'node:crypto';
import { freePort } from '@fairhouse/database/embedded';
import { fakeBeaconSettings } from '../../apps/sandbox-psp/src/beacon/beacon-network.ts';

export interface CasinoEnv {
  env: Record<string, string> & { FAIRHOUSE_DATA_DIR: string };
  ports: Record<'api' | 'desk' | 'studio' | 'sandbox', number>;
  vendor: { id: string; secret: string };
  /** The secret that the card provider signs its webhooks with. */
  stripeWebhookSecret: string;
}

const secret = () => randomBytes(32).toString('hex');

/** The same in each run: a large casino is kept between them, and knows its secrets. */
const secretOf = (name: string) => createHash('sha256').update(`the ${name} of the benchmarks`).digest('hex');

/** What the processes of a casino of a benchmark are started with: free ports, secrets of this run, everything on. */
export async function casinoEnv(url: string, dataFolder: string): Promise<CasinoEnv> {
  const ports = { api: await freePort(), desk: await freePort(), studio: await freePort(), sandbox: await freePort() };
  const stripeWebhookSecret = `whsec_${secret()}`;
  const vendor = { id: 'studio', secret: secretOf('WALLET_SECRET') };
  const env = {
    DATABASE_URL: url,
    FAIRHOUSE_DATA_DIR: dataFolder,
    PUBLIC_ORIGIN: `http://localhost:${ports.api}`,
    STUDIO_ORIGIN: `http://localhost:${ports.studio}`,
    SANDBOX_ORIGIN: `http://localhost:${ports.sandbox}`,
    DESK_ORIGIN: `http://localhost:${ports.desk}`,
    DESK_PORT: String(ports.desk),
    SANDBOX: 'on',
    SIGNING_SECRET: secretOf('SIGNING_SECRET'),
    FACTOR_SECRET: secretOf('FACTOR_SECRET'),
    AUDIT_LOG_KEY: secretOf('AUDIT_LOG_KEY'),
    PUSH_KEY: secretOf('PUSH_KEY'),
    FAIR_LOG_KEY: secretOf('FAIR_LOG_KEY'),
    RECEIPT_KEY: secretOf('RECEIPT_KEY'),
    WALLET_SECRET: vendor.secret,
    WALLET_URL: `http://127.0.0.1:${ports.api}/wallet`,
    WALLET_VENDOR_ID: vendor.id,
    STRIPE_API_KEY: `sk_test_${secret()}`,
    STRIPE_API_URL: `http://127.0.0.1:${ports.sandbox}`,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    WEBHOOK_ORIGIN: `http://127.0.0.1:${ports.api}`,
    ...fakeBeaconSettings(`http://127.0.0.1:${ports.sandbox}`),
    PAYOUT_SECRET: secret(),
    PAYOUT_SETTLE_AFTER_MS: '1',
    HOSTED_PAGE_KEY: secret(),
    HOSTED_PAGE_WEBHOOK_SECRET: secret(),
    // Every caller of the load comes from one address.
    CALLS_PER_MINUTE: '100000000',
    STUDIO_CALLS_PER_MINUTE: '100000000',
  };
  return { env, ports, vendor, stripeWebhookSecret };
}
