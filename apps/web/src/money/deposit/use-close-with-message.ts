import { useEffect, useRef } from 'react';
import { closeWithMessage } from './close-with-message.ts';

/** `closeWithMessage` for a panel that may be closed, or order again, before its time is up. */
export function useCloseWithMessage(onClose: () => void): { say: (message: string) => void; stayOpen: () => void } {
  const stay = useRef<() => void>(undefined);
  const stayOpen = () => stay.current?.();
  useEffect(() => () => stay.current?.(), []);
  return {
    say(message) {
      stayOpen();
      stay.current = closeWithMessage(message, onClose);
    },
    stayOpen,
  };
}
