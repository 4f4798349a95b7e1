import { useEffect, useState } from 'react';

/** What `value` was when it last stood still for `settleMs`: a call for each pause in typing, not for each key. */
export function useSettled<T>(value: T, settleMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, settleMs]);
  return settled;
}
