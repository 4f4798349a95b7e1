import { createCashAppProvider } from './cash-app/cash-app-provider.ts';
import { createPixProvider } from './mercado-pago/pix-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import type { OptionalProviders } from './read-optional-settings.ts';

/** Those of PIX, PayPal and Cash App that are configured. */
export function createOptionalProviders({ pix, paypal, cashApp }: OptionalProviders): PaymentProvider[] {
  return [
    ...(pix ? [createPixProvider(pix)] : []),
    ...(paypal ? [createPaypalProvider(paypal)] : []),
    ...(cashApp ? [createCashAppProvider(cashApp)] : []),
  ];
}
