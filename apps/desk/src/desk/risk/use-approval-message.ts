import { showToast } from '@fairhouse/ui/toasts.ts';
import { type Answer, waitsForSecond } from '../../lib/api.ts';
import { useRiskTexts } from './texts/index.ts';

/** Nothing when it was done, or kept for a second person, which is said; otherwise what went wrong. */
export function useApprovalMessage(): (answer: Answer<unknown>) => string | undefined {
  const t = useRiskTexts();
  return (answer) => {
    if (answer.ok) return undefined;
    if (answer.error !== waitsForSecond) return answer.message;
    showToast(t('waitsForSecond'), 'success');
    return undefined;
  };
}
