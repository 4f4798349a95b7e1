/**
 * The way back from a payment page. The provider sends the frame to `/#/payment/<provider>/return?orderId=…&status=…`
 * of our own site; there it tells the page around it, which then removes the frame and shows the result.
 */
import type { Location } from '../../lib/location.ts';

export const returnStatuses = ['success', 'fail', 'cancel', 'wait'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

const messageType = 'fairhouse-payment-return';

/** What the address says happened; it proves nothing, so anything but a failure or a cancellation is asked about. */
export function readReturnStatus(text: string | null): ReturnStatus {
  return returnStatuses.find((status) => status === text) ?? 'wait';
}

/** True when this page is the end of a payment inside a frame of our own site: it has then told the page around it. */
export function handReturnToParent({ path, query }: Location): boolean {
  if (!/^\/payment\/\w+\/return$/.test(path) || window.parent === window) return false;
  if (!isOurs(window.parent)) return false;
  window.parent.postMessage(
    { type: messageType, status: readReturnStatus(query.get('status')) },
    window.location.origin,
  );
  return true;
}

/** Calls `listener` when the payment in that frame has come back. Answers how to stop. */
export function onPaymentReturn(
  frame: () => Window | null | undefined,
  listener: (status: ReturnStatus) => void,
): () => void {
  const heard = ({ origin, source, data }: MessageEvent<{ type?: unknown; status?: unknown } | null>) => {
    if (origin !== window.location.origin || source === null || source !== frame()) return;
    if (data?.type === messageType) listener(readReturnStatus(String(data.status)));
  };
  addEventListener('message', heard);
  return () => removeEventListener('message', heard);
}

/** Whether that window shows our own site: looking into any other one throws. */
function isOurs(other: Window): boolean {
  try {
    return other.location.origin === window.location.origin;
  } catch {
    return false;
  }
}
