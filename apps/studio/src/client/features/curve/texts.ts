import { type Texts, textsIn } from '../../lib/texts/index.ts';

const en = {
  curve: 'The curve of this round',
  taken: (height: string) => `Cashed out at ${height}`,
  target: (height: string) => `Target ${height}`,
  ended: (height: string) => `Ended at ${height}`,
  table: 'Some of the targets',
  pays: 'Pays',
  chance: 'Chance',
};

export type Words = typeof en;

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): Words {
  return textsIn('features/curve', en, language);
}
