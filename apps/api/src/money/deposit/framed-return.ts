import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const script =
  "parent.postMessage({ type: 'fairhouse-payment-return', status: document.body.dataset.status }, document.body.dataset.site);";
const hash = createHash('sha256').update(script).digest('base64');

/**
 * The end of a payment in a frame of the site: a page of no origin that tells the site how it ended. The site itself is not loaded
 * there, for in a frame whose sandbox lets scripts run as their own origin, a page of the site could take the sandbox away, and
 * browsers warn of it. Without a sandbox the payment page could move the whole window to an address that looks like the site's.
 * The report decides nothing: what is credited is asked of the provider.
 */
export function answerFrame(reply: FastifyReply, publicOrigin: string, status: 'success' | 'fail' | 'cancel' | 'wait') {
  return reply
    .removeHeader('origin-agent-cluster')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; sandbox allow-scripts`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><title>Fairhouse</title><body data-site="${publicOrigin}" data-status="${status}"><script>${script}</script>`,
    );
}
