/**
 * The way back from a payment page. The provider sends the frame to a page of ours that tells the page around it, which then
 * removes the frame and shows the result. That page is of no origin; from a browser that does not say that it loads a frame, it
 * is `/#/payment/<provider>/return?orderId=…&status=…` of the site itself.
 */
import type { Location } from '../../lib/address/location.ts';
import { hostedPages, isHostedPage } from './window/hosted-pages.ts';

export const returnStatuses = ['success', 'fail', 'cancel', 'wait'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** The method whose payments come back to `/payment/<page>/…`; none where several do. */
export function methodOfPage(page: string | undefined): { code: string; name: string } | undefined {
  if (page === undefined) return undefined;
  if (isHostedPage(page)) return { code: hostedPages[page].code, name: page };
  return Object.hasOwn(pageMethods, page) ? pageMethods[page] : undefined;
}

const pageMethods: Readonly<Record<string, { code: string; name: string }>> = {
  paypal: { code: 'PAYPAL_POLL', name: 'PayPal' },
  pix: { code: 'PIX', name: 'PIX' },
};

const messageType = 'fairhouse-payment-return';
/** How a browser names the origin of a page that has none. */
const noOrigin = 'null';

/** The specified words for a payment that comes back to the home page, and what they say. */
const payStatuses = { payReturn: 'wait', payError: 'fail', payCancel: 'cancel' } as const satisfies Record<
  string,
  ReturnStatus
>;
export type PayStatus = keyof typeof payStatuses;

export function readPayStatus(text: string | null): PayStatus | undefined {
  return text !== null && Object.hasOwn(payStatuses, text) ? (text as PayStatus) : undefined;
}

/** What the address says happened; it proves nothing, so anything but a failure or a cancellation is asked about. */
export function readReturnStatus(text: string | null): ReturnStatus {
  return returnStatuses.find((status) => status === text) ?? 'wait';
}

/** True when this page is the end of a payment inside a frame of our own site: it has then shown the page around it. */
export function handReturnToParent(location: Location): boolean {
  const status = returnStatusOf(location);
  if (!status || window.parent === window || !isOurs(window.parent)) return false;
  window.parent.postMessage({ type: messageType, status }, window.location.origin);
  return true;
}

function returnStatusOf({ path, query }: Location): ReturnStatus | undefined {
  if (/^\/payment\/\w+\/return$/.test(path)) return readReturnStatus(query.get('status'));
  const payStatus = path === '/' ? readPayStatus(query.get('payStatus')) : undefined;
  return payStatus && payStatuses[payStatus];
}

/** Calls `listener` when the payment in that frame has come back. Answers how to stop. */
export function onPaymentReturn(
  frame: () => Window | null | undefined,
  listener: (status: ReturnStatus) => void,
): () => void {
  const heard = ({ origin, source, data }: MessageEvent<{ type?: unknown; status?: unknown } | null>) => {
    if ((origin !== window.location.origin && origin !== noOrigin) || source === null || source !== frame()) return;
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
