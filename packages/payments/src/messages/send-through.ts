import { maskMessage, maskPath } from './mask-message.ts';
import type { KeepMessages, KeptFields } from './message.ts';

/** What adapters send their requests by. */
export type Send = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** How a request ends that is being kept. */
interface KeptRequest {
  answered(status: number, body: string): void;
  failed(error: unknown): void;
}

const hasNoBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The one door to a provider: what goes through it about a payment is kept, as its list of fields allows, and so is the
 * answer. The answer is read whole before the adapter has it, within the adapter's own limit of time.
 */
export function sendThrough(provider: string, kept: KeptFields, keep: KeepMessages): Send {
  return async (address, init = {}) => {
    const { method = 'GET', body } = init;
    const request = keepRequest(provider, kept, keep, { method, address, body });
    if (!request) return fetch(address, init);
    try {
      const answer = await fetch(address, init);
      const text = await answer.text();
      request.answered(answer.status, text);
      const { status, statusText, headers } = answer;
      return new Response(hasNoBody.has(status) ? null : text, { status, statusText, headers });
    } catch (error) {
      request.failed(error);
      throw error;
    }
  };
}

/** Notes a request as it leaves; undefined where nothing of it is kept. */
export function keepRequest(
  provider: string,
  kept: KeptFields,
  keep: KeepMessages,
  { method, address, body }: { method: string; address: string | URL; body: unknown },
): KeptRequest | undefined {
  if (!keep.isWanted()) return undefined;
  const beganMs = performance.now();
  const tookMs = () => Math.round(performance.now() - beganMs);
  try {
    const url = new URL(address);
    const text = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '';
    const answered = keep.sent({
      provider,
      method,
      host: url.host,
      path: maskPath(kept, url),
      body: maskMessage(kept, text),
      bytes: ArrayBuffer.isView(body) ? body.byteLength : Buffer.byteLength(text),
    });
    return {
      answered(status, said) {
        try {
          answered({ status, body: maskMessage(kept, said), bytes: Buffer.byteLength(said), tookMs: tookMs() });
        } catch (error) {
          keep.lost(error);
        }
      },
      failed: (error) => answered({ failure: (error as Error).name, tookMs: tookMs() }),
    };
  } catch (error) {
    keep.lost(error);
    return undefined;
  }
}
