/**
 * What a payment in a window of its own says to the site that opened it, both on our origin: which order it has placed,
 * why none was taken, how it came back, and, as the specification words it, 'PAY_CLOSE' when the payer is done.
 */
import { type ReturnStatus, returnStatuses } from '../payment-return.ts';

const ordered = 'fairhouse-payment-ordered';
const refused = 'fairhouse-payment-refused';
const returned = 'fairhouse-payment-returned';
const done = 'PAY_CLOSE';

export type PaymentMessage =
  | { is: 'ordered'; orderId: number }
  /** The API's code and its sentence. */
  | { is: 'refused'; error: number; reason: string }
  /** What the address said; it proves nothing. */
  | { is: 'returned'; status: ReturnStatus }
  | { is: 'done' };

export function tellOpener(message: PaymentMessage): void {
  const opener = window.opener as Window | null;
  opener?.postMessage(wordsOf(message), window.location.origin);
}

function wordsOf(message: PaymentMessage): unknown {
  if (message.is === 'done') return done;
  if (message.is === 'refused') return { type: refused, error: message.error, reason: message.reason };
  if (message.is === 'returned') return { type: returned, status: message.status };
  return { type: ordered, orderId: message.orderId };
}

/** Calls `listener` with what the windows of our own site say. Answers how to stop. */
export function onPaymentMessage(listener: (message: PaymentMessage) => void): () => void {
  const heard = ({ origin, data }: MessageEvent<Said>) => {
    if (origin !== window.location.origin || data === null) return;
    if (data === done) listener({ is: 'done' });
    else if (typeof data !== 'object') return;
    else if (data.type === ordered && Number.isSafeInteger(data.orderId)) {
      listener({ is: 'ordered', orderId: data.orderId as number });
    } else if (data.type === refused && Number.isSafeInteger(data.error) && typeof data.reason === 'string') {
      listener({ is: 'refused', error: data.error as number, reason: data.reason });
    } else if (data.type === returned) {
      const status = returnStatuses.find((known) => known === data.status);
      if (status) listener({ is: 'returned', status });
    }
  };
  addEventListener('message', heard);
  return () => removeEventListener('message', heard);
}

type Said = string | { type?: unknown; orderId?: unknown; error?: unknown; reason?: unknown; status?: unknown } | null;
