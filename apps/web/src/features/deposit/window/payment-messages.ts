/**
 * What a payment in a window of its own says to the site that opened it, both on our origin: which order it has placed,
 * and, as the specification words it, 'PAY_CLOSE' when the payer is done.
 */
const ordered = 'fairhouse-payment-ordered';
const done = 'PAY_CLOSE';

export type PaymentMessage = { is: 'ordered'; orderId: number } | { is: 'done' };

export function tellOpener(message: PaymentMessage): void {
  const opener = window.opener as Window | null;
  opener?.postMessage(
    message.is === 'done' ? done : { type: ordered, orderId: message.orderId },
    window.location.origin,
  );
}

/** Calls `listener` with what the windows of our own site say. Answers how to stop. */
export function onPaymentMessage(listener: (message: PaymentMessage) => void): () => void {
  const heard = ({ origin, data }: MessageEvent<string | { type?: unknown; orderId?: unknown } | null>) => {
    if (origin !== window.location.origin || data === null) return;
    if (data === done) listener({ is: 'done' });
    else if (typeof data === 'object' && data.type === ordered && Number.isSafeInteger(data.orderId)) {
      listener({ is: 'ordered', orderId: data.orderId as number });
    }
  };
  addEventListener('message', heard);
  return () => removeEventListener('message', heard);
}
