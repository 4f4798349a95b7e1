import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  noGame: 'Hindi namin mahanap ang larong ito.',
  kind: 'Uri',
  features: 'Mga tampok',
  return: 'Balik sa manlalaro',
  returnText: '{percent} %',
  hits: 'Mga round na may bayad',
  volatility: 'Volatility',
  stakes: 'Mga taya',
  stakesText: '{least} hanggang {most}',
  notOffered: 'Wala sa iyong pera',
  largestWin: 'Pinakamalaking panalo',
  times: '{count} × ang taya',
  timesWithOdds: '{count} × ang taya, isang beses sa mga {rounds} round',
  pot: 'Jackpot',
  potNow: '{amount} ngayon, hanggang {most}',
  potMost: 'hanggang {most}',
  rules: 'Mga tuntunin sa madaling salita',
  fair: 'Paano suriin ang mga round nito',
  sheet: 'Lahat ng numero',
  address: 'Link sa pahinang ito',
  likeThis: 'Mga katulad na laro',
  ahead: 'Malapit na ang larong ito.',
  unspecified: 'Hindi inilathala ng provider',
};
