import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a window opened, when the window goes. Where that is gone (a window that
 * another one replaced), the page's content gets it, so that the keyboard never starts at the top again.
 */
export function useFocusReturn(): (event: Event) => void {
  const opener = useRef(document.activeElement);
  return (event) => {
    event.preventDefault();
    const before = opener.current;
    const target = before?.isConnected && before !== document.body ? before : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}
