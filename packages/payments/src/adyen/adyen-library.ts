import type { CheckoutAPI as CheckoutApi, TransfersAPI, Types } from '@adyen/api-library';
import client from '@adyen/api-library/lib/src/client.js';
import config from '@adyen/api-library/lib/src/config.js';
import checkout from '@adyen/api-library/lib/src/services/checkout/index.js';
import transfers from '@adyen/api-library/lib/src/services/transfers/transfersApi.js';
import checkoutModels from '@adyen/api-library/lib/src/typings/checkout/models.js';
import modelsOfTransfers from '@adyen/api-library/lib/src/typings/transfers/models.js';
import validator from '@adyen/api-library/lib/src/utils/hmacValidator.js';

type Library = typeof import('@adyen/api-library');

/**
 * The parts of the provider's library that are used, one by one: the whole of it is two dozen services that take a second
 * to load. It is CommonJS whose names Node does not see in an import, so each part comes whole, and is typed by the index.
 */
const part = (whole: unknown) => whole as { default: never };

export const CheckoutAPI: Library['CheckoutAPI'] = part(checkout).default;
export const TransfersApi = (
  transfers as unknown as { TransfersApi: new (client: InstanceType<Library['Client']>) => Transfers }
).TransfersApi;
export const Client: Library['Client'] = part(client).default;
export const Config: Library['Config'] = part(config).default;
export const EnvironmentEnum = (config as unknown as { EnvironmentEnum: Library['EnvironmentEnum'] }).EnvironmentEnum;
export const HmacValidator: Library['hmacValidator'] = part(validator).default;
/** The models of the Checkout API with their enumerations. */
export const models = checkoutModels as unknown as typeof Types.checkout;

/** The models of the Transfers API. */
export const transferModels = modelsOfTransfers as unknown as typeof Types.transfers;

export type Checkout = CheckoutApi;
export type Transfers = TransfersAPI['TransfersApi'];
/** What carries the library's requests. */
export type HttpClient = NonNullable<ConstructorParameters<Library['Client']>[1]>;
export type PaymentAnswer = Types.checkout.PaymentResponse;
