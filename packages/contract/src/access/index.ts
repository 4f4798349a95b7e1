import { activate } from './activate.ts';
import { changePassword } from './change-password.ts';
import { checkRegistration } from './check-registration.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { register } from './register.ts';
import { registerSocially } from './register-socially.ts';
import { resetPassword } from './reset-password.ts';
import { sendForgotMail } from './send-forgot-mail.ts';
import { sendJoinMail } from './send-join-mail.ts';
import { tokenInfo } from './token-info.ts';
import { verificationPicture } from './verification-picture.ts';

/** The calls of joining, logging in and passwords. */
export const accessCalls = {
  [activate.path]: activate,
  [changePassword.path]: changePassword,
  [checkRegistration.path]: checkRegistration,
  [login.path]: login,
  [logout.path]: logout,
  [refreshToken.path]: refreshToken,
  [registerSocially.path]: registerSocially,
  [register.path]: register,
  [resetPassword.path]: resetPassword,
  [sendForgotMail.path]: sendForgotMail,
  [sendJoinMail.path]: sendJoinMail,
  [tokenInfo.path]: tokenInfo,
  [verificationPicture.path]: verificationPicture,
} as const;
