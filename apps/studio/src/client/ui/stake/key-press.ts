import { useEffect, useRef } from 'preact/hooks';
import { meantNow } from '../../lib/page/keys.ts';

/** Whether a key that went down is the game's: no text field, open dialog or shortcut of the browser has it. */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return (event.target as Element).closest('input, textarea') === null && !document.querySelector('dialog[open]');
}

/**
 * Keys of the page as a whole. They stay out of the way of text fields, open dialogs and browser shortcuts, and
 * space and Enter keep their own meaning on whatever has the focus.
 */
export function useKeyPress(onKey: (key: string, onControl: boolean) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForGame(event)) return;
      const onControl = (event.target as Element).closest('button, a, [tabindex]') !== null;
      const presses = event.key === ' ' || event.key === 'Enter';
      if (presses && onControl) return;
      if (presses) event.preventDefault();
      const meant = meantNow(event.key === ' ' ? 'Enter' : event.key);
      if (meant !== null) latest.current(meant, onControl);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
