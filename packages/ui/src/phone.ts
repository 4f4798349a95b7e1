import { useSyncExternalStore } from 'react';

/** The phone layout ends where this query stops matching; style sheets use the same 899 px. */
const phone = typeof matchMedia === 'function' ? matchMedia('(max-width: 899px)') : undefined;

/** True in the phone layout; follows turning and resizing. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      phone?.addEventListener('change', listener);
      return () => phone?.removeEventListener('change', listener);
    },
    () => phone?.matches ?? false,
    () => false,
  );
}
