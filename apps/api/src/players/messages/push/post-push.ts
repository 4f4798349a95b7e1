import type { IncomingMessage } from 'node:http';
import webPush from 'web-push';
import { AddressRefused, type AddressRules } from '../../../lib/outgoing-address.ts';
import { openOutgoingPost } from '../../../lib/outgoing-post.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface PushMessage {
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  /** The same topic twice is one message while the device is away (RFC 8030, 5.4). */
  topic: string;
  isUrgent: boolean;
}

/**
 * `retry`: the service has not taken it, and may later. `unclear`: the connection broke after it was sent, so that trying again
 * could show it twice.
 */
export type PushOutcome =
  | { is: 'sent' }
  | { is: 'gone' | 'refused' | 'unclear'; status?: number }
  | { is: 'retry'; afterSeconds: number | undefined };

export interface PushSender {
  post(message: PushMessage): Promise<PushOutcome>;
  close(): void;
}

/** Notifications of yesterday are of no use on a lock screen. */
const keptSeconds = 24 * 3_600;
const answerWithinMs = 10_000;
const mostAtOnce = 20;
/** The connection was never made: nothing was sent. */
const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']);

/** Sends push by RFC 8030, encrypted by RFC 8291 and signed by RFC 8292, to public addresses alone. It follows no redirect. */
export function openPushSender(keys: VapidKeys, subject: string, addresses: AddressRules): PushSender {
  const outgoing = openOutgoingPost(addresses, { connections: mostAtOnce, withinMs: answerWithinMs });
  return {
    async post(message) {
      const encrypted = encryptedFor(message, { ...keys, subject });
      if (!encrypted) return { is: 'refused' };
      const { headers, body } = encrypted;
      const sending = outgoing.begin(message.endpoint, headers);
      if (!sending) return { is: 'refused' };
      return new Promise((done) => {
        sending.on('response', (response) => {
          // The body says nothing that is acted on.
          response.resume();
          done(outcomeOf(response));
        });
        sending.on('error', (error: NodeJS.ErrnoException) => done(outcomeOfError(error)));
        sending.end(body);
      });
    },
    close: outgoing.close,
  };
}

/** Undefined for keys of a browser that are no point of the curve. */
function encryptedFor(message: PushMessage, vapidDetails: VapidKeys & { subject: string }) {
  const { endpoint, p256dh, auth, payload, topic, isUrgent } = message;
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
      urgency: isUrgent ? 'high' : 'normal',
      topic,
    });
  } catch {
    return undefined;
  }
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone', status };
  if (status === 429 || status >= 500) {
    const seconds = Number(headers['retry-after']);
    return { is: 'retry', afterSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined };
  }
  return { is: 'refused', status };
}

function outcomeOfError(error: NodeJS.ErrnoException): PushOutcome {
  if (error instanceof AddressRefused) return { is: 'refused' };
  if (notSent.has(error.code ?? '')) return { is: 'retry', afterSeconds: undefined };
  return { is: 'unclear' };
}
