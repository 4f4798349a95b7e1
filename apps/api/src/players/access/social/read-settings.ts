import { CannotRun } from '@fairhouse/operation';
import type { SocialSettings } from './providers.ts';

type Prefixed<P extends string> = Record<`${P}_ISSUER` | `${P}_CLIENT_ID` | `${P}_CLIENT_SECRET`, string>;
export type SocialEnvironment = Prefixed<'GOOGLE'> & Prefixed<'FACEBOOK'> & { FACEBOOK_TOKEN_ENDPOINT: string };

/** The providers whose client id and secret are both set. Throws CannotRun at one of them without the other. */
export function readSocialSettings(env: SocialEnvironment): SocialSettings {
  const settings: SocialSettings = {};
  for (const [name, prefix] of [
    ['facebook', 'FACEBOOK'],
    ['google', 'GOOGLE'],
  ] as const) {
    const clientId = env[`${prefix}_CLIENT_ID`];
    const clientSecret = env[`${prefix}_CLIENT_SECRET`];
    if ((clientId === '') !== (clientSecret === ''))
      throw new CannotRun(`Set both ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET, or neither.`);
    if (clientId === '') continue;
    const tokenEndpoint = name === 'facebook' ? env.FACEBOOK_TOKEN_ENDPOINT || undefined : undefined;
    settings[name] = { issuer: env[`${prefix}_ISSUER`], clientId, clientSecret, tokenEndpoint };
  }
  return settings;
}
