import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { quicknet } from '@fairhouse/live';
import { kindOfTarget } from '@fairhouse/operation';
import {
  address,
  CannotRun,
  type Environment,
  formerSecret,
  list,
  needed,
  originOf,
  port,
  readSettings as readEnvironment,
  secret,
  text,
  webAddress,
  wholeNumber,
} from '@fairhouse/operation/settings';
import { defaultTimes } from '@fairhouse/rgs';
import { z } from 'zod';
import { usualFunLaunches } from './launch.routes.ts';
import { usualStreamLimits } from './live/stream-places.ts';
import { isPattern } from './packages/package-origin.ts';

const missing = 'is not set; the studio needs it to start.';

const brokers = () =>
  list().refine(
    (addresses) => addresses.every((one) => URL.canParse(one) && /^(nats|tls):/.test(one)),
    'must be addresses such as nats://127.0.0.1:4222, with commas between.',
  );
const isHex = (digits: number) => (given: string) => new RegExp(`^[0-9a-f]{${digits}}$`).test(given);

/** Everything the studio reads from its environment. */
export const environment = z.object({
  PORT: port(3001),
  HOST: text('127.0.0.1'),
  DATABASE_URL: text(),
  /** A server of its own; it knows nothing of the casino's. */
  STUDIO_DATABASE_URL: text(),
  /** The casino's origin and `/wallet`. */
  WALLET_URL: webAddress(missing),
  WALLET_VENDOR_ID: text('studio'),
  WALLET_SECRET: needed(missing),
  /** What WALLET_SECRET was before, while it is being changed. */
  WALLET_SECRET_FORMER: formerSecret(),
  /** Signs the heads of the log of commitments. Another one is another public key, which everybody who holds heads has to be shown. */
  FAIR_LOG_KEY: secret(),
  FAIR_LOG_KEY_FORMER: formerSecret(),
  /** Signs the receipts of bets. */
  RECEIPT_KEY: secret(),
  RECEIPT_KEY_FORMER: formerSecret(),
  /** The name of the log in its heads: one log keeps it, whatever its address becomes. */
  FAIR_LOG_NAME: text(),
  /** Who receives the heads: absolute paths of files, https addresses. */
  FAIR_HEADS_TO: list().refine(
    (targets) => targets.every((target) => kindOfTarget(target) === 'file' || kindOfTarget(target) === 'http'),
    'is no list of absolute paths of files and https addresses.',
  ),
  FAIR_HEADS_SECONDS: wholeNumber({ usual: 60, least: 1, most: 86_400 }),
  /** A time-stamping service (RFC 3161) that signs heads, and the file (PEM) of the certificate by which its answers are believed. */
  FAIR_STAMP_URL: address('must be the http or https address of a time-stamping service.'),
  FAIR_STAMP_CERTIFICATE: text(),
  /** The casino, the only site that may show our games in a frame. */
  PUBLIC_ORIGIN: originOf(missing),
  /** Where this studio's own pages are: beside the casino's the only ones that show packages in a frame. */
  STUDIO_ORIGIN: originOf().optional(),
  /** The store of imported packages; by default a folder of the data folder, which the casino writes and the studio reads. */
  OPEN_GAMES_FOLDER: text(),
  FAIRHOUSE_DATA_DIR: text().transform((given) => given || '.data'),
  /** An origin for each package, the star for its code. */
  OPEN_GAMES_ORIGIN: text().refine(
    (given) => given === '' || isPattern(given),
    'must be an origin with a star for the code of the package, such as https://*.games.example.com.',
  ),
  /** The casino's desk, the only site that may show replays of rounds in a frame. */
  DESK_ORIGIN: originOf().default('http://localhost:3003'),
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: list(),
  /** Play calls from one address. Generous: a family shares one. */
  STUDIO_CALLS_PER_MINUTE: wholeNumber({ usual: 1_200 }),
  /** Open streams of shared tables: in this process, and from one address. */
  STUDIO_STREAMS: wholeNumber({ usual: usualStreamLimits.all, least: 1 }),
  STUDIO_STREAMS_PER_ADDRESS: wholeNumber({ usual: usualStreamLimits.perAddress, least: 1 }),
  /** NATS servers that join several processes, with commas between; without any PostgreSQL joins them. */
  LIVE_BROKER: brokers(),
  /** How long rounds of shared tables are kept that nobody has bet in; longer than bets for fun are, which a round is kept for. */
  LIVE_EMPTY_ROUND_DAYS: wholeNumber({ usual: 30, least: 2, most: 36_500 }),
  STUDIO_FUN_LAUNCHES_PER_MINUTE: wholeNumber({ usual: usualFunLaunches }),
  /** The public source of the salts of shared tables, which speaks drand's protocol; quicknet's own parameters by default. */
  BEACON_NAME: text(quicknet.name),
  /** Its relays, asked one after the other. */
  BEACON_URL: list(quicknet.addresses.join()).refine(
    (given) => given.length > 0 && given.every((one) => URL.canParse(one) && /^https?:/.test(one)),
    'must be http or https addresses with commas between.',
  ),
  BEACON_CHAIN_HASH: text(quicknet.chainHash).refine(isHex(64), 'must be the 64 hexadecimal digits of its chain.'),
  BEACON_PUBLIC_KEY: text(quicknet.publicKey).refine(isHex(192), 'must be the 192 hexadecimal digits of its key.'),
  BEACON_GENESIS: wholeNumber({ usual: quicknet.genesis }),
  BEACON_PERIOD: wholeNumber({ usual: quicknet.period, least: 1, most: 3_600 }),
});

/** Throws CannotRun with one sentence about the first setting that is missing or wrong. */
export function readSettings(env: Environment) {
  const read = readEnvironment(environment, env);
  const databaseUrl = read.STUDIO_DATABASE_URL || read.DATABASE_URL;
  if (!databaseUrl) throw new CannotRun(`DATABASE_URL ${missing}`);
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl,
    walletUrl: read.WALLET_URL.replace(/\/$/, ''),
    walletVendorId: read.WALLET_VENDOR_ID,
    walletSecret: read.WALLET_SECRET,
    formerWalletSecret: read.WALLET_SECRET_FORMER,
    secrets: [
      { name: 'WALLET_SECRET', value: read.WALLET_SECRET, former: read.WALLET_SECRET_FORMER },
      { name: 'FAIR_LOG_KEY', value: read.FAIR_LOG_KEY, former: read.FAIR_LOG_KEY_FORMER },
      { name: 'RECEIPT_KEY', value: read.RECEIPT_KEY, former: read.RECEIPT_KEY_FORMER },
    ],
    fairness: {
      logName: read.FAIR_LOG_NAME || `${new URL(read.PUBLIC_ORIGIN).host}/commitments`,
      logKey: read.FAIR_LOG_KEY,
      receiptKey: read.RECEIPT_KEY,
      headsTo: read.FAIR_HEADS_TO,
      headsEveryMs: read.FAIR_HEADS_SECONDS * 1_000,
      stamps: read.FAIR_STAMP_URL
        ? { address: read.FAIR_STAMP_URL, trusted: certificateIn(read.FAIR_STAMP_CERTIFICATE) }
        : undefined,
    },
    packages: {
      store: resolve(read.OPEN_GAMES_FOLDER || join(read.FAIRHOUSE_DATA_DIR, 'open-games')),
      origin: read.OPEN_GAMES_ORIGIN || `http://*.games.localhost:${read.PORT}`,
      studioOrigin: read.STUDIO_ORIGIN ?? `http://localhost:${read.PORT}`,
    },
    casinoOrigin: read.PUBLIC_ORIGIN,
    deskOrigin: read.DESK_ORIGIN,
    trustedProxies: read.TRUSTED_PROXIES,
    callsPerMinute: read.STUDIO_CALLS_PER_MINUTE,
    funLaunchesPerMinute: read.STUDIO_FUN_LAUNCHES_PER_MINUTE,
    streamLimits: {
      ...usualStreamLimits,
      all: read.STUDIO_STREAMS,
      perAddress: read.STUDIO_STREAMS_PER_ADDRESS,
    },
    brokers: read.LIVE_BROKER,
    emptyRoundDays: read.LIVE_EMPTY_ROUND_DAYS,
    beacon: {
      name: read.BEACON_NAME,
      addresses: read.BEACON_URL.map((address) => address.replace(/\/$/, '')),
      chainHash: read.BEACON_CHAIN_HASH,
      publicKey: read.BEACON_PUBLIC_KEY,
      genesis: read.BEACON_GENESIS,
      period: read.BEACON_PERIOD,
    },
    times: defaultTimes,
  };
}

function certificateIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CannotRun('FAIR_STAMP_CERTIFICATE names no file that can be read; a time-stamping service needs it.');
  }
}
