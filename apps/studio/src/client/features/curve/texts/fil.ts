import type { Words } from '../texts.ts';

export const fil: Words = {
  curve: 'Ang kurba ng round na ito',
  taken: (height) => `Na-cash out sa ${height}`,
  target: (height) => `Target ${height}`,
  ended: (height) => `Natapos sa ${height}`,
  table: 'Ilan sa mga target',
  pays: 'Bayad',
  chance: 'Tsansa',
};
