import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect } from 'react';

/** Says once that a list failed, beside the way to try again that stands in its place. */
export function useFailureToast(error: object | null, message: string | undefined): void {
  useEffect(() => {
    if (error && message) showToast(message);
  }, [error, message]);
}
