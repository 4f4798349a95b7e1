import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  loading: 'Nilo-load ang paglalaro mo',
  toSafely: 'Mga limitasyon, pahinga at tulong',
  toFair: 'Suriin ang mga round',
  session: 'Sesyong ito',
  since: 'Mula nang mag-log in ka, {time}. Mga round na tapos na.',
  rounds: 'Mga round',
  net: 'Netong resulta',
  lowest: 'Pinakamababa',
  highest: 'Pinakamataas',
  noRounds: 'Wala pang round.',
  graph: 'Netong resulta pagkatapos ng {rounds} round: {net}. Pinakamababa {lowest}, pinakamataas {highest}.',
  asTable: 'Bilang talahanayan',
  afterRounds: 'Pagkatapos ng round',
  bests: 'Mga personal na pinakamataas',
  roundsEver: 'Mga nalarong round',
  roundsLatest: 'Mga huling round na tiningnan',
  gamesTried: 'Mga nasubukang laro',
  of: '{count} sa {all}',
  noBests: 'Wala pang round na nagbayad nang higit sa taya.',
  paidFor: '{paid} para sa tayang {stake}',
  watch: 'Tingnan at suriin',
  watchOf: 'Tingnan at suriin: {game}',
  bestsAbout:
    'Ang pinakamataas na multiple ng taya sa bawat laro. Walang sinasabi ang nakaraang bayad tungkol sa susunod na round.',
};
