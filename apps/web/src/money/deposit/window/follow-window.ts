import type { Refused } from '../../../lib/api.ts';
import type { ReturnStatus } from '../payment-return.ts';
import { onPaymentMessage } from './payment-messages.ts';

/** Specification, section 4: the panel looks every 100 ms whether the window was closed. */
const lookEveryMs = 100;

/**
 * How a payment window ended: it was closed or is done, with what it says of the payment, or its order was not taken, for
 * the reason that it gives.
 */
export interface WindowEnd {
  orderId: number | undefined;
  status: ReturnStatus;
  refusal?: Refused;
}

/** Follows a payment window until it is closed or says that it is done; then `onEnd` is called once. Answers how to stop. */
export function followWindow(
  opened: Pick<Window, 'closed'>,
  knownOrder: number | undefined,
  onEnd: (end: WindowEnd) => void,
): () => void {
  let orderId = knownOrder;
  let status: ReturnStatus = 'wait';
  const end = (refusal?: Refused) => {
    stop();
    onEnd({ orderId, status, ...(refusal !== undefined && { refusal }) });
  };
  const looking = setInterval(() => {
    if (opened.closed) end();
  }, lookEveryMs);
  const stopHearing = onPaymentMessage((message) => {
    if (message.is === 'ordered') orderId = message.orderId;
    else if (message.is === 'returned') status = message.status;
    else if (message.is === 'refused') end({ ok: false, error: message.error, message: message.reason });
    else end();
  });
  function stop(): void {
    clearInterval(looking);
    stopHearing();
  }
  return stop;
}
