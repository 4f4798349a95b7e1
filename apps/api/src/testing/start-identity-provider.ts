import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person who has an account with the pretend provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  /** How they prove to be themselves there, and the class of it. */
  amr?: string[];
  acr?: string;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who can be chosen on its page, by `sub`. */
  people: Map<string, Person>;
  close(): Promise<void>;
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Choose an account</title><main><h1>Choose an account</h1>${body}</main></html>`;

const another = `<form method="post">
<label>Email <input name="email"></label> <label>First name <input name="given_name"></label>
<label>Last name <input name="family_name"></label> <label><input type="checkbox" name="verified"> Verified</label>
<button>Continue</button></form>`;

/**
 * An OpenID Connect provider on a port of its own that plays Facebook or Google: certified software, a page with a
 * button for each of its people and a form for another one, and consent given by pressing. PKCE is asked of every client.
 */
export async function startIdentityProvider(redirectUris: string[]): Promise<IdentityProvider> {
  const people = new Map<string, Person>();
  const [clientId, clientSecret] = ['fairhouse-tests', 'a client secret of the tests, long enough'];
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      // Facebook's name for it.
      public_profile: ['given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a cookie key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/choose/${interaction.uid}` },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    // Who presses a button agrees to everything that was asked for.
    async loadExistingGrant(context) {
      const { client, session, params } = context.oidc;
      const grant = new context.oidc.provider.Grant({ clientId: client!.clientId, accountId: session!.accountId });
      grant.addOIDCScope(String(params!.scope));
      await grant.save();
      return grant;
    },
  });

  /** Whose button was pressed, or who was typed in: found again by the email address. */
  function chosenFrom(form: URLSearchParams): string | undefined {
    const email = form.get('email');
    if (!email) return form.get('sub') ?? undefined;
    people.set(email, {
      sub: email,
      email,
      email_verified: form.has('verified'),
      given_name: form.get('given_name') ?? '',
      family_name: form.get('family_name') ?? '',
    });
    return email;
  }

  const callback = provider.callback();
  server.on('request', async (request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith('/choose/')) return void callback(request, response);
    if (request.method === 'POST') {
      const sub = chosenFrom(new URLSearchParams(await bodyOf(request)));
      const { amr, acr } = people.get(sub ?? '') ?? {};
      const login = { accountId: sub ?? '', remember: false, ...(amr && { amr }), ...(acr && { acr }) };
      const result = sub ? { login } : { error: 'access_denied' };
      return void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    const buttons = [...people.values()].map(
      ({ sub, given_name = sub }) => `<button name="sub" value="${sub}">Continue as ${given_name}</button>`,
    );
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      page(`<form method="post">${buttons.join(' ')} <button name="cancel" value="1">Cancel</button></form>${another}`),
    );
  });

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * Goes to the provider's page and presses the button of a person, or without `sub` the one to cancel. Answers the address of ours
 * to which the provider sends the browser back.
 */
export async function pressAt(
  provider: Pick<IdentityProvider, 'issuer'>,
  address: string,
  ourOrigin: string,
  sub: string | undefined,
): Promise<URL> {
  const cookies = new Map<string, string>();
  /** Follows redirects as a browser does, with its cookies, to a page or to an address of ours. */
  const browse = async (to: string, form?: URLSearchParams): Promise<URL | { at: string; text: string }> => {
    const response = await fetch(to, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0]!.split(/=(.*)/s) as [string, string];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return { at: to, text: await response.text() };
    const next = new URL(location, provider.issuer);
    return next.origin === ourOrigin ? next : browse(next.href);
  };
  const chooser = await browse(address);
  if (chooser instanceof URL) return chooser;
  if (!chooser.text.includes('Choose an account')) throw new Error(`the provider shows another page: ${chooser.text}`);
  const back = await browse(chooser.at, new URLSearchParams(sub ? { sub } : { cancel: '1' }));
  if (!(back instanceof URL)) throw new Error(`the provider did not send the browser back: ${back.text}`);
  return back;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
