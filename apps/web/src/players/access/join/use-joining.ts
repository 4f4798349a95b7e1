import { askToConfirm } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import type { Answer, Refused } from '../../../lib/api.ts';
import { deviceId } from '../../../lib/device-id.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import type { Member } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { usePictureCheck } from '../picture-check.tsx';
import { useAccessTexts } from '../texts/index.ts';
import { forgetInvitation, recommendation } from './invitation.ts';
import { partnerClick } from './partner-click.ts';
import type { Registration } from './registration.ts';
import { useDraft } from './use-draft.ts';
import { welcome } from './welcome.ts';

export type Step = 1 | 2 | 3;

/** The API's code. */
export const invitationInvalid = 1117;

/**
 * What every way of joining has: the draft over three steps, where the player is, and the call that opens the account.
 * `known` is what somebody else shown already.
 */
export function useJoining(onJoined: (member: Member) => void, known?: Partial<Registration>) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  const { draft, change, isTouched } = useDraft(known);
  const [step, setStep] = useState<Step>(1);
  const [busy, setBusy] = useState(false);
  const check = usePictureCheck();

  /** A code that nobody gave out is shown with the first step. The server looks at it last: all else is right by then. */
  async function goOnWithoutCode(): Promise<boolean> {
    const goOn = await askToConfirm({
      message: t('codeUnknown', { code: draft.invitorCode.trim() }),
      confirm: t('withoutCode'),
      cancel: common('back'),
    });
    if (!goOn) return false;
    forgetInvitation();
    change({ invitorCode: '' });
    return true;
  }

  async function whileBusy<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    return answer;
  }

  return {
    draft,
    change,
    step,
    setStep,
    /** Undefined in step 1, where there is no way back. */
    back: step === 1 ? undefined : () => setStep(step === 3 ? 2 : 1),
    next: async () => void setStep(3),
    busy,
    whileBusy,
    goOnWithoutCode,
    isTouched,
    check,
    /** Sent along with the call that opens the account, besides what the steps filled in. */
    alongside: () => ({ ...recommendation(), ...partnerClick(), deviceId: deviceId(), ...check.fields }),
    /** Opens the account, or answers why not; a refusal leads back to the step that `stepOf` names for its code. */
    async open(call: Promise<Answer<Member>>, stepOf: (code: number) => Step): Promise<Refused | undefined> {
      const answer = await whileBusy(call);
      if (!answer.ok) {
        void showRefusal(answer, (message) => showToast(t('signUpFailed', { message })));
        await check.heed(answer);
        setStep(stepOf(answer.error));
        return answer;
      }
      welcome(answer.data);
      onJoined(answer.data);
    },
  };
}
