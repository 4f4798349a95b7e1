import { askToConfirm } from '../../../lib/alerts.ts';
import { post, type Refused } from '../../../lib/api.ts';
import type { Member } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useAccessTexts } from '../texts/index.ts';
import { forgetInvitation } from './invitation.ts';
import { stepOf } from './refused-field.ts';
import { detailsOf, type Registration } from './registration.ts';
import { useJoining } from './use-joining.ts';

/** The API's code `invitationInvalid`. */
const invitationInvalid = 1117;

/** Joining by a form alone: the two calls. */
export function useJoin(onJoined: (member: Member) => void) {
  const joining = useJoining(onJoined);
  const { draft, check } = joining;
  const t = useAccessTexts();
  const common = useCommonTexts();

  /** A code that nobody gave out is told with the first step. The server looks at it last: all else is right by then. */
  async function goOnWithoutCode(): Promise<boolean> {
    const goOn = await askToConfirm({
      message: t('codeUnknown', { code: draft.invitorCode.trim() }),
      confirm: t('withoutCode'),
      cancel: common('back'),
    });
    if (!goOn) return false;
    forgetInvitation();
    joining.change({ invitorCode: '' });
    return true;
  }

  return {
    ...joining,
    /** Goes on to step 2, or answers why not. */
    async checkAccount(): Promise<Refused | undefined> {
      const invitorCode = draft.invitorCode.trim();
      const answer = await joining.whileBusy(
        post('/sys/auth/checkRegister1', { step: '1', ...accountOf(draft), invitorCode, ...check.fields }),
      );
      if (!answer.ok) {
        if (answer.error !== invitationInvalid) {
          showToast(answer.message);
          await check.heed(answer);
          return answer;
        }
        if (!(await goOnWithoutCode())) {
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
