import type { IncomingMessage } from 'node:http';
import type { WebhookProblem } from '@fairhouse/contract/operator';
import { AddressRefused, type AddressRules } from '../../../lib/outgoing-address.ts';
import { openOutgoingPost } from '../../../lib/outgoing-post.ts';

export interface PostedEvent {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Answered {
  /** null: there was no answer. */
  status: number | null;
  /** null: it was delivered. */
  problem: WebhookProblem | null;
  ms: number;
  /** The first characters of the body. */
  response: string;
  /** By `Retry-After`, where the receiver asks for it. */
  retryAfterSeconds: number | undefined;
}

export interface Receiver {
  post(event: PostedEvent): Promise<Answered>;
  close(): void;
}

export const answerWithinMs = 10_000;
const mostResponseBytes = 512;
const mostConnections = 64;

/**
 * Posts to public addresses alone, checked at the moment of connecting; follows no redirect, waits 10 s at most and reads 512 bytes
 * of the answer. Any status of 200 to 299 is a delivery.
 */
export function openReceiver(addresses: AddressRules, withinMs = answerWithinMs): Receiver {
  const outgoing = openOutgoingPost(addresses, { connections: mostConnections, withinMs });
  return {
    async post({ url, headers, body }) {
      const since = performance.now();
      const answer = (
        status: number | null,
        problem: WebhookProblem | null,
        more: Partial<Answered> = {},
      ): Answered => ({
        status,
        problem,
        ms: Math.round(performance.now() - since),
        response: '',
        retryAfterSeconds: undefined,
        ...more,
      });
      const sending = outgoing.begin(url, { ...headers, 'content-length': body.length });
      if (!sending) return answer(null, 'addressRefused');
      return new Promise((done) => {
        let isAnswered = false;
        sending.on('response', async (response) => {
          isAnswered = true;
          const status = response.statusCode ?? 0;
          const isDelivered = status >= 200 && status < 300;
          const text = await beginningOf(response);
          const retryAfterSeconds = secondsIn(response.headers['retry-after']);
          done(answer(status, isDelivered ? null : 'status', { response: text, retryAfterSeconds }));
        });
        sending.on('error', (error: NodeJS.ErrnoException) => {
          if (!isAnswered) done(answer(null, problemOf(error)));
        });
        sending.end(body);
      });
    },
    close: outgoing.close,
  };
}

/** The status has decided: a body that is long, slow or broken off changes nothing. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes >= mostResponseBytes) break;
    }
  } catch {
    response.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, mostResponseBytes).toString('utf8');
  // The database stores no NUL, and a page shows no other control characters.
  return text.replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ').trim();
}

function secondsIn(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
]);

function problemOf(error: NodeJS.ErrnoException): WebhookProblem {
  const { name, code = '' } = error;
  if (error instanceof AddressRefused) return 'addressRefused';
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (unreachable.has(code)) return 'connection';
  return /CERT|SSL|TLS|SIGNATURE|UNABLE_TO|SELF_SIGNED/.test(code) ? 'certificate' : 'unclear';
}
