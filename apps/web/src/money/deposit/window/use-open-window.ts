import { useEffect, useRef } from 'react';
import { refreshSession } from '../../../lib/session.ts';
import { followWindow, type WindowEnd } from './follow-window.ts';

/**
 * Follows a payment window until it is closed or says that it is done; then the balance is read again and `onEnd` is
 * called once. `knownOrder`: what was ordered, where the window does not say it.
 */
export function useOpenWindow(opened: Window | undefined, onEnd: (end: WindowEnd) => void, knownOrder?: number): void {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!opened) return;
    return followWindow(opened, knownOrder, (ended) => {
      void refreshSession();
      end.current(ended);
    });
  }, [opened, knownOrder]);
}
