import { useEffect, useRef } from 'react';
import { refreshSession } from '../../../lib/session.ts';
import { watchLateCredit } from '../watch-late-credit.ts';
import { followWindow } from './follow-window.ts';

/**
 * Follows a payment window until it is closed or says that it is done; then the balance is read again, what was ordered
 * is watched for its credit, and `onEnd` is called once, with the reason where no order was taken. `knownOrder`: what
 * was ordered, where the window does not say it.
 */
export function useOpenWindow(
  opened: Window | undefined,
  onEnd: (refusal?: string) => void,
  knownOrder?: number,
): void {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!opened) return;
    return followWindow(opened, knownOrder, ({ orderId, refusal }) => {
      void refreshSession();
      if (orderId !== undefined) void watchLateCredit(orderId);
      end.current(refusal);
    });
  }, [opened, knownOrder]);
}
