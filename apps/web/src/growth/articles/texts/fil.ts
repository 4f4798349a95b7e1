import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  article: 'Artikulo',
  banking: 'Mga paraan ng pagbayad',
  userAgreement: 'Kasunduan ng gumagamit',
  privacyPolicy: 'Patakaran sa privacy',
  noArticle: 'Hindi namin mahanap ang artikulong ito. Tingnan ang mga pahina ng tulong.',
  updated: 'Huling binago noong {day}.',
  prevails: 'Ang bersyong Ingles ang mananaig.',
  print: 'I-print',
  withdrawRulePageUrl: 'Mga tuntunin sa cash-out',
  promotionPageUrl: 'Mga promosyon',
  openOutside: 'Basahin ito sa {host}',
  nothingThere: 'Wala pang laman ito sa ngayon. Bumalik muli mamaya.',
};
