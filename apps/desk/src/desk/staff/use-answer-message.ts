import { showToast } from '@fairhouse/ui/toasts.ts';
import { type Answer, waitsForSecond } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useStaffTexts } from './texts.ts';

/** Nothing when it was done or waits for a second administrator, and the lists are read again; otherwise what went wrong. */
export function useAnswerMessage(): (answer: Answer<unknown>) => Promise<string | undefined> {
  const t = useStaffTexts();
  return async (answer) => {
    if (!answer.ok && answer.error !== waitsForSecond) return answer.message;
    if (!answer.ok) showToast(t('proposed'), 'success');
    await reload('/operator/staff/list', '/operator/staff/sessions', '/operator/approval/list');
    await reload('/operator/staff/role/list', '/operator/staff/role/history');
    return undefined;
  };
}

/** As `useAnswerMessage`, after a link was mailed: tells where it went. */
export function useLinkMessage(): (answer: Answer<{ sentTo: string }>) => Promise<string | undefined> {
  const t = useStaffTexts();
  const said = useAnswerMessage();
  return (answer) => {
    if (answer.ok) showToast(t('sent', { address: answer.data.sentTo }), 'success');
    return said(answer);
  };
}
