import type { SocialProviderName } from '@fairhouse/contract';
import { type OpenIdClient, type OpenIdSettings, openIdClient } from '../../../lib/open-id.ts';

export type SocialSettings = Partial<Record<SocialProviderName, OpenIdSettings>>;

export type SocialProviders = ReadonlyMap<SocialProviderName, OpenIdClient>;

const scopes: Record<SocialProviderName, string> = {
  // Facebook does not say whether an address is verified; then it is not.
  facebook: 'openid email public_profile',
  google: 'openid email profile',
};

/** The providers that are configured. `returnAddress` is ours; the provider's name is added to it. */
export function openProviders(settings: SocialSettings, returnAddress: string): SocialProviders {
  const configured = Object.entries(settings) as [SocialProviderName, OpenIdSettings][];
  return new Map(configured.map(([name, one]) => [name, openIdClient(one, scopes[name], `${returnAddress}/${name}`)]));
}
