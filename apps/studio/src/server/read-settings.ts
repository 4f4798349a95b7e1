import { CannotRun } from '@fairhouse/operation';
import { defaultTimes, type StudioTimes } from '@fairhouse/rgs';

export interface StudioSettings {
  port: number;
  host: string;
  databaseUrl: string;
  /** The wallet's address: the casino's origin and `/wallet`. */
  walletUrl: string;
  walletVendorId: string;
  walletSecret: string;
  /** The casino, the only site that may show our games in a frame. */
  casinoOrigin: string;
  times: StudioTimes;
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Play calls from one address in a minute. Generous: a family shares one address. */
  callsPerMinute: number;
}

/** Reads the environment. Throws CannotRun, with a sentence that names the variable, when something is missing or odd. */
export function readSettings(env: NodeJS.ProcessEnv): StudioSettings {
  const must = (name: string): string => env[name] || fail(`${name} is not set; the studio needs it to start.`);
  const number = (name: string, usual: number, sentence: string): number => {
    const text = env[name];
    if (text === undefined || text === '') return usual;
    return /^\d{1,9}$/.test(text) ? Number(text) : fail(`${name} ${sentence}`);
  };
  const ms = (name: string, usual: number) => number(name, usual, 'must be a whole number of milliseconds.');
  const whole = (name: string, usual: number) => number(name, usual, 'must be a whole number.');
  const { leastRoundMs } = defaultTimes;
  return {
    port: Number(env.PORT ?? 3001),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: must('DATABASE_URL'),
    walletUrl: address('WALLET_URL', must('WALLET_URL')).replace(/\/$/, ''),
    walletVendorId: env.WALLET_VENDOR_ID ?? 'studio',
    walletSecret: must('WALLET_SECRET'),
    casinoOrigin: new URL(address('PUBLIC_ORIGIN', must('PUBLIC_ORIGIN'))).origin,
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    callsPerMinute: whole('STUDIO_CALLS_PER_MINUTE', 1_200),
    times: {
      ...defaultTimes,
      leastRoundMs: {
        slot: ms('STUDIO_LEAST_SLOT_MS', leastRoundMs.slot),
        roulette: ms('STUDIO_LEAST_ROULETTE_MS', leastRoundMs.roulette),
        blackjack: ms('STUDIO_LEAST_BLACKJACK_MS', leastRoundMs.blackjack),
      },
    },
  };
}

function address(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) fail(`${name} must be an http or https address.`);
  return text;
}

function fail(sentence: string): never {
  throw new CannotRun(sentence);
}
