import type { CheckoutAPI as CheckoutApi, TransfersAPI, Types } from '@adyen/api-library';
import * as client from '@adyen/api-library/lib/src/client.js';
import * as config from '@adyen/api-library/lib/src/config.js';
import * as checkout from '@adyen/api-library/lib/src/services/checkout/index.js';
import * as transfers from '@adyen/api-library/lib/src/services/transfers/transfersApi.js';
import * as checkoutModels from '@adyen/api-library/lib/src/typings/checkout/models.js';
import * as modelsOfTransfers from '@adyen/api-library/lib/src/typings/transfers/models.js';
import * as validator from '@adyen/api-library/lib/src/utils/hmacValidator.js';

type Library = typeof import('@adyen/api-library');

/**
 * The parts of the provider's library that are used, one by one: the whole of it is two dozen services that take a second
 * to load. It is CommonJS whose names Node does not see in an import, but as one default; other loaders do see them.
 */
function part<T>(loaded: object): T {
  const { default: whole } = loaded as { default?: unknown };
  return (typeof whole === 'object' && whole !== null && '__esModule' in whole ? whole : loaded) as T;
}

export const { default: CheckoutAPI } = part<{ default: Library['CheckoutAPI'] }>(checkout);
export const { TransfersApi } = part<{ TransfersApi: new (client: InstanceType<Library['Client']>) => Transfers }>(
  transfers,
);
export const { default: Client } = part<{ default: Library['Client'] }>(client);
export const { default: Config, EnvironmentEnum } = part<{
  default: Library['Config'];
  EnvironmentEnum: Library['EnvironmentEnum'];
}>(config);
export const { default: HmacValidator } = part<{ default: Library['hmacValidator'] }>(validator);
/** The models of the Checkout API with their enumerations. */
export const models = part<typeof Types.checkout>(checkoutModels);

/** The models of the Transfers API. */
export const transferModels = part<typeof Types.transfers>(modelsOfTransfers);

export type Checkout = CheckoutApi;
export type Transfers = TransfersAPI['TransfersApi'];
/** What carries the library's requests. */
export type HttpClient = NonNullable<ConstructorParameters<Library['Client']>[1]>;
export type PaymentAnswer = Types.checkout.PaymentResponse;
