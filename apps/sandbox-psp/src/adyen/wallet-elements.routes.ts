import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const script = readFileSync(new URL('./google-pay.js', import.meta.url), 'utf8');

/**
 * What the provider's elements for wallets ask from the browser: who the merchant is, translations, and Google's script, which here
 * shows a sheet of its own. Any origin may ask; nothing is secret.
 */
export function walletElementRoutes(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', 'content-type');
  });
  server.options('/adyen-web/*', (_request, reply) => reply.status(204).send());
  server.get('/adyen-web/google-pay.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin').send(script),
  );
  server.get('/adyen-web/sdk/*', async () => ({}));
  // The frame that measures the device, which here measures nothing.
  server.get('/adyen-web/assets/*', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send('<!doctype html><title>Device</title>'),
  );
  // https://docs.adyen.com/payment-methods/apple-pay: the session of Apple for this merchant, encoded.
  server.post('/adyen-web/v1/applePay/sessions', async () => ({
    data: Buffer.from(JSON.stringify({ merchantSessionIdentifier: 'sandbox' })).toString('base64'),
  }));
  // https://docs.adyen.com/development-resources/analytics-and-data-tracking: asked even where analytics are off.
  server.post('/adyen-web/*', async () => ({ id: 'sandbox' }));
}
