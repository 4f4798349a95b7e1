import { useEffect } from 'react';
import { showToast } from '../../ui/toasts.ts';

/** Says once that a list failed, beside the way to try again that stands in its place. */
export function useFailureToast(error: object | null, message: string | undefined): void {
  useEffect(() => {
    if (error && message) showToast(message);
  }, [error, message]);
}
