import type { Words } from '../texts.ts';

export const es: Words = {
  curve: 'La curva de esta ronda',
  taken: (height) => `Retirado en ${height}`,
  target: (height) => `Objetivo ${height}`,
  ended: (height) => `Terminó en ${height}`,
  table: 'Algunos de los objetivos',
  pays: 'Paga',
  chance: 'Probabilidad',
};
