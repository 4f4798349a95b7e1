import { type OpenIdClient, type OpenIdPerson, openIdClient } from '../../../lib/open-id.ts';
import type { CompanySettings } from './company-settings.ts';

/** Where the staff have accounts that the company manages. */
export interface Company {
  name: string;
  client: OpenIdClient;
  /** What the provider is asked for besides. */
  asks: Readonly<Record<string, string>>;
  usedSecondFactor(person: Pick<OpenIdPerson, 'amr' | 'acr'>): boolean;
}

/** Names of RFC 8176 that say more than a password. */
const secondFactors = new Set(['mfa', 'otp', 'hwk', 'swk', 'sms', 'tel', 'fpt', 'face', 'iris', 'vbm', 'sc', 'pop']);

export function openCompany(settings: CompanySettings | undefined, deskOrigin: string): Company | undefined {
  if (!settings) return undefined;
  const { name, secondFactor } = settings;
  const isClass = secondFactor !== 'amr' && secondFactor !== 'trusted';
  return {
    name,
    client: openIdClient(settings, 'openid email', `${deskOrigin}/`),
    // A session that is still open there does not say who sits here now.
    asks: { prompt: 'login', ...(isClass && { acr_values: secondFactor }) },
    usedSecondFactor: ({ amr, acr }) => {
      if (secondFactor === 'trusted') return true;
      return isClass ? acr === secondFactor : amr.some((method) => secondFactors.has(method));
    },
  };
}
