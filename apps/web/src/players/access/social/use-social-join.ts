import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, type Refused } from '../../../lib/api.ts';
import type { Member } from '../../../lib/session.ts';
import { stepOf } from '../join/refused-field.ts';
import { detailsOf } from '../join/registration.ts';
import { invitationInvalid, useJoining } from '../join/use-joining.ts';
import type { SocialPerson, SocialProof } from './social-login.ts';

const path = '/sys/auth/faceBookRegister';

/** The API's codes `detailsRequired`, which is what the first step hopes for, `mobileTaken` and `mobileInvalid`. */
const detailsRequired = 1133;
const aboutMobile: readonly number[] = [1104, 1107];

/** Joining after a social log-in: what the provider told, what it did not, and where the player lives. */
export function useSocialJoin(proof: SocialProof, person: SocialPerson, onJoined: (member: Member) => void) {
  const joining = useJoining(onJoined, person);
  const { draft } = joining;
  const completion = {
    ...proof,
    email: draft.email.trim(),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    invitorCode: draft.invitorCode.trim(),
  };

  return {
    ...joining,
    /** Continues to step 2, or answers why not. */
    async complete(): Promise<Refused | undefined> {
      const answer = await joining.whileBusy(post(path, completion));
      if (answer.ok) throw new Error('joined without the details');
      if (answer.error === invitationInvalid) {
        if (await joining.goOnWithoutCode()) joining.setStep(2);
        return;
      }
      if (answer.error === detailsRequired) return void joining.setStep(2);
      showToast(answer.message);
      return answer;
    },
    create() {
      const { mobilePrefix, mobile } = draft;
      const details = { ...detailsOf(draft), ...completion, mobilePrefix, mobile };
      return joining.open(post(path, { ...details, ...joining.alongside() }), (code) =>
        aboutMobile.includes(code) ? 2 : stepOf(code),
      );
    },
  };
}
