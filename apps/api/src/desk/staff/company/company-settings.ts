import { CannotRun } from '@fairhouse/operation';
import type { OpenIdSettings } from '../../../lib/open-id.ts';

/**
 * How the company's provider says that two factors were used: `amr`, its token names the methods; `trusted`, it always asks for
 * two without naming them; anything else, the class (`acr`) that the desk asks for and that the token must name.
 */
export interface CompanySettings extends OpenIdSettings {
  /** On the button: "Continue with …". */
  name: string;
  secondFactor: string;
}

export type CompanyEnvironment = Record<
  | 'STAFF_OIDC_ISSUER'
  | 'STAFF_OIDC_CLIENT_ID'
  | 'STAFF_OIDC_CLIENT_SECRET'
  | 'STAFF_OIDC_NAME'
  | 'STAFF_OIDC_SECOND_FACTOR',
  string
>;

const needed = ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'] as const;

/** The company's provider, or undefined when none of it is set. Throws CannotRun when only a part is. */
export function readCompanySettings(env: CompanyEnvironment): CompanySettings | undefined {
  const missing = needed.filter((name) => env[name] === '');
  if (missing.length === needed.length) return undefined;
  if (missing.length > 0) throw new CannotRun(`Set ${missing.join(' and ')} as well, or none of ${needed.join(', ')}.`);
  return {
    issuer: env.STAFF_OIDC_ISSUER,
    clientId: env.STAFF_OIDC_CLIENT_ID,
    clientSecret: env.STAFF_OIDC_CLIENT_SECRET,
    name: env.STAFF_OIDC_NAME,
    secondFactor: env.STAFF_OIDC_SECOND_FACTOR,
  };
}
