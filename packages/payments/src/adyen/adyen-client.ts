import type { WalletSettings } from '../card-provider.ts';
import type { Send } from '../messages/send-through.ts';
import type { Lost } from '../payment-provider.ts';
import { lost } from '../unless-lost.ts';
import type { Checkout, HttpClient, Transfers } from './adyen-library.ts';
import { loadLibrary } from './load-library.ts';

export interface AdyenSettings {
  apiKey: string;
  merchantAccount: string;
  /** Signs the notifications; hexadecimal, as the provider's customer area shows it. */
  hmacKey: string;
  /** The first part of the live endpoints; undefined is the test platform. */
  livePrefix: string | undefined;
  /** Opens the provider's fields in the browser; undefined in sandbox mode, where the form takes test numbers itself. */
  clientKey: string | undefined;
  /** Undefined: no wallet of a phone is set up. */
  wallets?: WalletSettings | undefined;
  /** What Apple reads at the site; undefined without Apple Pay. */
  appleDomainText?: string | undefined;
  /** The origin of a server that speaks the provider's endpoints under `/adyen`; undefined is the provider itself. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
/** Where the library sends its requests; the part that a server which speaks these endpoints takes the place of. */
const testOrigins = ['https://checkout-test.adyen.com', 'https://balanceplatform-api-test.adyen.com'];

/** An answer that is not 2xx. `status` is its HTTP status, `code` the provider's own number of the error. */
export class AdyenRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** The fields that the provider found wrong, such as `counterparty.bankAccount.accountIdentification`. */
    readonly fields: readonly string[],
  ) {
    super(`HTTP ${status}, error ${code}`);
  }
}

export async function openCheckout(settings: AdyenSettings, send?: Send): Promise<Checkout> {
  const { CheckoutAPI, Client, Config, EnvironmentEnum } = await loadLibrary();
  const { livePrefix } = settings;
  const config = new Config({
    apiKey: settings.apiKey,
    environment: livePrefix ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    ...(livePrefix ? { liveEndpointUrlPrefix: livePrefix } : {}),
  });
  return new CheckoutAPI(new Client(config, overFetch(settings, send)));
}

export interface AdyenTransferSettings {
  /** Of a credential that may make transfers. */
  apiKey: string;
  /** The account at the provider that is paid from. */
  balanceAccountId: string;
  /** The origin of a server that speaks the provider's endpoints under `/adyen`; undefined is the provider itself. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

export async function openTransfers(settings: AdyenTransferSettings, send?: Send): Promise<Transfers> {
  const { Client, Config, EnvironmentEnum, TransfersApi } = await loadLibrary();
  const environment = settings.apiOrigin ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE;
  return new TransfersApi(new Client(new Config({ apiKey: settings.apiKey, environment }), overFetch(settings, send)));
}

/**
 * The provider's library over fetch. Its own HTTP client knows neither plain http nor a limit for a whole exchange, and
 * puts the answer's body into the messages of its errors, where it would reach a log.
 */
function overFetch(
  settings: { apiKey: string; apiOrigin: string | undefined; timeoutMs?: number },
  send: Send = fetch,
): HttpClient {
  const { apiKey, apiOrigin, timeoutMs = defaultTimeoutMs } = settings;
  return {
    async request(endpoint, json, _config, _isApiKeyRequired, options) {
      const method = options?.method ?? 'POST';
      const hasBody = method !== 'GET' && method !== 'DELETE';
      const answer = await send(addressOf(endpoint, apiOrigin, options?.params as Query), {
        method,
        headers: {
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          'x-api-key': apiKey,
          ...(options?.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        },
        ...(hasBody ? { body: json.toString() } : {}),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const body = await answer.text();
      if (!answer.ok) throw refusalOf(answer.status, body);
      if (answer.status === 204) return body;
      // What is no JSON would be handed on by the library as if it were an answer.
      JSON.parse(body);
      return body;
    },
  };
}

/** The library makes nothing but plain objects, though its type allows more. */
type Query = Record<string, string> | undefined;

function addressOf(endpoint: string, apiOrigin: string | undefined, params: Query): string {
  const testOrigin = testOrigins.find((origin) => endpoint.startsWith(origin));
  const address = apiOrigin && testOrigin ? `${apiOrigin}/adyen${endpoint.slice(testOrigin.length)}` : endpoint;
  const query = new URLSearchParams(params).toString();
  return query ? `${address}?${query}` : address;
}

function refusalOf(status: number, body: string): AdyenRefusal {
  try {
    const { errorCode, invalidFields } = JSON.parse(body) as { errorCode?: unknown; invalidFields?: unknown };
    const fields = Array.isArray(invalidFields) ? invalidFields.map((it: { name?: unknown }) => String(it?.name)) : [];
    return new AdyenRefusal(status, typeof errorCode === 'string' ? errorCode.slice(0, 20) : 'none', fields);
  } catch {
    return new AdyenRefusal(status, 'none', []);
  }
}

/** A definite no: the request was understood and refused, or we may not ask. */
const definite = new Set([400, 401, 403, 422]);

/** What an exchange that threw means; only an answer that says no is definite. */
export function failureOf(error: unknown): { outcome: 'refused'; reason: string } | Lost {
  if (error instanceof AdyenRefusal) {
    return { outcome: definite.has(error.status) ? 'refused' : 'unknown', reason: error.message };
  }
  return lost(error);
}
