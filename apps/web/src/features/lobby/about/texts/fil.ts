import type { Texts } from '../../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  noGame: 'Wala kaming ganoong laro.',
  kind: 'Uri',
  features: 'Mga tampok',
  return: 'Balik sa manlalaro',
  returnText: '{percent} %',
  hits: 'Mga round na may panalo',
  volatility: 'Volatility',
  stakes: 'Mga taya',
  stakesText: '{least} hanggang {most}',
  notOffered: 'Wala sa iyong pera',
  largestWin: 'Pinakamalaking panalo',
  times: '{count} × ang taya',
  timesWithOdds: '{count} × ang taya, isang beses sa mga {rounds} round',
  timesAlmostNever: '{count} × ang taya, mas madalang pa sa isang beses sa {rounds} round',
  pot: 'Sama-samang pot',
  potNow: '{amount} ngayon, {most} ang pinakamataas',
  potMost: '{most} ang pinakamataas',
  rules: 'Mga tuntunin sa madaling salita',
  sheet: 'Lahat ng bilang ng larong ito',
  address: 'Address ng pahinang ito',
  likeThis: 'Katulad nito',
  ahead: 'Ginagawa pa namin ang larong ito.',
  untold: 'Hindi sinasabi ng gumawa nito',
};
