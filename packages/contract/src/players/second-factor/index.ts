import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { confirmTotp } from './confirm-totp.ts';
import { describeFactors } from './describe-factors.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** The calls with which a member switches a second factor on and off. */
export const secondFactorCalls = {
  [beginPasskey.path]: beginPasskey,
  [beginTotp.path]: beginTotp,
  [confirmPasskey.path]: confirmPasskey,
  [confirmTotp.path]: confirmTotp,
  [describeFactors.path]: describeFactors,
  [removePasskey.path]: removePasskey,
  [removeTotp.path]: removeTotp,
  [renamePasskey.path]: renamePasskey,
  [renewRecoveryCodes.path]: renewRecoveryCodes,
} as const;
