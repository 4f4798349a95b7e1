import * as oidc from 'openid-client';

export interface OpenIdSettings {
  /** The issuer, or the address of its discovery document where that is not at the usual place. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider whose discovery document does not name it. */
  tokenEndpoint?: string | undefined;
}

/** What one sign-in is recognised by when the browser comes back. */
export interface OpenIdAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider says of a person; a text that it does not say is empty. */
export interface OpenIdPerson {
  /** The issuer that the provider names itself. */
  issuer: string;
  subject: string;
  email: string;
  /** False also where the provider does not say. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** How the person proved to be themselves there (RFC 8176), and the class of it. */
  amr: readonly string[];
  acr: string;
}

export interface OpenIdClient {
  /** The address of the provider's page for one sign-in. Throws when the provider cannot be reached. */
  addressFor(attempt: OpenIdAttempt, further?: Readonly<Record<string, string>>): Promise<string>;
  /** Exchanges the code of a return and checks all that OpenID Connect asks for. Throws when any of it does not hold. */
  personOf(returned: URL, expected: OpenIdAttempt): Promise<OpenIdPerson>;
}

const timeoutSeconds = 8;
const most = { subject: 255, email: 254, name: 60, acr: 200, amr: 20 };

/** State, nonce and PKCE verifier of a new sign-in. */
export const newAttempt = (): OpenIdAttempt => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** OpenID Connect with authorization code, PKCE, state and nonce; the discovery document is read at the first use. */
export function openIdClient(settings: OpenIdSettings, scope: string, returnAddress: string): OpenIdClient {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      // The next person may find it well again.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    async addressFor({ state, nonce, codeVerifier }, further = {}) {
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        ...further,
        redirect_uri: returnAddress,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async personOf(returned, { state, nonce, codeVerifier }) {
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
      const amr: unknown[] = Array.isArray(claims.amr) ? claims.amr : [];
      return {
        issuer: claims.iss,
        subject: claims.sub.slice(0, most.subject),
        email: textOf(reported.email).slice(0, most.email),
        emailVerified: reported.email_verified === true,
        firstName: textOf(reported.given_name).slice(0, most.name),
        lastName: textOf(reported.family_name).slice(0, most.name),
        amr: amr.slice(0, most.amr).map(textOf),
        acr: textOf(claims.acr).slice(0, most.acr),
      };
    },
  };
}

async function discover({ issuer, clientId, clientSecret, tokenEndpoint }: OpenIdSettings) {
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
