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
}

/** Reads the environment. Throws CannotRun, with a sentence that names the variable, when something is missing or odd. */
export function readSettings(env: NodeJS.ProcessEnv): StudioSettings {
  const must = (name: string): string => env[name] || fail(`${name} is not set; the studio needs it to start.`);
  const ms = (name: string, usual: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return usual;
    return /^\d{1,9}$/.test(text) ? Number(text) : fail(`${name} must be a whole number of milliseconds.`);
  };
  const { leastRoundMs } = defaultTimes;
  return {
    port: Number(env.PORT ?? 3001),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: must('DATABASE_URL'),
    walletUrl: address('WALLET_URL', must('WALLET_URL')).replace(/\/$/, ''),
    walletVendorId: env.WALLET_VENDOR_ID ?? 'studio',
    walletSecret: must('WALLET_SECRET'),
    casinoOrigin: new URL(address('PUBLIC_ORIGIN', must('PUBLIC_ORIGIN'))).origin,
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
