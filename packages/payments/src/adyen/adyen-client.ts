import { type Checkout, CheckoutAPI, Client, Config, EnvironmentEnum } from './adyen-library.ts';

export interface AdyenSettings {
  apiKey: string;
  merchantAccount: string;
  /** Signs the notifications; hexadecimal, as the provider's customer area shows it. */
  hmacKey: string;
  /** The first part of the live endpoints; undefined is the test platform. */
  livePrefix: string | undefined;
  /** Opens the provider's fields in the browser; undefined in sandbox mode, where the form takes test numbers itself. */
  clientKey: string | undefined;
  /** The origin of a server that speaks the provider's endpoints under `/adyen`; undefined is the provider itself. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const testOrigin = 'https://checkout-test.adyen.com';

/** An answer that is not 2xx. `status` is its HTTP status, `code` the provider's own number of the error. */
export class AdyenRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`HTTP ${status}, error ${code}`);
  }
}

/**
 * The provider's library over fetch. Its own HTTP client knows neither plain http nor a limit for a whole exchange, and
 * puts the answer's body into the messages of its errors, where it would reach a log.
 */
export function openCheckout(settings: AdyenSettings): Checkout {
  const { apiKey, livePrefix, apiOrigin, timeoutMs = defaultTimeoutMs } = settings;
  const config = new Config({
    apiKey,
    environment: livePrefix ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    ...(livePrefix ? { liveEndpointUrlPrefix: livePrefix } : {}),
  });
  const client = new Client(config, {
    async request(endpoint, json, _config, _isApiKeyRequired, options) {
      const answer = await fetch(apiOrigin ? endpoint.replace(testOrigin, `${apiOrigin}/adyen`) : endpoint, {
        method: options?.method ?? 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': apiKey,
          ...(options?.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        },
        body: json.toString(),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const body = await answer.text();
      if (!answer.ok) throw new AdyenRefusal(answer.status, codeOf(body));
      // What is no JSON would be handed on by the library as if it were an answer.
      JSON.parse(body);
      return body;
    },
  });
  return new CheckoutAPI(client);
}

function codeOf(body: string): string {
  try {
    const { errorCode } = JSON.parse(body) as { errorCode?: unknown };
    return typeof errorCode === 'string' ? errorCode.slice(0, 20) : 'none';
  } catch {
    return 'none';
  }
}

/** A definite no: the request was understood and refused, or we may not ask. */
const definite = new Set([400, 401, 403, 422]);

/** What an exchange that threw means; only an answer that says no is definite. */
export function failureOf(error: unknown): { outcome: 'refused' | 'unknown'; reason: string } {
  if (error instanceof AdyenRefusal) {
    return { outcome: definite.has(error.status) ? 'refused' : 'unknown', reason: error.message };
  }
  return { outcome: 'unknown', reason: (error as Error).name };
}
