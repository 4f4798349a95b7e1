import { useState } from 'react';
import { post, type Refused } from '../../../lib/api.ts';
import { deviceId } from '../../../lib/device-id.ts';
import type { Member } from '../../../lib/session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { recommendation } from '../join/invitation.ts';
import { stepOf } from '../join/refused-field.ts';
import { detailsOf } from '../join/registration.ts';
import { useDraft } from '../join/use-draft.ts';
import { welcome } from '../join/welcome.ts';
import { usePictureCheck } from '../picture-check.tsx';
import { useAccessTexts } from '../texts/index.ts';
import type { SocialPerson, SocialProof } from './social-login.ts';

/** The API's codes `detailsRequired`, which is what the first step hopes for, `mobileTaken` and `mobileInvalid`. */
const detailsRequired = 1133;
const aboutMobile: readonly number[] = [1104, 1107];

/** Joining after a social log-in: what the provider told, what it did not, and where the player lives. */
export function useSocialJoin(proof: SocialProof, person: SocialPerson, onJoined: (member: Member) => void) {
  const t = useAccessTexts();
  const { draft, change } = useDraft(person);
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [busy, setBusy] = useState(false);
  const check = usePictureCheck();
  const completion = {
    ...proof,
    email: draft.email.trim(),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
  };

  /** Goes on to step 2, or answers why not. */
  async function complete(): Promise<Refused | undefined> {
    setBusy(true);
    const answer = await post('/sys/auth/faceBookRegister', completion);
    setBusy(false);
    if (answer.ok) throw new Error('joined without the details');
    if (answer.error === detailsRequired) return void setStep(2);
    showToast(answer.message);
    return answer;
  }

  /** Opens the account, or answers why not; what is wrong in an earlier step leads back to it. */
  async function create(): Promise<Refused | undefined> {
    setBusy(true);
    const answer = await post('/sys/auth/faceBookRegister', {
      ...detailsOf(draft),
      ...completion,
      mobilePrefix: draft.mobilePrefix,
      mobile: draft.mobile,
      ...recommendation(),
      deviceId: deviceId(),
      ...check.fields,
    });
    setBusy(false);
    if (!answer.ok) {
      showToast(t('signUpFailed', { message: answer.message }));
      await check.heed(answer);
      setStep(aboutMobile.includes(answer.error) ? 2 : stepOf(answer.error));
      return answer;
    }
    welcome(answer.data);
    onJoined(answer.data);
  }

  return {
    draft,
    change,
    step,
    back: step === 1 ? undefined : () => setStep(step === 3 ? 2 : 1),
    next: () => setStep(3),
    busy,
    check,
    complete,
    create,
  };
}
