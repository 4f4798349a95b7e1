import type { Send } from '../messages/send-through.ts';

export interface PayoutAnswer {
  /** The HTTP status; 0 where there was no answer, or none that is JSON. */
  status: number;
  body: unknown;
  /** Why there is no answer, for the operators. */
  reason: string;
}

/** One exchange with a provider's JSON interface, within `timeoutMs`. Never throws, never follows a redirect. */
export async function exchange(
  url: string,
  init: RequestInit,
  timeoutMs: number,
  send: Send = fetch,
): Promise<PayoutAnswer> {
  try {
    const answer = await send(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {}, reason: `HTTP ${answer.status}` };
  } catch (error) {
    return { status: 0, body: undefined, reason: (error as Error).name };
  }
}

/** A provider's own word for what is wrong, short and plain enough for a sentence; undefined when it gives none. */
export function codeOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w .-]{1,60}$/.test(value) ? value : undefined;
}

/** 'PayPal refused the payment (RECEIVER_UNCONFIRMED).' */
export function refusal(who: string, code: string | undefined): string {
  return code ? `${who} refused the payment (${code}).` : `${who} refused the payment.`;
}

/** 'PayPal sent the payment back (RETURNED).' */
export function giveBack(who: string, code: string | undefined): string {
  return code ? `${who} sent the payment back (${code}).` : `${who} sent the payment back.`;
}
