import type { Texts } from '../../lib/texts/index.ts';

const en = {
  curve: 'The curve of this round',
  taken: (height: string) => `Cashed out at ${height}`,
  target: (height: string) => `Target ${height}`,
  ended: (height: string) => `Ended at ${height}`,
  table: 'Some of the targets',
  pays: 'Pays',
  chance: 'Chance',
};

type Words = typeof en;

const fil: Words = {
  curve: 'Ang kurba ng round na ito',
  taken: (height) => `Na-cash out sa ${height}`,
  target: (height) => `Target ${height}`,
  ended: (height) => `Natapos sa ${height}`,
  table: 'Ilan sa mga target',
  pays: 'Bayad',
  chance: 'Tsansa',
};

/** What this screen says beside what every screen says. */
export function wordsOf({ locale }: Texts): Words {
  return locale === 'fil' ? fil : en;
}
