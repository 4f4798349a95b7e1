import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  prove: 'Confirm it’s you: sign in again.',
  proveByLink:
    'You sign in with the company account alone. For a passkey or a password, ask an administrator for a new link.',
  proveByPasskey: 'With a passkey',
  proveByPassword: 'With password and code',
  passkeyFailed: 'The passkey was not used. Try again, or use your password.',
  passwordOf: 'Your password',
  codeOf: 'Code of your authenticator app',
};

const fil: Texts<keyof typeof en> = {
  prove: 'Ikaw ba ito? Mag-sign in muli.',
  proveByLink:
    'Sa account ng kompanya ka lang nagsa-sign in. Para sa passkey o password, humingi sa administrator ng bagong link.',
  proveByPasskey: 'Gamit ang passkey',
  proveByPassword: 'Gamit ang password at code',
  passkeyFailed: 'Hindi nagamit ang passkey. Subukan muli, o gamitin ang iyong password.',
  passwordOf: 'Ang iyong password',
  codeOf: 'Code ng iyong authenticator app',
};

export const useProveTexts = textsOf({ en, fil });
