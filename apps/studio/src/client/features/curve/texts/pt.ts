import type { Words } from '../texts.ts';

export const pt: Words = {
  curve: 'A curva desta rodada',
  taken: (height) => `Retirado em ${height}`,
  target: (height) => `Alvo ${height}`,
  ended: (height) => `Terminou em ${height}`,
  table: 'Alguns dos alvos',
  pays: 'Paga',
  chance: 'Chance',
};
