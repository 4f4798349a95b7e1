import { useState } from 'react';
import { post, type Refused } from '../../../lib/api.ts';
import { deviceId } from '../../../lib/device-id.ts';
import type { Member } from '../../../lib/session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { usePictureCheck } from '../picture-check.tsx';
import { useAccessTexts } from '../texts/index.ts';
import { recommendation } from './invitation.ts';
import { stepOf } from './refused-field.ts';
import { detailsOf, type Registration } from './registration.ts';
import { useDraft } from './use-draft.ts';
import { welcome } from './welcome.ts';

/** The three steps of joining: the draft, where the player is, and the two calls. */
export function useJoin(onJoined: (member: Member) => void) {
  const t = useAccessTexts();
  const { draft, change } = useDraft();
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [busy, setBusy] = useState(false);
  const check = usePictureCheck();

  /** Goes on to step 2, or answers why not. */
  async function checkAccount(): Promise<Refused | undefined> {
    setBusy(true);
    const answer = await post('/sys/auth/checkRegister1', { step: '1', ...accountOf(draft), ...check.fields });
    setBusy(false);
    if (!answer.ok) {
      showToast(answer.message);
      await check.heed(answer);
      return answer;
    }
    check.forget();
    setStep(2);
  }

  /** Opens the account, or answers why not; what is wrong in an earlier step leads back to it. */
  async function create(): Promise<Refused | undefined> {
    setBusy(true);
    const answer = await post('/sys/auth/register', {
      step: '3',
      ...accountOf(draft),
      ...detailsOf(draft),
      ...recommendation(),
      deviceId: deviceId(),
      ...check.fields,
    });
    setBusy(false);
    if (!answer.ok) {
      showToast(t('signUpFailed', { message: answer.message }));
      await check.heed(answer);
      setStep(stepOf(answer.error));
      return answer;
    }
    welcome(answer.data);
    onJoined(answer.data);
  }

  return {
    draft,
    change,
    step,
    /** Undefined in step 1, where there is no way back. */
    back: step === 1 ? undefined : () => setStep(step === 3 ? 2 : 1),
    next: () => setStep(3),
    busy,
    check,
    checkAccount,
    create,
  };
}

function accountOf({ email, username, password, repassword, mobilePrefix, mobile }: Registration) {
  return { email: email.trim(), username: username.trim(), password, repassword, mobilePrefix, mobile };
}
