import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  userAgreement: 'Kasunduan ng gumagamit',
  privacyPolicy: 'Patakaran sa privacy',
  withdrawalRules: 'Mga tuntunin sa cash-out',
  aboutUs: 'Tungkol sa amin',
  prevails: 'Ang bersyong Ingles ang mananaig.',
};
