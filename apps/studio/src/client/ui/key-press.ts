import { useEffect, useRef } from 'preact/hooks';

/**
 * Keys of the page as a whole. They stay out of the way of text fields, open dialogs and browser shortcuts, and
 * space and Enter keep their own meaning on whatever has the focus.
 */
export function useKeyPress(onKey: (key: string, onControl: boolean) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target as Element;
      if (target.closest('input, textarea') || document.querySelector('dialog[open]')) return;
      const onControl = target.closest('button, a, [tabindex]') !== null;
      const acts = event.key === ' ' || event.key === 'Enter';
      if (acts && onControl) return;
      if (acts) event.preventDefault();
      latest.current(event.key === ' ' ? 'Enter' : event.key, onControl);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
