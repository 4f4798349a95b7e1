/**
 * A random name of this browser, sent along with joining: it tells invited friends from one person with several
 * accounts. It says nothing about the device and is worthless elsewhere.
 */
const storageKey = 'fairhouse.device';

/** Undefined where the browser keeps nothing. */
export function deviceId(): string | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    localStorage.setItem(storageKey, made);
    return made;
  } catch {
    return undefined;
  }
}
