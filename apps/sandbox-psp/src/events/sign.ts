import { createHmac } from 'node:crypto';

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`: https://docs.stripe.com/webhooks#verify-manually */
export function sign(body: string, secret: string, at = new Date()): string {
  const t = Math.floor(at.getTime() / 1_000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
