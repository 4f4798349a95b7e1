import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, type Refused } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import type { Member } from '../../../lib/session.ts';
import { stepOf } from './refused-field.ts';
import { detailsOf, type Registration } from './registration.ts';
import { invitationInvalid, useJoining } from './use-joining.ts';

/** Joining by a form alone: the two calls. */
export function useJoin(onJoined: (member: Member) => void) {
  const joining = useJoining(onJoined);
  const { draft, check } = joining;

  return {
    ...joining,
    /** Continues to step 2, or answers why not. */
    async checkAccount(): Promise<Refused | undefined> {
      const invitorCode = draft.invitorCode.trim();
      const answer = await joining.whileBusy(
        post('/sys/auth/checkRegister1', { step: '1', ...accountOf(draft), invitorCode, ...check.fields }),
      );
      if (!answer.ok) {
        if (answer.error !== invitationInvalid) {
          void showRefusal(answer, showToast);
          await check.heed(answer);
          return answer;
        }
        if (!(await joining.goOnWithoutCode())) {
          // The picture was good for this one try.
          check.forget();
          return;
        }
      }
      check.forget();
      joining.setStep(2);
    },
    create: () =>
      joining.open(
        post('/sys/auth/register', { step: '3', ...accountOf(draft), ...detailsOf(draft), ...joining.alongside() }),
        stepOf,
      ),
  };
}

function accountOf({ email, username, password, repassword, mobilePrefix, mobile }: Registration) {
  return { email: email.trim(), username: username.trim(), password, repassword, mobilePrefix, mobile };
}
