import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  chooseName: 'Your name at the desk',
  chooseNameAbout: '2 to 30 small letters, digits or hyphens. All your actions are recorded under it, permanently.',
  displayName: 'How others see you',
  withPasskey: 'Use a passkey',
  withPasskeyAbout:
    'Your finger, face or key, kept by this device. Nothing to remember, nothing that can be typed into a wrong page.',
  noPasskeys: 'This address takes no passkeys: use a password with an authenticator app.',
  makePasskey: 'Make a passkey',
  passkeyLabel: 'What you call it',
  passkeyLabelDefault: 'This device',
  passkeyNotMade: 'The passkey was not made. Try again, or use a password.',
  withPassword: 'Use a password and an authenticator app',
  withPasswordAbout: 'For a browser that knows no passkeys.',
  newPassword: 'New password',
  goOn: 'Go on',
  scan: 'Scan this with your authenticator app',
  secret: 'Or type this in:',
  firstCode: 'The code that the app shows now',
  finish: 'Finish and sign in',
};

const fil: Texts<keyof typeof en> = {
  chooseName: 'Pangalan mo sa desk',
  chooseNameAbout: '2 hanggang 30 maliliit na titik, numero o gitling. Ito ang lagda ng bawat aksiyon mo, habambuhay.',
  displayName: 'Paano ka nakikita ng iba',
  withPasskey: 'Gumamit ng passkey',
  withPasskeyAbout:
    'Ang iyong daliri, mukha o susi, na itinatago ng device na ito. Walang tatandaan, at walang maita-type sa maling pahina.',
  noPasskeys: 'Hindi tumatanggap ng passkey ang address na ito: gumamit ng password na may authenticator app.',
  makePasskey: 'Gumawa ng passkey',
  passkeyLabel: 'Ano ang tawag mo rito',
  passkeyLabelDefault: 'Ang device na ito',
  passkeyNotMade: 'Hindi nagawa ang passkey. Subukang muli, o gumamit ng password.',
  withPassword: 'Gumamit ng password at authenticator app',
  withPasswordAbout: 'Para sa browser na hindi marunong sa passkey.',
  newPassword: 'Bagong password',
  goOn: 'Magpatuloy',
  scan: 'I-scan ito gamit ang iyong authenticator app',
  secret: 'O i-type ito:',
  firstCode: 'Ang code na ipinapakita ngayon ng app',
  finish: 'Tapusin at mag-sign in',
};

export const useMeansTexts = textsOf({ en, fil });
