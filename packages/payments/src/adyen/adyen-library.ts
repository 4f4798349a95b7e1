import { createRequire } from 'node:module';
import type { CheckoutAPI as CheckoutApi, TransfersAPI, Types } from '@adyen/api-library';

type Library = typeof import('@adyen/api-library');

/**
 * The parts of the provider's library that are used, one by one: it is CommonJS whose names Node does not see in an
 * import, and the whole of it is two dozen services that take a second to load.
 */
const require = createRequire(import.meta.url);
const part = (path: string) => require(`@adyen/api-library/lib/src/${path}`);

export const CheckoutAPI: Library['CheckoutAPI'] = part('services/checkout').default;
export const TransfersApi: new (client: InstanceType<Library['Client']>) => Transfers = part(
  'services/transfers/transfersApi',
).TransfersApi;
export const Client: Library['Client'] = part('client').default;
export const Config: Library['Config'] = part('config').default;
export const EnvironmentEnum: Library['EnvironmentEnum'] = part('config').EnvironmentEnum;
export const HmacValidator: Library['hmacValidator'] = part('utils/hmacValidator').default;
/** The models of the Checkout API with their enumerations. */
export const models: typeof Types.checkout = part('typings/checkout/models');

/** The models of the Transfers API. */
export const transferModels: typeof Types.transfers = part('typings/transfers/models');

export type Checkout = CheckoutApi;
export type Transfers = TransfersAPI['TransfersApi'];
/** What carries the library's requests. */
export type HttpClient = NonNullable<ConstructorParameters<Library['Client']>[1]>;
export type PaymentAnswer = Types.checkout.PaymentResponse;
