import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Mag-sign in',
  passkey: 'Mag-sign in gamit ang passkey',
  company: 'Magpatuloy gamit ang {name}',
  or: 'o gamit ang pangalan, password at code',
  name: 'Pangalan',
  password: 'Password',
  code: 'Code mula sa iyong authenticator app',
  signIn: 'Mag-sign in',
  passkeyFailed: 'Hindi nagamit ang passkey. Subukang muli, o gamitin ang iyong password.',
  ended: 'Natapos na ang iyong session. Mag-sign in muli; babalik ka sa kinaroroonan mo.',
  noAccount: 'Ang namamahala sa staff ang nagbibigay ng access, sa pamamagitan ng link na minsan lang gumagana.',
  welcome: 'Maligayang pagdating, {name}',
  welcomeFirst: 'Ang unang administrator',
  welcomeFirstAbout:
    'Wala pang staff dito. Pumili ng pangalang itatala sa iyong mga ginawa, at kung paano ka magsa-sign in.',
  welcomeAbout: 'Piliin kung paano ka magsa-sign in mula ngayon. Minsan lang gumagana ang link, hanggang {time}.',
  recoverAbout:
    'Pumiling muli kung paano ka magsa-sign in. Hindi na gagana ang dati. Minsan lang gumagana ang link, hanggang {time}.',
  yourRoles: 'Mga role mo',
  linkUsed: 'Hindi gumagana ang link na ito',
  linkUsedAbout: 'Nagamit na ito, o lumipas na ang oras nito. Humingi ng panibago sa nagbigay nito.',
  toSignIn: 'Sa pag-sign in',
  unreachable: 'Hindi maabot ang desk',
};
