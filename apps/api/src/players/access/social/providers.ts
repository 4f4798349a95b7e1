import type { SocialProviderName } from '@fairhouse/contract';
import * as oidc from 'openid-client';
import type { Identity } from './social.store.ts';

export interface ProviderSettings {
  /** The issuer, or the address of its discovery document where that is not at the usual place. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider whose discovery document does not name it. */
  tokenEndpoint: string | undefined;
}

export type SocialSettings = Partial<Record<SocialProviderName, ProviderSettings>>;

export interface SocialProvider {
  /** The address of the provider's page for one log-in. Throws when the provider cannot be reached. */
  addressFor(attempt: { state: string; nonce: string; codeVerifier: string }): Promise<string>;
  /** Exchanges the code of a return and checks all that OpenID Connect asks for. Throws at whatever does not hold. */
  identityOf(returned: URL, expected: { state: string; nonce: string; codeVerifier: string }): Promise<Identity>;
}

export type SocialProviders = ReadonlyMap<SocialProviderName, SocialProvider>;

const scopes: Record<SocialProviderName, string> = {
  facebook: 'openid email public_profile',
  google: 'openid email profile',
};
const timeoutSeconds = 8;
const mostNameCharacters = 60;

/** The providers that are configured. `returnAddress` is ours; the provider's name is added to it. */
export function openProviders(settings: SocialSettings, returnAddress: string): SocialProviders {
  const configured = Object.entries(settings) as [SocialProviderName, ProviderSettings][];
  return new Map(configured.map(([name, one]) => [name, openProvider(name, one, `${returnAddress}/${name}`)]));
}

/** OpenID Connect with authorization code, PKCE, state and nonce; the discovery document is read at the first use. */
function openProvider(name: SocialProviderName, settings: ProviderSettings, returnAddress: string): SocialProvider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      // The next player may find it well again.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    async addressFor({ state, nonce, codeVerifier }) {
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnAddress,
        scope: scopes[name],
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async identityOf(returned, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      const reported = config.serverMetadata().userinfo_endpoint
        ? { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) }
        : claims;
      return {
        subject: claims.sub.slice(0, 255),
        email: textOf(reported.email).slice(0, 254),
        // Facebook does not say whether it is verified; then it is not.
        emailVerified: reported.email_verified === true,
        firstName: textOf(reported.given_name).slice(0, mostNameCharacters),
        lastName: textOf(reported.family_name).slice(0, mostNameCharacters),
      };
    },
  };
}

async function discover({ issuer, clientId, clientSecret, tokenEndpoint }: ProviderSettings) {
  const server = new URL(issuer);
  const authentication = oidc.ClientSecretPost(clientSecret);
  const config = await oidc.discovery(server, clientId, undefined, authentication, {
    execute: isOwnMachine(server) ? [oidc.allowInsecureRequests] : [],
    timeout: timeoutSeconds,
  });
  if (!tokenEndpoint) return config;
  const completed = new oidc.Configuration(
    { ...(config.serverMetadata() as oidc.ServerMetadata), token_endpoint: tokenEndpoint },
    clientId,
    undefined,
    authentication,
  );
  completed.timeout = timeoutSeconds;
  if (isOwnMachine(server)) oidc.allowInsecureRequests(completed);
  return completed;
}

/** Only a provider on this machine may be spoken to without encryption. */
function isOwnMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}
