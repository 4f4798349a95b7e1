import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type ProviderDescriptor, payIn, payOut } from '../provider-descriptor.ts';
import { optional, withFirst } from '../setting-kinds.ts';
import { intentMessages, pixMessages } from './mercado-pago-messages.ts';
import { pixDeclines } from './pix-declines.ts';
import { createPixPayouts, type PixPayoutSettings, readSigningKey } from './pix-payouts.ts';
import { createPixProvider, type MercadoPagoSettings } from './pix-provider.ts';

const token = () =>
  optional().refine((given) => !given.startsWith('TEST-'), {
    error: 'is one for tests, but payments are live; set that of production.',
  });

export const mercadoPago: ProviderDescriptor = {
  payIn: payIn({
    name: 'pix',
    methods: ['PIX'],
    declines: pixDeclines,
    messages: pixMessages,
    live: {
      environment: withFirst({ MERCADO_PAGO_ACCESS_TOKEN: token(), MERCADO_PAGO_WEBHOOK_SECRET: optional() }),
      settings: (read): MercadoPagoSettings | undefined =>
        read.MERCADO_PAGO_ACCESS_TOKEN
          ? {
              accessToken: read.MERCADO_PAGO_ACCESS_TOKEN,
              webhookSecret: read.MERCADO_PAGO_WEBHOOK_SECRET,
              apiOrigin: undefined,
            }
          : undefined,
    },
    fake: ({ apiOrigin, key, webhookSecret }) => ({ accessToken: key, webhookSecret, apiOrigin }),
    create: (settings, { keep }) => createPixProvider(settings, keep),
  }),
  payOut: payOut({
    name: 'mercado-pago',
    messages: intentMessages,
    live: {
      environment: z.object({
        MERCADO_PAGO_PAYOUT_TOKEN: token(),
        MERCADO_PAGO_SIGNING_KEY: optional().refine((key) => readSigningKey(key) !== undefined, {
          error: 'is no private Ed25519 key; make one with openssl genpkey -algorithm ed25519.',
        }),
      }),
      settings: (read): PixPayoutSettings => ({
        accessToken: read.MERCADO_PAGO_PAYOUT_TOKEN,
        signingKey: read.MERCADO_PAGO_SIGNING_KEY,
        apiOrigin: undefined,
      }),
    },
    fake: ({ apiOrigin, key }) => ({ accessToken: key, signingKey: sandboxSigningKey(key), apiOrigin }),
    create: (settings, { send }) => createPixPayouts(settings, send),
  }),
};

/** The 32 bytes of an Ed25519 key behind what PKCS #8 writes in front of them; the sandbox makes the same one. */
function sandboxSigningKey(secret: string): string {
  const seed = createHash('sha256').update(secret).digest();
  return Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]).toString('base64');
}
