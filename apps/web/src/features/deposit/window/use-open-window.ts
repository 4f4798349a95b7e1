import { useEffect, useRef } from 'react';
import { refreshSession } from '../../../lib/session.ts';
import { watchLateCredit } from '../watch-late-credit.ts';
import { onPaymentMessage } from './payment-messages.ts';

/** Specification, section 4: the panel looks every 100 ms whether the window was closed. */
const lookEveryMs = 100;

/**
 * Follows a payment window until it is closed or says that it is done; then the balance is read again, what was ordered
 * is watched for its credit, and `onEnd` is called once. `knownOrder`: what was ordered, where the window does not say it.
 */
export function useOpenWindow(opened: Window | undefined, onEnd: () => void, knownOrder?: number): void {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!opened) return;
    let orderId = knownOrder;
    const finish = () => {
      clearInterval(looking);
      stopHearing();
      void refreshSession();
      if (orderId !== undefined) void watchLateCredit(orderId);
      end.current();
    };
    const looking = setInterval(() => {
      if (opened.closed) finish();
    }, lookEveryMs);
    const stopHearing = onPaymentMessage((message) => {
      if (message.is === 'done') finish();
      else orderId = message.orderId;
    });
    return () => {
      clearInterval(looking);
      stopHearing();
    };
  }, [opened, knownOrder]);
}
