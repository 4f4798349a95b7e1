import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CannotRun,
  type Environment,
  leastSecretCharacters,
  readSettings,
  secret,
} from '@fairhouse/operation/settings';
import { z } from 'zod';

/** Every secret, how development makes it, and what it protects. */
const makers = {
  /** Signs the studio's wallet calls. */
  WALLET_SECRET: () => randomBytes(32).toString('hex'),
  /** Signs the short-lived addresses of uploaded files, captchas and the like. */
  SIGNING_SECRET: () => randomBytes(32).toString('hex'),
  /** Seals the secrets of authenticator apps and proves recovery codes. Losing it loses them all. */
  FACTOR_SECRET: () => randomBytes(32).toString('hex'),
  /** Signs the heads of the record. Another one is another public key, which everybody who holds heads has to be told. */
  AUDIT_LOG_KEY: () => randomBytes(32).toString('hex'),
  /** The key pair of web push follows from it. Another one ends every subscription. */
  PUSH_KEY: () => randomBytes(32).toString('hex'),
  /** Signs the heads of the log of commitments, and the receipts of bets: of the studio alone. */
  FAIR_LOG_KEY: () => randomBytes(32).toString('hex'),
  RECEIPT_KEY: () => randomBytes(32).toString('hex'),
  /** Our key at the payment provider. */
  STRIPE_API_KEY: () => `sk_test_${randomBytes(24).toString('hex')}`,
  /** With which the payment provider signs its webhooks. */
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString('hex')}`,
  /** Our key at the hosted payment pages, and with which they sign their webhooks. */
  HOSTED_PAGE_KEY: () => randomBytes(32).toString('hex'),
  HOSTED_PAGE_WEBHOOK_SECRET: () => randomBytes(32).toString('hex'),
  /** Signs the orders to pay out that go to the provider. */
  PAYOUT_SECRET: () => randomBytes(32).toString('hex'),
} as const;

export type SecretName = keyof typeof makers;
export type Secrets = Record<SecretName, string>;
export const secretNames = Object.keys(makers) as SecretName[];

/** What the casino shares with the sandbox provider alone. */
const ofSandbox = ['HOSTED_PAGE_KEY', 'HOSTED_PAGE_WEBHOOK_SECRET', 'PAYOUT_SECRET'] as const;

/**
 * The secrets of a start: from the environment, else in development from `secrets.json`, made on the first start
 * and readable by their owner only. Production makes none and refuses weak ones.
 */
export function loadSecrets(env: Environment, dataFolder: string, production: boolean): Secrets {
  const named = secretNames.filter((name) => env[name]);
  const given = readSettings(z.object(Object.fromEntries(named.map((name) => [name, secret()]))), env);
  if (production) {
    // Live money knows no fake provider: what only that one shares is made up, and nobody uses it.
    const fake = env.SANDBOX === 'on' ? {} : Object.fromEntries(ofSandbox.map((name) => [name, makers[name]()]));
    const missing = secretNames.filter((name) => !(name in given) && !(name in fake));
    if (missing.length === 0) return { ...fake, ...given } as Secrets;
    throw new CannotRun(
      `In production the secrets come from the environment: set ${missing.join(', ')}, each a random text of at least ${leastSecretCharacters} characters ("openssl rand -hex 32" makes one).`,
    );
  }
  return { ...developmentSecrets(join(dataFolder, 'secrets.json')), ...given };
}

function developmentSecrets(file: string): Secrets {
  const known = existsSync(file) ? readSecrets(file) : {};
  const secrets = Object.fromEntries(secretNames.map((name) => [name, known[name] ?? makers[name]()])) as Secrets;
  if (secretNames.every((name) => name in known)) return secrets;
  // Written aside and moved: a start that is killed here must not leave half a file.
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return secrets;
}

const fileOfSecrets = z.object(
  Object.fromEntries(secretNames.map((name) => [name, z.string().min(leastSecretCharacters).optional()])),
);

function readSecrets(file: string): Partial<Secrets> {
  try {
    return fileOfSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CannotRun(
      `The file ${file} with the development secrets cannot be read; put it right, or delete it to have new ones made.`,
    );
  }
}
