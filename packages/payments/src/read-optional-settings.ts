import type { CashAppSettings } from './cash-app/cash-app-provider.ts';
import type { MercadoPagoSettings } from './mercado-pago/pix-provider.ts';
import type { PaypalSettings } from './paypal/paypal-provider.ts';

/** Providers that serve one method or two each. Undefined: not configured, so their methods are not offered. */
export interface OptionalProviders {
  pix: MercadoPagoSettings | undefined;
  paypal: PaypalSettings | undefined;
  cashApp: CashAppSettings | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * MERCADO_PAGO_ACCESS_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET; PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and
 * PAYPAL_WEBHOOK_ID; CASHAPP_WEBHOOK_SECRET, of a second webhook of the Stripe account. A sentence when one is missing
 * beside the others, or is one for tests.
 */
export function readLiveOptional(
  env: Environment,
  stripeKey: string,
): { ok: true; providers: OptionalProviders } | { ok: false; sentence: string } {
  const [accessToken, pixSecret] = [env.MERCADO_PAGO_ACCESS_TOKEN, env.MERCADO_PAGO_WEBHOOK_SECRET];
  const [clientId, clientSecret, webhookId] = [env.PAYPAL_CLIENT_ID, env.PAYPAL_CLIENT_SECRET, env.PAYPAL_WEBHOOK_ID];
  const cashAppSecret = env.CASHAPP_WEBHOOK_SECRET;
  if (accessToken?.startsWith('TEST-')) {
    return no('Payments are live but MERCADO_PAGO_ACCESS_TOKEN is one for tests; set that of production.');
  }
  if (accessToken && !pixSecret)
    return no('MERCADO_PAGO_ACCESS_TOKEN is set; set MERCADO_PAGO_WEBHOOK_SECRET as well.');
  if (clientId && !(clientSecret && webhookId)) {
    return no('PAYPAL_CLIENT_ID is set; set PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID as well.');
  }
  const apiOrigin = undefined;
  return {
    ok: true,
    providers: {
      pix: accessToken && pixSecret ? { accessToken, webhookSecret: pixSecret, apiOrigin } : undefined,
      paypal: clientId && clientSecret && webhookId ? { clientId, clientSecret, webhookId, apiOrigin } : undefined,
      cashApp: cashAppSecret ? { apiKey: stripeKey, webhookSecret: cashAppSecret, apiOrigin } : undefined,
    },
  };
}

/** All of them, pretended: with the key and the signing secret that the house shares with the sandbox. */
export function sandboxOptional(
  apiOrigin: string,
  shared: { key: string; events: string },
  stripe: { apiKey: string; webhookSecret: string },
): OptionalProviders {
  return {
    pix: { accessToken: shared.key, webhookSecret: shared.events, apiOrigin },
    paypal: { clientId: 'sandbox', clientSecret: shared.key, webhookId: 'sandbox', apiOrigin },
    cashApp: { ...stripe, apiOrigin },
  };
}

function no(sentence: string): { ok: false; sentence: string } {
  return { ok: false, sentence };
}
