import { CannotRun, type Environment, readSettings } from '@fairhouse/operation/settings';
import { z } from 'zod';
import type { IdentityProvider } from './identity-provider.ts';
import type { ExclusionRegister } from './registers/exclusion-register.ts';
import { createGamstopRegister } from './registers/gamstop/gamstop-register.ts';
import { createSumsubProvider } from './sumsub/sumsub-provider.ts';

export interface IdentitySettings {
  /** Undefined: documents that people look at are the only way. */
  provider: IdentityProvider | undefined;
  /** By their names. */
  registers: ReadonlyMap<string, ExclusionRegister>;
  /** Whether the sandbox answers for all of them. */
  isSandbox: boolean;
}

const optional = () => z.string().default('');
const httpsOnly = () =>
  optional().refine((url) => url === '' || url.startsWith('https://'), { error: 'must be an https address.' });

/** Of each, where the first is set, so must be the others. */
const sumsub = z.object({
  SUMSUB_TOKEN: optional(),
  SUMSUB_SECRET: optional(),
  SUMSUB_WEBHOOK_SECRET: optional(),
  SUMSUB_LEVEL: optional(),
});
const gamstop = z.object({ GAMSTOP_URL: httpsOnly(), GAMSTOP_KEY: optional() });

/** What the casino and its sandbox share already; see the settings of payments. */
const atSandbox = z.object({
  SANDBOX: optional(),
  SANDBOX_ORIGIN: optional(),
  STRIPE_API_URL: optional(),
  HOSTED_PAGE_KEY: optional(),
  HOSTED_PAGE_WEBHOOK_SECRET: optional(),
});

/** Every setting that is read here and nowhere else. */
export const identitySettingNames: readonly string[] = [...Object.keys(sumsub.shape), ...Object.keys(gamstop.shape)];

/** Throws CannotRun with one sentence about a provider or a register of which only half is set. */
export function readIdentitySettings(env: Environment): IdentitySettings {
  const shared = readSettings(atSandbox, env);
  if (shared.SANDBOX === 'on') {
    const origin = shared.STRIPE_API_URL || shared.SANDBOX_ORIGIN;
    const { HOSTED_PAGE_KEY: key, HOSTED_PAGE_WEBHOOK_SECRET: secret } = shared;
    return {
      provider: createSumsubProvider({ apiOrigin: origin, token: key, secret, webhookSecret: secret, level: 'player' }),
      registers: registersOf(createGamstopRegister({ url: `${origin}/gamstop/v2`, key })),
      isSandbox: true,
    };
  }
  const ofSumsub = whole(readSettings(sumsub, env));
  const ofGamstop = whole(readSettings(gamstop, env));
  return {
    provider:
      ofSumsub &&
      createSumsubProvider({
        apiOrigin: 'https://api.sumsub.com',
        token: ofSumsub.SUMSUB_TOKEN,
        secret: ofSumsub.SUMSUB_SECRET,
        webhookSecret: ofSumsub.SUMSUB_WEBHOOK_SECRET,
        level: ofSumsub.SUMSUB_LEVEL,
      }),
    registers: registersOf(
      ...(ofGamstop ? [createGamstopRegister({ url: ofGamstop.GAMSTOP_URL, key: ofGamstop.GAMSTOP_KEY })] : []),
    ),
    isSandbox: false,
  };
}

function registersOf(...registers: ExclusionRegister[]): ReadonlyMap<string, ExclusionRegister> {
  return new Map(registers.map((register) => [register.name, register]));
}

/** All of it or none. */
function whole<S extends Record<string, string>>(read: S): S | undefined {
  const missing = Object.keys(read).filter((name) => !read[name]);
  if (missing.length === Object.keys(read).length) return undefined;
  if (missing.length > 0) {
    const set = Object.keys(read).find((name) => read[name]);
    throw new CannotRun(`${set} is set; set ${missing.join(' and ')} as well.`);
  }
  return read;
}
