import { createAdyenTransfers } from '../adyen/adyen-transfers.ts';
import { createPixPayouts } from '../mercado-pago/pix-payouts.ts';
import type { PayoutProvider } from '../payout-provider.ts';
import { createPaypalPayouts } from '../paypal/paypal-payouts.ts';
import { createSandboxPayouts } from '../sandbox/sandbox-payouts.ts';
import type { PayoutSettings } from './read-payout-settings.ts';

/** Those that are configured, in the order in which they are asked whether they take a payout. */
export function createPayouts({ paypal, mercadoPago, adyen, sandbox }: PayoutSettings): PayoutProvider[] {
  return [
    ...(paypal ? [createPaypalPayouts(paypal)] : []),
    ...(mercadoPago ? [createPixPayouts(mercadoPago)] : []),
    ...(adyen ? [createAdyenTransfers(adyen)] : []),
    ...(sandbox ? [createSandboxPayouts(sandbox)] : []),
  ];
}
