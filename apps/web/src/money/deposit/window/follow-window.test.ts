import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followWindow } from './follow-window.ts';
import { tellOpener } from './payment-messages.ts';

const origin = 'https://casino.example';
let page: EventTarget;

/** What the window says to the page that opened it, from that origin. */
const said = (data: unknown, from = origin) => page.dispatchEvent(new MessageEvent('message', { data, origin: from }));

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  const opener = { postMessage: (data: unknown, target: string) => void said(data, target) };
  vi.stubGlobal('window', { location: { origin }, opener });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function follow(knownOrder?: number) {
  const opened = { closed: false };
  const onEnd = vi.fn();
  const stop = followWindow(opened, knownOrder, onEnd);
  return { opened, onEnd, stop };
}

it('finds out within 100 ms that the window was closed, and says it once', () => {
  const { opened, onEnd } = follow(7);
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  opened.closed = true;
  vi.advanceTimersByTime(99);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ orderId: 7, status: 'wait' });
  vi.advanceTimersByTime(1_000);
  said('PAY_CLOSE');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends by PAY_CLOSE, with the order and the way back that the window has shown', () => {
  const { onEnd } = follow();
  tellOpener({ is: 'ordered', orderId: 12 });
  tellOpener({ is: 'returned', status: 'cancel' });
  tellOpener({ is: 'done' });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ orderId: 12, status: 'cancel' });
});

it('ends with the reason when no order was taken', () => {
  const { onEnd } = follow();
  tellOpener({ is: 'refused', error: 1201, reason: 'The minimum deposit is $10.00.' });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({
    orderId: undefined,
    status: 'wait',
    refusal: { ok: false, error: 1201, message: 'The minimum deposit is $10.00.' },
  });
});

it('heeds no other origin, and nothing that it does not understand', () => {
  const { onEnd } = follow();
  said('PAY_CLOSE', 'https://evil.example');
  for (const data of [null, 'pay_close', 7, {}, { type: 'fairhouse-payment-ordered', orderId: 'x' }]) said(data);
  expect(onEnd).not.toHaveBeenCalled();
  said('PAY_CLOSE');
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ orderId: undefined, status: 'wait' });
});

it('looks and hears no more once it was stopped', () => {
  const { opened, onEnd, stop } = follow();
  stop();
  opened.closed = true;
  vi.advanceTimersByTime(1_000);
  said('PAY_CLOSE');
  expect(onEnd).not.toHaveBeenCalled();
});
