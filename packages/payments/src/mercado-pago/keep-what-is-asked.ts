import { MercadoPagoError } from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { RestClient } from 'mercadopago/dist/utils/restClient/index.js';
import { type KeepMessages, keepNothing } from '../messages/message.ts';
import { keepRequest } from '../messages/send-through.ts';
import { pixMessages } from './mercado-pago-messages.ts';

let keeper = keepNothing;
let isAround = false;

/**
 * The library takes nobody else's way to send: all that it asks leaves by one function of its class, around which this one
 * goes, once in a process. What it tries twice is one request here.
 */
export function keepWhatIsAsked(keep: KeepMessages): void {
  keeper = keep;
  if (isAround) return;
  isAround = true;
  const ask = RestClient.fetch;
  RestClient.fetch = async function asked<T>(endpoint: string, config?: Parameters<typeof ask>[1]): Promise<T> {
    const { method = 'GET', body } = config ?? {};
    const address = `${AppConfig.BASE_URL}${endpoint}`;
    const request = keepRequest('pix', pixMessages, keeper, { method, address, body });
    try {
      const answer = await ask.call(RestClient, endpoint, config);
      const { api_response, ...said } = answer as { api_response?: { status?: number } };
      request?.answered(api_response?.status ?? 200, JSON.stringify(said));
      return answer as T;
    } catch (error) {
      if (!(error instanceof MercadoPagoError) || error.status === 0) request?.failed(error);
      else {
        const { status, error: code, message, causes } = error;
        request?.answered(status, JSON.stringify({ status, error: code, message, cause: causes }));
      }
      throw error;
    }
  };
}
