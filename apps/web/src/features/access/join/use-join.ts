import { useState } from 'react';
import { post, type Refused } from '../../../lib/api.ts';
import { beginSession, type Member, renewSession } from '../../../lib/session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { usePictureCheck } from '../picture-check.tsx';
import { forgetInvitation, invitationCodes } from './invitation.ts';
import { birthdayOf, emptyRegistration, type Registration } from './registration.ts';

const refreshAfterMs = 1000;

/** The three steps of joining: the draft, where the player is, and the two calls. */
export function useJoin(onJoined: (member: Member) => void) {
  const [draft, setDraft] = useState(emptyRegistration);
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [busy, setBusy] = useState(false);
  const check = usePictureCheck();

  /** Goes on to step 2, or answers why not. */
  async function checkAccount(): Promise<Refused | undefined> {
    setBusy(true);
    const answer = await post('/sys/auth/checkRegister1', { step: '1', ...accountOf(draft), ...invitationCodes() });
    setBusy(false);
    if (!answer.ok) {
      showToast(answer.message);
      return answer;
    }
    setStep(2);
  }

  async function create(): Promise<void> {
    const { gender, currency, countryCode, stateCode, receiveExclusive, agreed } = draft;
    const birthday = birthdayOf(draft.birthday);
    if (!gender || !currency || !birthday) throw new Error('a step was left unfinished');
    setBusy(true);
    const answer = await post('/sys/auth/register', {
      step: '3',
      ...accountOf(draft),
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      gender,
      birthday,
      currency,
      countryCode,
      stateCode,
      city: draft.city.trim(),
      postalCode: draft.postalCode.trim(),
      address: draft.address.trim(),
      receiveExclusive,
      agreed,
      ...invitationCodes(),
      ...check.fields,
    });
    setBusy(false);
    if (!answer.ok) {
      showToast(answer.message);
      return check.heed(answer);
    }
    forgetInvitation();
    beginSession(answer.data);
    setTimeout(() => void renewSession(), refreshAfterMs);
    onJoined(answer.data);
  }

  return {
    draft,
    change: (changed: Partial<Registration>) => setDraft((before) => ({ ...before, ...changed })),
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
