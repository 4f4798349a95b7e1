import { useEffect, useRef } from 'react';
import { sayAndClose } from './say-and-close.ts';

/** `sayAndClose` for a panel that may be closed, or order again, before its time is up. */
export function useSayAndClose(onClose: () => void): { say: (message: string) => void; stayOpen: () => void } {
  const stay = useRef<() => void>(undefined);
  const stayOpen = () => stay.current?.();
  useEffect(() => () => stay.current?.(), []);
  return {
    say(message) {
      stayOpen();
      stay.current = sayAndClose(message, onClose);
    },
    stayOpen,
  };
}
