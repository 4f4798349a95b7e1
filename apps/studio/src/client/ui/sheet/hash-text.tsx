/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import './hash-text.css';

/** A long figure that is to be compared or copied, whole. */
export function HashText({ name, value, copy, copied }: { name: string; value: string; copy: string; copied: string }) {
  const [done, setDone] = useState(false);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setDone(true);
    } catch {
      // Without leave for the clipboard the text can still be selected by hand.
      setDone(false);
    }
  };
  return (
    <div class="hash-text">
      <span class="hash-text__name">{name}</span>
      <code class="hash-text__value">{value}</code>
      <button type="button" class="hash-text__copy" aria-label={`${copy}: ${name}`} onClick={() => void put()}>
        {done ? copied : copy}
      </button>
    </div>
  );
}
