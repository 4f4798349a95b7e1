import { activate } from './activate.ts';
import { changePassword } from './change-password.ts';
import { checkRegistration } from './check-registration.ts';
import { finishSocial } from './finish-social.ts';
import { linkSocial } from './link-social.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { register } from './register.ts';
import { registerSocially } from './register-socially.ts';
import { resetPassword } from './reset-password.ts';
import { sendForgotMail } from './send-forgot-mail.ts';
import { sendJoinMail } from './send-join-mail.ts';
import { listSocialProviders } from './social-providers.ts';
import { startSocial } from './start-social.ts';
import { tokenInfo } from './token-info.ts';
import { tokenStands } from './token-stands.ts';
import { verificationPicture } from './verification-picture.ts';
import { verificationQuestion } from './verification-question.ts';

/** The calls of joining, logging in and passwords. */
export const accessCalls = {
  [activate.path]: activate,
  [changePassword.path]: changePassword,
  [checkRegistration.path]: checkRegistration,
  [finishSocial.path]: finishSocial,
  [linkSocial.path]: linkSocial,
  [listSocialProviders.path]: listSocialProviders,
  [login.path]: login,
  [logout.path]: logout,
  [refreshToken.path]: refreshToken,
  [registerSocially.path]: registerSocially,
  [register.path]: register,
  [resetPassword.path]: resetPassword,
  [sendForgotMail.path]: sendForgotMail,
  [sendJoinMail.path]: sendJoinMail,
  [startSocial.path]: startSocial,
  [tokenInfo.path]: tokenInfo,
  [tokenStands.path]: tokenStands,
  [verificationPicture.path]: verificationPicture,
  [verificationQuestion.path]: verificationQuestion,
} as const;
